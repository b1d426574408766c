/** Grading of pairs: what is wrong in a text and its mend, in any order. */
import type { ItemContent, Pair } from "../item/item.ts";
import { areEquivalent } from "./equivalent-words.ts";
import { expandContractions } from "./contraction.ts";
import { gradeText } from "./grade-text.ts";
import { tokenizeText } from "./normalize.ts";
import { WRONG, type TextVerdict } from "./text-verdict.ts";

/** The most words of the text around an error that are told from an answer. */
const MAX_AROUND = 12;
/** An answer of more words is no quotation of an error with what stands around it. */
const MAX_WORDS = 40;

/** The verdicts on what is wrong and on its mend. */
type PairVerdict = readonly [error: TextVerdict, mend: TextVerdict];
const NONE: PairVerdict = [WRONG, WRONG];

/**
 * The verdicts on a `write` item's fields, in the order of the key: each written pair is held against the error for
 * which all pairs together give most. A mend counts only where its error is named.
 * @param neighbours gives the orthographic neighbours, in lower case
 * @example gradePairs(item, pairs, ["② that", "what", "④ is", "are"], neighbours) // right in the other order, too
 */
export function gradePairs(
  { key: { accepted }, grading }: ItemContent & { shape: "write" },
  pairs: readonly Pair[],
  texts: readonly string[],
  neighbours: () => ReadonlySet<string>,
): TextVerdict[] {
  const gradePair = (pair: number, written: number): PairVerdict => {
    const [error, mend] = [0, 1].map((field) =>
      gradeAround(pairs[pair]!, texts[2 * written + field] ?? "", (text) =>
        gradeText(accepted[2 * pair + field] ?? [], text, grading, neighbours),
      ),
    ) as [TextVerdict, TextVerdict];
    return error.kind === "wrong" ? NONE : [error, mend];
  };
  const table = pairs.map((_, pair) => pairs.map((__, written) => gradePair(pair, written)));
  const [best = []] = ordersOf(pairs.length)
    .map((order) => order.map((written, pair) => table[pair]?.[written] ?? NONE))
    .toSorted((a, b) => worthOf(b) - worthOf(a));
  return best.flat();
}

/** What is right counts, and a little less with a typo. */
function worthOf(verdicts: readonly PairVerdict[]): number {
  return verdicts
    .flat()
    .reduce((sum, { kind }) => sum + (kind === "right" ? 1 : kind === "typo" ? 0.9 : 0), 0);
}

/** Every order of so few pairs: four at most. */
function ordersOf(count: number): number[][] {
  if (count === 0) return [[]];
  return ordersOf(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => order.toSpliced(at, 0, count - 1)),
  );
}

/** Grades a text as it is, and without the words of the passage that it has before and after. */
function gradeAround(
  { before, after }: Pair,
  text: string,
  gradeOne: (text: string) => TextVerdict,
): TextVerdict {
  const whole = gradeOne(text);
  if (whole.kind !== "wrong") return whole;
  const words = tokenizeText(text);
  if (words.length > MAX_WORDS) return whole;
  const first = tokenizeText(before).slice(-MAX_AROUND);
  const last = tokenizeText(after).slice(0, MAX_AROUND);
  let best: TextVerdict = whole;
  for (let lead = 0; lead <= Math.min(first.length, words.length - 1); lead++) {
    if (!isSame(words.slice(0, lead), first.slice(first.length - lead))) continue;
    for (let tail = 0; tail <= Math.min(last.length, words.length - lead - 1); tail++) {
      if (lead + tail === 0) continue;
      if (!isSame(words.slice(words.length - tail), last.slice(0, tail))) continue;
      const verdict = gradeOne(words.slice(lead, words.length - tail).join(" "));
      if (verdict.kind === "right") return verdict;
      if (verdict.kind === "typo") best = verdict;
    }
  }
  return best;
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return areEquivalent(expandContractions(a), expandContractions(b));
}
