/** Sentences of a text that can be understood on their own, so that they can be put into another one. */
import { isContent, stemOf, type Analysis, type Sentence, type Tie } from "@pulda/english";
import { countWords } from "@pulda/question";
import { tiesOf } from "../../shared/cohesion.ts";
import { canOpenExcerpt } from "../../shared/excerpt-opening.ts";

export interface StandaloneSentence {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

const WORDS = { least: 8, most: 26 } as const;
const LEAST_STEMS = 4;
const POINTS =
  /\b(?:I|we|you|my|our|your|he|she|his|him|her|it|its|they|them|their|this|these|those|such|there|following|therefore|however|also|too|then|instead|thus|another|other|same)\b/iu;

const byAnalysis = new WeakMap<Analysis, readonly StandaloneSentence[]>();

/** Cached by analysis; linear in its length. */
export function standaloneSentencesOf(analysis: Analysis): readonly StandaloneSentence[] {
  const found = byAnalysis.get(analysis);
  if (found) return found;
  const ties = tiesOf(analysis);
  const standalone = analysis.sentences
    .filter((sentence) => isStandalone(sentence, ties))
    .map((sentence) => ({ text: sentence.text, stems: stemsOf(sentence) }))
    .filter(({ stems }) => stems.size >= LEAST_STEMS);
  byAnalysis.set(analysis, standalone);
  return standalone;
}

function isStandalone(sentence: Sentence, ties: readonly Tie[]): boolean {
  const count = countWords(sentence.text);
  if (count < WORDS.least || count > WORDS.most) return false;
  if (!/^[A-Z][^"“”?!:;()]*\.$/u.test(sentence.text) || !canOpenExcerpt(sentence, ties))
    return false;
  return !POINTS.test(sentence.text);
}

function stemsOf({ tokens }: Sentence): Set<string> {
  return new Set(tokens.filter(isContent).map(({ text }) => stemOf(text)));
}
