/** Sentences that can be taken out of their place and printed by themselves. */
import type { Sentence } from "@pulda/english";
import { wordCountOf } from "./excerpt.ts";

/** "Second,", "The third way", "In the fourth week": whoever sees the first knows where it stands. */
const COUNTED_OFF = /^(?:(?:at|by|for|in|on) )?(?:the |a )?(?:second|third|fourth|fifth)\b/iu;

/** Whether a sentence opens as the next of several that are counted off. */
export function isCountedOff({ text }: Sentence): boolean {
  return COUNTED_OFF.test(text);
}

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
  if (isCountedOff(sentence)) return false;
  const words = wordCountOf(sentence);
  return words >= least && words <= most;
}
