/** What comes back once an item was missed, under the id by which it is kept: a rule, or a question type. */
import type { ItemContent } from "./item.ts";

/**
 * The id under which a question type comes back.
 * @example typeReview("blank") // "type:blank"
 */
export function typeReview(type: string): string {
  return `type:${type}`;
}

/**
 * The question type that comes back under an id; null where it is a rule that does.
 * @example reviewedType("type:blank") // "blank"
 */
export function reviewedType(id: string): string | null {
  return /^type:(.+)$/u.exec(id)?.[1] ?? null;
}

/** The id under which one of an item's rules comes back; null where nothing does. */
export function reviewOf({ proof, type }: ItemContent, rule: string): string | null {
  if (proof.kind !== "made") return null;
  return proof.review === "rule" ? rule : typeReview(type);
}
