/**
 * The round trip: an item's key, applied to what the item shows, gives back the source text,
 * character for character.
 */
import type { ItemContent } from "../item/item.ts";
import type { Passage } from "../item/passage.ts";
import { sourceSegments } from "./source-segments.ts";
import { plainText } from "../item/text-content.ts";

/**
 * The source text that the item's blocks and key give back, or null for an item without a source: an
 * author's own, or one made from a word list.
 * @throws when the item's parts contradict its operation (a missing block, a key without a place)
 */
export function restore(item: ItemContent): string | null {
  return (
    sourceSegments(item)
      ?.map(({ text }) => text)
      .join("") ?? null
  );
}

/**
 * What is wrong with an item against the passages it was made from: one line each, none when the
 * round trip holds.
 * @example roundTripProblems(item, exam.passages).length === 0
 */
export function roundTripProblems(item: ItemContent, passages: readonly Passage[]): string[] {
  if (item.proof.kind === "author") return [];
  if (item.proof.kind === "word") return wordProblems(item, item.proof);
  const passage = passages[item.proof.passage];
  if (!passage) return [`passage ${item.proof.passage} does not exist`];
  const { start, end } = item.proof.source;
  const source = passage.text.slice(start, end);
  let restored: string | null;
  try {
    restored = restore(item);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  if (restored !== source) return [`restored text differs from the source: ${restored}`];
  const outside = item.proof.evidence.filter(({ span }) => span.end > passage.text.length);
  return outside.map(({ span }) => `evidence ${span.start}–${span.end} lies outside the passage`);
}

/** Checks an item made from a word: it prints the proof's `asked`, and its key is the proof's `answer`. */
function wordProblems(
  item: ItemContent,
  { asked, answer }: { readonly asked: string; readonly answer: string },
): string[] {
  const printed = item.blocks.some(
    ({ kind, runs }) => kind !== "gloss" && plainText(runs).includes(asked),
  );
  const keyed =
    item.shape === "choose"
      ? item.options[item.key.choice - 1]?.cells[0]
      : item.shape === "write"
        ? item.key.accepted[0]?.[0]
        : undefined;
  return [
    ...(printed ? [] : [`the item does not print "${asked}"`]),
    ...(keyed === answer ? [] : [`the key is "${keyed}", not "${answer}"`]),
  ];
}
