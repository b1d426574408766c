/** Where the rules of an item occur in its passage. */
import type { ItemContent, Passage, Span } from "@pulda/question";

export interface Occurrence {
  readonly sentence: string;
  /** The span that the rule applies to, in the sentence. */
  readonly start: number;
  readonly end: number;
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** The occurrences of an item's rules, in the order of the rules; none for an item whose operation has no spans. */
export function occurrencesOf(
  { proof }: ItemContent,
  passages: readonly Passage[],
): (Occurrence & { readonly rule: string })[] {
  if (proof.kind !== "made") return [];
  const text = passages[proof.passage]?.text;
  const spans = operationSpans(proof.operation);
  // with other numbers it is unknown which rule belongs to which span
  if (text === undefined || spans.length !== proof.rules.length) return [];
  const segments = sentences.segment(text);
  return spans.flatMap((span, at) => {
    const rule = proof.rules[at];
    const segment = segments.containing(span.start);
    if (!segment || rule === undefined) return [];
    const sentence = segment.segment.trimEnd();
    const start = span.start - segment.index;
    const end = Math.min(span.end - segment.index, sentence.length);
    return start < end ? [{ rule, sentence, start, end }] : [];
  });
}

type Made = Extract<ItemContent["proof"], { kind: "made" }>;

/** The spans that an operation changes or removes. */
function operationSpans(operation: Made["operation"]): Span[] {
  switch (operation.kind) {
    case "replace":
    case "blank":
      return [operation.span];
    case "boxes":
      return operation.boxes.map(({ span }) => span);
    case "blanks":
      return operation.blanks.map(({ span }) => span);
    case "edits":
      return operation.edits.map(({ span }) => span);
    default:
      return [];
  }
}
