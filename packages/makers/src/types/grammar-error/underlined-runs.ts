/** The runs of a passage with five underlined points, one of them edited. */
import type { Run, Span } from "@pulda/question";
import type { FiveUnderlines } from "../../shared/five-underlines.ts";
import type { GrammarCandidate } from "../../shared/grammar/candidate.ts";
import { passageRuns } from "../../shared/runs.ts";

/** @param span the excerpt that is shown */
export function underlinedRuns(
  text: string,
  span: Span,
  { points, key }: FiveUnderlines<GrammarCandidate>,
): Run[] {
  return passageRuns(
    text,
    span,
    points.map(({ point, start, end }, at) => ({
      span: { start, end },
      run: {
        kind: "underlined",
        text: at === key - 1 ? (point.replacement ?? point.original) : point.original,
        place: at + 1,
      },
    })),
  );
}
