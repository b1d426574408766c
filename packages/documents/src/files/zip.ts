/** Reads ZIP files: bounded in entries, names and bytes before anything is inflated. */
import { DocumentError } from "./document-error.ts";
import { inflateBounded } from "./inflate.ts";

const MAX_ENTRIES = 3000;
/** All entries together, and one that is read, in bytes. */
const MAX_TOTAL = 300 * 1024 * 1024;
const MAX_PART = 32 * 1024 * 1024;
/** A larger entry that shrinks to less than this share is made to fill memory, not to be read. */
const LARGE = 8 * 1024 * 1024;
const MOST_RATIO = 200;

const END_SIGN = 0x06054b50;
const ENTRY_SIGN = 0x02014b50;
const LOCAL_SIGN = 0x04034b50;
/** The end of the directory with its comment is within so many bytes of the end. */
const END_SEARCH = 22 + 65_535;

interface Entry {
  readonly method: number;
  readonly compressed: number;
  readonly size: number;
  readonly offset: number;
}

export class Zip {
  readonly #bytes: Uint8Array;
  readonly #entries: ReadonlyMap<string, Entry>;

  /** @throws DocumentError where the directory is damaged, unsafe, encrypted or too large */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#entries = directoryOf(bytes);
  }

  names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The bytes of an entry; null where there is none of that name. */
  read(name: string): Uint8Array | null {
    const entry = this.#entries.get(name);
    if (!entry) return null;
    if (entry.size > MAX_PART) throw new DocumentError("bomb");
    const data = dataOf(this.#bytes, entry);
    const content = entry.method === 0 ? data : inflateBounded(data, entry.size);
    if (content.length !== entry.size) throw new DocumentError("damaged");
    return content;
  }
}

function directoryOf(bytes: Uint8Array): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw new DocumentError("bomb");
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  const totals = { size: 0, compressed: 0 };
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY_SIGN)
      throw new DocumentError("damaged");
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    );
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength!));
    checkName(name);
    if ((view.getUint16(at + 8, true) & 1) === 1) throw new DocumentError("encrypted");
    const entry = entryAt(view, at);
    totals.size += entry.size;
    totals.compressed += entry.compressed;
    if (totals.size > MAX_TOTAL || totals.compressed > bytes.length)
      throw new DocumentError("bomb");
    if (entry.size > LARGE && entry.size > entry.compressed * MOST_RATIO)
      throw new DocumentError("bomb");
    entries.set(name, entry);
    at += 46 + nameLength! + extra! + comment!;
  }
  return entries;
}

function entryAt(view: DataView, at: number): Entry {
  return {
    method: view.getUint16(at + 10, true),
    compressed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SEARCH);
  for (let at = view.byteLength - 22; at >= first; at--)
    if (view.getUint32(at, true) === END_SIGN) return at;
  throw new DocumentError("damaged");
}

/** Names lead nowhere but into the file. */
function checkName(name: string): void {
  const parts = name.split("/");
  if (name.startsWith("/") || /[\\\0]|^[A-Za-z]:/u.test(name) || parts.includes(".."))
    throw new DocumentError("unsafe-names");
}

function dataOf(bytes: Uint8Array, { method, compressed, offset }: Entry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL_SIGN)
    throw new DocumentError("damaged");
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + compressed > bytes.length || (method !== 0 && method !== 8))
    throw new DocumentError("damaged");
  return bytes.subarray(start, start + compressed);
}
