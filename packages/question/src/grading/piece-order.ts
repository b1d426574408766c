/** Grading of the order of pieces. */
import { tokenizeText } from "./normalize.ts";

/**
 * Whether an order of pieces spells what one of the accepted orders spells. Equal pieces are
 * interchangeable, and so are pieces that differ only in case or punctuation: "The" and "the", "well,"
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
  const spelled = spell(order);
  return orders.some((one) => spell(one) === spelled);
}

/** A piece's words in lower case; its punctuation only where there is nothing else. */
function bareWords(piece: string): string {
  const words = tokenizeText(piece.toLowerCase());
  const bare = words.filter((word) => !/^\p{P}$/u.test(word));
  return (bare.length > 0 ? bare : words).join(" ");
}

/** Whether an order uses each of `length` pieces exactly once. */
export function isPermutation(order: readonly number[], length: number): boolean {
  return (
    order.length === length && order.every((at) => at < length) && new Set(order).size === length
  );
}
