import type { Run } from "@pulda/question";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { survivesMarkup, markupToRuns, runsToMarkup } from "./run-markup.ts";
import { draws } from "../../../../../../testing/effort.ts";

const RUNS: Run[] = [
  { kind: "plain", text: "They " },
  { kind: "underlined", text: "demanded", place: 1 },
  { kind: "plain", text: " it. " },
  { kind: "labelled", text: "A whole sentence.", place: 2 },
  { kind: "plain", text: " Here " },
  { kind: "slot", place: 3 },
  { kind: "plain", text: ", " },
  { kind: "blank", label: "A", lead: "de", hint: "동사" },
  { kind: "plain", text: " or " },
  { kind: "blank" },
  { kind: "plain", text: " and " },
  { kind: "choice", label: "B", options: ["is", "are"] },
  { kind: "plain", text: ", " },
  { kind: "underlined", text: "what", place: 7 },
  { kind: "plain", text: " " },
  { kind: "underlined", text: "that" },
  { kind: "plain", text: "." },
];

describe("an item's text with markup", () => {
  it("has the markup of its runs, and can be converted back to them", () => {
    const text = runsToMarkup(RUNS);
    expect(text).toBe(
      "They [①demanded] it. {②A whole sentence.} Here (③), [빈칸 A] or [빈칸] and (B) [is / are], [⑦what] [_that].",
    );
    expect(markupToRuns(text, RUNS)).toEqual(RUNS);
    expect(survivesMarkup(RUNS)).toBe(true);
  });

  it("is not editable where words look like markup", () => {
    expect(survivesMarkup([{ kind: "plain", text: "see [①] there" }])).toBe(false);
    expect(survivesMarkup([{ kind: "underlined", text: "a ] b", place: 1 }])).toBe(false);
    expect(survivesMarkup([{ kind: "plain", text: "in [brackets] and (A)" }])).toBe(true);
  });

  it("can be any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."[]{}()①② /A_빈칸x") }), (text) => {
        const runs = markupToRuns(text, RUNS);
        expect(runs.length).toBeGreaterThan(0);
        expect(runsToMarkup(runs)).toBe(text);
      }),
      draws(100, 5000),
    );
  });
});
