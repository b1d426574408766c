/** Meanings that a known word does not have here: its other senses, and the meanings of its distractors. */
import { levelOf } from "@pulda/english";
import type { Random } from "../../shared/random.ts";
import {
  firstOf,
  placeOfWord,
  wordDistractors,
  synonymLemmas,
} from "../../shared/vocabulary/word-distractors.ts";
import { koreanOf, type KnownWord } from "../../shared/vocabulary/known-words.ts";
import { isLoanword } from "../../shared/vocabulary/loanword.ts";
import { withOneAsLong } from "../../shared/vocabulary/as-long.ts";
import type { TestedWord } from "../../word-test/tested-word.ts";

const DISTRACTORS = 4;

/** Four distractors, none with a meaning of the key's or another's; null where there are too few. */
export function knownMeanings(
  word: KnownWord,
  random: Random,
): { distractors: TestedWord[]; isSense: (one: TestedWord) => boolean } | null {
  const { head, usage, others } = word;
  const senses = others.map(({ meaning }) => withMeaning(word, meaning));
  // what stands for another sense means what that sense is listed with
  const ofSenses = new Set(others.flatMap(synonymLemmas));
  const near = wordDistractors(word, new Set(), undefined, placeOfWord(word));
  const ofNearWords = near.flatMap(({ lemma }) => {
    if (ofSenses.has(lemma)) return [];
    const meaning = koreanOf(lemma, head.pos);
    // what sounds like its English tells itself
    if (meaning === null || isLoanword({ text: lemma, meaning: firstOf(meaning) })) return [];
    return withMeaning(word, meaning, lemma);
  });
  const taken = new Set(usage.meaning.split(", "));
  const apart: TestedWord[] = [];
  for (const one of [...senses, ...ofNearWords]) {
    if ([...taken].some((meaning) => overlap(meaning, one.meaning))) continue;
    taken.add(one.meaning);
    apart.push(one);
  }
  const key = firstOf(usage.meaning);
  const distractors =
    withOneAsLong(apart, key, DISTRACTORS, ({ meaning }) => meaning) ?? apart.slice(0, DISTRACTORS);
  return distractors.length === DISTRACTORS
    ? { distractors: random.shuffled(distractors), isSense: (one) => senses.includes(one) }
    : null;
}

/** The word as it would be tested, with its first meaning. */
export function withMeaning({ head }: KnownWord, meaning: string, lemma = head.lemma): TestedWord {
  const first = firstOf(meaning);
  return {
    text: lemma,
    lemma,
    pos: head.pos,
    level: levelOf(lemma),
    meaning: first,
    meanings: [first],
  };
}

/** Whether a reader might take one meaning for the other: one begins or contains the other, or both are of one stem. */
function overlap(a: string, b: string): boolean {
  const stem = Math.max(a.length, b.length) <= 3 ? 1 : 2;
  return a.slice(0, stem) === b.slice(0, stem) || a.includes(b) || b.includes(a);
}
