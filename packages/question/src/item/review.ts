/** Review ids: what is reviewed after an item was missed, a rule or a question type. */
import type { ItemContent } from "./item.ts";

/**
 * The review id of a question type.
 * @example typeReview("blank") // "type:blank"
 */
export function typeReview(type: string): string {
  return `type:${type}`;
}

/**
 * The question type of a review id; null where the id is that of a rule.
 * @example reviewedType("type:blank") // "blank"
 */
export function reviewedType(id: string): string | null {
  return /^type:(.+)$/u.exec(id)?.[1] ?? null;
}

/** The review id of one of an item's rules; null where nothing is reviewed. */
export function reviewOf({ proof, type }: ItemContent, rule: string): string | null {
  if (proof.kind !== "made") return null;
  return proof.review === "rule" ? rule : typeReview(type);
}
