/** Logistic regression with a ridge, by Newton's method. */

/**
 * The weights that make `target` most likely, each drawn towards 0.
 * @param rows of equal length; a column of ones for an intercept is the caller's
 * @param target 0–1 for each row; shares between are allowed
 * @param ridge for each column: how strongly its weight is drawn to 0
 */
export function fitLogistic(
  rows: readonly (readonly number[])[],
  target: readonly number[],
  ridge: readonly number[],
): number[] {
  const size = ridge.length;
  const weights = Array.from({ length: size }, () => 0);
  for (let step = 0; step < 30; step++) {
    const gradient = ridge.map((lambda, at) => -lambda * weights[at]!);
    const hessian = ridge.map((lambda, at) => ridge.map((_, other) => (at === other ? lambda : 0)));
    for (const [index, row] of rows.entries()) {
      const guess = sigmoid(dot(row, weights));
      const slope = Math.max(1e-6, guess * (1 - guess));
      for (let at = 0; at < size; at++) {
        if (row[at] === 0) continue;
        gradient[at]! += row[at]! * (target[index]! - guess);
        for (let other = 0; other < size; other++)
          hessian[at]![other]! += slope * row[at]! * row[other]!;
      }
    }
    const change = solve(hessian, gradient);
    for (let at = 0; at < size; at++) weights[at]! += change[at]!;
    if (Math.max(...change.map(Math.abs)) < 1e-6) break;
  }
  return weights;
}

export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

export function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, at) => sum + value * b[at]!, 0);
}

/** Solves a system of linear equations by elimination with pivots. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const head = rows[column]!;
    if (Math.abs(head[column]!) < 1e-12) continue;
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = rows[row]![column]! / head[column]!;
      if (factor === 0) continue;
      for (let at = column; at <= size; at++) rows[row]![at]! -= factor * head[at]!;
    }
  }
  return rows.map((row, at) => (Math.abs(row[at]!) < 1e-12 ? 0 : row[size]! / row[at]!));
}
