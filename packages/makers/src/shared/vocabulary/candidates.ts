/** Words of a stretch of text that vocabulary items can underline or box. */
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

/** A word with what can be asked about it; `point` is null where it can only stand as it is. */
export interface WordCandidate extends Underlinable {
  readonly token: Token;
  readonly sentenceText: string;
  readonly point: VocabularyPoint | null;
}

/** A word whose other form contradicts the text. */
export interface WordKeyCandidate extends WordCandidate {
  readonly point: VocabularyPoint;
}

const known = new WeakMap<Sentence, readonly VocabularyPoint[]>();

/** Opposites that the text contradicts. Found once for each stretch, since several types ask. */
function opposites(sentences: readonly Sentence[]): readonly VocabularyPoint[] {
  const [first] = sentences;
  if (!first) return [];
  let points = known.get(first);
  if (!points) known.set(first, (points = vocabularyPoints(sentences)));
  return points;
}

/** Opposites that the text contradicts, as places that were not asked yet. */
export function oppositeKeys(sentences: readonly Sentence[], order: MakeOrder): WordKeyCandidate[] {
  return unasked(opposites(sentences).map(keyOf), order);
}

/** The same, and look-alikes that make no sense. */
export function boxKeys(sentences: readonly Sentence[], order: MakeOrder): WordKeyCandidate[] {
  const found = [
    ...opposites(sentences),
    ...lookalikePoints(sentences, topicVector(sentences)),
  ].map(keyOf);
  const starts = new Set<number>();
  return unasked(found, order).filter(({ start }) => !starts.has(start) && starts.add(start));
}

function unasked(keys: readonly WordKeyCandidate[], order: MakeOrder): WordKeyCandidate[] {
  const asked = order.taken.flatMap(testedSpans);
  return keys.filter((key) => !asked.some((span) => overlaps(span, key)));
}

function keyOf(point: VocabularyPoint): WordKeyCandidate {
  const { token, sentence } = point;
  return { ...placeOfToken(token, sentence), point };
}

/** Content words that can be underlined as they stand: those with an opposite, and other telling ones. */
export function plainWords(sentences: readonly Sentence[]): WordCandidate[] {
  return sentences.flatMap((sentence) =>
    sentence.tokens.flatMap((token): WordCandidate[] => {
      const head = headwordOf(token);
      const after = sentence.tokens[token.index + 1];
      if (!head || head.lemma.length < 4 || token.text !== token.lower || !token.spaced) return [];
      if (!after || (!after.spaced && !/^[.,;:!?]$/u.test(after.text))) return [];
      const zipf = entryOf(head.lemma)?.zipf ?? 0;
      const telling = oppositeOf(head.lemma, head.pos) !== null || (zipf < 5 && head.pos !== "r");
      return telling ? [{ ...placeOfToken(token, sentence), point: null }] : [];
    }),
  );
}

function placeOfToken(token: Token, sentence: Sentence): Omit<WordCandidate, "point"> {
  return {
    token,
    sentenceText: sentence.text,
    start: token.start,
    end: token.end,
    sentence: sentence.index,
    kind: headwordOf(token)?.lemma ?? token.lower,
  };
}

/** In Korean: the word is the author's own, and with which word beside it it makes sense. */
export function explainFit({ token, sentenceText }: WordCandidate): string {
  const shown = withParticle(token.text, "은/는", `'${token.text}'`);
  const words = around(sentenceText, token.text);
  return `${shown} ${withParticle(words, "이라는/라는", `"${words}"`)} 내용에 맞게 쓰였어요.`;
}

/** A few words on either side, as they stand. */
function around(sentence: string, word: string): string {
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
