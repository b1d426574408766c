/** The right orders of pieces where some pieces are the same word. */
import type { ItemContent } from "@pulda/question";

type Arrange = Pick<Extract<ItemContent, { shape: "arrange" }>, "pieces" | "key">;

/**
 * Every order that spells an accepted one, since of two equal pieces either may come first; null where they are more
 * than `most`.
 * @example rightOrders({ pieces: ["a", "b", "a"], key: { orders: [[0, 1, 2]] } }, 10) // [[0, 1, 2], [2, 1, 0]]
 */
export function rightOrders({ pieces, key }: Arrange, most: number): number[][] | null {
  const found = new Map<string, number[]>();
  for (const order of key.orders) {
    let orders: number[][] = [[]];
    for (const piece of order) {
      const same = pieces.flatMap((text, at) => (isSame(text, pieces[piece]!) ? [at] : []));
      orders = orders.flatMap((one) =>
        same.filter((at) => !one.includes(at)).map((at) => [...one, at]),
      );
      if (orders.length > most) return null;
    }
    for (const one of orders) found.set(one.join(" "), one);
    if (found.size > most) return null;
  }
  return [...found.values()];
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
