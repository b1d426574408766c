/** Files for the tests, made by code: whole, locked, cut short, and worse. */
import { strFromU8, strToU8, zipSync, type Zippable } from "fflate";

const text = (content: string): Uint8Array => strToU8(content);

/** A PDF of pages with lines of Helvetica; `locked` asks for a password. */
export function pdfOf(
  pages: readonly (readonly { readonly x: number; readonly y: number; readonly text: string }[])[],
  { locked = false } = {},
): Uint8Array {
  const objects: string[] = [];
  const first = 4;
  const kids = pages.map((_, at) => `${first + at * 2} 0 R`).join(" ");
  objects.push(
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  );
  for (const [at, lines] of pages.entries()) {
    const content = lines
      .map(
        (line) =>
          `BT /F1 10 Tf ${line.x} ${line.y} Td (${line.text.replaceAll(/[()\\]/gu, "\\$&")}) Tj ET`,
      )
      .join("\n");
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + at * 2 + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  let file = "%PDF-1.4\n";
  const offsets: number[] = [];
  for (const [at, object] of objects.entries()) {
    offsets.push(file.length);
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = file.length;
  const hex = "ab".repeat(32);
  const lock = locked
    ? ` /Encrypt << /Filter /Standard /V 1 /R 2 /O <${hex}> /U <${hex}> /P -4 >> /ID [<${"00".repeat(16)}> <${"00".repeat(16)}>]`
    : "";
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  file += offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${lock} >>\nstartxref\n${start}\n%%EOF\n`;
  return text(file);
}

/**
 * A PDF of pages that are a picture each: a PNG, whose samples PDF keeps as they are. The last `rotated` pages lie on
 * their sides and are shown rotated back; with a `side` the picture says that it is so large.
 */
export function scannedPdf(png: Uint8Array, { pages = 1, rotated = 0, side = 0 } = {}): Uint8Array {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const [width, height] = side > 0 ? [side, side] : [view.getUint32(16), view.getUint32(20)];
  let samples = "";
  for (let at = 8; at < png.length; at += 12 + view.getUint32(at))
    if (strFromU8(png.subarray(at + 4, at + 8)) === "IDAT")
      samples += strFromU8(png.subarray(at + 8, at + 8 + view.getUint32(at)), true);
  const kids = Array.from({ length: pages }, (_, at) => `${6 + at} 0 R`);
  const drawn = ["595 0 0 228 0 200", "0 595 -228 0 590 100"].map((matrix) => {
    const draw = `q ${matrix} cm /I Do Q`;
    return `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`;
  });
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${pages} >>`,
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors 3 /BitsPerComponent 8 /Columns ${width} >> /Length ${samples.length} >>\nstream\n${samples}\nendstream`,
    ...drawn,
    ...kids.map((_, at) => {
      const isTurned = at >= pages - rotated;
      return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate ${isTurned ? 90 : 0} /Resources << /XObject << /I 3 0 R >> >> /Contents ${isTurned ? 5 : 4} 0 R >>`;
    }),
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  file += offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return strToU8(file, true);
}

/** The lines of a text for a page of a PDF, from a place on. */
export function linesAt(
  x: number,
  y: number,
  lines: readonly string[],
): { x: number; y: number; text: string }[] {
  return lines.map((line, at) => ({ x, y: y - at * 14, text: line }));
}

const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

/** A Word document with some XML as its body; `head` stands before the root. */
export function docxOf(body: string, head = ""): Uint8Array {
  return zipSync({
    "[Content_Types].xml": text(
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    "_rels/.rels": text(
      `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    "word/document.xml": text(
      `<?xml version="1.0"?>${head}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
    ),
  });
}

export const paragraph = (content: string): string =>
  `<w:p><w:r><w:t xml:space="preserve">${content}</w:t></w:r></w:p>`;

const HANGUL = "http://www.hancom.co.kr/hwpml/2011/";

/** A Hangul document with the XML of its sections. */
export function hwpxOf(sections: readonly string[], more: Zippable = {}, head = ""): Uint8Array {
  const files: Zippable = { mimetype: [text("application/hwp+zip"), { level: 0 }] };
  for (const [at, section] of sections.entries())
    files[`Contents/section${at}.xml`] = text(
      `<?xml version="1.0" encoding="UTF-8"?>${head}<hs:sec xmlns:hs="${HANGUL}section" xmlns:hp="${HANGUL}paragraph">${section}</hs:sec>`,
    );
  return zipSync({ ...files, ...more });
}

export const hangulParagraph = (content: string): string =>
  `<hp:p id="0"><hp:run charPrIDRef="0"><hp:t>${content}</hp:t></hp:run></hp:p>`;

/** A compound file with streams in its root and in one folder: "BodyText/Section0". */
export function compoundOf(
  streams: Readonly<Record<string, Uint8Array>>,
  { looped = false } = {},
): Uint8Array {
  const names = Object.keys(streams);
  const folders = [
    ...new Set(names.flatMap((name) => (name.includes("/") ? [name.split("/")[0]!] : []))),
  ];
  const entries = ["Root Entry", ...folders, ...names];
  const directorySectors = Math.ceil(entries.length / 4);
  const chains: number[][] = [];
  let next = 1 + directorySectors;
  for (const name of names) {
    const count = Math.max(1, Math.ceil(streams[name]!.length / 512));
    chains.push(Array.from({ length: count }, (_, at) => next + at));
    next += count;
  }
  const bytes = new Uint8Array((next + 1) * 512);
  const view = new DataView(bytes.buffer);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(30, 9, true);
  view.setUint16(32, 6, true);
  view.setUint32(44, 1, true);
  view.setUint32(48, 1, true);
  // every stream is large enough for sectors of its own
  view.setUint32(56, 0, true);
  view.setUint32(60, 0xfffffffe, true);
  view.setUint32(68, 0xfffffffe, true);
  for (let at = 0; at < 109; at++) view.setUint32(76 + at * 4, at === 0 ? 0 : 0xffffffff, true);
  const fat = (sector: number, to: number): void => view.setUint32(512 + sector * 4, to, true);
  for (let at = 0; at < 128; at++) fat(at, 0xffffffff);
  fat(0, 0xfffffffd);
  const link = (chain: readonly number[]): void => {
    for (const [at, sector] of chain.entries())
      fat(sector, chain[at + 1] ?? (looped ? chain[0]! : 0xfffffffe));
  };
  link(Array.from({ length: directorySectors }, (_, at) => 1 + at));
  for (const chain of chains) link(chain);
  const inFolder = (folder: string): number[] =>
    names.flatMap((name, at) => (name.startsWith(`${folder}/`) ? [1 + folders.length + at] : []));
  const inRoot = [
    ...folders.map((_, at) => 1 + at),
    ...names.flatMap((name, at) => (name.includes("/") ? [] : [1 + folders.length + at])),
  ];
  const none = 0xffffffff;
  const after = (list: readonly number[], at: number): number => list[list.indexOf(at) + 1] ?? none;
  for (const [at, name] of entries.entries()) {
    const start = 2 * 512 + at * 128;
    const short = name.split("/").at(-1)!;
    for (const [index, char] of [...short].entries())
      view.setUint16(start + index * 2, char.charCodeAt(0), true);
    view.setUint16(start + 64, (short.length + 1) * 2, true);
    const stream = at - 1 - folders.length;
    const siblings = inRoot.includes(at) ? inRoot : inFolder(name.split("/")[0]!);
    bytes[start + 66] = at === 0 ? 5 : stream < 0 ? 1 : 2;
    view.setUint32(start + 68, none, true);
    view.setUint32(start + 72, at === 0 ? none : after(siblings, at), true);
    view.setUint32(
      start + 76,
      at === 0 ? (inRoot[0] ?? none) : stream < 0 ? (inFolder(name)[0] ?? none) : none,
      true,
    );
    view.setUint32(start + 116, stream < 0 ? 0xfffffffe : chains[stream]![0]!, true);
    view.setUint32(start + 120, stream < 0 ? 0 : streams[names[stream]!]!.length, true);
  }
  for (const [at, name] of names.entries()) bytes.set(streams[name]!, (chains[at]![0]! + 1) * 512);
  return bytes;
}

/** The header stream of a HWP document with some flags. */
export function hwpHeader(flags: number): Uint8Array {
  const header = new Uint8Array(256);
  header.set(text("HWP Document File"));
  new DataView(header.buffer).setUint32(36, flags, true);
  return header;
}

/** A section's paragraphs as uncompressed records of HWP. */
export function hwpSection(paragraphs: readonly string[]): Uint8Array {
  const records = paragraphs.flatMap((content) => {
    const body = new Uint8Array((content.length + 1) * 2);
    const view = new DataView(body.buffer);
    for (let at = 0; at < content.length; at++)
      view.setUint16(at * 2, content.charCodeAt(at), true);
    view.setUint16(content.length * 2, 13, true);
    const header = new Uint8Array(24);
    new DataView(header.buffer).setUint32(0, content.length + 1, true);
    return content === "" ? [record(66, 0, header)] : [record(66, 0, header), record(67, 1, body)];
  });
  return joined(records);
}

function record(tag: number, level: number, data: Uint8Array): Uint8Array {
  const long = data.length >= 0xfff;
  const head = new Uint8Array(long ? 8 : 4);
  const view = new DataView(head.buffer);
  view.setUint32(0, (tag | (level << 10) | ((long ? 0xfff : data.length) << 20)) >>> 0, true);
  if (long) view.setUint32(4, data.length, true);
  return joined([head, data]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A file with one number in its ZIP directory changed, at an offset within the first entry. */
export function withDirectoryNumber(zip: Uint8Array, offset: number, value: number): Uint8Array {
  const changed = zip.slice();
  const view = new DataView(changed.buffer);
  for (let at = 0; at + 4 < changed.length; at++)
    if (view.getUint32(at, true) === 0x02014b50) {
      view.setUint32(at + offset, value, true);
      return changed;
    }
  throw new Error("no directory");
}
