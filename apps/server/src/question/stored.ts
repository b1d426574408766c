import { Item, ItemContent, roundTripProblems, type Passage } from "@pulda/question";

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
export function readItem({ id, position, body }: QuestionRow, passages: readonly Passage[]): Item {
  const content = ItemContent.parse(JSON.parse(body));
  const [problem] = roundTripProblems(content, passages);
  if (problem) throw new Error(`question ${id}: ${problem}`);
  return { ...content, id, position };
}
