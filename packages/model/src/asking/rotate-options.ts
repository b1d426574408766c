/** An item with its options in another order, so that a solver cannot go by their places. */
import type { ItemContent } from "@pulda/question";

/**
 * @param rotation how far the options are rotated; 0 leaves them
 * @returns the turned item, and for each of its choice numbers the original one
 * @example rotateOptions(item, 2).original(1) // 3
 */
export function rotateOptions(
  item: ItemContent,
  rotation: number,
): { readonly item: ItemContent; original(choice: number): number } {
  if (item.shape !== "choose") return { item, original: (choice) => choice };
  const count = item.options.length;
  const original = (choice: number): number => ((choice - 1 + rotation) % count) + 1;
  const options = item.options.map((_, at) => item.options[original(at + 1) - 1]!);
  const choice = options.findIndex((_, at) => original(at + 1) === item.key.choice) + 1;
  return { item: { ...item, options, key: { choice } }, original };
}
