/** How far a statement is from the sentence that it restates. */

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)
    ?.map((word) => word.replace(/[.'’-]+$/u, "")) ?? [];

const EMPTY =
  /^(?:a|an|the|of|in|on|at|to|for|by|with|and|or|but|is|are|was|were|be|been|it|its|as|that|from|he|she|his|her|they|their|not|has|have|had|do|does|did)$/u;

export interface Difference {
  /** The share of its words, 0–1, that do not stand in the sentence in the same order. */
  readonly share: number;
  /** The most content words in a run that it shares with the sentence. */
  readonly run: number;
}

/** The difference of a statement from its source. Quadratic in their words, which are few. */
export function differenceOf(statement: string, source: string): Difference {
  const own = wordsIn(statement);
  const other = wordsIn(source);
  const kept = commonLength(own, other);
  return { share: own.length === 0 ? 0 : 1 - kept / own.length, run: longestRun(own, other) };
}

/** The length of the longest common subsequence. */
function commonLength(a: readonly string[], b: readonly string[]): number {
  let row = new Uint16Array(b.length + 1);
  for (const word of a) {
    const next = new Uint16Array(b.length + 1);
    for (let at = 1; at <= b.length; at++)
      next[at] = b[at - 1] === word ? row[at - 1]! + 1 : Math.max(row[at]!, next[at - 1]!);
    row = next;
  }
  return row[b.length] ?? 0;
}

function longestRun(a: readonly string[], b: readonly string[]): number {
  let best = 0;
  let row = new Uint16Array(b.length + 1);
  for (const word of a) {
    const next = new Uint16Array(b.length + 1);
    for (let at = 1; at <= b.length; at++) {
      if (b[at - 1] !== word) continue;
      next[at] = row[at - 1]! + (EMPTY.test(word) ? 0 : 1);
      best = Math.max(best, next[at]!);
    }
    row = next;
  }
  return best;
}
