/** The proof of an item with several edited points. */
import type { Proof, Span } from "@pulda/question";
import type { Source } from "../../maker.ts";
import { whyRight } from "./explanation.ts";
import type { SeveralErrors } from "./several-errors.ts";

/**
 * @param span the excerpt that is shown
 * @param isNumbered whether the points are numbered places
 */
export function errorsProof(
  { passage }: Source,
  span: Span,
  { points, edited }: SeveralErrors,
  isNumbered: boolean,
): Proof {
  const starts = new Set(edited.map(({ start }) => start));
  const numbered = isNumbered ? [...points.entries()] : [];
  return {
    kind: "made",
    passage,
    source: span,
    operation: {
      kind: "edits",
      edits: edited.map(({ start, end, point: { original, replacement } }) => ({
        span: { start, end },
        original,
        replacement,
      })),
    },
    rules: edited.map(({ point }) => point.rule),
    ...(isNumbered && {
      places: numbered.map(([at, { point }]) => ({ place: at + 1, rule: point.rule })),
    }),
    evidence: edited.map(({ point }) => ({ span: point.cue, note: whyRight(point) })),
    distractors: numbered.flatMap(([at, { point, start }]) =>
      starts.has(start)
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
