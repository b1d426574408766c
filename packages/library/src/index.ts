/** The library as exams: passages of ours, with items that a model proposed and judges would print. */
import type { ItemContent } from "@pulda/question";
import type { LibraryPassage } from "./passage-file.ts";
import { readLibraryItem } from "./read-item.ts";
import { libraryShelf } from "./shelf.ts";

export { freshLibraryItems, type FreshLibraryItem, type FreshRequest } from "./fresh-items.ts";

/** A passage with its items; `proof.passage` of each is 0. */
export interface LibraryExam {
  readonly passage: LibraryPassage;
  readonly items: readonly ItemContent[];
}

/**
 * A passage of the library with its items, or null. An item that no longer passes the gates is left out.
 * @example libraryExam("g12-worn-intensifiers")?.items.length
 */
export function libraryExam(slug: string): LibraryExam | null {
  const entry = libraryShelf().get(slug);
  if (!entry) return null;
  const { passage, proposals } = entry;
  return { passage, items: proposals.flatMap((one) => readLibraryItem(passage, one) ?? []) };
}
