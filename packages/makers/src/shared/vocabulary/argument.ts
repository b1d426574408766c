/** How much of the argument of a text hangs on a word that can be reversed. */
import { discourseOf, type Analysis, type Sentence } from "@pulda/english";
import { isLetter, isNotice } from "../notice.ts";
import { sharesRoot } from "./shares-root.ts";
import type { WordKeyCandidate } from "./candidates.ts";
import { MAX_CLAIM_WEIGHT } from "./vocabulary-point.ts";

/**
 * The least generality of a sentence whose word is reversed, from 0, a single event, to 1: what happened might as well have
 * been otherwise. Judges could not say why "missed a school" would be wrong.
 */
const LEAST_GENERALITY = { sure: 0.15, unsure: 0.3 } as const;
/** Below this strength another sentence only goes on about the same thing. */
const SURE = 1;
/** The least mean generality of a text that argues: lives and stories are below it, whatever sentence of them is general. */
const LEAST_MEAN = 0.2;
/** Letters and notices want something of their reader; their claims are courtesies. */
const ADDRESSED =
  /\bDear \p{Lu}|\bSincerely\b|\b(?:[Bb]est|[Kk]ind|[Ww]arm) [Rr]egards\b|(?:^|[.!?,;:–—•-]\s?)[Pp]lease\b|\byou please\b|\b[Tt]hank you (?:for|in)\b|\b[Ww]e are (?:sorry|pleased|happy) (?:to|that|for)\b/mu;
/**
 * What takes from the value of a word, as a factor: a plain negation, the sentence that opens a text, and evidence in
 * the word's own sentence, where it is seen without the argument ("fewer questions but worse ones").
 */
const LESS = { negation: 0.35, opening: 0.6, within: 0.5 } as const;
/** Why there is no item of such a text, in Korean. */
export const NO_ARGUMENT =
  "이야기나 전기, 편지는 주장을 펴는 글이 아니어서 문맥으로 틀렸다고 할 낱말이 없어요.";
/** What the argument adds to the value of a word in the most general sentence, as a share. */
const ARGUMENT = 2;
/** What a word on which claims often turn is worth beside one that may carry a claim. */
const OFTEN = 2;

/**
 * By a sentence's index: from 0, one event, to 1, a statement about all.
 * @example generalityIn(source.analysis)(0) // 0.4
 */
export function generalityIn(analysis: Analysis): (sentence: number) => number {
  const known = new Map(
    discourseOf(analysis).map(({ sentence, generality }) => [sentence.index, generality]),
  );
  return (sentence) => known.get(sentence) ?? 0;
}

/** Whether a word stands in a statement that can be argued about. */
export function isArgued(
  { sentence, point }: WordKeyCandidate,
  generalityAt: (sentence: number) => number,
): boolean {
  return (
    generalityAt(sentence) >=
    (point.strength < SURE ? LEAST_GENERALITY.unsure : LEAST_GENERALITY.sure)
  );
}

/**
 * Whether a reader has to go on reading to see a word reversed: not in the sentence that opens the text, nor where the
 * word's own sentence tells.
 * @param sentences those of the excerpt
 */
export function isReadOn(
  { point, sentence }: WordKeyCandidate,
  sentences: readonly Sentence[],
): boolean {
  const { start, end } = point.evidence;
  const isWithin = start >= point.sentence.start && end <= point.sentence.end;
  return sentence !== sentences[0]?.index && !isWithin;
}

/**
 * What a text does: it argues or explains, it tells what happened (a story, a life), or it is addressed to its reader
 * (a letter, a notice).
 */
export type Manner = "argues" | "tells" | "addresses";

/** @example mannerOf(source.analysis) // "tells", of "Ynes Mexia was born in 1870 …" */
export function mannerOf(analysis: Analysis): Manner {
  const all = discourseOf(analysis);
  if (isLetter(analysis) || isNotice(analysis)) return "addresses";
  if (all.some(({ sentence: { text } }) => ADDRESSED.test(text))) return "addresses";
  const mean = all.reduce((sum, { generality }) => sum + generality, 0) / Math.max(1, all.length);
  return mean >= LEAST_MEAN ? "argues" : "tells";
}

/**
 * Whether a text claims and argues, so that words of it can be reversed: no story, no life, no letter.
 * @example doesArgue(source.analysis) // false, of "Ynes Mexia was born in 1870 …"
 */
export function doesArgue(analysis: Analysis): boolean {
  return mannerOf(analysis) === "argues";
}

/**
 * The value of a word as the one that is reversed: how surely the text tells against it, and how much hangs on it.
 * Before anything has been said nothing is refuted, and "uncomfortable" shows that it is reversed.
 */
export function argumentValue(
  { point, sentence, token }: WordKeyCandidate,
  generalityAt: (sentence: number) => number,
): number {
  const often = point.claimWeight === MAX_CLAIM_WEIGHT ? OFTEN : 1;
  const negation = sharesRoot(token.lower, point.replacement) ? LESS.negation : 1;
  const opening = sentence === 0 ? LESS.opening : 1;
  const { evidence } = point;
  const isWithin = evidence.start >= point.sentence.start && evidence.end <= point.sentence.end;
  const factor = negation * opening * (isWithin ? LESS.within : 1);
  return point.strength ** 1.5 * often * (1 + ARGUMENT * generalityAt(sentence)) * factor;
}
