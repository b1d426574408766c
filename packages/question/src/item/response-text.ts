import { circled } from "./numerals.ts";
import type { ItemResponse } from "./response.ts";
import type { TakerItem } from "./taker-item.ts";

/**
 * A response as a short text.
 * @example responseText(item, { choice: 3 }) // "③"
 */
export function responseText(
  item: Pick<TakerItem, "shape"> & { readonly pieces?: readonly string[] },
  response: ItemResponse,
): string {
  if ("choice" in response) return circled(response.choice);
  if ("texts" in response)
    return response.texts.map((text) => `‘${text.trim() || "빈 답"}’`).join(", ");
  const pieces = item.pieces ?? [];
  return `‘${response.order.map((at) => pieces[at]).join(" ")}’`;
}
