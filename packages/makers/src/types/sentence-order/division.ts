/** Division of a text into parts that are coherent in one order only. */
import {
  brokenTies,
  brokenTieWeight,
  type Analysis,
  type Sentence,
  type Tie,
} from "@pulda/english";
import { excerpts, wordCountOf } from "../../shared/excerpt.ts";
import type { MakeOrder, Source } from "../../maker.ts";
import { tiesOf, tiesWithin } from "../../shared/cohesion.ts";
import { canOpenExcerpt } from "../../shared/excerpt-opening.ts";
import { SearchBudget } from "../../shared/search-budget.ts";

export interface Division {
  readonly given: readonly Sentence[];
  /** Three parts in the order of the text. */
  readonly parts: readonly (readonly Sentence[])[];
  /** The ties that determine the order, by dependent part: each leads to an earlier part or to the given text. */
  readonly seams: readonly Tie[];
}

/** The weight of broken ties that rules an order out: one strong tie, or two weak ones. */
const MIN_BREAKAGE = 2;
/** The item's length in words. */
const WORDS = { least: 70, most: 260 } as const;
const MAX_PART_SENTENCES = 5;
/** The least words of a sentence: a heading or an exclamation gives its neighbours away. */
const MIN_WORDS = 4;
const PERMUTATIONS = [
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** The divisions that leave a single order, the best first. */
export function rankedDivisions(source: Source, order: MakeOrder): Division[] {
  const testedStarts = new Set(order.existingItems.flatMap(givenStart));
  return divisionsOf(source)
    .filter(
      ({ division: { given } }) =>
        given[0] &&
        !testedStarts.has(given[0].start) &&
        (order.at === null || given[0].start === order.at),
    )
    .map(({ division, score }) => ({ division, score: score + order.random.next() * 2 }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ division }) => division);
}

interface ScoredDivision {
  readonly division: Division;
  readonly score: number;
}

/** By analysis: a survey asks for the divisions of one text again and again. */
const cache = new WeakMap<Analysis, readonly ScoredDivision[]>();
/** How many divisions of a text are tried: some ten times what an ordinary long passage has. */
const MAX_TRIED = 60_000;

/** Every division of a passage that leaves a single order, with its score. */
function divisionsOf(source: Source): readonly ScoredDivision[] {
  let found = cache.get(source.analysis);
  if (!found) cache.set(source.analysis, (found = [...findDivisions(source)]));
  return found;
}

function* findDivisions(source: Source): Generator<ScoredDivision> {
  const ties = tiesOf(source.analysis);
  const budget = new SearchBudget(MAX_TRIED);
  for (const { sentences } of excerpts(source))
    for (const candidate of candidates(sentences, ties)) {
      if (!budget.spend(1)) return;
      const seams = decisiveTies(candidate);
      if (!seams) continue;
      const division = { given: candidate.given, parts: candidate.parts, seams };
      yield { division, score: scoreOf(candidate, seams, sentences) };
    }
}

function givenStart(item: MakeOrder["existingItems"][number]): number[] {
  const { proof } = item;
  return proof.kind === "made" && proof.operation.kind === "shuffle"
    ? [proof.operation.given.start]
    : [];
}

/** A possible division of a run of sentences, with the ties within the run. */
interface Candidate extends Omit<Division, "seams"> {
  readonly ties: readonly Tie[];
}

/** Every division of a run of sentences into a given text and three parts of reasonable size. */
function* candidates(sentences: readonly Sentence[], ties: readonly Tie[]): Generator<Candidate> {
  const before = [0];
  for (const sentence of sentences) before.push((before.at(-1) ?? 0) + wordCountOf(sentence));
  const size = (from: number, to: number): number => (before[to] ?? 0) - (before[from] ?? 0);
  for (let from = 0; from + 4 <= sentences.length; from++) {
    const opener = sentences[from];
    if (!opener || (from > 0 && !canOpenExcerpt(opener, ties))) continue;
    if (sentences.slice(from).some((sentence) => wordCountOf(sentence) < MIN_WORDS)) continue;
    for (let end = from + 4; end <= Math.min(sentences.length, from + 14); end++) {
      const total = size(from, end);
      if (total > WORDS.most) break;
      if (total < WORDS.least || sentences.slice(from, end).some(({ readable }) => !readable))
        continue;
      // every part but the first needs a tie to an earlier one
      const inside = tiesWithin(sentences.slice(from, end), ties);
      if (inside.length < 2) continue;
      for (let a = from + 1; a <= from + 3; a++)
        for (let b = a + 1; b <= a + MAX_PART_SENTENCES; b++)
          for (let c = b + 1; c <= Math.min(b + MAX_PART_SENTENCES, end - 1); c++) {
            if (end - c > MAX_PART_SENTENCES) continue;
            if ([a, b, c, end].some((at) => sentences[at]?.inQuotation)) continue;
            const sizes = [size(a, b), size(b, c), size(c, end)];
            if (Math.min(...sizes) < 12 || Math.max(...sizes) > 90 || size(from, a) > 70) continue;
            yield {
              given: sentences.slice(from, a),
              parts: [sentences.slice(a, b), sentences.slice(b, c), sentences.slice(c, end)],
              ties: inside,
            };
          }
    }
  }
}

/** The ties that determine the order, if every other order breaks them clearly; else null. */
function decisiveTies({ given, parts, ties: relevant }: Candidate): readonly Tie[] | null {
  // called for every order of every division: loops are twice as fast as lists of lists
  const spelled = (order: readonly number[]): number[] => {
    const indices: number[] = [];
    for (const { index } of given) indices.push(index);
    for (const part of order) for (const { index } of parts[part] ?? []) indices.push(index);
    return indices;
  };
  if (PERMUTATIONS.some((order) => brokenTieWeight(relevant, spelled(order)) < MIN_BREAKAGE))
    return null;
  const partOf = new Map(
    parts.flatMap((part, at) => part.map(({ index }) => [index, at] as const)),
  );
  // for the explanation: ties to an earlier part that some other order breaks
  const crossing = relevant.filter(({ dependent, sources }) => {
    const to = partOf.get(dependent);
    return to !== undefined && sources.some((source) => (partOf.get(source) ?? -1) < to);
  });
  const broken = new Set(PERMUTATIONS.flatMap((order) => brokenTies(crossing, spelled(order))));
  const breakable = crossing.filter((tie) => broken.has(tie));
  const bySeam = [0, 1, 2].map((seam) =>
    breakable
      .filter(({ dependent }) => partOf.get(dependent) === seam)
      .toSorted((a, b) => b.strength - a.strength || a.dependent - b.dependent)
      .slice(0, 2),
  );
  return bySeam.filter((seam) => seam.length > 0).length >= 2 ? bySeam.flat() : null;
}

/** The score of a division: more of the text, even parts, and ties at the start of parts are better. */
function scoreOf(
  { given, parts }: Omit<Division, "seams">,
  seams: readonly Tie[],
  sentences: readonly Sentence[],
): number {
  const sizes = parts.map((part) => part.reduce((sum, sentence) => sum + wordCountOf(sentence), 0));
  const shown = (given.length + parts.flat().length) / sentences.length;
  const openings = seams.filter((tie) =>
    parts.some((part) => part[0]?.index === tie.dependent),
  ).length;
  return shown * 4 + Math.min(...sizes) / 12 - Math.max(...sizes) / 40 + openings * 2;
}
