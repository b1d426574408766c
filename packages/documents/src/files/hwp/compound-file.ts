/** Reads compound files (CFB), the container of HWP 5 and of old Office documents. Every chain is bounded. */
import { DocumentError } from "../document-error.ts";

const FREE = 0xfffffffa;
const HEADER = 512;
const ENTRY = 128;
const MAX_ENTRIES = 10_000;
/** Sectors that the header itself names. */
const HEADER_SECTORS = 109;

interface DirectoryEntry {
  readonly name: string;
  readonly type: number;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
}

export class CompoundFile {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #sector: number;
  readonly #miniSector: number;
  readonly #cutoff: number;
  readonly #fat: number[];
  readonly #miniFat: number[];
  readonly #mini: Uint8Array;
  readonly #streams = new Map<string, DirectoryEntry>();

  /** @throws DocumentError "damaged" */
  constructor(bytes: Uint8Array) {
    if (bytes.length < HEADER) throw new DocumentError("damaged");
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const shift = this.#view.getUint16(30, true);
    const miniShift = this.#view.getUint16(32, true);
    if ((shift !== 9 && shift !== 12) || miniShift !== 6) throw new DocumentError("damaged");
    this.#sector = 2 ** shift;
    this.#miniSector = 2 ** miniShift;
    this.#cutoff = this.#view.getUint32(56, true);
    this.#fat = this.#numbers(this.#fatSectors());
    const entries = this.#directory();
    this.#miniFat = this.#numbers(this.#chain(this.#view.getUint32(60, true)));
    const root = entries[0];
    if (!root || root.type !== 5) throw new DocumentError("damaged");
    this.#mini = this.#content(root.start, root.size);
    this.#name(entries, root.child);
  }

  /** Names with their folders: "BodyText/Section0". */
  names(): string[] {
    return [...this.#streams.keys()];
  }

  read(name: string): Uint8Array | null {
    const entry = this.#streams.get(name);
    if (!entry) return null;
    if (entry.size >= this.#cutoff) return this.#content(entry.start, entry.size);
    return this.#miniContent(entry);
  }

  #fatSectors(): number[] {
    const sectors: number[] = [];
    for (let at = 0; at < HEADER_SECTORS; at++)
      sectors.push(this.#view.getUint32(76 + at * 4, true));
    let next = this.#view.getUint32(68, true);
    const perSector = this.#sector / 4 - 1;
    for (let count = 0; next < FREE && count < this.#sectorCount(); count++) {
      const numbers = this.#sectorNumbers(next);
      sectors.push(...numbers.slice(0, perSector));
      next = numbers[perSector] ?? FREE;
    }
    return sectors.filter((sector) => sector < FREE).slice(0, this.#sectorCount());
  }

  #sectorCount(): number {
    return Math.ceil(this.#bytes.length / this.#sector);
  }

  #at(sector: number): number {
    const at = (sector + 1) * this.#sector;
    if (at >= this.#bytes.length) throw new DocumentError("damaged");
    return at;
  }

  #sectorNumbers(sector: number): number[] {
    const at = this.#at(sector);
    const length = Math.min(this.#sector, this.#bytes.length - at) >> 2;
    return Array.from({ length }, (_, index) => this.#view.getUint32(at + index * 4, true));
  }

  #numbers(sectors: readonly number[]): number[] {
    return sectors.flatMap((sector) => this.#sectorNumbers(sector));
  }

  /** The sectors of a chain; one that comes back to itself is damaged. */
  #chain(start: number): number[] {
    const sectors: number[] = [];
    for (let sector = start; sector < FREE; sector = this.#fat[sector] ?? FREE) {
      sectors.push(sector);
      if (sectors.length > this.#sectorCount()) throw new DocumentError("damaged");
    }
    return sectors;
  }

  #content(start: number, size: number): Uint8Array {
    if (size > this.#bytes.length) throw new DocumentError("damaged");
    const content = new Uint8Array(size);
    let written = 0;
    for (const sector of this.#chain(start)) {
      if (written >= size) break;
      const at = this.#at(sector);
      const part = this.#bytes.subarray(at, at + Math.min(this.#sector, size - written));
      content.set(part, written);
      written += part.length;
    }
    if (written < size) throw new DocumentError("damaged");
    return content;
  }

  #miniContent({ start, size }: DirectoryEntry): Uint8Array {
    const content = new Uint8Array(Math.min(size, this.#mini.length));
    let written = 0;
    let sector = start;
    while (written < content.length && sector < FREE) {
      const at = sector * this.#miniSector;
      const part = this.#mini.subarray(
        at,
        at + Math.min(this.#miniSector, content.length - written),
      );
      if (part.length === 0) break;
      content.set(part, written);
      written += part.length;
      sector = this.#miniFat[sector] ?? FREE;
    }
    if (written < size) throw new DocumentError("damaged");
    return content;
  }

  #directory(): DirectoryEntry[] {
    const sectors = this.#chain(this.#view.getUint32(48, true));
    const perSector = this.#sector / ENTRY;
    const entries: DirectoryEntry[] = [];
    for (const sector of sectors)
      for (let at = 0; at < perSector && entries.length < MAX_ENTRIES; at++)
        entries.push(this.#entry(this.#at(sector) + at * ENTRY));
    return entries;
  }

  #entry(at: number): DirectoryEntry {
    if (at + ENTRY > this.#bytes.length) throw new DocumentError("damaged");
    const length = Math.min(64, Math.max(0, this.#view.getUint16(at + 64, true) - 2));
    const number = (offset: number): number => this.#view.getUint32(at + offset, true);
    return {
      name: new TextDecoder("utf-16le").decode(this.#bytes.subarray(at, at + length)),
      type: this.#bytes[at + 66] ?? 0,
      left: number(68),
      right: number(72),
      child: number(76),
      start: number(116),
      size: number(120),
    };
  }

  /** Names the streams below an entry; each entry is visited once. */
  #name(entries: readonly DirectoryEntry[], first: number): void {
    const visited = new Set<number>();
    const open: [at: number, folder: string][] = [[first, ""]];
    for (let next = open.pop(); next; next = open.pop()) {
      const [at, folder] = next;
      const entry = entries[at];
      if (!entry || visited.has(at)) continue;
      visited.add(at);
      const name = `${folder}${entry.name}`;
      if (entry.type === 2) this.#streams.set(name, entry);
      open.push([entry.left, folder], [entry.right, folder]);
      if (entry.type === 1) open.push([entry.child, `${name}/`]);
    }
  }
}
