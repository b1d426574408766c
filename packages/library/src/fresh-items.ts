/** Items of the library that a learner has not had. */
import { fingerprintOf, type ItemContent, type Passage } from "@pulda/question";
import type { LibraryProposal } from "./item-file.ts";
import { levelOf } from "./passage-file.ts";
import { readLibraryItem } from "./read-item.ts";
import { libraryShelf, type LibraryEntry } from "./shelf.ts";

export interface FreshRequest {
  /** The types that are wanted; those that the library does not have give no item. */
  readonly types: readonly string[];
  /** 1–5: texts of this level come first. */
  readonly level: number;
  /** Which of several texts comes first. */
  readonly seed: number;
  /** Texts of which no item is taken. */
  readonly seen: readonly string[];
  /** Texts that come last: the learner gets something of them at the same time. */
  readonly shown: readonly string[];
  /** What the learner has been asked before (`fingerprintOf`). */
  readonly had: readonly string[];
}

/** An item with the passage that it shows; its `proof.passage` is 0. */
export interface FreshLibraryItem {
  readonly type: string;
  readonly item: ItemContent;
  readonly passage: Passage;
}

/**
 * One item of each type of which there is one left, each of another text where that can be. The same request gives the
 * same items. Only what the library has of the types is looked at, each once.
 * @example freshLibraryItems({ types: ["title"], level: 3, seed: 1, seen: [], shown: [], had: [] })[0]?.item
 */
export function freshLibraryItems(request: FreshRequest): FreshLibraryItem[] {
  const had = new Set(request.had);
  const shown = new Set(request.shown);
  const found: FreshLibraryItem[] = [];
  for (const type of new Set(request.types)) {
    const fresh = freshOf(type, request, had, shown);
    if (!fresh) continue;
    shown.add(fresh.passage.text);
    found.push(fresh);
  }
  return found;
}

interface OfType extends Pick<LibraryEntry, "passage"> {
  readonly proposal: LibraryProposal;
}

let byType: ReadonlyMap<string, readonly OfType[]> | undefined;

/** What the library has of each type. */
function ofTypes(): ReadonlyMap<string, readonly OfType[]> {
  byType ??= Map.groupBy(
    [...libraryShelf().values()].flatMap(({ passage, proposals }) =>
      proposals.map((proposal) => ({ passage, proposal })),
    ),
    ({ proposal }) => proposal.type,
  );
  return byType;
}

function freshOf(
  type: string,
  { level, seed, seen }: FreshRequest,
  had: ReadonlySet<string>,
  shown: ReadonlySet<string>,
): FreshLibraryItem | null {
  const unseen = (ofTypes().get(type) ?? []).filter(({ passage }) => !seen.includes(passage.text));
  const start = seed % Math.max(1, unseen.length);
  const order = [...unseen.slice(start), ...unseen.slice(0, start)].toSorted(
    (a, b) => isShown(a) - isShown(b) || distance(a) - distance(b),
  );
  for (const { passage, proposal } of order) {
    const item = readLibraryItem(passage, proposal);
    if (item && !had.has(fingerprintOf(item)))
      return { type, item, passage: { text: passage.text } };
  }
  return null;

  function isShown({ passage }: OfType): number {
    return Number(shown.has(passage.text));
  }

  function distance({ passage }: OfType): number {
    return Math.abs(levelOf(passage.grade) - level);
  }
}
