/** Accept and reject tests of constructions, as tables: a text and a point that it has, or has not. */
import { describe, expect, it } from "vitest";
import { analyse } from "../src/analysis.ts";
import { grammarPoints } from "../src/grammar/index.ts";

/** The points of a text, as "rule: original→replacement"; without an edit "rule: original". */
export function pointsIn(text: string): string[] {
  return analyse(text).sentences.flatMap((sentence) =>
    grammarPoints(sentence).map(({ rule, original, replacement, start, end, right, wrong }) => {
      expect(text.slice(start, end)).toBe(original);
      expect(right).toMatch(/'$/u);
      expect(replacement === null || wrong.endsWith("요.")).toBe(true);
      return `${rule}: ${original}${replacement === null ? "" : `→${replacement}`}`;
    }),
  );
}

type Row = readonly [text: string, point: string];

/**
 * Tests the constructions of a folder: each text of `accept` has the point beside it; none of `reject` has a point that
 * begins so.
 */
export function testConstructions(
  folder: string,
  accept: readonly Row[],
  reject: readonly Row[],
): void {
  describe(`constructions of ${folder}`, () => {
    it.each(accept)("%s: %s", (text, point) => {
      expect(pointsIn(text)).toContain(point);
    });
    it.each(reject)("%s: no %s", (text, point) => {
      expect(pointsIn(text).filter((one) => one.startsWith(point))).toEqual([]);
    });
  });
}
