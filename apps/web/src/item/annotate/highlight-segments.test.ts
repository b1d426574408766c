import { highlightableText } from "@pulda/question/schema-free";
import type { Run } from "@pulda/question";
import { describe, expect, it } from "vitest";
import {
  renderedHighlights,
  isFullyHighlighted,
  highlightsIn,
  runOffsets,
  highlightSegments,
  type Highlight,
} from "./highlight-segments.ts";

const RUNS: Run[] = [
  { kind: "plain", text: "Bees " },
  { kind: "underlined", text: "dance well", place: 1 },
  { kind: "blank", label: "A" },
  { kind: "plain", text: " in 1,200 hives, he said." },
];
const TEXT = "Bees dance well in 1,200 hives, he said.";

const highlight = (kind: Highlight["kind"], start: number, end: number): Highlight => ({
  kind,
  start,
  end,
});
const span = (kind: Highlight["kind"], words: string): Highlight =>
  highlight(kind, TEXT.indexOf(words), TEXT.indexOf(words) + words.length);
const textOf = ({ start, end }: Pick<Highlight, "start" | "end">) => TEXT.slice(start, end);

describe("run offsets", () => {
  it("count the texts of a block's runs; a blank has no length", () => {
    expect(highlightableText(RUNS)).toBe(TEXT);
    expect(runOffsets(RUNS)).toEqual([0, 5, 15, 15]);
  });

  it("are of one block", () => {
    const spans = [
      { block: 0, start: 0, end: 4 },
      { block: 2, start: 5, end: 9 },
    ];
    expect(highlightsIn(2, "mine", spans)).toEqual([highlight("mine", 5, 9)]);
    expect(highlightsIn(1, "mine")).toEqual([]);
  });
});

describe("rendered highlights", () => {
  it("cover whole words and numbers, even if they begin inside of one", () => {
    const [whole] = renderedHighlights(RUNS, [highlight("evidence", 7, 20)]);
    expect(whole && textOf(whole)).toBe("dance well in 1,200");
  });

  it("keep the punctuation that they cover, and have no white space at their ends", () => {
    expect(renderedHighlights(RUNS, [span("evidence", " he said.")]).map(textOf)).toEqual([
      "he said.",
    ]);
    expect(renderedHighlights(RUNS, [highlight("mine", 4, 5), highlight("mine", 39, 40)])).toEqual(
      [],
    );
  });

  it("are merged where the taker's own are adjacent; evidence is not merged", () => {
    const own = [span("mine", "well"), span("mine", "dance"), span("mine", "Bees da")];
    expect(renderedHighlights(RUNS, own).map(textOf)).toEqual(["Bees dance well"]);
    const evidence = [span("evidence", "well"), span("evidence", "dance")];
    expect(renderedHighlights(RUNS, evidence).map(textOf)).toEqual(["dance", "well"]);
  });

  it("end at the end of the text", () => {
    expect(renderedHighlights(RUNS, [highlight("mine", 36, 400)]).map(textOf)).toEqual(["said."]);
    expect(renderedHighlights(RUNS, [highlight("mine", 400, 500)])).toEqual([]);
  });
});

/** The highlight segments of a run, with bars between words; `<m>` is one's own, `<e>` evidence. */
const segmentsOfRun = (highlights: readonly Highlight[], run: number) => {
  const text = "text" in (RUNS[run] ?? {}) ? highlightableText([RUNS[run] as Run]) : "";
  return highlightSegments(text, runOffsets(RUNS)[run] ?? 0, highlights).map(
    ({ segments, mine, evidence }) =>
      `${segments.map((segment) => segment.text).join("|")}${mine ? "<m>" : ""}${evidence ? "<e>" : ""}`,
  );
};

describe("the segments of a run", () => {
  it("begin and end with a highlight, and never inside of a word", () => {
    const highlights = renderedHighlights(RUNS, [
      span("mine", "es dance"),
      span("evidence", "well in"),
    ]);
    expect(segmentsOfRun(highlights, 0)).toEqual(["Bees| <m>"]);
    expect(segmentsOfRun(highlights, 1)).toEqual(["dance<m>", " ", "well<e>"]);
    expect(segmentsOfRun(highlights, 3)).toEqual([" |in<e>", " |1,200| |hives|, |he| |said|."]);
  });

  it("are separate where two highlights overlap", () => {
    const highlights = renderedHighlights(RUNS, [
      span("mine", "hives, he"),
      span("evidence", "he said."),
    ]);
    expect(segmentsOfRun(highlights, 3)).toEqual([
      " |in| |1,200| ",
      "hives|, <m>",
      "he<m><e>",
      " |said|.<e>",
    ]);
  });
});

it("tells whether every word of a span is highlighted", () => {
  const highlights = [span("mine", "Bees dance"), span("evidence", "well")];
  expect(isFullyHighlighted(RUNS, span("mine", "Bees"), highlights)).toBe(true);
  expect(isFullyHighlighted(RUNS, span("mine", "Bees dance "), highlights)).toBe(true);
  expect(isFullyHighlighted(RUNS, span("mine", "dance well"), highlights)).toBe(false);
  expect(isFullyHighlighted(RUNS, highlight("mine", 4, 5), highlights)).toBe(false);
});
