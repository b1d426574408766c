/**
 * Complements of linking verbs other than be ("looks wasteful", "went dry", "proved useful in"), and adverbs behind
 * verbs that are none ("spoke extremely carefully", "markedly more theft").
 *
 * Not tested: adverbs that can say how one looks, feels, stays or goes ("looked carefully", "went quietly"), "proved"
 * in a passive, flat adverbs and adjectives that describe the subject behind any verb ("waited quite anxious")
 * (Quirk et al. 1985 §16.21–23, §7.56; Huddleston & Pullum 2002, ch. 4 §5).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { adjectiveOf } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import { FLAT_ADVERBS } from "../../../words/adverbs.ts";
import { isStateOf, stateAdverb } from "../../../words/states.ts";
import { TAKES_ADJECTIVE } from "../../../words/verbs.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { closesComplement, skipDegree } from "../../syntax/complement.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isNoun } from "../../syntax/tokens.ts";

const RULE = "adjective-adverb";
const DEGREES = wordList("quite very rather extremely fairly incredibly too so most");
/** Adjectives that may describe the subject behind any verb. */
const OF_SUBJECT = wordList(
  "bad smooth strong happy angry anxious nervous healthy hungry sad proud calm confident innocent silent quiet helpless alone independent eager grateful curious peaceful cheerful comfortable bitter cautious unhappy",
);
/** Adverbs of how much, with the adjective that a noun phrase with "more" cannot begin with. */
const AMOUNTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    markedly: "marked",
    significantly: "significant",
    considerably: "considerable",
    slightly: "slight",
    noticeably: "noticeable",
    substantially: "substantial",
    dramatically: "dramatic",
    remarkably: "remarkable",
    surprisingly: "surprising",
  }),
);

export function linkingVerbs(sentence: Sentence): FoundPoint[] {
  return sentence.tokens.flatMap((token) => [
    ...complement(sentence, token),
    ...manner(sentence, token),
    ...amount(sentence, token),
  ]);
}

function complement(sentence: Sentence, adjective: Token): FoundPoint[] {
  const { tokens } = sentence;
  if (adjective.tag !== "JJ" || !closesComplement(tokens, adjective.index + 1)) return [];
  const verb = tokens[skipDegree(tokens, adjective.index - 1)];
  if (!verb || !verb.tag?.startsWith("VB") || !isStateOf(verb.lemma, adjective.lower)) return [];
  // "has been proved useful"
  if (verb.tag === "VBN" && tokens[skipDegree(tokens, verb.index - 1)]?.lemma === "be") return [];
  // "the rule he proved"
  const hasAgent = tokens
    .slice(Math.max(0, verb.index - 2), verb.index)
    .some(({ lower }) => /^(?:i|he|she|we|you)$/u.test(lower));
  if (verb.lemma === "prove" && hasAgent) return [];
  const adverb = stateAdverb(adjective.lower);
  return pointOf(sentence, {
    rule: RULE,
    first: adjective,
    replacement: adverb,
    cue: verb,
    right: `동사 '${verb.text}' 뒤에서 주어의 상태를 설명하는 보어 자리이므로 형용사 '${adjective.text}'`,
    wrong: `동사 '${verb.text}' 뒤의 보어 자리이므로 부사 ${withParticle(adverb, "은/는", `'${adverb}'`)} 쓸 수 없어요.`,
  });
}

/** "spoke very politely.", "helps most effectively those who": an adverb of degree stands between. */
function manner(sentence: Sentence, adverb: Token): FoundPoint[] {
  const { tokens } = sentence;
  const adjective = adjectiveOf(adverb.lower);
  const degree = tokens[adverb.index - 1];
  if (!adjective || adverb.tag !== "RB" || !degree || !DEGREES.has(degree.lower)) return [];
  const verb = tokens[degree.index - 1];
  if (!verb || !/^VB[ZPDG]?$/u.test(verb.tag ?? "") || verb.lemma === "have") return [];
  if (TAKES_ADJECTIVE.has(verb.lemma)) return [];
  const next = tokens[adverb.index + 1];
  const heavy = next?.lower === "those" && tokens[next.index + 1]?.lower === "who";
  if (!heavy && !closesComplement(tokens, adverb.index + 1)) return [];
  const shown = withParticle(verb.text, "을/를", `'${verb.text}'`);
  return pointOf(sentence, {
    rule: RULE,
    first: adverb,
    replacement: FLAT_ADVERBS.has(adjective) || OF_SUBJECT.has(adjective) ? null : adjective,
    cue: verb,
    right: `동사 ${shown} 꾸미는 자리이므로 부사 '${adverb.text}'`,
    wrong: `동사 ${shown} 꾸미는 자리이므로 형용사 ${withParticle(adjective, "은/는", `'${adjective}'`)} 쓸 수 없어요.`,
  });
}

/** "by markedly more theft", "is slightly larger than". */
function amount(sentence: Sentence, adverb: Token): FoundPoint[] {
  const { tokens } = sentence;
  const adjective = AMOUNTS.get(adverb.lower);
  const before = tokens[adverb.index - 1];
  const compared = tokens[adverb.index + 1];
  const next = tokens[adverb.index + 2];
  if (!adjective || !before || !compared || !next) return [];
  const counts = /^(?:more|less|fewer)$/u.test(compared.lower);
  // "a significant more recent study" might be two adjectives in a row
  const quantity = counts && isNoun(next) && !/^(?:DT|PRP\$|JJ|CC)$/u.test(before.tag ?? "CC");
  const isLinked = /^(?:be|become|seem)$/u.test(before.lemma);
  const graded =
    isLinked &&
    (counts
      ? next.tag === "JJ" && closesComplement(tokens, next.index + 1)
      : compared.tag === "JJR" && closesComplement(tokens, next.index));
  if (!quantity && !graded) return [];
  return pointOf(sentence, {
    rule: RULE,
    first: adverb,
    replacement: adjective,
    cue: compared,
    right: `비교급 ${withParticle(compared.text, "을/를", `'${compared.text}'`)} 꾸미는 자리이므로 부사 '${adverb.text}'`,
    wrong: `비교급 ${withParticle(compared.text, "을/를", `'${compared.text}'`)} 꾸미는 자리이므로 형용사 ${withParticle(adjective, "은/는", `'${adjective}'`)} 쓸 수 없어요.`,
  });
}
