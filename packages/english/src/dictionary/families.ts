/** Word families: what is derived from a base, by class. Written by us. */
import { lazy, readLines } from "../lexicon/data.ts";
import type { PartOfSpeech } from "../lexicon/senses.ts";

/** One derived word in its spellings, of which any teacher accepts each: "judgment", "judgement". */
type Spellings = readonly [string, ...string[]];

export interface Family {
  readonly base: string;
  readonly pos: PartOfSpeech;
  /** By class what stands in its place, the usual word first; nouns for persons, and words that deny the base, are left out. */
  readonly derived: Readonly<Partial<Record<PartOfSpeech, readonly Spellings[]>>>;
}

/** The families by every derived word in them; none for a word that two families have. */
const families = lazy(() => {
  const byWord = new Map<string, Family | null>();
  for (const line of readLines("families.txt").filter((one) => one !== "")) {
    const family = familyIn(line);
    for (const spellings of Object.values(family.derived).flat())
      for (const word of spellings) byWord.set(word, byWord.has(word) ? null : family);
  }
  return byWord;
});

/** Of a line `base class | n: word, word=spelling, denied- | p: person | a: … | r: … | v: …`. */
function familyIn(line: string): Family {
  const [head = "", ...parts] = line.split(" | ");
  const [base = "", pos = ""] = head.split(" ");
  const derived: Partial<Record<PartOfSpeech, Spellings[]>> = {};
  for (const part of parts) {
    const [as = "", words = ""] = part.split(": ");
    if (as === "p") continue;
    derived[as as PartOfSpeech] = words.split(", ").flatMap((word): Spellings[] => {
      const [first, ...others] = word.split("=");
      return first === undefined || first.endsWith("-") ? [] : [[first, ...others]];
    });
  }
  return { base, pos: pos as PartOfSpeech, derived };
}

/**
 * The family that a derived word belongs to; null for a base, or a word that is in none or in several.
 * @example familyOf("decision")?.base // "decide"
 */
export function familyOf(word: string): Family | null {
  return families().get(word) ?? null;
}
