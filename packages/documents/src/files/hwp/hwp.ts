/** Text of Hangul documents in their binary form (HWP 5), after the format's public description. */
import { DocumentError } from "../document-error.ts";
import { inflateBounded } from "../inflate.ts";
import type { CompoundFile } from "./compound-file.ts";

const SIGNATURE = "HWP Document File";
const MAX_SECTION = 64 * 1024 * 1024;
const MAX_SECTIONS = 200;

const PARAGRAPH_TEXT = 67;
const CONTROL = 71;
/** Controls whose paragraphs are no part of the text, with their letters turned round: heads, feet, comments. */
const SKIPPED = new Set(["daeh", "toof", "tmct"]);
/** Characters below 32 that stand alone; the others are followed by fourteen bytes. */
const ALONE: Readonly<Record<number, string>> = {
  0: "",
  10: "\n",
  13: "",
  24: "-",
  25: "",
  26: "",
  27: "",
  28: "",
  29: "",
  30: " ",
  31: " ",
};

/** Whether a compound file is a Hangul document. */
export function isHwp(file: CompoundFile): boolean {
  const header = file.read("FileHeader");
  return header !== null && new TextDecoder("latin1").decode(header).startsWith(SIGNATURE);
}

/** The text of a document: a line for each paragraph, cells of tables in lines of their own. */
export function readHwp(file: CompoundFile): string {
  const header = file.read("FileHeader");
  if (!header || header.length < 40) throw new DocumentError("damaged");
  const flags = new DataView(header.buffer, header.byteOffset).getUint32(36, true);
  if ((flags & 0b10) !== 0 || (flags & 0b10000) !== 0) throw new DocumentError("encrypted");
  if ((flags & 0b100) !== 0) throw new DocumentError("distributed");
  const isCompressed = (flags & 1) !== 0;
  const sections = file
    .names()
    .filter((name) => /^BodyText\/Section\d{1,4}$/u.test(name))
    .toSorted((a, b) => Number(a.slice(16)) - Number(b.slice(16)))
    .slice(0, MAX_SECTIONS);
  if (sections.length === 0) throw new DocumentError("damaged");
  return sections
    .map((name) => {
      const bytes = file.read(name) ?? new Uint8Array();
      return sectionText(isCompressed ? inflateBounded(bytes, MAX_SECTION) : bytes);
    })
    .join("\n");
}

function sectionText(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lines: string[] = [];
  let skippedLevel = Infinity;
  let at = 0;
  while (at + 4 <= bytes.length) {
    const head = view.getUint32(at, true);
    const [tag, level] = [head & 0x3ff, (head >>> 10) & 0x3ff];
    let size = head >>> 20;
    at += 4;
    if (size === 0xfff) {
      if (at + 4 > bytes.length) throw new DocumentError("damaged");
      size = view.getUint32(at, true);
      at += 4;
    }
    if (at + size > bytes.length) throw new DocumentError("damaged");
    const data = bytes.subarray(at, at + size);
    if (level <= skippedLevel) skippedLevel = Infinity;
    if (tag === CONTROL && skippedLevel === Infinity && SKIPPED.has(latin(data.subarray(0, 4))))
      skippedLevel = level;
    if (tag === PARAGRAPH_TEXT && skippedLevel === Infinity) lines.push(paragraphText(data));
    // a paragraph without a text is a blank line
    if (tag === 66 && skippedLevel === Infinity && isEmptyParagraph(view, at, size)) lines.push("");
    at += size;
  }
  return lines.join("\n");
}

function latin(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}

/** A paragraph's header counts its characters; one alone is its end. */
function isEmptyParagraph(view: DataView, at: number, size: number): boolean {
  return size >= 4 && (view.getUint32(at, true) & 0x7fffffff) <= 1;
}

function paragraphText(data: Uint8Array): string {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  let text = "";
  for (let at = 0; at + 2 <= data.length; at += 2) {
    const code = view.getUint16(at, true);
    if (code >= 32) text += String.fromCharCode(code);
    else if (code in ALONE) text += ALONE[code];
    else {
      if (code === 9) text += "\t";
      at += 14;
    }
  }
  return text;
}
