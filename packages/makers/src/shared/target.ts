/** The target of an item: the span of its passage that it asks about. */
import type { ItemContent, Span } from "@pulda/question";

const NOWHERE: Span = { start: 0, end: 0 };

/**
 * The target of an item: the span that it edits, removes or starts from; for an unchanged passage, the first
 * evidence. An own item and one made from a word list have none.
 * @example targetOf(item).start
 */
export function targetOf({ proof }: ItemContent): Span {
  if (proof.kind !== "made") return NOWHERE;
  const { operation } = proof;
  switch (operation.kind) {
    case "replace":
    case "blank":
    case "remove":
    case "arrange":
    case "move":
      return operation.span;
    case "edits":
      return operation.edits[0]?.span ?? NOWHERE;
    case "shuffle":
      return operation.given;
    case "boxes":
      return operation.boxes[0]?.span ?? NOWHERE;
    case "blanks":
    case "match":
      return operation.blanks[0]?.span ?? NOWHERE;
    case "insert":
      return { start: operation.at, end: operation.at };
    case "keep":
      return proof.evidence[0]?.span ?? NOWHERE;
  }
}

/** Every span of words that an item changes or removes; whole sentences do not count. */
export function testedSpans({ proof }: ItemContent): readonly Span[] {
  if (proof.kind !== "made") return [];
  const { operation } = proof;
  switch (operation.kind) {
    case "boxes":
      return operation.boxes.map(({ span }) => span);
    case "blanks":
      return operation.blanks.map(({ span }) => span);
    case "edits":
      return operation.edits.map(({ span }) => span);
    case "replace":
    case "blank":
    case "arrange":
      return [operation.span];
    default:
      return [];
  }
}

/** Whether two spans share a character. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
