import type { ItemResponse } from "@pulda/question";

/**
 * Whether a response is empty: what was written or ordered was removed again.
 * @example isBlank({ texts: [" "] }) // true
 */
export function isBlank(response: ItemResponse): boolean {
  if ("texts" in response) return response.texts.every((text) => text.trim() === "");
  return "order" in response && response.order.length === 0;
}
