/** Accept and reject tests of a grammar rule, as tables. */
import { describe, expect, it } from "vitest";
import { analyse } from "../src/analysis.ts";
import type { GrammarRule } from "../src/grammar/grammar-point.ts";

/** The edits that a rule finds in a text, as "original→replacement". */
function editsIn(rule: GrammarRule, text: string): string[] {
  return analyse(text).sentences.flatMap((sentence) =>
    rule.find(sentence).flatMap(({ original, replacement, start, end }) => {
      expect(text.slice(start, end)).toBe(original);
      return replacement === null ? [] : [`${original}→${replacement}`];
    }),
  );
}

/**
 * Tests a rule: each text of `accept` gives exactly the edit beside it; none of `reject` gives any.
 */
export function testRule(
  rule: GrammarRule,
  accept: readonly (readonly [text: string, edit: string])[],
  reject: readonly string[],
): void {
  describe(`the rule ${rule.name}`, () => {
    it.each(accept)("edits: %s", (text, edit) => {
      expect(editsIn(rule, text)).toEqual([edit]);
    });
    it.each(reject)("keeps out of: %s", (text) => {
      expect(editsIn(rule, text)).toEqual([]);
    });
    it("explains in Korean why the form is right and the edit wrong", () => {
      for (const [text] of accept)
        for (const sentence of analyse(text).sentences)
          for (const point of rule.find(sentence)) {
            expect(point.right).toMatch(/'$/u);
            expect(point.replacement === null || point.wrong.endsWith("요.")).toBe(true);
          }
    });
  });
}
