/** A passive without an object behind it, and its agent. */
import type { Token } from "../../analysis.ts";
import { findVerbBase, singularOf, verbForms } from "../../inflection.ts";
import { TIME_NOUNS } from "../../words/nouns.ts";
import { wordList } from "../../words/word-list.ts";
import { isFiniteVerb, isNoun } from "./tokens.ts";

/** What "by" names as a means, a way or a place: "they followed by the next bus". */
const MEANS = wordList(
  "bus train car boat ship plane taxi bike bicycle road path route river lake sea coast shore bank fire window door wall star moon sun map letter phone email light sound smell touch rope hand foot mistake chance accident law name night day",
);

export interface PassiveGroup {
  readonly be: Token;
  readonly participle: Token;
  readonly base: string;
  readonly next: Token;
}

/** Be and its participle, with nothing but adverbs between, and no object behind. */
export function passiveGroup(tokens: readonly Token[], participle: Token): PassiveGroup | null {
  if ((participle.tag ?? participle.likely) !== "VBN") return null;
  const base = findVerbBase(participle.lower, participle.lemma);
  let at = participle.index - 1;
  while (tokens[at]?.tag === "RB") at--;
  const be = tokens[at];
  const next = tokens[participle.index + 1];
  if (!base || !next || be?.lemma !== "be" || be.lower === "being") return null;
  const { past, participle: third } = verbForms(base);
  // where the taggers differ, the form itself must be a participle and nothing else
  if (participle.tag === null && (past === third || third !== participle.lower)) return null;
  const closed = /^[.,;!]$/u.test(next.text) || next.lower === "to";
  const phrase = next.tag === "IN" && !/^(?:that|if|whether|than|like|so)$/u.test(next.lower);
  return closed || phrase ? { be, participle, base, next } : null;
}

/** The finite auxiliary before a participle or "been". */
export function auxiliaryOf(tokens: readonly Token[], from: Token): Token | null {
  for (let at = from.index - 1; at >= Math.max(0, from.index - 4); at--) {
    const token = tokens[at];
    if (token && isFiniteVerb(token)) return token;
    if (!/^(?:RB|VB|VBN)$/u.test(token?.tag ?? "")) return null;
  }
  return null;
}

export const isObjectPronoun = (token: Token | undefined): boolean =>
  /^(?:it|them|him|her|us)$/u.test(token?.lower ?? "");

/** The head of the agent behind "by", or null for a means, a time or a measure ("by hand", "by 1990", "by weeks"). */
export function agentOf(tokens: readonly Token[], by: Token): Token | null {
  if (by.lower !== "by") return null;
  let at = by.index + 1;
  while (tokens[at]?.tag === "RB") at++;
  const first = tokens[at];
  if (!first) return null;
  if (/^(?:someone|somebody|us|them|him|her|me)$/u.test(first.lower) && !isNoun(tokens[at + 1]))
    return first;
  if (!/^(?:DT|PRP\$|NNS|NNP|JJ|JJR|JJS)$/u.test(first.tag ?? "")) return null;
  let head: Token | null = null;
  for (; at < tokens.length; at++) {
    const token = tokens[at];
    if (token && isNoun(token)) head = token;
    else if (head || !/^(?:DT|PRP\$|JJ|JJR|JJS|VBG|VBN|CD)$/u.test(token?.likely ?? "")) break;
  }
  if (!head || MEANS.has(singularOf(head.lower))) return null;
  return TIME_NOUNS.has(head.lower) && tokens[head.index + 1]?.lower !== "of" ? null : head;
}
