/**
 * Adverbs and adjectives whose head is not beside them: "as easily as", "how closely they look", "view it
 * differently", and complements of objects ("found the task difficult").
 *
 * Not tested: flat adverbs, linking verbs, and edits behind make, keep and find, where an adverb may say how it is
 * done (Quirk et al. 1985 §7.70–73, §16.44).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { adjectiveOf, adverbOf } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import { isMannerOfJudging } from "../../../words/states.ts";
import { TAKES_ADJECTIVE } from "../../../words/verbs.ts";
import { wordList } from "../../../words/word-list.ts";
import { FLAT_ADVERBS } from "../../../words/adverbs.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isDeterminer, isNominative } from "../../syntax/tokens.ts";

const RULE = "adjective-adverb";
/** Verbs whose object may have an adjective for its complement. */
const COMPLEX = wordList(
  "make keep find think consider leave hold render get set drive turn paint push call believe deem prove judge",
);
/** Behind these an adverb in place of the complement is surely wrong. */
const JUDGING = wordList("consider think deem judge render");

export function degreeAdverbs(sentence: Sentence): FoundPoint[] {
  return sentence.tokens.flatMap((token) => [
    ...graded(sentence, token),
    ...behindObject(sentence, token),
    ...objectComplement(sentence, token),
  ]);
}

/** "as easily as", "so badly that", "more strongly than", "how closely others look". */
function graded(sentence: Sentence, adverb: Token): FoundPoint[] {
  const { tokens } = sentence;
  const adjective = adjectiveOf(adverb.lower);
  const degree = tokens[adverb.index - 1];
  if (!adjective || adverb.likely !== "RB" || !degree) return [];
  if (!/^(?:as|so|how|more|less|however)$/u.test(degree.lower)) return [];
  const asks = /^how(?:ever)?$/u.test(degree.lower);
  const verb = asks ? verbBehind(tokens, adverb.index + 1) : verbBefore(tokens, degree.index - 1);
  if (!verb || TAKES_ADJECTIVE.has(verb.lemma)) return [];
  const certain = verb.tag !== null && adverb.tag === "RB" && !FLAT_ADVERBS.has(adjective);
  return adverbPoint(sentence, adverb, verb, certain ? adjective : null);
}

/** "view them differently", "solve the problem efficiently": behind the object, and the clause ends. */
function behindObject(sentence: Sentence, adverb: Token): FoundPoint[] {
  const { tokens } = sentence;
  const adjective = adjectiveOf(adverb.lower);
  const object = tokens[adverb.index - 1];
  const next = tokens[adverb.index + 1];
  if (!adjective || adverb.tag !== "RB" || !object || !next) return [];
  if (!/^[.,;]$/u.test(next.text) && !/^(?:IN|CC)$/u.test(next.tag ?? "")) return [];
  if (!/^(?:NN|NNS)$/u.test(object.tag ?? "") && !/^(?:it|them|us|him|me)$/u.test(object.lower))
    return [];
  const verb = verbBefore(tokens, object.index);
  if (!verb || COMPLEX.has(verb.lemma) || TAKES_ADJECTIVE.has(verb.lemma)) return [];
  const certain = verb.tag !== null && !FLAT_ADVERBS.has(adjective);
  return adverbPoint(sentence, adverb, verb, certain ? adjective : null);
}

function adverbPoint(
  sentence: Sentence,
  adverb: Token,
  verb: Token,
  adjective: string | null,
): FoundPoint[] {
  const shown = withParticle(verb.text, "을/를", `'${verb.text}'`);
  return pointOf(sentence, {
    rule: RULE,
    first: adverb,
    replacement: adjective,
    cue: verb,
    right: `동사 ${shown} 꾸미는 자리이므로 부사 '${adverb.text}'`,
    wrong: `동사 ${shown} 꾸미는 자리이므로 형용사 ${withParticle(adjective ?? "", "은/는", `'${adjective}'`)} 쓸 수 없어요.`,
  });
}

/** "considered the plan foolish", "keep those numbers small". */
function objectComplement(sentence: Sentence, adjective: Token): FoundPoint[] {
  const { tokens } = sentence;
  const object = tokens[adjective.index - 1];
  const next = tokens[adjective.index + 1];
  if (!/^JJ$/u.test(adjective.tag ?? "") || !object || !next) return [];
  if (!/^[.,;]$/u.test(next.text) && !/^(?:IN|CC|TO)$/u.test(next.tag ?? "")) return [];
  const isPronoun = /^(?:them|us|him|me)$/u.test(object.lower);
  if (!/^(?:NN|NNS)$/u.test(object.tag ?? "") && !isPronoun) return [];
  const verb = verbBefore(tokens, object.index);
  if (!verb || !COMPLEX.has(verb.lemma)) return [];
  const adverb = adverbOf(adjective.lower);
  const certain =
    adverb !== null &&
    JUDGING.has(verb.lemma) &&
    verb.tag !== null &&
    !isMannerOfJudging(adjective.lower);
  return pointOf(sentence, {
    rule: RULE,
    first: adjective,
    replacement: certain ? adverb : null,
    cue: verb,
    right: `동사 '${verb.text}'의 목적어 ${withParticle(object.text, "이/가", `'${object.text}'`)} 어떤 상태인지 설명하는 목적격 보어 자리이므로 형용사 '${adjective.text}'`,
    wrong: `목적어 '${object.text}'의 상태를 설명하는 목적격 보어 자리이므로 부사 ${withParticle(adverb ?? "", "은/는", `'${adverb}'`)} 쓸 수 없어요.`,
  });
}

/** The verb before a plain object, or right at `from`. */
function verbBefore(tokens: readonly Token[], from: number): Token | null {
  for (let at = from; at >= Math.max(0, from - 5); at--) {
    const token = tokens[at];
    if (!token) return null;
    if (token.likely?.startsWith("VB")) return token.lemma === "be" ? null : token;
    if (!/^(?:DT|JJ|NN|NNS|PRP|PRP\$|CD|RB)$/u.test(token.likely ?? "")) return null;
  }
  return null;
}

/** The verb behind a plain subject. */
function verbBehind(tokens: readonly Token[], from: number): Token | null {
  const first = tokens[from];
  if (!first || !(isNominative(first) || isDeterminer(first) || /^NNS?$/u.test(first.likely ?? "")))
    return null;
  for (let at = from; at < from + 5; at++) {
    const token = tokens[at];
    if (!token || /^[.,;:]$/u.test(token.text)) return null;
    if (token.likely?.startsWith("VB") && token.lemma !== "be" && token.lemma !== "have")
      return token;
  }
  return null;
}
