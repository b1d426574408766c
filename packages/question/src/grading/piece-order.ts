/** Whether pieces are put into an order that counts. */
import { tokenizeText } from "./normalize.ts";

/**
 * Whether an order of pieces spells what one of the accepted orders spells. Equal pieces may change
 * places, and so may pieces that differ in case or in the signs around them: "The" and "the", "well,"
 * and "well".
 */
export function spellsAcceptedOrder(
  pieces: readonly string[],
  order: readonly number[],
  orders: readonly (readonly number[])[],
): boolean {
  if (!isPermutation(order, pieces.length)) return false;
  const words = pieces.map(bareWords);
  const spell = (one: readonly number[]): string => one.map((at) => words[at]).join(" ");
  const said = spell(order);
  return orders.some((one) => spell(one) === said);
}

/** A piece's words in lower case; its signs only where it is nothing else. */
function bareWords(piece: string): string {
  const words = tokenizeText(piece.toLowerCase());
  const bare = words.filter((word) => !/^\p{P}$/u.test(word));
  return (bare.length > 0 ? bare : words).join(" ");
}

/** Whether an order uses each of so many pieces once. */
export function isPermutation(order: readonly number[], length: number): boolean {
  return (
    order.length === length && order.every((at) => at < length) && new Set(order).size === length
  );
}
