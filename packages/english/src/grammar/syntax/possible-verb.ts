/** Whether a token may be a finite verb in some reading: an upper bound, which trusts no tagger in doubt. */
import type { Token } from "../../analysis.ts";
import { findVerbBase, verbForms } from "../../inflection.ts";
import { STRICTLY_TRANSITIVE } from "../../words/verbs.ts";
import { wordList } from "../../words/word-list.ts";
import { isDeterminer, isNoun, opensObject } from "./tokens.ts";

/** Words that no tagger's doubt makes verbs. */
const PARTICLES = wordList("down up off out over back well still");
/** A finite verb never follows one of these. */
const ARTICLE = /^(?:the|an?|every|my|your|our|their|its)$/u;
/** So many words make up an object or a subject at most. */
const REACH = 8;
const AUXILIARY = /^(?:be|have|get)$/u;
const NOMINAL_OPENER = /^(?:DT|PRP\$|JJ|IN|CD|POS|PDT)$/u;

export function maybeFinite(tokens: readonly Token[], token: Token): boolean {
  if (token.tag === "VBP" && isLet(tokens, token)) return false;
  if (token.lower === "cannot" || /^(?:VBZ|VBP|VBD|MD)$/u.test(token.tag ?? "")) return true;
  const kind = token.tag ?? token.likely ?? "";
  if (token.tag === null && isNominal(tokens, token)) return false;
  if (kind === "VB") return !isGoverned(tokens, token);
  if (kind === "VBN") return isPast(tokens, token);
  if (token.lower.endsWith("ing") || PARTICLES.has(token.lower)) return false;
  if (/^(?:VBZ|VBP|VBD|MD)$/u.test(kind)) return true;
  if (!findVerbBase(token.lower, token.lemma)) return false;
  const before = tokens[token.index - 1];
  if (token.tag === null)
    return (
      (before?.lower === "that" && token.lower.endsWith("s")) ||
      !NOMINAL_OPENER.test(before?.likely ?? "")
    );
  // "students study the map": an object behind what all call a noun
  return isNoun(token) && isNoun(before) && opensObject(tokens[token.index + 1]);
}

/** What the taggers do not agree on, but is no finite verb: "the United States", "to ash", "the walls", "is bent". */
function isNominal(tokens: readonly Token[], token: Token): boolean {
  const before = tokens[token.index - 1];
  const next = tokens[token.index + 1]?.lower ?? "";
  if (!before) return token.lower === "last";
  if (token.lower === "part" && next === "of") return true;
  if (token.lower === "close" && next === "to") return true;
  if (token.lower === "long" && !/^(?:for|to)$/u.test(next)) return true;
  // a name, also behind another word of it
  if (/^\p{Lu}\p{Ll}/u.test(token.text)) return true;
  if (before.likely === "TO" || ARTICLE.test(before.lower)) return true;
  if (/^(?:back|very)$/u.test(before.lower) && ARTICLE.test(tokens[before.index - 1]?.lower ?? ""))
    return true;
  const base = findVerbBase(token.lower, token.lemma);
  const auxiliary = tokens[indexBefore(tokens, token)];
  if (auxiliary?.likely === "MD" || auxiliary?.lower === "cannot") return true;
  if (auxiliary?.lemma === "be" && token.likely === "JJ") return true;
  if (/^(?:NN|VB)$/u.test(token.likely ?? "") && isLet(tokens, token, /^(?:let|help)$/u))
    return true;
  return (
    base !== null &&
    verbForms(base).participle === token.lower &&
    base !== token.lower &&
    /^(?:be|have)$/u.test(auxiliary?.lemma ?? "")
  );
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
    governor?.lower === "cannot" ||
    /^(?:do|have)$/u.test(governor?.lemma ?? "")
  )
    return true;
  if (isLet(tokens, verb)) return true;
  if (governor?.likely !== "CC") return false;
  for (let index = at - 1; index > Math.max(0, at - 12); index--) {
    const token = tokens[index];
    if (/^(?:VBZ|VBP|VBD)$/u.test(token?.likely ?? "")) return false;
    if (token?.lower === "to" || token?.likely === "MD") return true;
  }
  return false;
}

/** "let someone else fill", "letting the minutes pass": an object between. */
function isLet(tokens: readonly Token[], verb: Token, governor = /^let$/u): boolean {
  let at = verb.index - 1;
  while (verb.index - at < REACH && /^(?:NNS?|JJ|RB|PRP|DT|PRP\$)$/u.test(tokens[at]?.likely ?? ""))
    at--;
  return at < verb.index - 1 && governor.test(tokens[at]?.lemma ?? "");
}

/** A past participle that could as well be a past tense. */
function isPast(tokens: readonly Token[], verb: Token): boolean {
  const base = findVerbBase(verb.lower, verb.lemma);
  const next = tokens[verb.index + 1];
  if (!base || verbForms(base).past !== verb.lower) return false;
  const governor = tokens[indexBefore(tokens, verb)];
  // "the hours that they devoted to it" has its object before
  if (
    STRICTLY_TRANSITIVE.has(base) &&
    /^(?:IN|TO)$/u.test(next?.likely ?? "") &&
    !isInRelative(tokens, governor)
  )
    return false;
  // "when experienced players …": no subject before it
  if (!governor || governor.tag === "WRB") return false;
  if (governor.lower === "that") return true;
  if (AUXILIARY.test(governor.lemma)) return false;
  return !isDeterminer(governor) && !/^(?:JJ|IN|CD|POS)$/u.test(governor?.tag ?? "");
}

/** Whether the subject before is right behind a relative: "that most housewives". */
function isInRelative(tokens: readonly Token[], noun: Token | undefined): boolean {
  let at = noun?.index ?? -1;
  while (at >= 0 && (noun?.index ?? 0) - at < REACH) {
    const token = tokens[at];
    if (token?.likely && (token.lower === "that" || !/^(?:NNS?|JJ|DT|PRP\$)$/u.test(token.likely)))
      break;
    at--;
  }
  return at < (noun?.index ?? 0) && /^(?:that|which|whom)$/u.test(tokens[at]?.lower ?? "");
}
