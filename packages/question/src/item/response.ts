/** Responses of takers, by shape. An unanswered item has the response null, which is not graded wrong. */
import { z } from "zod";
import { ChoiceNumber } from "./text.ts";
import type { TakerItem } from "./taker-item.ts";

export const ItemResponse = z.union([
  z.strictObject({ choice: ChoiceNumber }),
  z.strictObject({ texts: z.array(z.string().max(2000, "답은 2000자까지 쓸 수 있어요.")).max(20) }),
  z.strictObject({ order: z.array(z.int().min(0)).max(100) }),
]);
export type ItemResponse = z.infer<typeof ItemResponse>;

type Answerable =
  | { shape: "choose"; options: readonly unknown[] }
  | { shape: "mark"; places: number }
  | { shape: "write"; fields: readonly unknown[] }
  | { shape: "arrange"; pieces: readonly string[] };

/**
 * Whether a response fits an item: it has the item's shape, and its numbers exist.
 * @example responseFits(item, { choice: 6 }) // false: there are five options
 */
export function responseFits(item: TakerItem | Answerable, response: ItemResponse): boolean {
  switch (item.shape) {
    case "choose":
      return "choice" in response && response.choice <= item.options.length;
    case "mark":
      return "choice" in response && response.choice <= item.places;
    case "write":
      return "texts" in response && response.texts.length === item.fields.length;
    case "arrange":
      return (
        "order" in response &&
        new Set(response.order).size === response.order.length &&
        response.order.every((at) => at < item.pieces.length)
      );
  }
}
