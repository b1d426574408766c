import { highlightableText } from "@pulda/question/schema-free";
import type { Run } from "@pulda/question";
import { describe, expect, it } from "vitest";
import {
  renderedHighlights,
  isHighlighted,
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

const mark = (kind: Highlight["kind"], start: number, end: number): Highlight => ({
  kind,
  start,
  end,
});
const span = (kind: Highlight["kind"], words: string): Highlight =>
  mark(kind, TEXT.indexOf(words), TEXT.indexOf(words) + words.length);
const words = ({ start, end }: Pick<Highlight, "start" | "end">) => TEXT.slice(start, end);

describe("offsets", () => {
  it("run through the texts of a block's runs; a blank has no length", () => {
    expect(highlightableText(RUNS)).toBe(TEXT);
    expect(runOffsets(RUNS)).toEqual([0, 5, 15, 15]);
  });

  it("belong to one block", () => {
    const spans = [
      { block: 0, start: 0, end: 4 },
      { block: 2, start: 5, end: 9 },
    ];
    expect(highlightsIn(2, "mine", spans)).toEqual([mark("mine", 5, 9)]);
    expect(highlightsIn(1, "mine")).toEqual([]);
  });
});

describe("marks are drawn", () => {
  it("on whole words and numbers, whatever they begin in", () => {
    const [whole] = renderedHighlights(RUNS, [mark("evidence", 7, 20)]);
    expect(whole && words(whole)).toBe("dance well in 1,200");
  });

  it("with the full stop that they have, and without white space at their ends", () => {
    expect(renderedHighlights(RUNS, [span("evidence", " he said.")]).map(words)).toEqual([
      "he said.",
    ]);
    expect(renderedHighlights(RUNS, [mark("mine", 4, 5), mark("mine", 39, 40)])).toEqual([]);
  });

  it("as one where one's own meet; evidence stays in its parts", () => {
    const own = [span("mine", "well"), span("mine", "dance"), span("mine", "Bees da")];
    expect(renderedHighlights(RUNS, own).map(words)).toEqual(["Bees dance well"]);
    const lit = [span("evidence", "well"), span("evidence", "dance")];
    expect(renderedHighlights(RUNS, lit).map(words)).toEqual(["dance", "well"]);
  });

  it("not beyond the end of the text", () => {
    expect(renderedHighlights(RUNS, [mark("mine", 36, 400)]).map(words)).toEqual(["said."]);
    expect(renderedHighlights(RUNS, [mark("mine", 400, 500)])).toEqual([]);
  });
});

/** The stretches of a run, their pieces parted by a bar. */
const show = (marks: readonly Highlight[], run: number) => {
  const text = "text" in (RUNS[run] ?? {}) ? highlightableText([RUNS[run] as Run]) : "";
  return highlightSegments(text, runOffsets(RUNS)[run] ?? 0, marks).map(
    ({ segments, mine, evidence }) =>
      `${segments.map((segment) => segment.text).join("|")}${mine ? "<m>" : ""}${evidence ? "<e>" : ""}`,
  );
};

describe("a run is cut", () => {
  it("where marks begin and end, and in no word", () => {
    const marks = renderedHighlights(RUNS, [span("mine", "es dance"), span("evidence", "well in")]);
    expect(show(marks, 0)).toEqual(["Bees| <m>"]);
    expect(show(marks, 1)).toEqual(["dance<m>", " ", "well<e>"]);
    expect(show(marks, 3)).toEqual([" |in<e>", " |1,200| |hives|, |he| |said|."]);
  });

  it("where two marks lie on each other", () => {
    const marks = renderedHighlights(RUNS, [
      span("mine", "hives, he"),
      span("evidence", "he said."),
    ]);
    expect(show(marks, 3)).toEqual([" |in| |1,200| ", "hives|, <m>", "he<m><e>", " |said|.<e>"]);
  });
});

it("knows a stretch whose every word is highlighted", () => {
  const marks = [span("mine", "Bees dance"), span("evidence", "well")];
  expect(isHighlighted(RUNS, span("mine", "Bees"), marks)).toBe(true);
  expect(isHighlighted(RUNS, span("mine", "Bees dance "), marks)).toBe(true);
  expect(isHighlighted(RUNS, span("mine", "dance well"), marks)).toBe(false);
  expect(isHighlighted(RUNS, mark("mine", 4, 5), marks)).toBe(false);
});
