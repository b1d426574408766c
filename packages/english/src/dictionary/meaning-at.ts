/** The meaning of a word in its context: the first sense of a look-up, without the rest. */
import type { Token } from "../analysis.ts";
import { classesOf, formOf } from "./word-form.ts";
import { levelOf, type WordLevel } from "./level.ts";
import type { WordClass } from "./meanings.ts";
import { rankedMeanings } from "./ranked-meanings.ts";

export interface MeaningAt {
  readonly lemma: string;
  readonly pos: WordClass;
  /** Korean meanings, separated by "; ". */
  readonly meaning: string;
  readonly level: WordLevel;
  /** Whether it is of the token's part of speech, rather than the most common one. */
  readonly isOfToken: boolean;
}

/** Several makers look up the same word of a text. */
const cache = new WeakMap<Token, MeaningAt | null>();

/** Null for a word without a Korean meaning. */
export function meaningAt(token: Token): MeaningAt | null {
  let found = cache.get(token);
  if (found === undefined) cache.set(token, (found = findMeaning(token)));
  return found;
}

function findMeaning(token: Token): MeaningAt | null {
  const form = formOf(token.text, token);
  if (!form) return null;
  const contextClasses = classesOf(token);
  const [first] = rankedMeanings(form.lemma, contextClasses, form.pos);
  if (!first || first.meaning === "") return null;
  return {
    lemma: form.lemma,
    ...first,
    level: levelOf(form.lemma),
    isOfToken: contextClasses.includes(first.pos),
  };
}
