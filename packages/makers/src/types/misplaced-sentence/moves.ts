/** The choice of the sentence to move, and of the place where it does not belong. */
import { brokenTies, weightOf, type Analysis, type Sentence, type Tie } from "@pulda/english";
import type { MakeOrder, Source } from "../../maker.ts";
import { hasDate } from "../../shared/dated.ts";
import { isDetachable } from "../../shared/detachable.ts";
import { isAsked } from "../../shared/order-items.ts";
import { SearchBudget } from "../../shared/search-budget.ts";
import { tiedExcerpts } from "../../shared/tied-excerpts.ts";

export interface Move {
  /** In the order in which they are shown, the moved one among them. */
  readonly shown: readonly Sentence[];
  readonly moved: Sentence;
  /** The sentence before which it is shown. */
  readonly next: Sentence;
  /** Index into `shown` of the first of the five numbered sentences. */
  readonly from: number;
  /** The number of the moved sentence, from 1. */
  readonly key: number;
  readonly seams: Seams;
  /** Whether what is broken is seen at once. */
  readonly isPlain: boolean;
}

/** What a reader sees broken. */
interface Seams {
  /** What joins the moved sentence to the one before it in the author's order. */
  readonly own: Tie;
  /** What joins the two sentences between which it is shown. */
  readonly joint: Tie;
  /** What joins the sentence behind it in the author's order to it; often it reads on without. */
  readonly follower: Tie | null;
}

/** So many sentences are numbered. */
export const NUMBERED_SENTENCES = 5;
/** The words of a numbered sentence. */
const NUMBERED_WORDS = { least: 6, most: 45 } as const;
/** Over so many sentences the moved one is moved at least: where two change places, either of them was moved. */
const LEAST_DISTANCE = 2;
/** Over so many it is plain which one was moved. */
const FAR = 4;
/** How plainly ties of a kind are seen to be broken. */
const PLAINNESS = { firm: 2, named: 1.5, stated: 1, faint: 0.5 } as const;
/** As much together is seen at once: one that is named, and one that is stated. */
const PLAIN = 2.5;
/** The steps that a text may take: one for each move, and one for each sentence that could be moved instead. */
const MAX_TRIED = 4_000;

interface ScoredMove {
  readonly move: Move;
  readonly score: number;
}

/** The moves whose key has a number that it may have, the best first; none beside an item of the same excerpt. */
export function rankedMoves(source: Source, order: MakeOrder): Move[] {
  return movesOf(source)
    .filter(
      ({ move: { key, moved, shown } }) =>
        order.keyNumbers.includes(key) &&
        !isAsked(order.existingItems, "move", shown) &&
        (order.at === null || moved.start === order.at),
    )
    .map(({ move, score }) => ({
      move,
      score: score - order.keyNumbers.indexOf(move.key) * 0.5 + order.random.next() * 0.5,
    }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ move }) => move);
}

/** By analysis: a survey asks for the moves of one text again and again. */
const cache = new WeakMap<Analysis, readonly ScoredMove[]>();

function movesOf(source: Source): readonly ScoredMove[] {
  let found = cache.get(source.analysis);
  if (!found) cache.set(source.analysis, (found = [...findMoves(source)]));
  return found;
}

function* findMoves(source: Source): Generator<ScoredMove> {
  const budget = new SearchBudget(MAX_TRIED);
  for (const { sentences, ties } of tiedExcerpts(source)) {
    for (let at = 1; at < sentences.length - 1; at++)
      for (let to = 2; to < sentences.length; to++) {
        if (Math.abs(distanceOf(at, to)) < LEAST_DISTANCE) continue;
        if (!budget.spend(1)) return;
        yield* movesTo(sentences, at, to, ties, budget);
      }
  }
}

/** Over how many sentences one is moved that goes before another. */
function distanceOf(at: number, to: number): number {
  return to > at ? to - at - 1 : to - at;
}

/**
 * The moves of a sentence before another one, with each number that the key may have.
 * @param within the ties within the sentences
 */
function* movesTo(
  sentences: readonly Sentence[],
  at: number,
  to: number,
  within: readonly Tie[],
  budget: SearchBudget,
): Generator<ScoredMove> {
  const [moved, next, follower] = [sentences[at]!, sentences[to]!, sentences[at + 1]!];
  if (hasDate(moved)) return;
  if (next.paragraph !== sentences[to - 1]!.paragraph || follower.paragraph !== moved.paragraph)
    return;
  const own = leaningOf(moved, within);
  const joint = leaningOf(next, within);
  if (!own || !joint) return;
  const seams = { own, joint, follower: leaningOf(follower, within) };
  const plainness =
    plainnessOf(own, moved) +
    plainnessOf(joint, next) +
    (seams.follower ? plainnessOf(seams.follower, follower) : 0);
  const shown = movedTo(sentences, moved, next);
  const broken = brokenTies(within, indicesOf(shown));
  const dependents = [moved, next, follower].map(({ index }) => index);
  if (!broken.every(({ dependent }) => dependents.includes(dependent))) return;
  if (!budget.spend(sentences.length) || isMendedByAnother(shown, moved, within)) return;
  const place = shown.indexOf(moved);
  for (let key = 2; key <= NUMBERED_SENTENCES; key++) {
    const from = place - key + 1;
    const numbered = shown.slice(Math.max(0, from), from + NUMBERED_SENTENCES);
    if (from < 1 || numbered.length < NUMBERED_SENTENCES) continue;
    if (!numbered.every((sentence) => isDetachable(sentence, NUMBERED_WORDS))) continue;
    if (numbered.some(({ paragraph }) => paragraph !== moved.paragraph)) continue;
    // what opens before the first number is not looked at
    const home = shown.indexOf(sentences[at - 1]!);
    if (home < from - 1 || home >= from + NUMBERED_SENTENCES) continue;
    yield {
      move: { shown, moved, next, from, key, seams, isPlain: plainness >= PLAIN },
      score: weightOf(broken) + 2 * plainness + Math.min(FAR, Math.abs(distanceOf(at, to))),
    };
  }
}

/** How plainly a reader sees that a tie is broken: "such complaints" has one meaning, "however" and "it" read on nearly anywhere. */
function plainnessOf(tie: Tie, { tokens }: Sentence): number {
  if (tie.kind === "chain") return PLAINNESS.faint;
  if (tie.kind !== "leaning") return PLAINNESS.firm;
  if (tie.relation === "reference") {
    const next = tokens.find(({ start }) => start >= tie.span.end);
    const isNamed = / /u.test(tie.words) || /^(?:NN|JJ)/u.test(next?.likely ?? "");
    return isNamed ? PLAINNESS.named : PLAINNESS.faint;
  }
  return /^(?:contrast|result|progress)$/u.test(tie.relation ?? "")
    ? PLAINNESS.faint
    : PLAINNESS.stated;
}

/** The tie by which a sentence leans on the very sentence before it and on no other. */
function leaningOf({ index }: Sentence, within: readonly Tie[]): Tie | null {
  const ties = within.filter(
    ({ dependent, near, sources }) =>
      dependent === index && near && sources.length === 1 && sources[0] === index - 1,
  );
  return ties.find(({ kind }) => kind === "leaning") ?? ties[0] ?? null;
}

/** Whether the text could be mended by moving another sentence: then that one may have been moved as well. */
function isMendedByAnother(
  shown: readonly Sentence[],
  moved: Sentence,
  within: readonly Tie[],
): boolean {
  return shown.some((other) => {
    if (other === moved) return false;
    const rest = shown.filter((one) => one !== other);
    return rest.some((_, at) => {
      if (at === 0) return false;
      const order = [...rest.slice(0, at), other, ...rest.slice(at)];
      return brokenTies(within, indicesOf(order)).length === 0;
    });
  });
}

function movedTo(sentences: readonly Sentence[], moved: Sentence, next: Sentence): Sentence[] {
  return sentences.flatMap((sentence) => {
    if (sentence === moved) return [];
    return sentence === next ? [moved, sentence] : [sentence];
  });
}

const indicesOf = (sentences: readonly Sentence[]): number[] => sentences.map(({ index }) => index);
