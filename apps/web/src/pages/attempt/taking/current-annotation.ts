/** What is drawn on a question: what the server has, and what is on its way there. */
import type { Annotation } from "@pulda/contract";
import { withHighlight, withStrike } from "@pulda/question/schema-free";
import type { Entry, AnnotationChange } from "../outbox/entry.ts";

/** The marks of a question as they stand once all that waits has arrived. */
export function currentAnnotation(
  questionId: number,
  stored: readonly Annotation[],
  waiting: readonly Entry[],
): Annotation {
  const before = stored.find(({ question_id }) => question_id === questionId) ?? {
    question_id: questionId,
    flagged: false,
    struck: [],
    highlights: [],
  };
  return waiting.reduce<Annotation>(
    (marks, entry) =>
      entry.kind === "annotation" && entry.questionId === questionId
        ? withChange(marks, entry.change)
        : marks,
    before,
  );
}

function withChange(
  marks: Annotation,
  { flagged, strike, highlight }: AnnotationChange,
): Annotation {
  return {
    ...marks,
    flagged: flagged ?? marks.flagged,
    struck: strike ? withStrike(marks.struck, strike.choice, strike.on) : marks.struck,
    highlights: highlight ? withHighlight(marks.highlights, highlight) : marks.highlights,
  };
}
