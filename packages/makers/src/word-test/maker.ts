/** The contract of the types of word tests. */
import type { Proof, Rejection, Shape } from "@pulda/question";
import type { Made } from "../maker.ts";
import type { Random } from "../shared/random.ts";
import type { TestedWord } from "./tested-word.ts";

export interface WordMakeOrder {
  readonly random: Random;
  /** The choice numbers that the key may have, the preferred first. */
  readonly keyNumbers: readonly number[];
  /** The words of the test, including the tested one. */
  readonly list: readonly TestedWord[];
}

export interface WordMaker {
  readonly id: string;
  /** In Korean. */
  readonly name: string;
  readonly shape: Shape;
  readonly asks: "vocabulary";
  /** Makes one item about a word, or refuses. Pure; never throws. */
  make(word: TestedWord, order: WordMakeOrder): Made;
}

/** The proof of an item about a word of a word list. */
export function wordProof(
  { text }: TestedWord,
  rule: string,
  {
    asked,
    answer,
    notes,
    distractors,
  }: {
    asked: string;
    answer: string;
    notes: string[];
    distractors: Rejection[];
  },
): Proof {
  return { kind: "word", word: text, asked, answer, rules: [rule], notes, distractors };
}

/** The difficulty of an item, by the word's level. */
export function difficultyOf({ level }: TestedWord): "low" | "middle" | "high" {
  return level <= 2 ? "low" : level <= 3 ? "middle" : "high";
}
