/** The first letters of a word that are printed beside the number of its letters, so that no other word can be meant. */
import { entriesFrom, similarity, usesAs } from "@pulda/english";
import { synonymLemmas } from "../../shared/vocabulary/word-distractors.ts";
import type { KnownWord } from "../../shared/vocabulary/known-words.ts";

/** The most letters that are printed, and their greatest share of the word. */
const MAX_LENGTH = 4;
const MAX_SHARE = 0.4;
/** Letters that are printed at least of a word this long: a single one leaves too many to think of. */
const LONG = { length: 8, printed: 2 } as const;
/** What denies a word, or says how much, begins its synonyms as well: "unusually", "uncommonly". */
const PREFIX = /^(?:un|in|im|ir|dis|mis|over|under|inter)/u;
/** Words that are as near by their vectors may come to mind from the definition as well. */
const NEAR_SIMILARITY = 0.55;
/** The least frequency (Zipf) of a word that comes to mind. */
const LEAST_ZIPF = 3;

/**
 * The shortest beginning that no word of the same length shares that is near in meaning; null where even the longest is
 * shared.
 * @example leadOf(slightly) // "sl", as "somewhat" begins with "s" too, and has as many letters
 */
export function leadOf(word: KnownWord): string | null {
  const { token, head } = word;
  const longest = Math.min(MAX_LENGTH, Math.floor(head.lemma.length * MAX_SHARE));
  const near = nearWords(word);
  for (let length = leastOf(head.lemma); length <= longest; length++) {
    const lead = token.lower.slice(0, length);
    if (!near.some((one) => one.length === head.lemma.length && one.startsWith(lead))) return lead;
  }
  return null;
}

function leastOf(lemma: string): number {
  const prefix = PREFIX.exec(lemma)?.[0].length ?? 0;
  return Math.max(lemma.length >= LONG.length ? LONG.printed : 1, prefix === 0 ? 1 : prefix + 1);
}

/** Words that begin like a word and might be written for it: its synonyms, and the nearest to it by their vectors. */
function nearWords({ usage, head: { lemma, pos } }: KnownWord): string[] {
  const near = (commonWords().get(lemma[0] ?? "") ?? []).filter(
    (other) =>
      other !== lemma &&
      (similarity(lemma, other) ?? 0) >= NEAR_SIMILARITY &&
      usesAs(other, pos).length > 0,
  );
  return [...synonymLemmas(usage), ...near];
}

let cache: ReadonlyMap<string, readonly string[]> | undefined;

/** Lemmas that come to mind, by their first letter. */
function commonWords(): ReadonlyMap<string, readonly string[]> {
  return (cache ??= Map.groupBy(
    [...entriesFrom(LEAST_ZIPF)].map(({ lemma }) => lemma),
    (lemma) => lemma[0] ?? "",
  ));
}
