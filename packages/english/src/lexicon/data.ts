/** Access to the compiled word data; `data/build.mjs` names its sources. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../data");

/** The lines of a data file. */
export function readLines(name: string): string[] {
  return readFileSync(join(FOLDER, name), "utf8").split("\n");
}

/** The files of a data folder, in alphabetical order. */
export function listData(folder: string): string[] {
  return readdirSync(join(FOLDER, folder))
    .toSorted()
    .map((name) => `${folder}/${name}`);
}

/** A data file of signed bytes. */
export function readBytes(name: string): Int8Array {
  const buffer = readFileSync(join(FOLDER, name));
  return new Int8Array(buffer.buffer, buffer.byteOffset, buffer.length);
}

/** Lazy initialization: a value that is computed on first use. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
