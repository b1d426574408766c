/** Clauses and participle phrases between a subject and its verb: "the boys who won", "cells dividing fast". */
import type { Token } from "../analysis.ts";
import { TAKES_CLAUSE } from "../words/verbs.ts";
import { isDeterminer, isNominative, isNoun } from "./tokens.ts";

const FINITE = /^(?:VBZ|VBP|VBD|MD)$/u;
/** Signs of coordination or of one more clause, whose verb might be the one that follows. */
const BOUNDARY =
  /^(?:[,;:()"“”—–]|and|or|but|because|if|when|although|while|than|as|what|how|why|where)$/u;

/**
 * Whether tokens `from` to `to` are one relative clause or participle phrase, so that a finite verb
 * behind them belongs to the noun before them. A clause inside ("who thinks the answer") would take
 * that verb for itself, so there must be none.
 */
export function isPostmodifier(tokens: readonly Token[], from: number, to: number): boolean {
  const first = tokens[from];
  if (!first || from === to) return false;
  const span = tokens.slice(from, to + 1);
  if (span.some(({ lower, likely }) => likely === null || BOUNDARY.test(lower))) return false;
  if (span.some((token, at) => isNoun(token) && opensClause(span[at + 1]))) return false;
  if (span.slice(2).some(isNominative)) return false;
  const verbs = span.filter(({ likely }) => FINITE.test(likely ?? ""));
  if (span.some(({ lemma, likely }) => likely?.startsWith("VB") && TAKES_CLAUSE.has(lemma)))
    return false;
  if (/^(?:who|which|that)$/u.test(first.lower)) return isRelative(span, verbs);
  if (verbs.length > 0 || span.slice(1).some(({ lower }) => /^(?:that|which|who)$/u.test(lower)))
    return false;
  if (first.tag === "VBG") return true;
  return first.tag === "VBN" && !isDeterminer(span[1]) && !isNoun(span[1]);
}

/** A noun or a pronoun right behind a noun opens a clause without "that". */
function opensClause(token: Token | undefined): boolean {
  return token !== undefined && (isDeterminer(token) || isNominative(token));
}

/** One finite verb, right behind the pronoun ("who won") or behind its own subject ("that I have"). */
function isRelative(span: readonly Token[], verbs: readonly Token[]): boolean {
  const [, second, third] = span;
  if (!second || span.slice(1).some(({ lower }) => /^(?:that|which|who)$/u.test(lower)))
    return false;
  const [verb] = verbs;
  if (!verb || verbs.length > 1) return false;
  return (
    verb === second ||
    (second.tag === "RB" && verb === third) ||
    (isNominative(second) && verb === third)
  );
}
