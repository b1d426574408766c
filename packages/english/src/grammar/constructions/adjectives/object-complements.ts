/**
 * Adjectives behind an object: "made the truth about the war visible", "find such rules hopelessly careless", "make
 * our town safer"; and behind a passive: "is considered useful".
 *
 * Tested only where the adverb cannot say how the verb is done. Not tested: "made the cake perfect" (the adverb could
 * go with making), "found the house easy", "left the room quiet", "considered the plan serious", "was made possible
 * by", and a formal "it" (Quirk et al. 1985 §16.44–46; Huddleston & Pullum 2002, ch. 4 §5).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { adverbOf } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import { PEOPLE } from "../../../words/nouns.ts";
import {
  COMPARATIVES,
  isMannerOfJudging,
  isUnmade,
  SOUGHT,
  STATES_OF_OBJECT,
  stateAdverb,
} from "../../../words/states.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { closesComplement, isLikely, skipDegree } from "../../syntax/complement.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isDeterminer } from "../../syntax/tokens.ts";

const RULE = "adjective-adverb";
const JUDGING = wordList("consider think deem judge render");
const IN_OBJECT = /^(?:DT|JJ|NN|NNS|NNP|PRP\$|CD|POS)$/u;
const REACH = 9;

export function objectComplements(sentence: Sentence): FoundPoint[] {
  return sentence.tokens.flatMap((adjective) => {
    const isComparative = COMPARATIVES.has(adjective.lower) && adjective.likely === "JJR";
    if (adjective.tag !== "JJ" && !isComparative) return [];
    if (!closesComplement(sentence.tokens, adjective.index + 1)) return [];
    const object = sentence.tokens[skipDegree(sentence.tokens, adjective.index - 1)];
    if (!object) return [];
    return behindObject(sentence, adjective, object) ?? behindPassive(sentence, adjective, object);
  });
}

function behindObject(sentence: Sentence, adjective: Token, object: Token): FoundPoint[] | null {
  const { tokens } = sentence;
  const isPerson = /^(?:me|him|us)$/u.test(object.lower);
  if (!isPerson && !/^NNS?$/u.test(object.tag ?? "")) return null;
  const governed = governorOf(tokens, object, isPerson);
  if (!governed) return null;
  // "is made …"; but "what it does is make …"
  const isPassive =
    governed.verb.likely === "VBN" && tokens[governed.verb.index - 1]?.lemma === "be";
  if (isPassive) return null;
  const { verb, head } = governed;
  const adverb = adverbBehind(tokens, verb, head, adjective);
  if (!adverb) return null;
  return pointOf(sentence, {
    rule: RULE,
    first: adjective,
    replacement: adverb,
    cue: verb,
    right: `동사 '${verb.text}'의 목적어 ${withParticle(head.text, "이/가", `'${head.text}'`)} 어떤 상태인지 설명하는 목적격 보어 자리이므로 형용사 '${adjective.text}'`,
    wrong: `목적어 '${head.text}'의 상태를 설명하는 목적격 보어 자리이므로 부사 ${withParticle(adverb, "은/는", `'${adverb}'`)} 쓸 수 없어요.`,
  });
}

interface Governed {
  readonly verb: Token;
  /** The noun that the complement describes: truth in "the truth about them", skill in "that kind of skill". */
  readonly head: Token;
}

/** The verb before an object, which may have a phrase with "of" or "about". */
function governorOf(tokens: readonly Token[], object: Token, isPerson: boolean): Governed | null {
  let at = object.index - 1;
  let head = object;
  const reach = isPerson ? object.index : Math.max(0, object.index - REACH);
  for (; at >= reach; at--) {
    const token = tokens[at];
    const before = tokens[at - 1];
    if (!token) return null;
    if (/^(?:of|about)$/u.test(token.lower) && before && isLikely(before, "NN")) {
      if (!/^(?:kind|sort|type|form|sense)s?$/u.test(before.lower)) head = before;
    } else if (!IN_OBJECT.test(token.tag ?? token.likely ?? "") && token.lower !== "such") break;
  }
  const verb = tokens[at];
  return verb && isLikely(verb, "VB") ? { verb, head } : null;
}

/** The adverb that is certainly wrong there, or null. */
function adverbBehind(
  tokens: readonly Token[],
  { index, lemma }: Token,
  object: Token,
  { lower, index: at }: Token,
): string | null {
  const base = COMPARATIVES.get(lower) ?? lower;
  const adverb = base !== lower ? `more ${stateAdverb(base)}` : stateAdverb(base);
  const opener = tokens[index + 1];
  const definite = isDeterminer(opener) && !/^an?$/u.test(opener?.lower ?? "");
  // "made friends happily", "makes leaders effectively", "made a king"
  const isPerson =
    /^(?:me|him|us|people)$/u.test(object.lower) || (definite && PEOPLE.has(object.lower));
  if (lemma === "find")
    return STATES_OF_OBJECT.find.has(base) && !SOUGHT.has(object.lower) ? adverb : null;
  if (lemma === "keep") {
    const living = isPerson || /^(?:minds?|brains?|body|bodies|skin|hearts?)$/u.test(object.lower);
    return living && STATES_OF_OBJECT.keep.has(base) ? adverb : null;
  }
  if (lemma === "make") {
    const isThing =
      isUnmade(object.lower, opener?.tag === "PRP$") &&
      (!/^an?$/u.test(opener?.lower ?? "") || base === "impossible");
    const certain = isPerson || isThing;
    // "made life possibly on Mars"
    const sentential = base === "possible" && !/^[.;]$/u.test(tokens[at + 1]?.text ?? "");
    return certain && !sentential && STATES_OF_OBJECT.make.has(base) ? adverb : null;
  }
  return JUDGING.has(lemma) && adverbOf(base) && !isMannerOfJudging(base) ? adverb : null;
}

/** "is considered useful", "was found guilty". */
function behindPassive(sentence: Sentence, adjective: Token, verb: Token): FoundPoint[] {
  const be = sentence.tokens[skipDegree(sentence.tokens, verb.index - 1)];
  if (be?.lemma !== "be" || verb.tag !== "VBN" || adjective.tag !== "JJ") return [];
  const { lower } = adjective;
  const certain =
    verb.lemma === "find"
      ? STATES_OF_OBJECT.find.has(lower)
      : JUDGING.has(verb.lemma) && adverbOf(lower) !== null && !isMannerOfJudging(lower);
  if (!certain) return [];
  const adverb = stateAdverb(lower);
  return pointOf(sentence, {
    rule: RULE,
    first: adjective,
    replacement: adverb,
    cue: verb,
    right: `수동태 '${be.text} ${verb.text}' 뒤에서 주어의 상태를 설명하는 보어 자리이므로 형용사 '${adjective.text}'`,
    wrong: `수동태 '${be.text} ${verb.text}' 뒤의 보어 자리이므로 부사 ${withParticle(adverb, "은/는", `'${adverb}'`)} 쓸 수 없어요.`,
  });
}
