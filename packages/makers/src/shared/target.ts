/** Where in its passage an item asks. */
import type { ItemContent, Span } from "@pulda/question";

const NOWHERE: Span = { start: 0, end: 0 };

/**
 * The stretch of the passage that an item asks about: what it edits, takes out or starts from, and
 * for an untouched passage the first place that proves the key. An own item and one of a word list ask nowhere.
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
      return operation.span;
    case "shuffle":
      return operation.given;
    case "boxes":
      return operation.boxes[0]?.span ?? NOWHERE;
    case "blanks":
      return operation.blanks[0]?.span ?? NOWHERE;
    case "insert":
      return { start: operation.at, end: operation.at };
    case "keep":
      return proof.evidence[0]?.span ?? NOWHERE;
  }
}

/** Every stretch of words that an item changes or takes out; a whole sentence does not count. */
export function testedSpans({ proof }: ItemContent): readonly Span[] {
  if (proof.kind !== "made") return [];
  const { operation } = proof;
  switch (operation.kind) {
    case "boxes":
      return operation.boxes.map(({ span }) => span);
    case "blanks":
      return operation.blanks.map(({ span }) => span);
    case "replace":
    case "blank":
    case "arrange":
      return [operation.span];
    default:
      return [];
  }
}

/** Whether two stretches share a character. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
