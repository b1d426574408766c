/**
 * Five underlines, one of them to be edited, chosen for quality: real points of different rules, spread over the
 * text, the key no odd one out.
 */
import type { Span } from "@pulda/question";
import type { FiveUnderlines } from "../five-underlines.ts";
import type { Random } from "../random.ts";
import { overlaps } from "../target.ts";
import { SearchBudget } from "../search-budget.ts";
import type { EditableCandidate, GrammarCandidate } from "./candidate.ts";
import { esteemOf, esteemOfAll } from "./esteem.ts";

const UNDERLINES = 5;
const MAX_PER_SENTENCE = 2;
/** The least distance between two underlines, in characters. */
const MIN_GAP = 12;
/** How many selections are tried for a key at a choice number. */
const TRIES = 12;
/** How many candidates the search may look at for one text. */
const MAX_STEPS = 60_000;
/** What the esteem of a point adds to its rank, and that of all underlines together to the value of a selection. */
const ESTEEM = { rank: 1.5, value: 0.4 } as const;
/** A stretch of the text without an underline may be this long, as a share of it. */
const MAX_EMPTY = 0.5;

/** Five underlines and how good they are; higher is better. */
export interface RatedUnderlines {
  readonly underlines: FiveUnderlines<GrammarCandidate>;
  readonly value: number;
}

/**
 * The best selections, one for each key and choice number, best first.
 * @param keys what may be edited; @param others what may be underlined although right
 * @param valueOf what a key adds to the value of its selection
 */
export function fivePoints(
  keys: readonly EditableCandidate[],
  others: readonly GrammarCandidate[],
  span: Span,
  random: Random,
  valueOf: (key: EditableCandidate) => number,
): RatedUnderlines[] {
  const budget = new SearchBudget(MAX_STEPS);
  const found: RatedUnderlines[] = [];
  for (const key of keys) {
    const rest = others.filter(
      (one) =>
        one.kind !== key.kind &&
        !hangsOn(one, key) &&
        // the answer quotes the wrong words, so no other underline may have the same
        one.point.original !== key.point.replacement,
    );
    const before = rest.filter(({ end }) => end <= key.start);
    const after = rest.filter(({ start }) => start >= key.end);
    for (let keyNumber = 1; keyNumber <= UNDERLINES; keyNumber++) {
      if (before.length < keyNumber - 1 || after.length < UNDERLINES - keyNumber) continue;
      let best: RatedUnderlines | null = null;
      for (let attempt = 0; attempt < TRIES; attempt++) {
        if (!budget.spend(rest.length)) return sorted(found);
        const picked: GrammarCandidate[] = [key];
        pick(ranked(before, span, random), keyNumber - 1, picked);
        pick(ranked(after, span, random), UNDERLINES - keyNumber, picked);
        if (picked.length < UNDERLINES) continue;
        const points = picked.toSorted((a, b) => a.start - b.start);
        const spread = spreadOf(points, span);
        if (spread === null) continue;
        const value = valueOf(key) + setValue(points, keyNumber, spread);
        if (!best || value > best.value) best = { underlines: { points, key: keyNumber }, value };
      }
      if (best) found.push(best);
    }
  }
  return sorted(found);
}

/** Verbs of which two forms beside each other show that one is wrong: "a trunk that has … have". */
const AUXILIARIES = [/^(?:is|are|was|were)\b/iu, /^(?:has|have)\b/iu, /^(?:do|does)\b/iu] as const;

/** Whether one of two points settles the other, so that editing the key would touch both, or shows its error. */
export function hangsOn(one: GrammarCandidate, key: GrammarCandidate): boolean {
  if (one.sentence !== key.sentence) return false;
  return (
    overlaps(one.point.cue, key) ||
    overlaps(key.point.cue, one) ||
    AUXILIARIES.some((form) => form.test(one.point.original) && form.test(key.point.original))
  );
}

const sorted = (found: readonly RatedUnderlines[]): RatedUnderlines[] =>
  found.toSorted((a, b) => b.value - a.value);

/** An order in which better points come first, and with some chance others do. */
export function ranked(
  list: readonly GrammarCandidate[],
  span: Span,
  random: Random,
): GrammarCandidate[] {
  const length = Math.max(1, span.end - span.start);
  // a point of the text at which the try prefers its underlines, so that the tries differ in where they look
  const focus = random.next();
  return list
    .map((one) => {
      const at = (one.start - span.start) / length;
      const rank = one.point.lure + ESTEEM.rank * esteemOf(one.point) + random.next();
      return { one, rank: rank - Math.abs(at - focus) };
    })
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ one }) => one);
}

/** Takes up to `count` of the points, none near another or of its rule. */
export function pick(
  from: readonly GrammarCandidate[],
  count: number,
  picked: GrammarCandidate[],
): void {
  const goal = picked.length + count;
  for (const point of from) {
    if (picked.length === goal) return;
    const isTooClose = picked.some(
      (other) =>
        other.kind === point.kind ||
        (point.start < other.end + MIN_GAP && other.start < point.end + MIN_GAP),
    );
    const inSentence = picked.filter(({ sentence }) => sentence === point.sentence).length;
    if (!isTooClose && inSentence < MAX_PER_SENTENCE) picked.push(point);
  }
}

/**
 * How evenly points stand, from 0 to 1; null where too much of the text has none.
 * @param maxEmpty how long a stretch without a point may be, as a share of the text
 */
export function spreadOf(
  points: readonly GrammarCandidate[],
  span: Span,
  maxEmpty = MAX_EMPTY,
): number | null {
  const length = Math.max(1, span.end - span.start);
  const starts = points.map(({ start }) => (start - span.start) / length);
  const gaps = [0, ...starts, 1].map((at, index, all) => (all[index + 1] ?? 1) - at);
  const longest = Math.max(...gaps);
  return longest > maxEmpty ? null : 1 - longest;
}

/** What a selection is worth besides its keys. */
export function setValue(
  points: readonly GrammarCandidate[],
  keyNumber: number,
  spread: number,
): number {
  const worth =
    points.reduce((sum, { point }) => sum + point.worth + point.lure, 0) / (2 * points.length);
  const words = points.map(({ point }) => point.original.split(/\s+/u).length);
  const long = words.filter((count) => count > 1).length;
  const isOddOne = long === 1 && (words[keyNumber - 1] ?? 1) > 1;
  const forms = new Set(points.map(({ point }) => point.original.toLowerCase())).size;
  const sentences = new Set(points.map(({ sentence }) => sentence)).size;
  return (
    worth +
    ESTEEM.value * esteemOfAll(points) +
    2 * spread +
    0.15 * sentences -
    (isOddOne ? 2 : 0) -
    // the same word twice looks like one point
    0.5 * (points.length - forms)
  );
}
