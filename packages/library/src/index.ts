/** The library as exams: passages of ours, with items that a model proposed and judges would print. */
import { readAnswer } from "@pulda/model";
import type { ItemContent } from "@pulda/question";
import { levelOf, type LibraryPassage } from "./passage-file.ts";
import { libraryShelf } from "./shelf.ts";

/** A passage with its items; `proof.passage` of each is 0. */
export interface LibraryExam {
  readonly passage: LibraryPassage;
  readonly items: readonly ItemContent[];
}

/**
 * A passage of the library with its items, or null. Every item passes the checks of its type and the gates again, as
 * when it was proposed; one that does not pass is left out.
 * @example libraryExam("g12-worn-intensifiers")?.items.length
 */
export function libraryExam(slug: string): LibraryExam | null {
  const entry = libraryShelf().get(slug);
  if (!entry) return null;
  const { passage, proposals } = entry;
  const items = proposals.flatMap(({ type, seed, answer }) => {
    const level = levelOf(passage.grade);
    const task = { type, passage: 0, text: passage.text, level, seed, avoid: [] };
    const read = readAnswer(task, { text: JSON.stringify(answer) });
    return read.ok ? [read.item] : [];
  });
  return { passage, items };
}
