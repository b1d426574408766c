/** What finders of agreement share: a verb, the word that settles its number, and the words around. */
import type { Token } from "../../analysis.ts";
import { UNCERTAIN_NUMBER } from "../../words/nouns.ts";

export interface Agreement {
  readonly verb: Token;
  readonly cue: Token;
  readonly plural: boolean;
  readonly phrase?: true;
}

/** What may stand before a clause's subject. */
export const OPENER = /^(?:,|and|but|that|because|although|when|while|since|whereas)$/u;

/** The index before a run of adverbs that ends at `at`. */
export const skipAdverbs = (tokens: readonly Token[], at: number): number => {
  let index = at;
  while (tokens[index]?.tag === "RB") index--;
  return index;
};

/** Whether a noun is plural; null in doubt. */
export function isPlural(noun: Token | undefined): boolean | null {
  if (!noun || UNCERTAIN_NUMBER.has(noun.lower)) return null;
  if (noun.likely === "NNS" && /[^su]s$/u.test(noun.lower)) return true;
  return noun.tag === "NN" && !noun.lower.endsWith("s") ? false : null;
}
