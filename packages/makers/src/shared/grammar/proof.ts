/** The proof of an item with one wrong form among five underlined ones. */
import type { GrammarPoint } from "@pulda/english";
import type { Proof, Span } from "@pulda/question";
import type { FiveUnderlines } from "../five-underlines.ts";
import type { Source } from "../../maker.ts";
import { whyRight } from "./explanation.ts";
import type { GrammarCandidate } from "./candidate.ts";

/** The keyed point of five, whose form is replaced by a wrong one. */
export function editedPoint({
  points,
  key,
}: FiveUnderlines<GrammarCandidate>): GrammarPoint & { replacement: string } {
  return points[key - 1]?.point as GrammarPoint & { replacement: string };
}

/** @param span the excerpt that is shown */
export function editProof(
  source: Source,
  span: Span,
  underlines: FiveUnderlines<GrammarCandidate>,
): Proof {
  const edited = editedPoint(underlines);
  const { start, end, original, replacement, rule, cue } = edited;
  return {
    kind: "made",
    passage: source.passage,
    source: span,
    operation: { kind: "replace", span: { start, end }, original, replacement },
    rules: [rule],
    places: underlines.points.map(({ point }, at) => ({ place: at + 1, rule: point.rule })),
    evidence: [{ span: cue, note: whyRight(edited) }],
    distractors: underlines.points.flatMap(({ point }, at) =>
      at === underlines.key - 1
        ? []
        : [
            {
              choice: at + 1,
              reason: whyRight(point),
              ...(point.trap === "" ? {} : { trap: point.trap }),
            },
          ],
    ),
  };
}
