/** A passage cut at the places where items can be made. */
import type { DraftPick } from "./draft.ts";

export interface TargetSegment {
  readonly text: string;
  /** The place that these words are; null for the words in between. */
  readonly place: DraftPick | null;
}

/**
 * The stretches of a text, in order: joined again they are the text. Where two places share words,
 * the later one has what is left of it, or none but its mark.
 * @example targetSegments("a b c", [{ type: "blank", start: 2, end: 3 }]) // "a ", "b" (the place), " c"
 */
export function targetSegments(text: string, places: readonly DraftPick[]): TargetSegment[] {
  const found: TargetSegment[] = [];
  let end = 0;
  for (const place of places.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const start = Math.min(Math.max(place.start, end), text.length);
    if (start > end) found.push({ text: text.slice(end, start), place: null });
    end = Math.min(Math.max(place.end, start), text.length);
    found.push({ text: text.slice(start, end), place });
  }
  if (end < text.length) found.push({ text: text.slice(end), place: null });
  return found;
}

export function isSameTarget(a: DraftPick, b: DraftPick): boolean {
  return a.type === b.type && a.start === b.start;
}

const MAX_EXCERPT_LENGTH = 40;

/**
 * The words of a place as they are named: cut short, and for a gap between words what follows it.
 * @example excerptOf(text, { type: "sentence-insertion", start: 10, end: 10 }) // "… Later, the champion"
 */
export function excerptOf(text: string, { start, end }: DraftPick): string {
  const words =
    end > start ? text.slice(start, end) : text.slice(start, start + MAX_EXCERPT_LENGTH);
  const said = words.trim().replaceAll(/\s+/g, " ");
  const short =
    said.length > MAX_EXCERPT_LENGTH ? `${said.slice(0, MAX_EXCERPT_LENGTH).trimEnd()}…` : said;
  return end > start ? short : `▾ ${short}`;
}
