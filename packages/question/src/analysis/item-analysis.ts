/**
 * Item analysis of a test (classical test theory): difficulty and discrimination of each item. Pure, over matrices
 * of scores.
 */

/**
 * Pearson's correlation of two lists of equal length, -1–1; null where one of them does not vary, or there are fewer
 * than two pairs.
 * @example correlation([0, 1, 1], [2, 4, 6]) // 0.866…
 */
export function correlation(xs: readonly number[], ys: readonly number[]): number | null {
  const count = xs.length;
  if (count < 2) return null;
  const [meanX, meanY] = [mean(xs), mean(ys)];
  let [both, ofX, ofY] = [0, 0, 0];
  for (let at = 0; at < count; at += 1) {
    const [x, y] = [xs[at]! - meanX, ys[at]! - meanY];
    both += x * y;
    ofX += x * x;
    ofY += y * y;
  }
  // What rounding leaves of scores that are all the same is no variation.
  if (ofX < 1e-9 || ofY < 1e-9) return null;
  return Math.max(-1, Math.min(1, both / Math.sqrt(ofX * ofY)));
}

/**
 * The discrimination of each item: the point-biserial correlation of its score with the score of all other items, so
 * that an item does not agree with itself (corrected item–total correlation).
 * @param scores for each taker the points of each item
 * @returns for each item -1–1, or null where it is not defined
 * @example discriminations([[1, 1], [0, 0], [1, 0]]) // [0.5, 0.5]
 */
export function discriminations(scores: readonly (readonly number[])[]): (number | null)[] {
  const totals = scores.map((row) => row.reduce((sum, points) => sum + points, 0));
  const items = scores[0]?.length ?? 0;
  return Array.from({ length: items }, (_, item) =>
    correlation(
      scores.map((row) => row[item]!),
      scores.map((row, taker) => totals[taker]! - row[item]!),
    ),
  );
}

/** The arithmetic mean. @throws on an empty list */
export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new Error("the mean of nothing");
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The median; null of an empty list. @example median([1, 2, 10]) // 2 */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? sorted[Math.floor(middle)]!
    : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * How many scores fall into each of `ranges` equal parts from 0 to the highest, which belongs to the last.
 * @example histogram([0, 5, 10], 10, 10) // [1, 0, 0, 0, 0, 1, 0, 0, 0, 1]
 */
export function histogram(scores: readonly number[], highest: number, ranges: number): number[] {
  const counts = Array.from({ length: ranges }, () => 0);
  for (const score of scores) {
    const share = highest > 0 ? score / highest : 0;
    counts[Math.max(0, Math.min(ranges - 1, Math.floor(share * ranges + 1e-9)))]! += 1;
  }
  return counts;
}
