/** Words of an excerpt that vocabulary items can underline or box. */
import {
  contraryOf,
  headwordOf,
  levelOf,
  phrasesIn,
  usageAt,
  usagesOf,
  withParticle,
  type Headword,
  type Sentence,
  type Token,
} from "@pulda/english";
import type { Underlinable } from "../five-underlines.ts";
import type { MakeOrder } from "../../maker.ts";
import { testedSpans, overlaps } from "../target.ts";
import { fluentOpposite } from "./fluent-opposite.ts";
import { antonymPoints } from "./antonym-points.ts";
import type { VocabularyPoint } from "./vocabulary-point.ts";

/** A word with its vocabulary point; `point` is null where the word cannot be the key. */
export interface WordCandidate extends Underlinable {
  readonly token: Token;
  readonly sentenceText: string;
  /** Where in it the word stands. */
  readonly at: number;
  readonly point: VocabularyPoint | null;
  /**
   * How much a reader has to think about it, 0–2: 2 where it has an opposite that reads as well, or is a predicate or a
   * quality that few know; 0 where it only could be reversed.
   */
  readonly weight: number;
}

/** A word whose replacement contradicts the text. */
export interface WordKeyCandidate extends WordCandidate {
  readonly point: VocabularyPoint;
}

/** Words that only point or count: no choice of words. */
const POINTING =
  /^(?:such|same|other|several|many|much|more|most|certain|able|first|last|next|former|latter|various)$/u;
/** How often and how much, and what only carries another word: no one takes them for reversed. */
const EMPTY =
  /^(?:precisely|exactly|particularly|especially|result|standard|conclude|realize|defend|never|always|often|usually|sometimes|rarely|mostly|nearly|almost|possibly|probably|perhaps|everywhere|together|already|keep|begin|start|stop|stay|remain|seem|follow|serve|order|help|think|know|look|mention|count|open|whole|entire|full|single|available|able|unable|willing|ready|adult|public|winter|summer|height|nearby|electric|electronic|modern|shared|extra|edge)$/u;
/** The least level of an underlined word of which our dictionary says nothing. */
const LEAST_LEVEL = 3;
/** Below this level an adverb or adjective carries less, although it has an opposite: nobody suspects "small children". */
const LEAST_OPPOSED: Readonly<Record<string, number>> = { r: 3, a: 2 };

/** Words whose fluent opposite the text contradicts, as candidates that were not tested yet. */
export function turnedKeys(sentences: readonly Sentence[], order: MakeOrder): WordKeyCandidate[] {
  return untested(antonymPoints(sentences).map(keyCandidateOf), order);
}

function untested(keys: readonly WordKeyCandidate[], order: MakeOrder): WordKeyCandidate[] {
  const testedBefore = order.existingItems.flatMap(testedSpans);
  return keys.filter(
    (key) => !EMPTY.test(key.kind) && !testedBefore.some((span) => overlaps(span, key)),
  );
}

function keyCandidateOf(point: VocabularyPoint): WordKeyCandidate {
  const { token, sentence } = point;
  return { ...candidateOf(token, sentence), point, weight: 2 };
}

/**
 * Words that can be underlined unchanged: those that a reader may take for reversed, as they have a fluent opposite,
 * and other informative ones.
 */
export function plainWords(sentences: readonly Sentence[]): WordCandidate[] {
  return sentences.flatMap((sentence) => {
    const inPhrases = new Set(phrasesIn(sentence).flatMap(({ tokens }) => tokens));
    return sentence.tokens.flatMap((token): WordCandidate[] => {
      // what is left as it stands may be of a class that is only likely
      const head = headwordOf(token) ?? headwordOf({ ...token, tag: token.likely });
      const after = sentence.tokens[token.index + 1];
      if (!head || head.lemma.length < 4 || token.text !== token.lower || !token.spaced) return [];
      // half of "take for granted" is no choice of words
      if (POINTING.test(token.lower) || inPhrases.has(token.index)) return [];
      if (!after || (!after.spaced && !/^[.,;:!?]$/u.test(after.text))) return [];
      // "from edge to edge" is no verb
      if (EMPTY.test(head.lemma) || head.tag.slice(0, 2) !== token.likely?.slice(0, 2)) return [];
      const weight = weightOf(sentence, token, head);
      return weight === null ? [] : [{ ...candidateOf(token, sentence), point: null, weight }];
    });
  });
}

/** What a word weighs by how often claims turn on it, from 0 to 3. */
const WEIGHT_BY_CLAIM_WEIGHT = [0, 0.5, 1.5, 2] as const;

/** Null where a word is no point: a thing, or a common word of which our dictionary says nothing. */
function weightOf(sentence: Sentence, token: Token, head: Headword): number | null {
  const { lemma, pos } = head;
  const level = levelOf(lemma);
  const contrary = contraryOf(head);
  if (contrary) return WEIGHT_BY_CLAIM_WEIGHT[contrary.weight];
  const opposite = fluentOpposite(sentence, token);
  if (opposite) {
    if (opposite.weight === 0) return null;
    const isCompared = /^JJ[RS]$/u.test(token.tag ?? "");
    const isPlain = level < (LEAST_OPPOSED[pos] ?? 1) && !isCompared;
    return Math.min(WEIGHT_BY_CLAIM_WEIGHT[opposite.weight], isPlain ? 1 : 2);
  }
  const usages = usagesOf(lemma, pos);
  const claimWeight = (usageAt(sentence, token)?.usage ?? usages[0])?.contextAntonym?.weight ?? 0;
  if (usages.length > 0)
    return claimWeight === 0 || pos === "r" ? null : WEIGHT_BY_CLAIM_WEIGHT[claimWeight] - 0.5;
  return /^[va]$/u.test(pos) && level >= LEAST_LEVEL ? 0.5 : null;
}

function candidateOf(token: Token, sentence: Sentence): Omit<WordCandidate, "point" | "weight"> {
  return {
    token,
    sentenceText: sentence.text,
    at: token.start - sentence.start,
    start: token.start,
    end: token.end,
    sentence: sentence.index,
    kind: headwordOf(token)?.lemma ?? token.lower,
  };
}

/** In Korean: the word is the author's own, with the words around it as the reason. */
export function explainFit({ token, sentenceText, at }: WordCandidate): string {
  const shown = withParticle(token.text, "은/는", `'${token.text}'`);
  const words = contextOf(sentenceText, at, token.text);
  return `${shown} ${withParticle(words, "이라는/라는", `"${words}"`)} 내용에 맞게 쓰였어요.`;
}

/** A few words on either side, verbatim. */
function contextOf(sentence: string, at: number, word: string): string {
  const before = sentence.slice(0, at).split(" ").slice(-4).join(" ");
  const after = sentence
    .slice(at + word.length)
    .split(" ")
    .slice(0, 4)
    .join(" ")
    .replace(/[.,;:!?]+$/u, "");
  return `${before}${word}${after}`.replace(/\s+/gu, " ").trim();
}
