import { analyse, grammarPoints, GRAMMAR_RULES, type GrammarPoint } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { BY_RULE, esteemOf } from "./esteem.ts";

function point(text: string, original: string): GrammarPoint {
  const found = analyse(text)
    .sentences.flatMap(grammarPoints)
    .find((one) => one.original === original);
  if (!found) throw new Error(`no point at "${original}"`);
  return found;
}

describe("the esteem of a grammar point", () => {
  it("is known of rules that there are", () => {
    const rules = new Set(Object.keys(GRAMMAR_RULES));
    expect(Object.keys(BY_RULE).filter((rule) => !rules.has(rule))).toEqual([]);
  });

  it("puts what exams are known for above fillers", () => {
    const text =
      "Those in front met in a room full of books, most of which were old, before the doors opened.";
    expect(esteemOf(point(text, "which"))).toBeGreaterThan(esteemOf(point(text, "Those")));
    expect(esteemOf(point(text, "which"))).toBeGreaterThan(0);
  });

  it("is less where the wrong form leaves a clause without a verb", () => {
    const text = "The order of the lines in these old books is kept by custom.";
    const all = analyse(text).sentences.flatMap(grammarPoints);
    const verbless = all.find(({ replacement }) => replacement === "being");
    const agreement = all.find(({ replacement }) => replacement === "are");
    expect(esteemOf(verbless!)).toBeLessThan(0);
    expect(esteemOf(agreement!)).toBeLessThan(0);
  });
});
