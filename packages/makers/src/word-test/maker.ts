/** The contract of the types that ask about a word of a list. */
import type { Proof, Rejection, Shape } from "@pulda/question";
import type { Made } from "../maker.ts";
import type { Random } from "../shared/random.ts";
import type { TestedWord } from "./tested-word.ts";

export interface WordMakeOrder {
  readonly random: Random;
  /** The numbers of ①–⑤ where the set can have its next key, the most wanted first. */
  readonly places: readonly number[];
  /** The words of the test, the asked one among them. */
  readonly list: readonly TestedWord[];
}

export interface WordMaker {
  readonly id: string;
  /** In Korean. */
  readonly name: string;
  readonly shape: Shape;
  readonly asks: "vocabulary";
  /** One item about a word, or the reason for none. Pure; never throws. */
  make(word: TestedWord, order: WordMakeOrder): Made;
}

/** The proof of an item about a word of a list. */
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

/** How hard an item about a word is, by the word's level. */
export function difficultyOf({ level }: TestedWord): "low" | "middle" | "high" {
  return level <= 2 ? "low" : level <= 3 ? "middle" : "high";
}
