import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerptOf, targetSegments } from "./target-segments.ts";
import { draws } from "../../../../../testing/effort.ts";

const target = (start: number, end: number) => ({ type: "blank", start, end });

describe("the segments of a passage", () => {
  it("join to the text, whatever targets there are, and every target has one", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 30 }),
        fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { maxLength: 6 }),
        (text, spans) => {
          const targets = spans.map(([a, b]) => target(Math.min(a, b), Math.max(a, b)));
          const found = targetSegments(text, targets);
          expect(found.map((one) => one.text).join("")).toBe(text);
          expect(found.flatMap((one) => (one.target ? [one.target] : []))).toHaveLength(
            targets.length,
          );
        },
      ),
      draws(100, 5000),
    );
  });

  it("include the words between the targets", () => {
    expect(targetSegments("a b c", [target(2, 3)]).map(({ text }) => text)).toEqual([
      "a ",
      "b",
      " c",
    ]);
  });
});

describe("the excerpt of a target", () => {
  it("is its words, shortened, or what follows a target between words", () => {
    expect(excerptOf("One two.", target(0, 3))).toBe("One");
    expect(excerptOf("long ".repeat(20), target(0, 90))).toHaveLength(40);
    expect(excerptOf("One. Two.", target(5, 5))).toBe("▾ Two.");
  });
});
