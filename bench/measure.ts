/** Statistics of measurements. */

/** The median. */
export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5);
}

/** @param share 0–1 */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** How long a task takes, in milliseconds. */
export function timed(task: () => void): number {
  const since = performance.now();
  task();
  return performance.now() - since;
}

/** Megabytes. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
