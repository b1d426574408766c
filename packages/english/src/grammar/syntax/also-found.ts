/** A rule that finds its points in several ways. */
import type { Sentence } from "../../analysis.ts";
import type { FoundPoint, GrammarRule } from "../grammar-point.ts";

/**
 * The rule with further finders. Where two find points that share a character, the earlier finder's stands, unless
 * only the later one has an edit.
 * @example alsoFound(rule, (sentence) => [])
 */
export function alsoFound(
  rule: GrammarRule,
  ...finders: readonly ((sentence: Sentence) => FoundPoint[])[]
): GrammarRule {
  return {
    ...rule,
    find(sentence) {
      let found = rule.find(sentence);
      for (const find of finders) {
        for (const point of find(sentence)) {
          const same = found.filter(({ start, end }) => start < point.end && point.start < end);
          const isBetter =
            point.replacement !== null && same.every(({ replacement }) => replacement === null);
          if (isBetter) found = found.filter((other) => !same.includes(other));
          if (isBetter || same.length === 0) found = [...found, point];
        }
      }
      return found.toSorted((a, b) => a.start - b.start);
    },
  };
}
