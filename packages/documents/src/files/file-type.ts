/** What a file is, by its first bytes; its name does not matter. */
import { DocumentError, type DocumentProblem } from "./document-error.ts";

export type FileType = "pdf" | "zip" | "compound" | "image" | "text";

type Sign = readonly (number | null)[];

const ascii = (text: string): Sign => [...text].map((char) => char.charCodeAt(0));

const TYPES: readonly (readonly [FileType, Sign])[] = [
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
  ["zip", [0x50, 0x4b, 0x05, 0x06]],
  ["compound", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ["image", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image", [0xff, 0xd8, 0xff]],
  ["image", ascii("GIF8")],
  ["image", ascii("BM")],
  ["image", [...ascii("RIFF"), null, null, null, null, ...ascii("WEBP")]],
];

const REFUSED: readonly (readonly [DocumentProblem, Sign])[] = [
  ["old-hangul", ascii("HWP Document File V")],
  ["rich-text", ascii("{\\rtf")],
  ["archive", [0x1f, 0x8b]],
  ["archive", [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ["archive", ascii("Rar!")],
  ["archive", ascii("BZh")],
  ["archive", [0xfd, ...ascii("7zXZ")]],
  ["program", ascii("MZ")],
  ["program", [0x7f, ...ascii("ELF")]],
  ["photo-type", [null, null, null, null, ...ascii("ftyphei")]],
  ["photo-type", [null, null, null, null, ...ascii("ftypmif1")]],
  ["photo-type", [null, null, null, null, ...ascii("ftypavif")]],
  ["unknown-type", [null, null, null, null, ...ascii("ftyp")]],
  ["unknown-type", ascii("ID3")],
  ["unknown-type", ascii("OggS")],
  ["unknown-type", ascii("SQLite format 3")],
];

/** Readers of PDF look for its sign in so many bytes. */
const PDF_SEARCH = 1024;

/**
 * The type of a file.
 * @throws DocumentError for what is known and cannot be read
 * @example fileTypeOf(new TextEncoder().encode("%PDF-1.7")) // "pdf"
 */
export function fileTypeOf(bytes: Uint8Array): FileType {
  if (bytes.length === 0) throw new DocumentError("empty");
  const type = TYPES.find(([, sign]) => begins(bytes, sign))?.[0];
  // a text may begin with BM
  if (type && !(begins(bytes, ascii("BM")) && isText(bytes))) return type;
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, PDF_SEARCH));
  if (head.includes("%PDF-")) return "pdf";
  const refused = REFUSED.find(([, sign]) => begins(bytes, sign))?.[0];
  if (refused && !(refused !== "rich-text" && refused !== "old-hangul" && isText(bytes)))
    throw new DocumentError(refused);
  if (/^\s{0,40}<\?xml[^>]{0,200}>\s{0,40}(?:<!DOCTYPE[^>]{0,200}>\s{0,40})?<HWPML/iu.test(head))
    throw new DocumentError("hangul-xml");
  return "text";
}

/** Whether the beginning holds no bytes that texts do not have. */
function isText(bytes: Uint8Array): boolean {
  return !bytes.subarray(0, PDF_SEARCH).some((byte) => byte < 9 || (byte > 13 && byte < 32));
}

function begins(bytes: Uint8Array, sign: Sign): boolean {
  return sign.every((byte, at) => byte === null || bytes[at] === byte);
}
