/** Ids that follow from content, so that importing a deck twice makes no doubles. */
import { createHash } from "node:crypto";

/** The ids of Anki are times in milliseconds; ours lie where no clock has been. */
const FIRST_ID = 1_000_000_000_000;

/**
 * A number for content, between FIRST_ID and twice that.
 * @example numberOf("deck", "1과") === numberOf("deck", "1과") // true
 */
export function numberOf(...content: readonly string[]): number {
  return FIRST_ID + (Number.parseInt(digestOf("sha256", content).slice(0, 12), 16) % FIRST_ID);
}

/** The id by which Anki knows a note again, whatever deck it lies in. */
export function guidOf(...content: readonly string[]): string {
  return digestOf("sha256", content).slice(0, 20);
}

/** What Anki compares first fields by: the first eight digits of SHA-1 of their text. */
export function checksumOf(text: string): number {
  return Number.parseInt(digestOf("sha1", [text]).slice(0, 8), 16);
}

function digestOf(algorithm: "sha1" | "sha256", content: readonly string[]): string {
  return createHash(algorithm).update(content.join("\u0000")).digest("hex");
}
