/**
 * Agreement where the subject is hard to see: before a clause without a relative ("the questions a child can ask
 * depend"), in "half of all citizens cheat", before "between the two", and where it is a phrase with a verb inside
 * ("Reading books that they do not like takes time").
 *
 * Not tested: quantities of one thing ("half of the cake"), "none/any of", coordinated subjects, and a verb that may
 * be a subjunctive (Quirk et al. 1985 §10.34–50, §17.13; Huddleston & Pullum 2002, ch. 5 §18).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { findVerbBase } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { mayBeIrrealis } from "../../syntax/irrealis.ts";
import { maybeFinite } from "../../syntax/possible-verb.ts";
import { type Agreement, isPlural, OPENER, skipAdverbs } from "../../syntax/agreement.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isDeterminer, isNominative, isNoun } from "../../syntax/tokens.ts";
import { otherNumber } from "../../syntax/verb-number.ts";
import { between, ofThis, partitive } from "./partitive.ts";

const RELATIVE = wordList("who which that whose what how whether why because when where");
/** Verbs that may have a bare infinitive behind them. */
const BEFORE_INFINITIVE = wordList("help let make dare go come see hear watch feel need");

export function farAgreement(sentence: Sentence): FoundPoint[] {
  return sentence.tokens.flatMap((verb) => {
    const found =
      contact(sentence.tokens, verb) ??
      partitive(sentence.tokens, verb) ??
      ofThis(sentence.tokens, verb) ??
      between(sentence.tokens, verb) ??
      phrasal(sentence.tokens, verb);
    const other = found && numberOf(found.verb, found.plural);
    if (!found || !other || mayBeIrrealis(sentence, verb)) return [];
    const said = withParticle(found.cue.text, "이/가", `'${found.cue.text}'`);
    const number = found.plural ? "복수" : "단수";
    return pointOf(sentence, {
      rule: "subject-verb-agreement",
      first: verb,
      replacement: other,
      cue: found.cue,
      right: found.phrase
        ? `${said} 이끄는 구 전체가 주어이고, 이런 구는 단수로 보기 때문에 '${verb.text}'`
        : `동사의 수를 정하는 말 ${said} ${number}이므로 ${number} 동사 '${verb.text}'`,
      wrong: found.phrase
        ? `구 전체가 주어일 때는 단수로 보므로 복수 동사 ${withParticle(other, "은/는", `'${other}'`)} 쓸 수 없어요.`
        : `동사의 수를 정하는 말이 ${number}인 '${found.cue.text}'이므로 ${withParticle(other, "은/는", `'${other}'`)} 쓸 수 없어요.`,
    });
  });
}

/** The other number of a verb, if its own is the one that is expected. */
function numberOf(verb: Token, plural: boolean): string | null {
  const bare = /^VBP?$/u.test(verb.tag ?? verb.likely ?? "");
  const hasPlural = bare || verb.lower === "were";
  if (hasPlural !== plural) return null;
  // what the taggers call a noun: "the two lies"
  return verb.tag === null && !plural && !/^(?:is|was|has)$/u.test(verb.lower)
    ? findVerbBase(verb.lower, verb.lemma)
    : otherNumber(verb);
}

const isPresent = (verb: Token): boolean =>
  /^VB[ZP]?$/u.test(verb.tag ?? "") || /^(?:was|were)$/u.test(verb.lower);

/** "the questions a child can ask depend": the verb right behind "can ask", "has asked" or "they asked". */
function contact(tokens: readonly Token[], verb: Token): Agreement | null {
  if (!isPresent(verb)) return null;
  const inner = tokens[skipAdverbs(tokens, verb.index - 1)];
  if (!inner || BEFORE_INFINITIVE.has(inner.lemma)) return null;
  let at = inner.index;
  if (/^VB[N]?$/u.test(inner.tag ?? "")) {
    at = skipAdverbs(tokens, at - 1);
    const auxiliary = tokens[at];
    if (auxiliary?.tag !== "MD" && auxiliary?.lemma !== "have") return null;
    if ((auxiliary.tag === "MD") !== (inner.tag === "VB")) return null;
  } else if (!/^VB[DP]$/u.test(inner.tag ?? "") || verb.tag === "VB") return null;
  at = skipAdverbs(tokens, at - 1);
  const pronoun = isNominative(tokens[at]);
  if (!pronoun) {
    if (inner.index === at + 1 || !isNoun(tokens[at])) return null;
    while (/^(?:NN|NNS|JJ)$/u.test(tokens[at]?.tag ?? "")) at--;
    if (!isDeterminer(tokens[at])) return null;
  }
  const cue = tokens[at - 1];
  let first = at - 1;
  while (/^(?:NN|NNS|JJ)$/u.test(tokens[first]?.likely ?? "")) first--;
  if (!/^(?:the|these|those|many)$/u.test(tokens[first]?.lower ?? "")) return null;
  const opener = tokens[first - 1];
  const plural = isPlural(cue);
  if (!cue || plural === null || (opener && !OPENER.test(opener.lower))) return null;
  return { verb, cue, plural };
}

/** "To take a test on a text they have not read seems unfair": each verb inside has a clause of its own. */
function phrasal(tokens: readonly Token[], verb: Token): Agreement | null {
  const [first, second] = tokens;
  const cue = first?.lower === "to" && second?.tag === "VB" ? second : first;
  if (!cue || (cue === first && first.tag !== "VBG") || !/^(?:VBZ|VBD)$/u.test(verb.tag ?? ""))
    return null;
  if (verb.tag === "VBD" && verb.lower !== "was") return null;
  let open = 0;
  let inner = 0;
  for (const token of tokens.slice(cue.index + 1, verb.index)) {
    const before = tokens[token.index - 1];
    if (token.likely === "CC" || /^[,;:"“”()—–]$/u.test(token.text)) return null;
    // "Walking home a man sees": another subject
    if (isDeterminer(token) && token.lower !== "that" && isNoun(before)) return null;
    const opens = RELATIVE.has(token.lower) && token.tag !== "DT";
    if (opens || (isNominative(token) && isNoun(before))) open++;
    else if (maybeFinite(tokens, token)) {
      if (open === 0) return null;
      open--;
      inner++;
    }
  }
  const last = tokens[verb.index - 1];
  if (open > 0 || isNominative(last) || verb.index < cue.index + 2) return null;
  return inner > 0 || cue !== first ? { verb, cue, plural: false, phrase: true } : null;
}
