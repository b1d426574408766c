/** Signs of a relation between two sentences: words that show what the first or the second of them does. Written by us. */
import { lazy, readLines } from "../lexicon/data.ts";

/** How the second of two sentences relates to the first. */
export const RELATIONS = [
  "addition",
  "alternative",
  "condition",
  "contrast",
  "example",
  "restatement",
  "result",
  "similarity",
] as const;
export type Relation = (typeof RELATIONS)[number];

/** Whether a sign stands in the first or in the second of two sentences. */
export type Side = "before" | "after";

/** A kind of word that speaks for a relation. */
export interface RelationSign {
  readonly id: string;
  readonly relation: Relation;
  readonly side: Side;
  /** 1 for a hint, 2 for what hardly stands there otherwise. */
  readonly weight: number;
  /** What it shows, in Korean, as a predicate in 해요체. */
  readonly shows: string;
  /** Lower-case words and phrases. */
  readonly words: readonly string[];
}

/** A sign with the words in which it was found, verbatim. */
export interface FoundSign {
  readonly sign: RelationSign;
  readonly words: string;
}

const signs = lazy(() =>
  readLines("relation-signs.txt")
    .filter((line) => line !== "")
    .map((line) => {
      const [id = "", relation = "", side = "", weight = "", shows = "", words = ""] =
        line.split(" | ");
      const sign: RelationSign = {
        id,
        relation: relation as Relation,
        side: side as Side,
        weight: Number(weight),
        shows,
        words: words.split(", "),
      };
      // words hold letters, digits and spaces alone; the longer ones are tried first
      const longestFirst = sign.words.toSorted((a, b) => b.length - a.length);
      return { sign, pattern: new RegExp(`\\b(?:${longestFirst.join("|")})\\b`, "iu") };
    }),
);

/** Every sign of our list, in alphabetical order. */
export function relationSigns(): readonly RelationSign[] {
  return signs().map(({ sign }) => sign);
}

/**
 * The signs in one of two sentences, each once. Pure; linear in the length of the text.
 * @example relationSignsIn("It seemed easy.", "before")[0]?.words // "seemed"
 */
export function relationSignsIn(text: string, side: Side): readonly FoundSign[] {
  return signs().flatMap(({ sign, pattern }) => {
    const words = sign.side === side ? pattern.exec(text)?.[0] : undefined;
    return words === undefined ? [] : [{ sign, words }];
  });
}
