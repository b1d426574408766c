/** The order in which pieces are shown. */
import type { Random } from "../../shared/random.ts";

/** A random order with at most one pair of pieces still in sequence. */
export function shuffledOrder(length: number, random: Random): number[] {
  const inOrder = Array.from({ length }, (_, at) => at);
  for (let attempt = 0; attempt < 8; attempt++) {
    const order = random.shuffled(inOrder);
    const runs = order.filter((at, position) => order[position + 1] === at + 1).length;
    if (runs <= 1) return order;
  }
  return inOrder.toReversed();
}
