/** Items that ask how the sentences of a text follow each other: 순서, 삽입, 짝짓기, 위치. Each prints the text in its order. */
import type { ItemContent, Operation, Span } from "@pulda/question";

type OrderOperation = Extract<Operation["kind"], "shuffle" | "remove" | "match" | "move">;

/** Whether an item asks how sentences follow each other: in another such item of its text, the answer is read. */
export function asksOrder({ proof }: ItemContent): boolean {
  return proof.kind === "made" && /^(?:shuffle|remove|match|move)$/u.test(proof.operation.kind);
}

/**
 * Whether an item of one kind shows a part of these sentences already, so that a second one would give it away.
 * @param sentences those that the new item would show, in the order of the text
 * @example isAsked(order.existingItems, "match", sentences) // false, where none was made
 */
export function isAsked(
  existingItems: readonly ItemContent[],
  kind: OrderOperation,
  sentences: readonly Span[],
): boolean {
  const [start, end] = [sentences[0]?.start ?? 0, sentences.at(-1)?.end ?? 0];
  return existingItems.some(
    ({ proof }) =>
      proof.kind === "made" &&
      proof.operation.kind === kind &&
      start < proof.source.end &&
      proof.source.start < end,
  );
}
