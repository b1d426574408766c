import type { ItemResponse } from "@pulda/question";

/**
 * Whether nothing is answered: what was written or put in order has been taken away again.
 * @example isBlank({ texts: [" "] }) // true
 */
export function isBlank(response: ItemResponse): boolean {
  if ("texts" in response) return response.texts.every((text) => text.trim() === "");
  return "order" in response && response.order.length === 0;
}
