import { describe, expect, it } from "vitest";
import { mergeSpans } from "./merge-spans.ts";

const span = (start: number, end: number, block = 0) => ({ block, start, end });

describe("merging spans", () => {
  it.each([
    ["in order", [span(6, 9), span(0, 4)], [span(0, 4), span(6, 9)]],
    ["those that overlap", [span(0, 5), span(3, 9)], [span(0, 9)]],
    ["those that touch", [span(0, 4), span(4, 9)], [span(0, 9)]],
    ["one inside another", [span(0, 9), span(3, 4)], [span(0, 9)]],
    ["never across blocks", [span(0, 5, 1), span(3, 9, 0)], [span(3, 9, 0), span(0, 5, 1)]],
    ["none", [], []],
  ])("%s", (_, spans, merged) => {
    expect(mergeSpans(spans)).toEqual(merged);
  });

  it("merges spans across text that counts as a bridge", () => {
    const text = "Bees dance, far";
    const words = [span(0, 4), span(5, 10), span(12, 15)];
    expect(mergeSpans(words, (start, end) => text.slice(start, end).trim() === "")).toEqual([
      span(0, 10),
      span(12, 15),
    ]);
  });
});
