/** Cuts a passage at the targets for which items can be made. */
import type { DraftPick } from "./draft.ts";

export interface TargetSegment {
  readonly text: string;
  /** The target that these words are; null for the words in between. */
  readonly target: DraftPick | null;
}

/**
 * The segments of a text, in order: joined they are the text. Where two targets overlap, the later one has only
 * the words that are left, or none.
 * @example targetSegments("a b c", [{ type: "blank", start: 2, end: 3 }]) // "a ", "b" (the target), " c"
 */
export function targetSegments(text: string, targets: readonly DraftPick[]): TargetSegment[] {
  const found: TargetSegment[] = [];
  let end = 0;
  for (const target of targets.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const start = Math.min(Math.max(target.start, end), text.length);
    if (start > end) found.push({ text: text.slice(end, start), target: null });
    end = Math.min(Math.max(target.end, start), text.length);
    found.push({ text: text.slice(start, end), target });
  }
  if (end < text.length) found.push({ text: text.slice(end), target: null });
  return found;
}

export function isSameTarget(a: DraftPick, b: DraftPick): boolean {
  return a.type === b.type && a.start === b.start;
}

const MAX_EXCERPT_LENGTH = 40;

/**
 * The words of a target, shortened; for a target between words, what follows it.
 * @example excerptOf(text, { type: "sentence-insertion", start: 10, end: 10 }) // "… Later, the champion"
 */
export function excerptOf(text: string, { start, end }: DraftPick): string {
  const words =
    end > start ? text.slice(start, end) : text.slice(start, start + MAX_EXCERPT_LENGTH);
  const trimmed = words.trim().replaceAll(/\s+/g, " ");
  const shortened =
    trimmed.length > MAX_EXCERPT_LENGTH
      ? `${trimmed.slice(0, MAX_EXCERPT_LENGTH).trimEnd()}…`
      : trimmed;
  return end > start ? shortened : `▾ ${shortened}`;
}
