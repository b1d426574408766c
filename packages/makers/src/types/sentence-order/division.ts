/** Division of a text into parts that are coherent in one order only. */
import { brokenTies, weightOf, type Analysis, type Sentence, type Tie } from "@pulda/english";
import { cleanExcerpts, opensWell, wordCountOf } from "../../shared/excerpt.ts";
import type { MakeOrder, Source } from "../../maker.ts";
import { orderingTies, tiesWithin } from "../../shared/cohesion.ts";
import { hasDate, namesSeason, namesTime } from "../../shared/dated.ts";
import { mannerOf } from "../../shared/vocabulary/argument.ts";
import { OTHER_ARRANGEMENTS } from "../../shared/arrangements.ts";
import { isCountedOff } from "../../shared/detachable.ts";
import { isAsked } from "../../shared/order-items.ts";
import { SearchBudget } from "../../shared/search-budget.ts";

export interface Division {
  readonly given: readonly Sentence[];
  /** Three parts in the order of the text. */
  readonly parts: readonly (readonly Sentence[])[];
  /** The ties that determine the order, by dependent part: each leads to an earlier part or to the given text. */
  readonly seams: readonly Tie[];
  /**
   * Another order, by index of part, that the ties do not rule out clearly: it must not be offered. Five orders are
   * offered of six, so a division may have one; null where the ties rule out all others.
   */
  readonly doubtful: readonly number[] | null;
  /** The weight of the ties that the nearest of the orders breaks that are ruled out. */
  readonly breakage: number;
}

/** The item's length in words, and of a text that tells what happened. */
const WORDS = { least: 90, most: 190, mostTold: 215 } as const;
/** The words of the given text and of a part. */
const GIVEN_WORDS = { least: 8, most: 60 } as const;
const PART_WORDS = { least: 18, most: 75 } as const;
const GIVEN_SENTENCES = 3;
const PART_SENTENCES = 4;
/** The longest part has at most so many times the words of the shortest. */
const MAX_RATIO = 2.2;
/** The least words of a sentence: a heading or an exclamation gives its neighbours away. */
const MIN_WORDS = 4;
/** The weight of broken ties that rules an order out, and beyond which more of it makes an item no better. */
const BREAKAGE = { least: 1, most: 4 } as const;
/** The parts that a tie holds. One is enough where it rules out all orders but one, which is not offered (judged: docs/quality.md). */
const LEAST_SEAMS = 1;

/** The divisions that leave a single order, the best first. */
export function rankedDivisions(source: Source, order: MakeOrder): Division[] {
  return divisionsOf(source)
    .filter(
      ({ division: { given, parts } }) =>
        given[0] &&
        !isAsked(order.existingItems, "shuffle", [...given, ...parts.flat()]) &&
        (order.at === null || given[0].start === order.at),
    )
    .map(({ division, score }) => ({ division, score: score + order.random.next() * 0.5 }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ division }) => division);
}

export interface ScoredDivision {
  readonly division: Division;
  readonly score: number;
}

/** By analysis: a survey asks for the divisions of one text again and again. */
const cache = new WeakMap<Analysis, readonly ScoredDivision[]>();
/** How many divisions of a text are tried: some ten times what an ordinary long passage has. */
const MAX_TRIED = 60_000;

/** Every division of a passage that leaves a single order, with its score. */
export function divisionsOf(source: Source): readonly ScoredDivision[] {
  let found = cache.get(source.analysis);
  if (!found) cache.set(source.analysis, (found = [...findDivisions(source)]));
  return found;
}

function* findDivisions(source: Source): Generator<ScoredDivision> {
  const manner = mannerOf(source.analysis);
  const ties = orderingTies(source.analysis, manner);
  const most = manner === "tells" ? WORDS.mostTold : WORDS.most;
  // a story goes from day to day; seasons and days are in order without reading elsewhere
  const namesWhen = manner === "tells" ? namesSeason : namesTime;
  const dated = new Set(source.analysis.sentences.filter((one) => hasDate(one) || namesWhen(one)));
  const budget = new SearchBudget(MAX_TRIED);
  const total = source.analysis.sentences.length;
  for (const excerpt of cleanExcerpts(source)) {
    const { sentences } = excerpt;
    if (!opensWell(source, excerpt)) continue;
    const words = sentences.reduce((sum, sentence) => sum + wordCountOf(sentence), 0);
    if (words < WORDS.least || words > most) continue;
    if (sentences.some((sentence) => wordCountOf(sentence) < MIN_WORDS || !sentence.readable))
      continue;
    const inside = tiesWithin(sentences, ties);
    if (inside.length < 2) continue;
    for (const { given, parts } of splits(source.text, sentences)) {
      if (!budget.spend(1)) return;
      // years, or birth, ages and death, put the pieces of a life in order without reading
      const told = [given, ...parts].filter((piece) => piece.some((one) => dated.has(one)));
      if (told.length > MAX_DATED) continue;
      const decision = decide(given, parts, inside);
      if (!decision) continue;
      const score =
        scoreOf(parts, decision.seams) + 2 * decision.breakage - (decision.doubtful ? 1.5 : 0);
      // a text is best read from its beginning
      const opening = given[0]?.index === 0 ? FROM_THE_START : 0;
      yield {
        division: { given, parts, ...decision },
        score: score + opening + (sentences.length / total) * 4,
      };
    }
  }
}

/** What the beginning of the passage adds to the score of a division. */
const FROM_THE_START = 2;
/** In more of the four pieces a date gives the order away. */
const MAX_DATED = 2;

/**
 * The choice number of the key that keeps a doubtful order from being offered: then its parts are labelled (A), (B)
 * and (C), and that order never is. Null where every number will do.
 */
export function onlyKey({ doubtful }: Division): number | null {
  if (!doubtful) return null;
  const labels = [0, 1, 2].map((part) => "ABC"[doubtful.indexOf(part)] ?? "");
  return ORDERS.findIndex((order) => order === labels.join("")) + 1;
}

/** The five orders of Korean exams; (A)-(B)-(C) is never offered. */
export const ORDERS = ["ACB", "BAC", "BCA", "CAB", "CBA"] as const;

type Split = Pick<Division, "given" | "parts">;

/** Every split of an excerpt into a given text and three parts of reasonable size. */
function* splits(text: string, sentences: readonly Sentence[]): Generator<Split> {
  const before = [0];
  for (const sentence of sentences) before.push(before.at(-1)! + wordCountOf(sentence));
  const size = (from: number, to: number): number => before[to]! - before[from]!;
  const isWhole = (from: number, to: number): boolean =>
    !sentences[to]?.inQuotation &&
    !goesOnSpeaking(sentences[to - 1], sentences[to]) &&
    !text.slice(sentences[from]!.start, sentences[to - 1]!.end).includes("\n");
  const isPart = (from: number, to: number): boolean =>
    to - from <= PART_SENTENCES && isWithin(size(from, to), PART_WORDS) && isWhole(from, to);
  const end = sentences.length;
  for (let a = 1; a <= Math.min(GIVEN_SENTENCES, end - 3); a++) {
    if (!isWithin(size(0, a), GIVEN_WORDS) || !isWhole(0, a)) continue;
    for (let b = a + 1; b <= Math.min(a + PART_SENTENCES, end - 2); b++) {
      if (!isPart(a, b)) continue;
      for (
        let c = Math.max(b + 1, end - PART_SENTENCES);
        c <= Math.min(b + PART_SENTENCES, end - 1);
        c++
      ) {
        if (!isPart(b, c) || !isPart(c, end)) continue;
        const sizes = [size(a, b), size(b, c), size(c, end)];
        if (Math.max(...sizes) > Math.min(...sizes) * MAX_RATIO) continue;
        // a single sentence is an exception
        if ([b - a, c - b, end - c].filter((count) => count === 1).length > 1) continue;
        if ([a, b, c].some((at) => isCountedOff(sentences[at]!))) continue;
        yield {
          given: sentences.slice(0, a),
          parts: [sentences.slice(a, b), sentences.slice(b, c), sentences.slice(c, end)],
        };
      }
    }
  }
}

/** Whether a sentence of spoken words alone goes on with those of the one before: "“Wait,” she said. “It rains.”" */
function goesOnSpeaking(before: Sentence | undefined, next: Sentence | undefined): boolean {
  return /["”]/u.test(before?.text ?? "") && /^["“][^"”]*["”]?$/u.test(next?.text ?? "");
}

function isWithin(words: number, { least, most }: { least: number; most: number }): boolean {
  return words >= least && words <= most;
}

/** What determines the order, if the ties rule out every other one but one at most; else null. */
function decide(
  given: readonly Sentence[],
  parts: readonly (readonly Sentence[])[],
  relevant: readonly Tie[],
): Omit<Division, "given" | "parts"> | null {
  // called for every order of every division: loops are twice as fast as lists of lists
  const spelled = (order: readonly number[]): number[] => {
    const indices: number[] = [];
    for (const { index } of given) indices.push(index);
    for (const part of order) for (const { index } of parts[part] ?? []) indices.push(index);
    return indices;
  };
  const broken = new Set<Tie>();
  let doubtful: readonly number[] | null = null;
  let breakage: number = BREAKAGE.most;
  for (const order of OTHER_ARRANGEMENTS) {
    const here = brokenTies(relevant, spelled(order));
    const weight = askingWeight(here);
    if (weight < BREAKAGE.least) {
      if (doubtful) return null;
      doubtful = order;
    } else {
      breakage = Math.min(breakage, weight);
      for (const tie of here) broken.add(tie);
    }
  }
  const partOf = new Map(
    parts.flatMap((part, at) => part.map(({ index }) => [index, at] as const)),
  );
  // for the explanation: ties to an earlier part that some other order breaks
  const crossing = [...broken].filter(({ dependent, sources }) => {
    const to = partOf.get(dependent);
    return to !== undefined && sources.some((source) => (partOf.get(source) ?? -1) < to);
  });
  const bySeam = [0, 1, 2].map((seam) =>
    crossing
      .filter(({ dependent }) => partOf.get(dependent) === seam)
      .toSorted((a, b) => b.strength - a.strength || a.dependent - b.dependent)
      .filter((tie, at, all) => all.findIndex((other) => tellsTheSame(tie, other)) === at)
      .slice(0, 2),
  );
  return bySeam.filter((seam) => seam.length > 0).length >= LEAST_SEAMS
    ? { seams: bySeam.flat(), doubtful, breakage }
    : null;
}

/** Whether two ties are of one kind, or of the same words ("This" and "This technique"). */
function tellsTheSame(a: Tie, b: Tie): boolean {
  return a.kind === b.kind || (a.span.start < b.span.end && b.span.start < a.span.end);
}

/** The weight of broken ties without enumerations ("First", "Second"), which alone ask nothing. */
function askingWeight(broken: readonly Tie[]): number {
  return weightOf(broken.filter(({ kind }) => kind !== "sequence"));
}

/** The score of a division: even parts of two or three sentences, and ties at the start of parts are better. */
function scoreOf(parts: readonly (readonly Sentence[])[], seams: readonly Tie[]): number {
  const sizes = parts.map((part) => part.reduce((sum, sentence) => sum + wordCountOf(sentence), 0));
  const usual = parts.filter(({ length }) => length === 2 || length === 3).length;
  const openings = seams.filter((tie) => parts.some((part) => part[0]?.index === tie.dependent));
  return (
    usual -
    Math.max(...sizes) / Math.min(...sizes) +
    openings.length * 2 +
    new Set(seams.map(({ kind }) => kind)).size
  );
}
