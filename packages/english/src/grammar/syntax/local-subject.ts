/** The subject of the verb group that precedes a word: "they do not renew" → they. */
import type { Sentence, Token } from "../../analysis.ts";
import { findSubject } from "./subject.ts";
import { isFiniteVerb } from "./tokens.ts";

export interface LocalSubject {
  readonly head: Token;
  readonly plural: boolean;
  /** The finite verb, first of its group. */
  readonly verb: Token;
}

const SINGULAR = /^(?:he|she|it)$/u;
const PLURAL = /^(?:they|we)$/u;

/**
 * The third-person (or "we") subject of the verb group that ends right at token `at`, or null where
 * it is not certain. An infinitive or a participle without its auxiliary has none.
 */
export function localSubject(sentence: Sentence, at: number): LocalSubject | null {
  const { tokens } = sentence;
  let index = at;
  while (!isFiniteVerb(tokens[index])) {
    if (!/^(?:VB|VBN|VBG|RB)$/u.test(tokens[index]?.tag ?? "")) return null;
    index--;
  }
  const verb = tokens[index];
  if (!verb) return null;
  let behind = index - 1;
  while (tokens[behind]?.tag === "RB") behind--;
  const pronoun = tokens[behind];
  if (pronoun && (SINGULAR.test(pronoun.lower) || PLURAL.test(pronoun.lower)))
    return { head: pronoun, plural: PLURAL.test(pronoun.lower), verb };
  const subject = findSubject(sentence, verb);
  return subject && { head: subject.head, plural: subject.plural, verb };
}
