/** The sentence around a point. */
import type { Excerpt } from "../../shared/excerpt.ts";
import type { GrammarCandidate } from "../../shared/grammar/candidate.ts";
import type { Source } from "../../maker.ts";
import type { PointContext } from "./accepted-forms.ts";

/** What stands before and after a point in its sentence, and its cue. */
export function contextOf(
  { text }: Source,
  { sentences, span }: Excerpt,
  { point, sentence }: GrammarCandidate,
): PointContext {
  const own = sentences.find(({ index }) => index === sentence) ?? span;
  return {
    cue: text.slice(point.cue.start, point.cue.end),
    before: text.slice(own.start, point.start),
    after: text.slice(point.end, own.end),
  };
}
