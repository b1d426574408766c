import { setImmediate } from "node:timers/promises";
import { type Item, ItemContent, roundTripProblems, type Passage } from "@pulda/question";

export interface QuestionRow {
  readonly id: number;
  readonly position: number;
  /** JSON: an ItemContent. */
  readonly body: string;
}

/**
 * A stored question as an item, with its round trip checked against the exam's passages.
 * @throws when the row does not hold a sound item; nothing that we write does
 */
function readItem({ id, position, body }: QuestionRow, passages: readonly Passage[]): Item {
  const content = ItemContent.parse(JSON.parse(body));
  const [problem] = roundTripProblems(content, passages);
  if (problem) throw new Error(`question ${id}: ${problem}`);
  return { ...content, id, position };
}

/** How many questions are read without a pause. */
const AT_ONCE = 50;

/** Stored questions as items; thousands of them leave room for other requests in between. */
export async function readItems(
  rows: readonly QuestionRow[],
  passages: readonly Passage[],
): Promise<Item[]> {
  const items: Item[] = [];
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % AT_ONCE === 0) await setImmediate();
    items.push(readItem(row, passages));
  }
  return items;
}
