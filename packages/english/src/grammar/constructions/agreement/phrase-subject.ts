/**
 * Agreement where the subject is not the noun before the verb: behind it (inverted-agreement.ts), a
 * pronoun with "of" ("each of us lives"), a clause ("What matters is that …") or a gerund ("shows that choosing
 * words takes time").
 *
 * Not tested: "there is", "either/neither/none of", what-clauses before a noun, and a coordination behind the verb
 * (Quirk et al. 1985 §10.25, §10.34–45, §18.23).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { findVerbBase } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { invertedAgreement } from "./inverted-agreement.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isDeterminer } from "../../syntax/tokens.ts";
import { otherNumber } from "../../syntax/verb-number.ts";

const RULE = "subject-verb-agreement";
const FINITE = /^(?:VBZ|VBP|VBD|MD)$/u;

export function phraseSubjectAgreement(sentence: Sentence): FoundPoint[] {
  return sentence.tokens.flatMap((verb) => [
    ...invertedAgreement(sentence, verb),
    ...distributive(sentence, verb),
    ...clausal(sentence, verb),
    ...gerundial(sentence, verb),
  ]);
}

/** "each of us lives", "one of them was". */
function distributive(sentence: Sentence, verb: Token): FoundPoint[] {
  const { tokens } = sentence;
  // the place can hold no plural noun: "each of us lives"
  if (verb.likely !== "VBZ" && verb.lower !== "was") return [];
  let at = verb.index - 1;
  while (tokens[at]?.tag === "RB") at--;
  const last = tokens[at];
  if (!/^(?:us|them|you)$/u.test(last?.lower ?? "")) {
    if (last?.tag !== "NNS") return [];
    while (/^(?:NNS|NN|JJ|DT|PRP\$)$/u.test(tokens[at]?.tag ?? "")) at--;
  } else at--;
  const of = tokens[at];
  const head = tokens[at - 1];
  const base = verb.tag === null ? findVerbBase(verb.lower, verb.lemma) : null;
  const other = verb.tag === null ? base : otherNumber(verb);
  if (of?.lower !== "of" || !head || !/^(?:each|one)$/u.test(head.lower) || !other || !last)
    return [];
  // "one of the boys" is read by the rule itself
  if (head.lower === "one" && last.tag === "NNS") return [];
  if (tokens[head.index - 1]?.tag === "DT") return [];
  return pointOf(sentence, {
    rule: RULE,
    first: verb,
    replacement: other,
    cue: head,
    right: `주어가 '${head.text} of …'이고 ${withParticle(head.text, "은/는", `'${head.text}'`)} 단수로 보기 때문에 '${verb.text}'`,
    wrong: `주어가 단수로 보는 '${head.text}'이므로 복수 동사 ${withParticle(other, "은/는", `'${other}'`)} 쓸 수 없어요.`,
  });
}

/** Whether a word of a what-clause is its verb: right behind "what" a form in -s is one, whatever the taggers call it. */
const isVerb = (token: Token): boolean =>
  FINITE.test(token.likely ?? "") ||
  (token.index === 1 &&
    token.lower.endsWith("s") &&
    findVerbBase(token.lower, token.lemma) !== null);

/** "What makes these tools useful is that …". */
function clausal(sentence: Sentence, verb: Token): FoundPoint[] {
  const { tokens } = sentence;
  const what = tokens[0];
  const other = otherNumber(verb);
  const next = tokens[verb.index + 1];
  if (what?.lower !== "what" || !/^(?:is|was)$/u.test(verb.lower) || !other || verb.index < 2)
    return [];
  if (!/^(?:that|how|whether|why)$/u.test(next?.lower ?? "")) return [];
  const between = tokens.slice(1, verb.index);
  if (between.filter(isVerb).length !== 1) return [];
  if (between.some(({ text, tag }) => /^[,;:]$/u.test(text) || tag === "CC")) return [];
  return pointOf(sentence, {
    rule: RULE,
    first: verb,
    replacement: other,
    cue: what,
    right: `'${what.text}'이 이끄는 절 전체가 주어이고, 절은 단수로 보기 때문에 '${verb.text}'`,
    wrong: `'${what.text}'이 이끄는 절이 주어이므로 복수 동사 ${withParticle(other, "은/는", `'${other}'`)} 쓸 수 없어요.`,
  });
}

/** "It means that reading maps requires …": a gerund behind a conjunction. */
function gerundial(sentence: Sentence, verb: Token): FoundPoint[] {
  const { tokens } = sentence;
  const other = otherNumber(verb);
  if (verb.tag !== "VBZ" || !other) return [];
  for (let at = verb.index - 2; at >= verb.index - 7; at--) {
    const gerund = tokens[at];
    if (!gerund || /^[,;:"“”()—]$/u.test(gerund.text)) return [];
    if (/^(?:CC|MD|WP|WDT|WRB|VBZ|VBP|VBD|VB)$/u.test(gerund.likely ?? "")) return [];
    if (!gerund.lower.endsWith("ing") || !findVerbBase(gerund.lower, gerund.lemma)) continue;
    const conjunction = tokens[at - 1];
    const object = tokens[at + 1];
    if (
      !(
        gerund.tag === "VBG" ||
        isDeterminer(object) ||
        object?.tag === "NNS" ||
        object?.lower === "most"
      ) ||
      !(
        /^(?:that|because|if|although|though|whereas)$/u.test(conjunction?.lower ?? "") ||
        // ", however, removing it does harm"
        (conjunction?.text === "," && tokens[conjunction.index - 1]?.lower === "however")
      )
    )
      return [];
    // "the idea that using tools …" and "that moving object": a clause, and no noun behind a demonstrative
    if (conjunction?.lower === "that" && object?.tag === "NN") return [];
    return pointOf(sentence, {
      rule: RULE,
      first: verb,
      replacement: other,
      cue: gerund,
      right: `동명사 ${withParticle(gerund.text, "이/가", `'${gerund.text}'`)} 이끄는 구 전체가 주어이고, 동명사구는 단수로 보기 때문에 '${verb.text}'`,
      wrong: `동명사구는 단수 취급하므로 복수 동사 ${withParticle(other, "은/는", `'${other}'`)} 쓸 수 없어요.`,
    });
  }
  return [];
}
