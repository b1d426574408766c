/** The annotation of an item: the stored one with the changes that still wait in the outbox. */
import type { Annotation } from "@pulda/contract";
import { withHighlight, withStrike } from "@pulda/question/schema-free";
import type { Entry, AnnotationChange } from "../outbox/entry.ts";

/** The annotation as it will be once all waiting changes are acknowledged. */
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
    (annotation, entry) =>
      entry.kind === "annotation" && entry.questionId === questionId
        ? withChange(annotation, entry.change)
        : annotation,
    before,
  );
}

function withChange(
  annotation: Annotation,
  { flagged, strike, highlight }: AnnotationChange,
): Annotation {
  return {
    ...annotation,
    flagged: flagged ?? annotation.flagged,
    struck: strike ? withStrike(annotation.struck, strike.choice, strike.on) : annotation.struck,
    highlights: highlight ? withHighlight(annotation.highlights, highlight) : annotation.highlights,
  };
}
