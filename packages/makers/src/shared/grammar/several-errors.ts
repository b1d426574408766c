/** Several edited points of one text, among others that are underlined although right, or without underlines. */
import type { Span } from "@pulda/question";
import type { Random } from "../random.ts";
import { SearchBudget } from "../search-budget.ts";
import type { EditableCandidate, GrammarCandidate } from "./candidate.ts";
import { hangsOn, pick, ranked, setValue, spreadOf } from "./five-points.ts";

/** What is wanted: how many errors, and how many points in all; as many where nothing is underlined. */
export interface ErrorCount {
  readonly errors: number;
  readonly points: number;
}

/** Points in the order of the text, and which of them are edited. */
export interface SeveralErrors {
  readonly points: readonly GrammarCandidate[];
  readonly edited: readonly EditableCandidate[];
}

/** How many selections are tried, and how many are offered. */
const TRIES = 60;
const MAX_SETS = 4;
/** How many candidates the search may look at for one text. */
const MAX_STEPS = 40_000;
/** The least distance between two errors, as a share of the text. */
const MIN_APART = 0.18;
/** Without underlines, a stretch of the text without an error may be this long, as a share of it. */
const MAX_EMPTY = 0.62;
/** How far chance moves a key among keys that are nearly as good. */
const CHANCE = 1;

/** What the type says of its keys. */
export interface KeyJudgement {
  /** What a key adds to the value of its selection. */
  valueOf(key: EditableCandidate): number;
  /** Whether a key is decided at one look; a selection has one of them at most. */
  isEasy(key: EditableCandidate): boolean;
}

/**
 * The best selections, best first: errors of different rules in different sentences, spread over the text.
 * @param keys what may be edited; @param others what may be underlined although right
 */
export function severalErrors(
  keys: readonly EditableCandidate[],
  others: readonly GrammarCandidate[],
  span: Span,
  random: Random,
  { valueOf, isEasy }: KeyJudgement,
  { errors, points: count }: ErrorCount,
): SeveralErrors[] {
  if (keys.length < errors) return [];
  const budget = new SearchBudget(MAX_STEPS);
  const found = new Map<string, { set: SeveralErrors; value: number }>();
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (!budget.spend(keys.length + others.length)) break;
    const order = keys
      .map((key) => ({ key, rank: valueOf(key) + CHANCE * random.next() }))
      .toSorted((a, b) => b.rank - a.rank);
    const edited: EditableCandidate[] = [];
    for (const { key } of order) {
      if (edited.length === errors) break;
      if (isEasy(key) && edited.some(isEasy)) continue;
      if (edited.every((other) => areApart(key, other, span))) edited.push(key);
    }
    if (edited.length < errors) continue;
    const picked: GrammarCandidate[] = [...edited];
    const rest = others.filter((one) => edited.every((key) => mayStandBeside(one, key)));
    pick(ranked(rest, span, random), count - errors, picked);
    if (picked.length < count) continue;
    const points = picked.toSorted((a, b) => a.start - b.start);
    const spread = spreadOf(points, span, count === errors ? MAX_EMPTY : undefined);
    if (spread === null) continue;
    const worth = edited.reduce((sum, key) => sum + valueOf(key), 0) / errors;
    const value = 2 * worth + setValue(points, 0, spread);
    const inOrder = edited.toSorted((a, b) => a.start - b.start);
    const id = inOrder.map(({ start, point }) => `${start} ${point.replacement}`).join();
    if (value > (found.get(id)?.value ?? -Infinity))
      found.set(id, { set: { points, edited: inOrder }, value });
  }
  return [...found.values()]
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MAX_SETS)
    .map(({ set }) => set);
}

/** Two errors never ask the same, and stand apart. */
function areApart(a: EditableCandidate, b: EditableCandidate, { start, end }: Span): boolean {
  return (
    a.kind !== b.kind &&
    a.sentence !== b.sentence &&
    a.point.replacement.toLowerCase() !== b.point.replacement.toLowerCase() &&
    a.point.original.toLowerCase() !== b.point.original.toLowerCase() &&
    Math.abs(a.start - b.start) >= MIN_APART * (end - start)
  );
}

/** Whether a point may be underlined, right, beside an error. */
function mayStandBeside(one: GrammarCandidate, key: EditableCandidate): boolean {
  return (
    one.kind !== key.kind && !hangsOn(one, key) && one.point.original !== key.point.replacement
  );
}
