/** In a module without schemas, so that a page can show an item without loading zod. */
import type { Item } from "./item.ts";
import type { TakerItem } from "./taker-item.ts";

/**
 * The taker's view of an item.
 * @example takerView(item) // the same item without key, proof and explanation
 */
export function takerView(item: Item): TakerItem {
  const { id, position, type, instruction, points, blocks } = item;
  const shared = { id, position, type, instruction, points, blocks };
  switch (item.shape) {
    case "choose":
      return { ...shared, shape: "choose", options: item.options };
    case "mark":
      return { ...shared, shape: "mark", places: item.places };
    case "write":
      return { ...shared, shape: "write", fields: item.fields };
    case "arrange":
      return { ...shared, shape: "arrange", pieces: item.pieces };
  }
}
