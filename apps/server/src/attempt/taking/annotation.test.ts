import type { Item } from "@pulda/question";
import { expect, it } from "vitest";
import { Failure } from "../../http/failure.ts";
import { withAnnotationChange, NO_ANNOTATION } from "./annotation.ts";
import type { AnnotationState } from "../result/score.ts";

const item = {
  shape: "choose",
  options: [{ cells: ["a"] }, { cells: ["b"] }, { cells: ["c"] }],
  blocks: [
    { kind: "passage", runs: [{ kind: "plain", text: "0123456789" }, { kind: "blank" }] },
    { kind: "given", runs: [{ kind: "plain", text: "0123" }] },
  ],
} as unknown as Item;

function after(...changes: Parameters<typeof withAnnotationChange>[1][]): AnnotationState {
  return changes.reduce<AnnotationState>((marks, change) => {
    const next = withAnnotationChange(marks, change, item);
    if (next instanceof Failure) throw new Error(next.message);
    return next;
  }, NO_ANNOTATION);
}
const paint = (start: number, end: number, on = true, block = 0) => ({
  highlight: { block, start, end, on },
});
const spans = (...changes: Parameters<typeof after>) =>
  after(...changes).highlights.map(({ block, start, end }) => `${block}:${start}-${end}`);

const strike = (choice: number, on = true) => ({ strike: { choice, on } });

it("strikes options out and back in, each once, in their order", () => {
  expect(after(strike(3), strike(1), strike(3)).struck).toEqual([1, 3]);
  expect(after(strike(3), strike(1), strike(3, false), strike(2, false)).struck).toEqual([1]);
  expect(withAnnotationChange(NO_ANNOTATION, strike(4), item)).toBeInstanceOf(Failure);
});

it("merges highlights that overlap or touch, in each block by itself", () => {
  expect(spans(paint(6, 8), paint(0, 2))).toEqual(["0:0-2", "0:6-8"]);
  expect(spans(paint(0, 2), paint(2, 4), paint(3, 6))).toEqual(["0:0-6"]);
  expect(spans(paint(0, 2), paint(4, 6), paint(1, 5))).toEqual(["0:0-6"]);
  expect(spans(paint(0, 2), paint(2, 4, true, 1))).toEqual(["0:0-2", "1:2-4"]);
});

it("erases a part, the middle, or whole highlights", () => {
  expect(spans(paint(0, 8), paint(2, 4, false))).toEqual(["0:0-2", "0:4-8"]);
  expect(spans(paint(0, 4), paint(6, 9), paint(3, 7, false))).toEqual(["0:0-3", "0:7-9"]);
  expect(spans(paint(2, 4), paint(0, 9, false))).toEqual([]);
  expect(spans(paint(2, 4), paint(4, 9, false))).toEqual(["0:2-4"]);
});

it("leaves everything else unchanged", () => {
  const marks = after({ flagged: true }, paint(0, 2));
  expect(withAnnotationChange(marks, {}, item)).toEqual(marks);
  expect(after({ flagged: true }, { flagged: false }).flagged).toBe(false);
});

it("refuses a highlight outside of the text", () => {
  for (const change of [paint(0, 11), paint(3, 3), paint(5, 2), paint(0, 2, true, 2)])
    expect(withAnnotationChange(NO_ANNOTATION, change, item)).toMatchObject({
      code: 400,
      errors: [{ field: "highlight" }],
    });
});

it("limits the number of highlights", () => {
  const long = {
    ...item,
    blocks: [{ kind: "passage", runs: [{ kind: "plain", text: "x".repeat(2000) }] }],
  } as unknown as Item;
  let marks: AnnotationState | Failure = NO_ANNOTATION;
  for (let at = 0; at <= 200 && !(marks instanceof Failure); at++)
    marks = withAnnotationChange(marks, paint(at * 4, at * 4 + 2), long);
  expect(marks).toMatchObject({ code: 400, message: expect.stringMatching(/200곳/) });
});
