/** Predicates on tokens that the grammar rules share. */
import type { Sentence, Token } from "../../analysis.ts";

export const isNoun = (token: Token | undefined): boolean => token?.tag?.startsWith("NN") ?? false;
export const isFiniteVerb = (token: Token | undefined): boolean =>
  /^(?:VBZ|VBP|VBD|MD)$/u.test(token?.tag ?? "");

/** Determiners and possessives that open a noun phrase. */
export const isDeterminer = (token: Token | undefined): boolean =>
  token !== undefined && (token.tag === "DT" || token.tag === "PRP$");

/** Subject pronouns, which can open a clause after a conjunction. */
const NOMINATIVE = new Set(["i", "you", "he", "she", "it", "we", "they"]);
export const isNominative = (token: Token | undefined): boolean =>
  NOMINATIVE.has(token?.lower ?? "");

/** Whether a token is a whole word, not a part of a contraction like "don't" or "it's". */
export function standsAlone(sentence: Sentence, token: Token): boolean {
  const next = sentence.tokens[token.index + 1];
  return token.spaced && !(next && !next.spaced && /^(?:['’-]|n['’]t)/iu.test(next.text));
}

/** Whether any of the words (lower case) is in tokens `from` to `to`, exclusive. */
export function hasWord(
  sentence: Sentence,
  words: ReadonlySet<string>,
  from = 0,
  to = sentence.tokens.length,
): boolean {
  return sentence.tokens.slice(Math.max(0, from), to).some(({ lower }) => words.has(lower));
}

/** The text from one token to another, both included. */
export function textOf(sentence: Sentence, first: Token, last: Token): string {
  return sentence.text.slice(first.start - sentence.start, last.end - sentence.start);
}

/** The index before a run of tokens whose tag matches, going left from `at`. */
export function skipBackwards(tokens: readonly Token[], at: number, tags: RegExp): number {
  let index = at;
  while (index >= 0 && tags.test(tokens[index]?.tag ?? "")) index--;
  return index;
}

const IN_PHRASE = /^(?:DT|JJ|JJR|JJS|NN|NNS|NNP|CD|PRP\$|POS)$/u;

/** The index of the token before the noun phrase that ends at `at`. */
export const skipPhraseBackwards = (tokens: readonly Token[], at: number): number =>
  skipBackwards(tokens, at, IN_PHRASE);

/** Whether a finite verb may be in tokens `from` to `to`, exclusive. */
export function mayHaveFinite(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(Math.max(0, from), to).some(({ likely }) => FINITE.test(likely ?? ""));
}
const FINITE = /^(?:VBZ|VBP|VBD|MD)$/u;

/** Whether a phrase that can be an object starts at the token. */
export const opensObject = (token: Token | undefined): boolean =>
  isDeterminer(token) || /^(?:me|him|us|them|her|his)$/u.test(token?.lower ?? "");
