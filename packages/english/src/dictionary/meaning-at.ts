/** What a word means where it stands: the first sense of a look-up, without all the rest. */
import type { Token } from "../analysis.ts";
import { classesOf, formOf } from "./word-form.ts";
import { levelOf, type WordLevel } from "./level.ts";
import type { WordClass } from "./meanings.ts";
import { rankedMeanings } from "./ranked-meanings.ts";

export interface MeaningAt {
  readonly lemma: string;
  readonly pos: WordClass;
  /** Korean meanings, "; " between them. */
  readonly meaning: string;
  readonly level: WordLevel;
  /** Whether it is of the part of speech that the token has, rather than the most common one. */
  readonly isOfToken: boolean;
}

/** Several makers ask for the same word of a text. */
const known = new WeakMap<Token, MeaningAt | null>();

/** Null for a word without a Korean meaning. */
export function meaningAt(token: Token): MeaningAt | null {
  let found = known.get(token);
  if (found === undefined) known.set(token, (found = findMeaning(token)));
  return found;
}

function findMeaning(token: Token): MeaningAt | null {
  const form = formOf(token.text, token);
  if (!form) return null;
  const wanted = classesOf(token);
  const [first] = rankedMeanings(form.lemma, wanted, form.pos);
  if (!first || first.meaning === "") return null;
  return {
    lemma: form.lemma,
    ...first,
    level: levelOf(form.lemma),
    isOfToken: wanted.includes(first.pos),
  };
}
