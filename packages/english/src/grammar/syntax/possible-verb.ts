/** Whether a token may be a finite verb in some reading: an upper bound, which trusts no tagger in doubt. */
import type { Token } from "../../analysis.ts";
import { findVerbBase, verbForms } from "../../inflection.ts";
import { STRICTLY_TRANSITIVE } from "../../words/verbs.ts";
import { wordList } from "../../words/word-list.ts";
import { isDeterminer, isNoun, opensObject } from "./tokens.ts";

/** Words that no tagger's doubt makes verbs. */
const PARTICLES = wordList("down up off out over back well still");
const AUXILIARY = /^(?:be|have|get)$/u;
const NOMINAL_OPENER = /^(?:DT|PRP\$|JJ|IN|CD|POS|PDT)$/u;

export function maybeFinite(tokens: readonly Token[], token: Token): boolean {
  if (/^(?:VBZ|VBP|VBD|MD)$/u.test(token.tag ?? "")) return true;
  const kind = token.tag ?? token.likely ?? "";
  if (kind === "VB") return !isGoverned(tokens, token);
  if (kind === "VBN") return isPast(tokens, token);
  if (token.lower.endsWith("ing") || PARTICLES.has(token.lower)) return false;
  if (/^(?:VBZ|VBP|VBD|MD)$/u.test(kind)) return true;
  if (!findVerbBase(token.lower, token.lemma)) return false;
  const before = tokens[token.index - 1];
  if (token.tag === null) return !NOMINAL_OPENER.test(before?.likely ?? "");
  // "students study the map": an object behind what all call a noun
  return isNoun(token) && isNoun(before) && opensObject(tokens[token.index + 1]);
}

/** The index before a token, adverbs passed over. */
function indexBefore(tokens: readonly Token[], token: Token): number {
  let at = token.index - 1;
  while (tokens[at]?.likely === "RB") at--;
  return at;
}

/** "to go", "must go", "to run and (to) jump": a base form that something governs. */
function isGoverned(tokens: readonly Token[], verb: Token): boolean {
  const at = indexBefore(tokens, verb);
  const governor = tokens[at];
  if (
    governor?.lower === "to" ||
    governor?.likely === "MD" ||
    /^(?:do|have)$/u.test(governor?.lemma ?? "")
  )
    return true;
  if (governor?.likely !== "CC") return false;
  for (let index = at - 1; index > Math.max(0, at - 12); index--) {
    const token = tokens[index];
    if (/^(?:VBZ|VBP|VBD)$/u.test(token?.likely ?? "")) return false;
    if (token?.lower === "to" || token?.likely === "MD") return true;
  }
  return false;
}

/** A past participle that could as well be a past tense. */
function isPast(tokens: readonly Token[], verb: Token): boolean {
  const base = findVerbBase(verb.lower, verb.lemma);
  const next = tokens[verb.index + 1];
  if (!base || verbForms(base).past !== verb.lower) return false;
  if (STRICTLY_TRANSITIVE.has(base) && /^(?:IN|TO)$/u.test(next?.likely ?? "")) return false;
  const governor = tokens[indexBefore(tokens, verb)];
  // "when experienced players …": no subject before it
  if (!governor || governor.tag === "WRB") return false;
  if (governor.lower === "that") return true;
  if (AUXILIARY.test(governor.lemma)) return false;
  return !isDeterminer(governor) && !/^(?:JJ|IN|CD|POS)$/u.test(governor?.tag ?? "");
}
