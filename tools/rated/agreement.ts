/** How well guesses agree with a judge. */

/**
 * The area under the ROC curve: the share of pairs of a good and a bad one in which the good one has the higher
 * guess; a tie counts half. Null where one kind is missing.
 */
export function areaUnderCurve(good: readonly number[], bad: readonly number[]): number | null {
  if (good.length === 0 || bad.length === 0) return null;
  let won = 0;
  for (const one of good) for (const other of bad) won += one > other ? 1 : one === other ? 0.5 : 0;
  return won / (good.length * bad.length);
}

/** Spearman's rank correlation; ties share their mean rank. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [ranksA, ranksB] = [ranksOf(a), ranksOf(b)];
  const mean = (a.length + 1) / 2;
  let both = 0;
  let ownA = 0;
  let ownB = 0;
  for (const at of a.keys()) {
    const [x, y] = [(ranksA[at] ?? 0) - mean, (ranksB[at] ?? 0) - mean];
    both += x * y;
    ownA += x * x;
    ownB += y * y;
  }
  return both / (Math.sqrt(ownA * ownB) || 1);
}

function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}
