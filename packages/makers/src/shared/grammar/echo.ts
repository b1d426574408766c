/** Whether the text prints what a grammar point asks: then the item is solved by looking, not by knowing. */
import type { Sentence } from "@pulda/english";
import type { GrammarCandidate } from "./candidate.ts";

/** How many sentences away a pattern is still seen. */
const NEAR = 1;
/** Words that stand everywhere, so that another one says nothing unless it is in the same pattern. */
const FUNCTION_WORD =
  /^(?:a|an|the|is|are|was|were|be|been|being|has|have|had|do|does|did|that|which|who|whom|whose|what|where|when|why|how|in|on|at|to|for|of|by|it|its|their|those|them|themselves|itself|so|such|because|while|during|although|despite|much|far|even|can)$/u;

/**
 * Whether the right form of a point, or its pattern, is printed nearby: the same content word in the same or the next
 * sentence, or another point of its rule with the same words and the same governing word.
 * @param all every point of the excerpt
 */
export function isEchoed(
  { point, sentence, kind, start, end }: GrammarCandidate,
  all: readonly GrammarCandidate[],
  sentences: readonly Sentence[],
): boolean {
  const form = point.original.toLowerCase();
  const content = form.split(/\s+/u).filter((word) => !FUNCTION_WORD.test(word));
  const near = sentences.filter(({ index }) => Math.abs(index - sentence) <= NEAR);
  const isPrinted = near.some(({ tokens }) =>
    tokens.some(
      (token) =>
        (token.start < start || token.start >= end) &&
        content.some((word) => word.length > 2 && token.lower === word),
    ),
  );
  if (isPrinted) return true;
  return all.some(
    (other) =>
      other.kind === kind &&
      other.start !== start &&
      other.point.original.toLowerCase() === form &&
      (other.sentence === sentence ||
        (Math.abs(other.sentence - sentence) <= NEAR && content.length > 0)),
  );
}
