/** What a WOFF2 file says of its glyphs' sizes: https://www.w3.org/TR/WOFF2/ and https://learn.microsoft.com/typography/opentype/spec/ */
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/** All in em. */
export interface FontSizes {
  readonly ascent: number;
  readonly descent: number;
  /** How wide a text is on the average, a character; of characters that the file has. */
  readonly widthOf: (text: string) => number;
  readonly has: (character: string) => boolean;
}

/** The tables that are read here, by their numbers in WOFF2's list of known tags. */
const TAGS: Readonly<Record<number, string>> = {
  0: "cmap",
  1: "head",
  2: "hhea",
  3: "hmtx",
  5: "name",
};
/** Their numbers in that list; glyphs are stored in another form by default, all else is as it was. */
const GLYF = 10;
const LOCA = 11;
const OWN_TAG = 63;
const HEADER_LENGTH = 48;

/** @throws where the file has no table of what is asked */
export function fontSizes(path: string): FontSizes {
  const tables = fontTables(path);
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`${path} has no ${tag}`);
    return found;
  };
  const unit = table("head").readUInt16BE(18);
  const hhea = table("hhea");
  const hmtx = table("hmtx");
  const glyphOf = glyphs(table("cmap"));
  const lastWidth = hhea.readUInt16BE(34) - 1;
  return {
    ascent: hhea.readInt16BE(4) / unit,
    descent: -hhea.readInt16BE(6) / unit,
    widthOf(text) {
      const known = [...text].map(glyphOf).filter((glyph) => glyph > 0);
      const advances = known.map((glyph) => hmtx.readUInt16BE(4 * Math.min(glyph, lastWidth)));
      return advances.reduce((sum, advance) => sum + advance, 0) / known.length / unit;
    },
    has: (character) => glyphOf(character) > 0,
  };
}

/** The tables of a WOFF2 file by their tags, or by their numbers where they are not read here. */
export function fontTables(path: string): Map<string, Buffer> {
  const file = readFileSync(path);
  let at = HEADER_LENGTH;
  /** Seven bits a byte, the first of them the highest. */
  const readLength = () => {
    for (let length = 0; ;) {
      const byte = file.readUInt8(at++);
      length = length * 128 + (byte & 127);
      if (byte < 128) return length;
    }
  };
  const entries: { tag: string; length: number }[] = [];
  for (let count = file.readUInt16BE(12); count > 0; count--) {
    const flags = file.readUInt8(at++);
    const number = flags & 63;
    const tag = TAGS[number] ?? String(number);
    if (number === OWN_TAG) at += 4;
    const original = readLength();
    const isGlyphs = number === GLYF || number === LOCA;
    const isTransformed = isGlyphs ? flags >> 6 === 0 : flags >> 6 !== 0;
    entries.push({ tag, length: isTransformed ? readLength() : original });
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  const tables = new Map<string, Buffer>();
  let from = 0;
  for (const { tag, length } of entries) {
    tables.set(tag, data.subarray(from, from + length));
    from += length;
  }
  return tables;
}

/** The glyph of a character by the table's segments (format 4), 0 where it has none. */
function glyphs(cmap: Buffer): (character: string) => number {
  const format4 = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) =>
    cmap.readUInt32BE(8 + 8 * at),
  ).find((offset) => cmap.readUInt16BE(offset) === 4);
  if (format4 === undefined) throw new Error("no segments of characters");
  const size = cmap.readUInt16BE(format4 + 6);
  /** The four lists of the segments: ends, starts, differences, and where a list of glyphs begins. */
  const list = (number: number) => format4 + 14 + number * size + (number > 0 ? 2 : 0);
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    for (let at = 0; at < size; at += 2) {
      if (cmap.readUInt16BE(list(0) + at) < code) continue;
      const start = cmap.readUInt16BE(list(1) + at);
      if (start > code) return 0;
      const difference = cmap.readUInt16BE(list(2) + at);
      const offset = cmap.readUInt16BE(list(3) + at);
      if (offset === 0) return (code + difference) & 0xffff;
      const glyph = cmap.readUInt16BE(list(3) + at + offset + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + difference) & 0xffff;
    }
    return 0;
  };
}
