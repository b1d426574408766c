/** Why one of five underlined points is the wrong one. */
import type { GrammarPoint } from "@pulda/english";
import type { Proof, Span } from "@pulda/question";
import type { FiveUnderlines } from "../five-underlines.ts";
import type { Source } from "../../maker.ts";
import { rejectionsFor } from "../rejections.ts";
import { whyRight } from "./explanation.ts";
import type { GrammarCandidate } from "./points.ts";

/** The keyed point of five, which has a wrong form. */
export function editedPoint({
  points,
  key,
}: FiveUnderlines<GrammarCandidate>): GrammarPoint & { replacement: string } {
  return points[key - 1]?.point as GrammarPoint & { replacement: string };
}

/** @param source the passage; `span` is the stretch of it that is shown */
export function editProof(
  source: Source,
  span: Span,
  five: FiveUnderlines<GrammarCandidate>,
): Proof {
  const edited = editedPoint(five);
  const { start, end, original, replacement, rule, cue } = edited;
  return {
    kind: "made",
    passage: source.passage,
    source: span,
    operation: { kind: "replace", span: { start, end }, original, replacement },
    rules: [rule],
    places: five.points.map(({ point }, at) => ({ place: at + 1, rule: point.rule })),
    evidence: [{ span: cue, note: whyRight(edited) }],
    distractors: rejectionsFor(five.points, five.key, ({ point }) => whyRight(point)),
  };
}
