/** The files of the library. The only module that reads them; each is read once. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ItemFile, type LibraryProposal } from "./item-file.ts";
import { GRADES, readPassage, type LibraryPassage } from "./passage-file.ts";

const PASSAGES = join(import.meta.dirname, "../passages");
const ITEMS = join(import.meta.dirname, "../items");

/** A passage with what was proposed of it. */
export interface LibraryEntry {
  readonly passage: LibraryPassage;
  readonly proposals: readonly LibraryProposal[];
}

let shelf: ReadonlyMap<string, LibraryEntry> | undefined;

/** Every passage of the library by its address: by grade, then by title. */
export function libraryShelf(): ReadonlyMap<string, LibraryEntry> {
  shelf ??= new Map(
    readdirSync(PASSAGES)
      .map((name) => name.replace(/\.txt$/u, ""))
      .map(readEntry)
      .toSorted(
        ({ passage: a }, { passage: b }) =>
          GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade) || a.title.localeCompare(b.title, "ko"),
      )
      .map((entry) => [entry.passage.slug, entry]),
  );
  return shelf;
}

/**
 * The types of which the library has items.
 * @example libraryTypes().has("title") // true
 */
export function libraryTypes(): ReadonlySet<string> {
  return new Set(
    [...libraryShelf().values()].flatMap(({ proposals }) => proposals.map(({ type }) => type)),
  );
}

function readEntry(slug: string): LibraryEntry {
  const passage = readPassage(slug, readFileSync(join(PASSAGES, `${slug}.txt`), "utf8"));
  const items = ItemFile.parse(JSON.parse(readFileSync(join(ITEMS, `${slug}.json`), "utf8")));
  return { passage, proposals: items.items };
}
