/** Where in its passage the rule of an item stands. */
import type { ItemContent, Passage, Span } from "@pulda/question";

export interface Occurrence {
  readonly sentence: string;
  /** The stretch that the rule decides, in the sentence. */
  readonly start: number;
  readonly end: number;
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** Null for an item that has no place of the rule. */
export function occurrenceOf(
  { proof }: ItemContent,
  rule: string,
  passages: readonly Passage[],
): Occurrence | null {
  if (proof.kind !== "made") return null;
  const at = proof.rule.split("+").indexOf(rule);
  const span = at < 0 ? null : spanOf(proof.operation, at);
  const text = passages[proof.passage]?.text;
  if (!span || text === undefined) return null;
  const segment = sentences.segment(text).containing(span.start);
  if (!segment) return null;
  const sentence = segment.segment.trimEnd();
  const start = span.start - segment.index;
  const end = Math.min(span.end - segment.index, sentence.length);
  return start < end ? { sentence, start, end } : null;
}

type Made = Extract<ItemContent["proof"], { kind: "made" }>;

/** The place of an item's rule, the `at`-th where it has several. */
function spanOf(operation: Made["operation"], at: number): Span | null {
  switch (operation.kind) {
    case "replace":
    case "blank":
      return operation.span;
    case "boxes":
      return operation.boxes[at]?.span ?? null;
    case "blanks":
      return operation.blanks[at]?.span ?? null;
    default:
      return null;
  }
}
