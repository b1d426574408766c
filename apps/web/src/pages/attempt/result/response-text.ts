import type { ItemResponse, TakerItem } from "@pulda/question";
import { circled } from "@pulda/question/schema-free";

/**
 * A response as a short text.
 * @example responseText(item, { choice: 3 }) // "③"
 */
export function responseText(item: TakerItem, response: ItemResponse): string {
  if ("choice" in response) return circled(response.choice);
  if ("texts" in response)
    return response.texts.map((text) => `‘${text.trim() || "빈 답"}’`).join(", ");
  const pieces = item.shape === "arrange" ? item.pieces : [];
  return `‘${response.order.map((at) => pieces[at]).join(" ")}’`;
}
