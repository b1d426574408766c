/** A subject phrase read from its left end: "they", "the brain", "these small cells". */
import type { Token } from "../../analysis.ts";
import { UNCERTAIN_NUMBER } from "../../words/nouns.ts";
import { isDeterminer, isNominative, isNoun } from "./tokens.ts";

export interface NounPhrase {
  readonly first: Token;
  readonly last: Token;
  /** Third person singular or plural, or first or second person; null when that is in doubt. */
  readonly number: "singular" | "plural" | "I" | "you" | null;
}

/** The pronoun or short plain noun phrase that begins at token `from`. */
export function nounPhraseAt(tokens: readonly Token[], from: number): NounPhrase | null {
  const first = tokens[from];
  if (!first) return null;
  if (isNominative(first)) return { first, last: first, number: personOf(first.lower) };
  const determined = isDeterminer(first);
  let last: Token | null = null;
  for (let at = determined ? from + 1 : from; at < tokens.length; at++) {
    const token = tokens[at];
    if (token && isNoun(token)) last = token;
    else if (last || token?.tag !== "JJ") break;
  }
  if (!last || (!determined && last.tag === "NN")) return null;
  return { first, last, number: nounNumber(last) };
}

/**
 * The last word of a phrase with the "of" phrases that belong to it: "the conditions of fair agreement"; null where the
 * complement is no plain noun phrase.
 */
export function lastWithComplement(tokens: readonly Token[], { last }: NounPhrase): Token | null {
  if (tokens[last.index + 1]?.lower !== "of") return last;
  const complement = nounPhraseAt(tokens, last.index + 2) ?? bareNounAt(tokens, last.index + 2);
  return complement && lastWithComplement(tokens, complement);
}

/** "Agreement", "fair agreement". */
function bareNounAt(tokens: readonly Token[], from: number): NounPhrase | null {
  const first = tokens[from];
  const last = first && isNoun(first) ? first : tokens[from + 1];
  const isBare = first && last && isNoun(last) && (first === last || first.tag === "JJ");
  return isBare ? { first, last, number: null } : null;
}

function personOf(pronoun: string): NounPhrase["number"] {
  if (pronoun === "i") return "I";
  if (pronoun === "you") return "you";
  return /^(?:he|she|it)$/u.test(pronoun) ? "singular" : "plural";
}

function nounNumber(noun: Token): NounPhrase["number"] {
  if (noun.lower === "people") return "plural";
  if (UNCERTAIN_NUMBER.has(noun.lower)) return null;
  if (noun.tag === "NN") return "singular";
  return noun.tag === "NNS" && /s$|^(?:men|women|children)$/u.test(noun.lower) ? "plural" : null;
}
