/** Sentences of other texts that touch a text's subject without belonging to it. */
import {
  analyse,
  vectorSimilarity,
  isContent,
  stemOf,
  type Analysis,
  type Sentence,
  type Tie,
} from "@pulda/english";
import { countWords } from "@pulda/question";
import { tiesOf } from "../../shared/cohesion.ts";
import { canOpenExcerpt } from "../../shared/excerpt-opening.ts";
import { topicVector } from "../../shared/topic-vector.ts";
import { STOCK_SENTENCES } from "./stock-sentences.ts";

/** A sentence that stands on its own, with what it is about. */
interface Stray {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  readonly subject: Float32Array;
}

export interface Intruder {
  readonly text: string;
  /** A word that it shares with the text, or null. */
  readonly shared: string | null;
}

/** Related enough to be looked at, foreign enough to be out of place. */
const RELATED = { least: 0.4, most: 0.75 } as const;
const WORDS = { least: 8, most: 26 } as const;

const known = new WeakMap<Analysis, readonly Stray[]>();
let ours: readonly Stray[] | undefined;

/** The sentences of a text that can be understood without the others. */
function straysOf(analysis: Analysis): readonly Stray[] {
  const found = known.get(analysis);
  if (found) return found;
  const ties = tiesOf(analysis);
  const strays = analysis.sentences.flatMap((sentence) => strayOf(sentence, ties));
  known.set(analysis, strays);
  return strays;
}

function strayOf(sentence: Sentence, ties: readonly Tie[]): Stray[] {
  const count = countWords(sentence.text);
  if (count < WORDS.least || count > WORDS.most || !/^[A-Z][^"“”?!:;()]*\.$/u.test(sentence.text))
    return [];
  if (
    !canOpenExcerpt(sentence, ties) ||
    /\b(?:I|we|you|my|our|your|he|she|his|him|her|it|its|they|them|their|this|these|those|such|there|following|therefore|however|also|too|then|instead|thus|another|other|same)\b/iu.test(
      sentence.text,
    )
  )
    return [];
  const subject = topicVector([sentence]);
  const stems = new Set(sentence.tokens.filter(isContent).map(({ text }) => stemOf(text)));
  return subject && stems.size >= 4 ? [{ text: sentence.text, stems, subject }] : [];
}

/**
 * Intruders for a text, the best first: from the other passages of the set and from our own sentences.
 */
export function findIntruders(
  sentences: readonly Sentence[],
  neighbours: readonly Analysis[],
): Intruder[] {
  const subject = topicVector(sentences);
  if (!subject) return [];
  const words = new Map(
    sentences.flatMap(({ tokens }) =>
      tokens.filter(isContent).map(({ text, lower }) => [stemOf(text), lower] as const),
    ),
  );
  const [first] = sentences;
  ours ??= STOCK_SENTENCES.flatMap((text) => straysOf(analyse(text)));
  const foreign = neighbours
    .filter(({ text }) => first !== undefined && !text.includes(first.text))
    .flatMap(straysOf);
  return ranked([...foreign, ...ours], subject, words);
}

function ranked(
  strays: readonly Stray[],
  subject: Float32Array,
  words: ReadonlyMap<string, string>,
): Intruder[] {
  return strays
    .flatMap(({ text, stems, subject: about }) => {
      const near = vectorSimilarity(subject, about);
      const shared = [...stems].filter((stem) => words.has(stem));
      // a sentence with half its words from the text would go on about the same things
      if (near < RELATED.least || near > RELATED.most || shared.length > 2) return [];
      const word = shared[0] === undefined ? null : (words.get(shared[0]) ?? null);
      return [{ intruder: { text, shared: word }, rank: near + (word ? 1 : 0) }];
    })
    .toSorted((a, b) => b.rank - a.rank || (a.intruder.text < b.intruder.text ? -1 : 1))
    .map(({ intruder }) => intruder);
}
