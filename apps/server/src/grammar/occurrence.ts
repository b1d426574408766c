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
  const span = spanOf(proof.operation, proof.rule.split("+"), rule);
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

/** The place of one of an item's rules; null where it cannot be told. */
function spanOf(operation: Made["operation"], rules: string[], rule: string): Span | null {
  const at = rules.indexOf(rule);
  if (at < 0) return null;
  switch (operation.kind) {
    case "replace":
    case "blank":
      return operation.span;
    case "boxes":
      return operation.boxes[at]?.span ?? null;
    case "blanks":
      // a rule of several blanks is named once: then only the first rule's place is known
      return at === 0 || rules.length === operation.blanks.length
        ? (operation.blanks[at]?.span ?? null)
        : null;
    default:
      return null;
  }
}
