/** Features of items that mark grammar points: how much each asks, and what gives the tested one away. */
import type { Span } from "@pulda/question";
import { sentencesIn } from "../../shared/excerpt.ts";
import { isEchoed } from "../../shared/grammar/echo.ts";
import type { GrammarCandidate } from "../../shared/grammar/candidate.ts";
import { grammarCandidates, REAL_WORTH } from "../../shared/grammar/points.ts";
import type { ItemView } from "../item-view.ts";
import type { FeatureExtractor } from "./features.ts";

/** Worths are divided by the highest. */
const MOST_WORTH = 3;

export const grammarFeatures: FeatureExtractor = (view, source) => {
  const sentences = sentencesIn(source, view.excerpt);
  const points = grammarCandidates(sentences);
  const tested = testedSpans(view);
  const marked = view.places.map((place) => ({ place, point: pointAt(points, place, tested) }));
  const isTested = ({ place }: { place: Span }): boolean =>
    tested.some(({ span }) => isSame(span, place));
  const keys = marked.filter(isTested);
  const others = marked.filter((one) => !isTested(one));
  const starts = view.places.map(
    ({ start }) =>
      (start - view.excerpt.start) / Math.max(1, view.excerpt.end - view.excerpt.start),
  );
  const long = view.places.filter((place) => /\s/u.test(textOf(source.text, place)));
  return {
    keyWorth: mean(keys.map(worthOf)) / MOST_WORTH,
    /** Of all that is tested, the share that nobody misses. */
    deadKeys: mean(keys.map((one) => (worthOf(one) < REAL_WORTH ? 1 : 0))),
    /** Of what is underlined although right, the share that is no real point. */
    fillers: mean(others.map(({ point }) => ((point?.point.lure ?? 0) < REAL_WORTH ? 1 : 0))),
    echoed: keys.some(({ point }) => point !== null && isEchoed(point, points, sentences)) ? 1 : 0,
    /** All marks are in one half of the text. */
    oneHalf: starts.every((at) => at < 0.5) || starts.every((at) => at > 0.5) ? 1 : 0,
    /** The tested form is the only one of several words. */
    oddOne: long.length === 1 && keys.some(({ place }) => place === long[0]) ? 1 : 0,
  };
};

const worthOf = ({ point }: { point: GrammarCandidate | null }): number => point?.point.worth ?? 0;

/** What an item tests: its edited form, or its boxes. */
function testedSpans({ operation }: ItemView): { span: Span; wrong: string }[] {
  if (operation.kind === "replace") return [{ span: operation.span, wrong: operation.replacement }];
  if (operation.kind === "edits")
    return operation.edits.map(({ span, replacement }) => ({ span, wrong: replacement }));
  if (operation.kind === "boxes")
    return operation.boxes.map(({ span, distractor }) => ({ span, wrong: distractor }));
  return [];
}

/** The point at a place: where it is tested, the one with the same wrong form; elsewhere the best. */
function pointAt(
  points: readonly GrammarCandidate[],
  place: Span,
  tested: readonly { span: Span; wrong: string }[],
): GrammarCandidate | null {
  const here = points.filter((point) => isSame(point, place));
  const wrong = tested.find(({ span }) => isSame(span, place))?.wrong;
  const same = here.filter(({ point }) => wrong === undefined || point.replacement === wrong);
  return same.toSorted((a, b) => b.point.worth - a.point.worth)[0] ?? null;
}

const isSame = (a: Span, b: Span): boolean => a.start === b.start && a.end === b.end;
const textOf = (text: string, { start, end }: Span): string => text.slice(start, end);
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
