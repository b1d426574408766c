/** Words of an excerpt that vocabulary items can underline or box. */
import {
  entryOf,
  headwordOf,
  oppositeOf,
  withParticle,
  type Sentence,
  type Token,
} from "@pulda/english";
import type { Underlinable } from "../five-underlines.ts";
import type { MakeOrder } from "../../maker.ts";
import { testedSpans, overlaps } from "../target.ts";
import { lookalikePoints } from "./lookalike.ts";
import { vocabularyPoints } from "./point.ts";
import type { VocabularyPoint } from "./vocabulary-point.ts";
import { topicVector } from "../topic-vector.ts";

/** A word with its vocabulary point; `point` is null where the word cannot be the key. */
export interface WordCandidate extends Underlinable {
  readonly token: Token;
  readonly sentenceText: string;
  readonly point: VocabularyPoint | null;
}

/** A word whose replacement contradicts the text. */
export interface WordKeyCandidate extends WordCandidate {
  readonly point: VocabularyPoint;
}

const cache = new WeakMap<Sentence, readonly VocabularyPoint[]>();

/** Opposites that the text contradicts, cached by excerpt, since several types need them. */
function opposites(sentences: readonly Sentence[]): readonly VocabularyPoint[] {
  const [first] = sentences;
  if (!first) return [];
  let points = cache.get(first);
  if (!points) cache.set(first, (points = vocabularyPoints(sentences)));
  return points;
}

/** Opposites that the text contradicts, as candidates that were not tested yet. */
export function oppositeKeys(sentences: readonly Sentence[], order: MakeOrder): WordKeyCandidate[] {
  return untested(opposites(sentences).map(keyCandidateOf), order);
}

/** The same, and lookalikes that make no sense. */
export function boxKeys(sentences: readonly Sentence[], order: MakeOrder): WordKeyCandidate[] {
  const found = [
    ...opposites(sentences),
    ...lookalikePoints(sentences, topicVector(sentences)),
  ].map(keyCandidateOf);
  const starts = new Set<number>();
  return untested(found, order).filter(({ start }) => !starts.has(start) && starts.add(start));
}

function untested(keys: readonly WordKeyCandidate[], order: MakeOrder): WordKeyCandidate[] {
  const testedBefore = order.existingItems.flatMap(testedSpans);
  return keys.filter((key) => !testedBefore.some((span) => overlaps(span, key)));
}

function keyCandidateOf(point: VocabularyPoint): WordKeyCandidate {
  const { token, sentence } = point;
  return { ...candidateOf(token, sentence), point };
}

/** Content words that can be underlined unchanged: those with an opposite, and other informative ones. */
export function plainWords(sentences: readonly Sentence[]): WordCandidate[] {
  return sentences.flatMap((sentence) =>
    sentence.tokens.flatMap((token): WordCandidate[] => {
      const head = headwordOf(token);
      const after = sentence.tokens[token.index + 1];
      if (!head || head.lemma.length < 4 || token.text !== token.lower || !token.spaced) return [];
      if (!after || (!after.spaced && !/^[.,;:!?]$/u.test(after.text))) return [];
      const zipf = entryOf(head.lemma)?.zipf ?? 0;
      const isInformative =
        oppositeOf(head.lemma, head.pos) !== null || (zipf < 5 && head.pos !== "r");
      return isInformative ? [{ ...candidateOf(token, sentence), point: null }] : [];
    }),
  );
}

function candidateOf(token: Token, sentence: Sentence): Omit<WordCandidate, "point"> {
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
