/** Sentences that can be taken out of their place and printed by themselves. */
import type { Sentence } from "@pulda/english";
import { wordCountOf } from "./excerpt.ts";

/**
 * Whether a sentence is whole, states something and holds no spoken words.
 * @param words the least and the most that it may have
 * @example isDetachable(sentence, { least: 8, most: 36 }) // false, of "“No,” he said."
 */
export function isDetachable(
  sentence: Sentence,
  { least, most }: { readonly least: number; readonly most: number },
): boolean {
  const { text, readable, inQuotation } = sentence;
  if (!readable || inQuotation || /["“”\n]|\?$/u.test(text)) return false;
  const words = wordCountOf(sentence);
  return words >= least && words <= most;
}
