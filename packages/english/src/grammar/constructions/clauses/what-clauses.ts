/**
 * Clauses with "what" (fused relatives), which learners open with "that".
 *
 * Edited where the clause certainly lacks its subject ("What matters is …") or its object ("what the others had always
 * possessed."), so that "that" leaves a hole. Not tested: questions, "what" behind a verb of knowing or saying ("believes
 * what is true": "believes that is true" stands, too), and objects of verbs that can do without one
 * (Huddleston & Pullum 2002, ch. 12 §6).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { findVerbBase } from "../../../inflection.ts";
import { wordList } from "../../../words/word-list.ts";
import { STRICTLY_TRANSITIVE, TAKES_CLAUSE, TRANSITIVE_WITH_OBJECT } from "../../../words/verbs.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isDeterminer, isFiniteVerb, isNominative, isNoun } from "../../syntax/tokens.ts";

/** Verbs that are hardly ever without an object, though lists have them otherwise. */
const NEEDS_OBJECT = wordList("mean need want have make use find get forget lack possess");
/** How many words a clause with "what" may have before the verb of which it is the subject. */
const REACH = 14;
const FINITE = /^(?:VBZ|VBP|VBD|MD)$/u;
const BREAK = /^[,;:—()"“”]$/u;

/** "see what others see", "What we forget is …", "what they had always wanted." */
export function openingWhat(sentence: Sentence): FoundPoint[] {
  const { tokens, text } = sentence;
  if (text.includes("?")) return [];
  return tokens.flatMap((what) => {
    const next = tokens[what.index + 1];
    const before = tokens[what.index - 1];
    if (what.lower !== "what" || !next) return [];
    if (before && !/^(?:VB[A-Z]?|IN|TO|CC|,)$/u.test(before.likely ?? before.text)) return [];
    // "what kind of", "what time": the question word has a noun
    const subject = isNominative(next) || isDeterminer(next);
    const opens =
      subject ||
      isVerbBehindWhat(tokens, next) ||
      (next.likely === "NNS" && isFiniteVerb(tokens[next.index + 1]));
    if (!opens) return [];
    const gap = subjectGap(tokens, what) ?? objectGap(tokens, what);
    if (!gap && before && cannotTakeThat(tokens, before, next))
      return behindPreposition(sentence, before, what);
    const part = gap?.part ?? "성분";
    return pointOf(sentence, {
      rule: "relative-what",
      first: what,
      replacement: gap ? "that" : null,
      cue: gap?.verb ?? next,
      right: gap
        ? `앞에 선행사가 없고 동사 '${gap.verb.text}'의 ${part}가 빠져 있으므로 '${what.text}'`
        : `앞에 선행사가 없고 뒤 절에 빠진 성분이 있으므로 '${what.text}'`,
      wrong: gap
        ? `동사 '${gap.verb.text}'의 ${part}가 빠진 불완전한 절이므로 'that'이 아니라 'what'이 와야 해요.`
        : "",
    });
  });
}

/** Behind these no that-clause can stand, whatever it lacks. "Below that buyers pay" might be a price. */
const PREPOSITIONS = wordList("of about from with for on at by into between to against toward");

/** Whether "that" could neither open a clause nor point at a noun there: "a picture of what rulers wanted". */
const cannotTakeThat = (tokens: readonly Token[], before: Token, next: Token): boolean =>
  PREPOSITIONS.has(before.lower) &&
  before.tag !== "RB" &&
  (isNominative(next) || isDeterminer(next) || next.tag === "NNS") &&
  // "to what extent", "about what she does": a question word is as good as a relative
  tokens.slice(next.index, next.index + 6).some(({ tag }) => FINITE.test(tag ?? ""));

function behindPreposition(sentence: Sentence, before: Token, what: Token): FoundPoint[] {
  return pointOf(sentence, {
    rule: "relative-what",
    first: what,
    replacement: "that",
    cue: before,
    right: `전치사 '${before.text}'의 목적어가 되는 절을 이끌고 그 절에 빠진 성분이 있으므로 '${what.text}'`,
    wrong: `전치사 '${before.text}' 뒤에는 접속사 'that'이 이끄는 절이 올 수 없고, 뒤 절에 빠진 성분이 있으므로 'what'이 와야 해요.`,
  });
}

interface Gap {
  readonly verb: Token;
  readonly part: "주어" | "목적어";
}

/** Right behind "What" a form in -s is its verb, whatever the taggers call it: "What matters is". */
const isVerbBehindWhat = (tokens: readonly Token[], token: Token): boolean =>
  isFiniteVerb(token) ||
  (token.index === 1 &&
    token.lower.endsWith("s") &&
    findVerbBase(token.lower, token.lemma) !== null &&
    tokens.slice(2, REACH).some(({ tag }) => FINITE.test(tag ?? "")));

/** "What matters is …", "This is what makes …": the clause has no subject but "what". */
function subjectGap(tokens: readonly Token[], what: Token): Gap | null {
  let at = what.index + 1;
  while (tokens[at]?.tag === "RB") at++;
  const verb = tokens[at];
  if (!verb || !isVerbBehindWhat(tokens, verb)) return null;
  const before = tokens[what.index - 1];
  if (!before) return mainVerb(tokens, verb) ? { verb, part: "주어" } : null;
  if (before.lemma === "be" && /^(?:it|this|which)$/u.test(tokens[before.index - 1]?.lower ?? ""))
    return { verb, part: "주어" };
  const isPlainVerb =
    /^VB[ZPDGN]?$/u.test(before.tag ?? "") &&
    before.lemma !== "be" &&
    !TAKES_CLAUSE.has(before.lemma) &&
    isTransitive(findVerbBase(before.lower, before.lemma) ?? "");
  return isPlainVerb ? { verb, part: "주어" } : null;
}

const isTransitive = (base: string): boolean =>
  STRICTLY_TRANSITIVE.has(base) || TRANSITIVE_WITH_OBJECT.has(base);

/** Where the sentence goes on behind a parenthesis: "What matters, then, is". */
function behindParenthesis(tokens: readonly Token[], comma: number): number {
  const second = [2, 3].find((words) => tokens[comma + words]?.text === ",");
  return second === undefined ? comma : comma + second + 1;
}

/** The verb of which the clause is the subject: the next finite one behind the clause's own. */
function mainVerb(tokens: readonly Token[], own: Token): Token | null {
  let from = own.index + 1;
  while (/^(?:VB|RB)/u.test(tokens[from]?.tag ?? "") && !isFiniteVerb(tokens[from])) from++;
  for (let at = from; at < from + REACH; at++) {
    if (tokens[at]?.text === ",") at = behindParenthesis(tokens, at);
    const token = tokens[at];
    if (!token || BREAK.test(token.text)) return null;
    if (
      /^(?:CC|WP|WDT|WRB|WP\$)$/u.test(token.tag ?? "") ||
      /^(?:that|than|as|if)$/u.test(token.lower)
    )
      return null;
    if (isNominative(token)) return null;
    if (isFiniteVerb(token)) return token;
    if (FINITE.test(token.likely ?? "")) return null;
  }
  return null;
}

/** "what the others had always possessed.", "What they need most is …": the verb lacks its object. */
function objectGap(tokens: readonly Token[], what: Token): Gap | null {
  const from = what.index + 1;
  for (let at = from + 1; at < from + 9; at++) {
    const token = tokens[at];
    if (!token || BREAK.test(token.text)) return null;
    if (/^(?:CC|WP|WDT|WRB|TO)$/u.test(token.tag ?? "") || token.lower === "that") return null;
    if (!/^(?:VB|VBP|VBZ|VBD|VBN)$/u.test(token.tag ?? "")) continue;
    const isOpening = what.index === 0;
    const next = tokens[tokens[at + 1]?.text === "," ? behindParenthesis(tokens, at + 1) : at + 1];
    const main = isOpening && isFiniteVerb(next) && next?.lemma === "be" ? next : null;
    const base = findVerbBase(token.lower, token.lemma);
    if (!main && next?.likely?.startsWith("VB")) continue;
    if (/^(?:be|do)$/u.test(token.lemma) || (token.lemma === "have" && !main)) continue;
    const auxiliary = tokens.slice(from, at).some(({ lemma }) => lemma === "be");
    if (!base || auxiliary) return null;
    // "That we forget is that …": a clause is no that-clause
    const equated = main !== null && tokens[main.index + 1]?.lower === "that";
    const needed = STRICTLY_TRANSITIVE.has(base) || (main !== null && NEEDS_OBJECT.has(base));
    const ends = main !== null || /^[.:;,!]$/u.test(next?.text ?? "");
    return ends && (needed || (equated && !isNoun(token))) ? { verb: token, part: "목적어" } : null;
  }
  return null;
}
