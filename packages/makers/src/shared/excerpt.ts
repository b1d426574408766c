/** The excerpts of a passage that items show: all of it, or parts of it that stand alone. */
import type { Analysis, Sentence } from "@pulda/english";
import { countWords, type Span } from "@pulda/question";
import type { Source } from "../maker.ts";
import { endingFault, landsBefore, type EndingFault } from "./excerpt-ending.ts";
import { danglingOpening, isFreeOpening } from "./excerpt-opening.ts";
import { quoted } from "./quote.ts";
import { sentenceFacts, type SentenceFacts, type SentenceFault } from "./sentence-fault.ts";

/** A run of adjacent sentences. */
export interface Excerpt {
  readonly span: Span;
  readonly sentences: readonly Sentence[];
}

const wordCounts = new WeakMap<Sentence, number>();

/** The number of words in a sentence, cached. */
export function wordCountOf(sentence: Sentence): number {
  let count = wordCounts.get(sentence);
  if (count === undefined) wordCounts.set(sentence, (count = countWords(sentence.text)));
  return count;
}

/** The sentences of a span of the source. */
export function sentencesIn({ analysis }: Source, { start, end }: Span): Sentence[] {
  return analysis.sentences.filter((sentence) => sentence.start >= start && sentence.end <= end);
}

/** A passage of up to this many words may be shown whole, if its teacher chose it so. */
const MAX_WHOLE_WORDS = 280;
/** A clean passage of up to this many words is shown whole: exams print such texts, and its teacher chose it. */
const USUAL_WHOLE_WORDS = 230;
/** The words of an excerpt. */
const WORDS = { least: 90, most: 190 } as const;
/** The least words of the beginning of a passage that cannot be shown whole and has no longer excerpt. */
const LEAST_OF_SHORT = 60;
/** More sentences in so few words are exclamations or verses. */
const MAX_SENTENCES = 40;

interface Excerpts {
  /** Every clean excerpt, in the order of the text. */
  readonly all: readonly Excerpt[];
  /** Those that makers search, the best first: hardly overlapping. */
  readonly chosen: readonly Excerpt[];
  /** Why there is none. */
  readonly problem: string | null;
}

const cache = new WeakMap<Analysis, Excerpts>();

/**
 * The excerpts that an item can show, the best first: each names its subject, holds no faulty sentence, refers to
 * nothing outside it, and ends where a thought ends. A clean passage of up to 230 words is used whole; a longer
 * one in parts of 90–190 words that overlap by half at most (up to 280 words also whole). Empty where
 * `excerptProblem` has a reason. Linear in the length of the passage.
 */
export function excerpts(source: Source): readonly Excerpt[] {
  return excerptsOf(source.analysis).chosen;
}

/**
 * Every clean excerpt of 90–190 words (from 60 words for a short passage), and the whole of a clean passage, in the
 * order of the text: for types that ask about the text as a whole. What a teacher may choose in spite of a fault is
 * not among them.
 */
export function cleanExcerpts(source: Source): readonly Excerpt[] {
  return excerptsOf(source.analysis).all;
}

/**
 * The whole of a passage that is no longer than an excerpt, for texts that are shown whole or not at all; null where it has
 * a fault that its teacher would not print. An address of the web in it is none.
 */
export function wholeOf({ analysis }: Source): Excerpt | null {
  const { text, sentences } = analysis;
  const total = sentences.reduce((sum, one) => sum + wordCountOf(one), 0);
  if (total < LEAST_OF_SHORT || total > WORDS.most) return null;
  const fault = faultOfWhole(sentences, sentenceFacts(analysis));
  return fault && !fault.isTolerable ? null : { span: { start: 0, end: text.length }, sentences };
}

/** A text of so many words is printed from its beginning: without its first sentences readers miss what it is about. */
const FROM_BEGINNING_WORDS = 260;

/** Whether types that ask about the course of a text may show an excerpt of it: all do from the beginning of a short one. */
export function opensWell({ analysis }: Source, { sentences }: Excerpt): boolean {
  const total = analysis.sentences.reduce((sum, one) => sum + wordCountOf(one), 0);
  return total > FROM_BEGINNING_WORDS || sentences[0]?.index === 0;
}

/** Why no part of a passage stands alone, in Korean; null where there is an excerpt. */
export function excerptProblem(source: Source): string | null {
  return excerptsOf(source.analysis).problem;
}

/** How far a part of a passage is from standing alone. */
export interface Dependence {
  /** Whether it opens with words that point back. */
  readonly pointsBack: boolean;
  /** Whether its last sentence ends nothing. */
  readonly breaksOff: boolean;
  /** How many of its sentences have an error, or refer to something that it does not hold. */
  readonly faulty: number;
}

export function dependenceOf({ analysis }: Source, sentences: readonly Sentence[]): Dependence {
  const { faults, beginsBy } = sentenceFacts(analysis);
  const first = sentences[0];
  const last = sentences.at(-1);
  return {
    pointsBack: first?.readable === true && danglingOpening(first) !== null,
    breaksOff: last !== undefined && endingFault(last) !== null,
    faulty: sentences.filter(
      ({ index }) => faults[index] || (beginsBy[index] ?? index) < (first?.index ?? 0),
    ).length,
  };
}

function excerptsOf(analysis: Analysis): Excerpts {
  let found = cache.get(analysis);
  if (!found) cache.set(analysis, (found = findExcerpts(analysis)));
  return found;
}

/** Sentences from one index to another, which is not included. */
interface Range {
  readonly from: number;
  readonly to: number;
}

function findExcerpts(analysis: Analysis): Excerpts {
  const { text, sentences } = analysis;
  const before = [0];
  for (const sentence of sentences) before.push(before.at(-1)! + wordCountOf(sentence));
  const total = before.at(-1)!;
  if (total === 0) return { all: [], chosen: [], problem: "지문에 영어 문장이 없어요." };
  const facts = sentenceFacts(analysis);
  const whole = { span: { start: 0, end: text.length }, sentences };
  const wholeFault = total <= MAX_WHOLE_WORDS ? faultOfWhole(sentences, facts) : null;
  const isClean = total <= MAX_WHOLE_WORDS && wholeFault === null;
  const excerptOf = ({ from, to }: Range): Excerpt =>
    to - from === sentences.length
      ? whole
      : {
          span: { start: sentences[from]!.start, end: sentences[to - 1]!.end },
          sentences: sentences.slice(from, to),
        };
  let ranges = cleanRanges(sentences, facts, before, WORDS.least);
  if (ranges.length === 0 && total <= MAX_WHOLE_WORDS && !isClean)
    ranges = cleanRanges(sentences, facts, before, LEAST_OF_SHORT).filter(({ from }) => from === 0);
  const parts = choose(ranges, sentences, before);
  const isUsedWhole = isClean || (parts.length === 0 && wholeFault?.isTolerable);
  const all = ranges.map(excerptOf);
  if (isClean && !all.includes(whole)) all.unshift(whole);
  const chosen =
    isUsedWhole && (total <= USUAL_WHOLE_WORDS || parts.length === 0)
      ? [whole]
      : [...parts.map(excerptOf).filter((part) => part !== whole), ...(isUsedWhole ? [whole] : [])];
  const problem =
    chosen.length > 0
      ? null
      : (wholeFault?.reason ??
        "따로 떼어 읽어도 뜻이 통하는 90~190단어의 부분을 찾지 못했어요. 한 단락씩 나누어 넣어 보세요.");
  return { all, chosen, problem };
}

/** The worst fault of a passage that would be shown whole. */
function faultOfWhole(
  sentences: readonly Sentence[],
  { faults }: SentenceFacts,
): SentenceFault | null {
  const first = sentences[0];
  const opening = first?.readable ? danglingOpening(first) : null;
  if (opening)
    return {
      reason: `지문이 앞 내용을 가리키는 말(${quoted(opening)})로 시작해서, 따로 떼어 문제로 낼 수 없어요.`,
      isTolerable: false,
    };
  const worst = faults.find((fault) => fault && !fault.isTolerable);
  if (worst) return worst;
  const last = sentences.at(-1);
  const ending = last && !isLaidOut(sentences) ? endingFault(last) : null;
  return ending ? ENDING_FAULTS[ending] : (faults.find((fault) => fault) ?? null);
}

/** So many lines without a full stop are the lines of a notice, whose last one need not have one. */
const LEAST_LINES = 4;

/** Whether a text is laid out in lines: "When: May 18", "- Entry fee: $15". */
function isLaidOut(sentences: readonly Sentence[]): boolean {
  return sentences.filter(({ text }) => !/[.?!…]["'”’)]*$/u.test(text)).length >= LEAST_LINES;
}

const ENDING_FAULTS: Readonly<Record<EndingFault, SentenceFault>> = {
  "cut off": {
    reason: "지문의 마지막 문장이 끝나지 않았어요. 글이 중간에서 잘렸는지 확인해 주세요.",
    isTolerable: false,
  },
  promise: {
    reason: "지문이 뒤에 이어질 내용을 예고하면서 끝나요. 그 내용까지 함께 넣어 주세요.",
    isTolerable: false,
  },
  question: { reason: "지문이 물음으로 끝나고 그 답이 없어요.", isTolerable: true },
  example: { reason: "지문의 마지막 문장이 글을 맺지 못해요.", isTolerable: true },
};

/** Every clean run of sentences within the length of an excerpt. */
function cleanRanges(
  sentences: readonly Sentence[],
  { faults, beginsBy }: SentenceFacts,
  before: readonly number[],
  least: number,
): Range[] {
  const found: Range[] = [];
  for (const [from, first] of sentences.entries()) {
    if (faults[from] || (from > 0 && beginsBy[from]! < from)) continue;
    if (from === 0 ? danglingOpening(first) !== null : !isFreeOpening(first)) continue;
    for (let to = from + 1; to <= Math.min(sentences.length, from + MAX_SENTENCES); to++) {
      const last = sentences[to - 1]!;
      const words = before[to]! - before[from]!;
      if (faults[to - 1] || beginsBy[to - 1]! < from || words > WORDS.most) break;
      if (words < least || !hasWholeQuotations(sentences, from, to)) continue;
      const next = sentences[to];
      const lands =
        next && !faults[to]?.isAside ? landsBefore(last, next) : endingFault(last) === null;
      if (lands) found.push({ from, to });
    }
  }
  return found;
}

/** Whether no quotation is cut: a text that ends in one must close it. */
function hasWholeQuotations(sentences: readonly Sentence[], from: number, to: number): boolean {
  return !sentences[from]?.inQuotation && !sentences[to]?.inQuotation;
}

/** The best ranges, none of which overlaps the others by more than half. */
function choose(
  ranges: readonly Range[],
  sentences: readonly Sentence[],
  before: readonly number[],
): Range[] {
  const best = new Map<number, { range: Range; score: number }>();
  for (const range of ranges) {
    const score = scoreOf(range, sentences, before[range.to]! - before[range.from]!);
    if (score > (best.get(range.from)?.score ?? -Infinity)) best.set(range.from, { range, score });
  }
  const shown = new Uint8Array(sentences.length);
  const chosen: Range[] = [];
  for (const { range } of [...best.values()].toSorted((a, b) => b.score - a.score)) {
    const { from, to } = range;
    let again = 0;
    for (let at = from; at < to; at++) again += shown[at] ?? 0;
    if (again * 2 > to - from) continue;
    shown.fill(1, from, to);
    chosen.push(range);
  }
  return chosen;
}

/** Whole paragraphs of 120–180 words are best. */
function scoreOf({ from, to }: Range, sentences: readonly Sentence[], words: number): number {
  const first = sentences[from]!;
  const last = sentences[to - 1]!;
  const begins = first.paragraph !== sentences[from - 1]?.paragraph;
  const ends = last.paragraph !== sentences[to]?.paragraph;
  const distance = Math.max(0, 120 - words, words - 180);
  return (begins ? 3 : 0) + (ends ? 3 : 0) - (last.paragraph - first.paragraph) * 2 - distance / 10;
}
