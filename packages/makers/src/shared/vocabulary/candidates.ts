/** Words of an excerpt that vocabulary items can underline or box. */
import {
  headwordOf,
  levelOf,
  oppositeOf,
  withParticle,
  type Sentence,
  type Token,
} from "@pulda/english";
import type { Underlinable } from "../five-underlines.ts";
import type { MakeOrder } from "../../maker.ts";
import { testedSpans, overlaps } from "../target.ts";
import { fluentOpposite } from "./fluent-opposite.ts";
import { turnedPoints } from "./turned-points.ts";
import type { VocabularyPoint } from "./vocabulary-point.ts";

/** A word with its vocabulary point; `point` is null where the word cannot be the key. */
export interface WordCandidate extends Underlinable {
  readonly token: Token;
  readonly sentenceText: string;
  readonly point: VocabularyPoint | null;
  /** Whether it has a fluent opposite. */
  readonly turns: boolean;
}

/** A word whose replacement contradicts the text. */
export interface WordKeyCandidate extends WordCandidate {
  readonly point: VocabularyPoint;
}

/** Words that only point or count: no choice of words. */
const POINTING =
  /^(?:such|same|other|several|many|much|more|most|certain|able|first|last|next|former|latter|various)$/u;
/** The least level of a word without an opposite that is underlined. */
const LEAST_LEVEL = 2;

/** Words whose fluent opposite the text contradicts, as candidates that were not tested yet. */
export function turnedKeys(sentences: readonly Sentence[], order: MakeOrder): WordKeyCandidate[] {
  return untested(turnedPoints(sentences).map(keyCandidateOf), order);
}

function untested(keys: readonly WordKeyCandidate[], order: MakeOrder): WordKeyCandidate[] {
  const testedBefore = order.existingItems.flatMap(testedSpans);
  return keys.filter((key) => !testedBefore.some((span) => overlaps(span, key)));
}

function keyCandidateOf(point: VocabularyPoint): WordKeyCandidate {
  const { token, sentence } = point;
  return { ...candidateOf(token, sentence), point, turns: true };
}

/**
 * Words that can be underlined unchanged: those that a reader may take for turned round, as they have a fluent opposite,
 * and other informative ones.
 */
export function plainWords(sentences: readonly Sentence[]): WordCandidate[] {
  return sentences.flatMap((sentence) =>
    sentence.tokens.flatMap((token): WordCandidate[] => {
      const head = headwordOf(token);
      const after = sentence.tokens[token.index + 1];
      if (!head || head.lemma.length < 4 || token.text !== token.lower || !token.spaced) return [];
      if (POINTING.test(token.lower)) return [];
      if (!after || (!after.spaced && !/^[.,;:!?]$/u.test(after.text))) return [];
      const turns = fluentOpposite(sentence, token) !== null;
      // what has no opposite can still be a predicate or a quality; a thing is no point
      const isInformative =
        turns ||
        oppositeOf(head.lemma, head.pos) !== null ||
        (/^[va]$/u.test(head.pos) && levelOf(head.lemma) >= LEAST_LEVEL);
      return isInformative ? [{ ...candidateOf(token, sentence), point: null, turns }] : [];
    }),
  );
}

function candidateOf(token: Token, sentence: Sentence): Omit<WordCandidate, "point" | "turns"> {
  return {
    token,
    sentenceText: sentence.text,
    start: token.start,
    end: token.end,
    sentence: sentence.index,
    kind: headwordOf(token)?.lemma ?? token.lower,
  };
}

/** In Korean: the word is the author's own, with the words around it as the reason. */
export function explainFit({ token, sentenceText }: WordCandidate): string {
  const shown = withParticle(token.text, "은/는", `'${token.text}'`);
  const words = contextOf(sentenceText, token.text);
  return `${shown} ${withParticle(words, "이라는/라는", `"${words}"`)} 내용에 맞게 쓰였어요.`;
}

/** A few words on either side, verbatim. */
function contextOf(sentence: string, word: string): string {
  const at = sentence.search(new RegExp(`\\b${word}\\b`, "u"));
  const before = sentence.slice(0, at).split(" ").slice(-4).join(" ");
  const after = sentence
    .slice(at + word.length)
    .split(" ")
    .slice(0, 4)
    .join(" ")
    .replace(/[.,;:!?]+$/u, "");
  return `${before}${word}${after}`.replace(/\s+/gu, " ").trim();
}
