/** The names in a font file: https://learn.microsoft.com/typography/opentype/spec/name */

const HEADER = 12;
const ENTRY = 16;
/** Sum that `head` makes the whole file come to. */
const WHOLE = 0xb1b0afba;
const WINDOWS = 3;

/** Numbers of names. */
const NAMES = { copyright: 0, family: 1, unique: 3, full: 4, version: 5, postScript: 6 };
const KEPT = new Set([NAMES.copyright, 2, NAMES.version, 9, 13, 14]);
/** From here on: names of axes and weights. */
const OWN = 256;

/**
 * Calls a font by another name. Keeps who made it and its licence, and drops trade marks.
 * @param {Buffer} font OpenType, not compressed
 * @param {string} family letters and spaces
 * @returns {Buffer}
 * @throws where it has no table of names
 * @example rename(font, "Pulda Passage")
 */
export function rename(font, family) {
  const tables = tablesOf(font);
  const names = tables.find(({ tag }) => tag === "name");
  if (!names) throw new Error("the font has no names");
  const postScript = family.replaceAll(" ", "");
  const old = namesOf(names.data);
  const version = old.find(({ id }) => id === NAMES.version)?.text ?? "";
  names.data = tableOfNames([
    ...old
      .filter(({ id }) => KEPT.has(id) || id >= OWN)
      // names of weights for PostScript have the family in them
      .map(({ id, text }) => ({ id, text: text.replace(/^\w+(?=-\w+$)/, postScript) })),
    { id: NAMES.family, text: family },
    { id: NAMES.unique, text: `${version};${postScript}` },
    { id: NAMES.full, text: family },
    { id: NAMES.postScript, text: postScript },
  ]);
  return fontOf(font.subarray(0, 4), tables);
}

function tablesOf(font) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, number) => {
    const at = HEADER + ENTRY * number;
    const from = font.readUInt32BE(at + 8);
    return {
      tag: font.toString("latin1", at, at + 4),
      data: Buffer.from(font.subarray(from, from + font.readUInt32BE(at + 12))),
    };
  });
}

/**
 * The names for Windows in English, which every system reads.
 * @param {Buffer} table `name` of a font
 * @returns {{ id: number, text: string }[]}
 */
export function namesOf(table) {
  const texts = table.readUInt16BE(4);
  const seen = new Set();
  return Array.from({ length: table.readUInt16BE(2) }, (_, number) => {
    const at = 6 + 12 * number;
    const from = texts + table.readUInt16BE(at + 10);
    const encoded = Buffer.from(table.subarray(from, from + table.readUInt16BE(at + 8)));
    const isEnglish = table.readUInt16BE(at) === WINDOWS && table.readUInt16BE(at + 4) === 0x409;
    const id = table.readUInt16BE(at + 6);
    return { id, isEnglish, text: isEnglish ? encoded.swap16().toString("utf16le") : "" };
  })
    .filter(({ id, isEnglish }) => isEnglish && !seen.has(id) && seen.add(id))
    .map(({ id, text }) => ({ id, text }));
}

function tableOfNames(names) {
  const sorted = names.toSorted((a, b) => a.id - b.id);
  const head = Buffer.alloc(6 + 12 * sorted.length);
  head.writeUInt16BE(sorted.length, 2);
  head.writeUInt16BE(head.length, 4);
  const texts = sorted.map(({ text }) => Buffer.from(text, "utf16le").swap16());
  let offset = 0;
  for (const [number, { id }] of sorted.entries()) {
    const { length } = texts[number];
    for (const [place, value] of [WINDOWS, 1, 0x409, id, length, offset].entries())
      head.writeUInt16BE(value, 6 + 12 * number + 2 * place);
    offset += length;
  }
  return Buffer.concat([head, ...texts]);
}

function fontOf(kind, tables) {
  const directory = Buffer.alloc(HEADER + ENTRY * tables.length);
  kind.copy(directory);
  const power = Math.floor(Math.log2(tables.length));
  for (const [place, value] of [
    tables.length,
    ENTRY * 2 ** power,
    power,
    ENTRY * (tables.length - 2 ** power),
  ].entries())
    directory.writeUInt16BE(value, 4 + 2 * place);
  const head = tables.find(({ tag }) => tag === "head");
  head.data.writeUInt32BE(0, 8);
  let from = directory.length;
  const padded = tables.map(({ tag, data }, number) => {
    const at = HEADER + ENTRY * number;
    const filled = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    directory.write(tag, at, "latin1");
    directory.writeUInt32BE(sumOf(filled), at + 4);
    directory.writeUInt32BE(from, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    from += filled.length;
    return filled;
  });
  const font = Buffer.concat([directory, ...padded]);
  const headAt = directory.readUInt32BE(HEADER + ENTRY * tables.indexOf(head) + 8);
  font.writeUInt32BE((WHOLE - sumOf(font)) >>> 0, headAt + 8);
  return font;
}

/** Of big-endian words. */
function sumOf(buffer) {
  let sum = 0;
  for (let at = 0; at < buffer.length; at += 4) sum = (sum + buffer.readUInt32BE(at)) >>> 0;
  return sum;
}
