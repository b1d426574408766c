/** Intruders: sentences of other texts that are related to a text's topic without belonging to it. */
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

/** A sentence that can be understood on its own, with its topic vector. */
interface StandaloneSentence {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  readonly subject: Float32Array;
}

export interface Intruder {
  readonly text: string;
  /** A content word that it shares with the text, or null. */
  readonly shared: string | null;
}

/** The similarity of topics: related enough to be plausible, different enough to be out of place. */
const RELATED = { least: 0.4, most: 0.75 } as const;
const WORDS = { least: 8, most: 26 } as const;

const cache = new WeakMap<Analysis, readonly StandaloneSentence[]>();
let stock: readonly StandaloneSentence[] | undefined;

/** The sentences of a text that can be understood on their own, cached. */
function standaloneSentencesOf(analysis: Analysis): readonly StandaloneSentence[] {
  const found = cache.get(analysis);
  if (found) return found;
  const ties = tiesOf(analysis);
  const standalone = analysis.sentences.flatMap((sentence) => standaloneSentenceOf(sentence, ties));
  cache.set(analysis, standalone);
  return standalone;
}

function standaloneSentenceOf(sentence: Sentence, ties: readonly Tie[]): StandaloneSentence[] {
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
 * Intruders for a text, best first: from the other passages of the exam and from the stock sentences.
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
  stock ??= STOCK_SENTENCES.flatMap((text) => standaloneSentencesOf(analyse(text)));
  const foreign = neighbours
    .filter(({ text }) => first !== undefined && !text.includes(first.text))
    .flatMap(standaloneSentencesOf);
  return ranked([...foreign, ...stock], subject, words);
}

function ranked(
  standalone: readonly StandaloneSentence[],
  subject: Float32Array,
  words: ReadonlyMap<string, string>,
): Intruder[] {
  return standalone
    .flatMap(({ text, stems, subject: about }) => {
      const topicSimilarity = vectorSimilarity(subject, about);
      const shared = [...stems].filter((stem) => words.has(stem));
      // a sentence with many words of the text would continue its topic
      if (topicSimilarity < RELATED.least || topicSimilarity > RELATED.most || shared.length > 2)
        return [];
      const word = shared[0] === undefined ? null : (words.get(shared[0]) ?? null);
      return [{ intruder: { text, shared: word }, rank: topicSimilarity + (word ? 1 : 0) }];
    })
    .toSorted((a, b) => b.rank - a.rank || (a.intruder.text < b.intruder.text ? -1 : 1))
    .map(({ intruder }) => intruder);
}
