/**
 * Lets so many pieces of work go on at once; the others wait, in the order in which they came.
 * @example const inTurn = roomFor(1); await inTurn(() => costlyWork());
 */
export function roomFor(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async (work) => {
    if (underWay < most) underWay += 1;
    // Who leaves gives his place to the first who waits.
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      const enter = waiting.shift();
      if (enter) enter();
      else underWay -= 1;
    }
  };
}
