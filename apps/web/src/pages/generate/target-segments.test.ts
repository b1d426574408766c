import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerptOf, targetSegments } from "./target-segments.ts";
import { draws } from "../../../../../testing/effort.ts";

const place = (start: number, end: number) => ({ type: "blank", start, end });

describe("the stretches of a passage", () => {
  it("are the text, whatever places there are, and every place has one", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 30 }),
        fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { maxLength: 6 }),
        (text, spans) => {
          const places = spans.map(([a, b]) => place(Math.min(a, b), Math.max(a, b)));
          const found = targetSegments(text, places);
          expect(found.map((one) => one.text).join("")).toBe(text);
          expect(found.flatMap((one) => (one.place ? [one.place] : []))).toHaveLength(
            places.length,
          );
        },
      ),
      draws(100, 5000),
    );
  });

  it("stand between what is no place", () => {
    expect(targetSegments("a b c", [place(2, 3)]).map(({ text }) => text)).toEqual([
      "a ",
      "b",
      " c",
    ]);
  });
});

describe("the name of a place", () => {
  it("is its words, cut short, or what follows a gap", () => {
    expect(excerptOf("One two.", place(0, 3))).toBe("One");
    expect(excerptOf("long ".repeat(20), place(0, 90))).toHaveLength(40);
    expect(excerptOf("One. Two.", place(5, 5))).toBe("▾ Two.");
  });
});
