/** Text files: UTF-8, UTF-16, and CP949 as older Korean programs write it. */
import { DocumentError } from "./document-error.ts";

/** A text of more characters is no passage of anybody. */
const MAX_LENGTH = 5_000_000;
/** Bytes that are looked at for the encoding. */
const LOOKED_AT = 4096;

/**
 * The text of a file.
 * @throws DocumentError where the bytes are no text
 */
export function readPlainText(bytes: Uint8Array): string {
  const text = decoded(bytes).slice(0, MAX_LENGTH);
  if (text.trim() === "") throw new DocumentError("empty");
  return text;
}

function decoded(bytes: Uint8Array): string {
  if (begins(bytes, [0xff, 0xfe])) return decode(bytes, "utf-16le");
  if (begins(bytes, [0xfe, 0xff])) return decode(bytes, "utf-16be");
  const head = bytes.subarray(0, LOOKED_AT);
  const zeros = { even: 0, odd: 0 };
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2 === 0 ? "even" : "odd"]++;
  if (zeros.odd > head.length / 8 && zeros.even === 0) return decode(bytes, "utf-16le");
  if (zeros.even > head.length / 8 && zeros.odd === 0) return decode(bytes, "utf-16be");
  if (head.some((byte) => byte < 9 || (byte > 13 && byte < 27)))
    throw new DocumentError("unknown-type");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decode(bytes, "euc-kr");
  }
}

function begins(bytes: Uint8Array, sign: readonly number[]): boolean {
  return sign.every((byte, at) => bytes[at] === byte);
}

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new DocumentError("encoding", { cause: error });
  }
}
