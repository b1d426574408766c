/** Fuzz tests: for any text, generation ends with items or refusals, and every item passes the round trip. */
import { ItemContent, roundTripProblems } from "@pulda/question";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ODD_TEXTS } from "../../test/odd-texts.ts";
import { make, SAMPLES, survey } from "../index.ts";
import { draws, effort } from "../../../../testing/effort.ts";

/** Odd pieces that occur in real texts. */
const PIECES = [
  "\u200b",
  "\u202e",
  "\u0000",
  "\ud83d\ude00",
  "😀👨‍👩‍👧",
  "é́",
  "한국어 낱말",
  "שלום",
  "https://example.com/a?b=c",
  "{ a: 1 }",
  "…",
  "—",
  "“",
  "”",
  "‘",
  "’s",
  "'",
  "(",
  ")",
  "\n\n",
  "\t",
  "U.S.",
  "e.g.",
  "3,000",
  "1931",
  "However,",
  "For example,",
  "__proto__",
  "THE END",
  ".",
  "?!",
  "a",
  "an",
];

const words = SAMPLES.flatMap(({ text }) => text.split(/\s+/u));
const anyWord = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.constantFrom(...PIECES) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 6 }) },
);
const wordSalad = fc
  .array(anyWord, { minLength: 40, maxLength: 220 })
  .map((list) => list.join(" "));
const mixed = fc
  .array(fc.constantFrom(...SAMPLES.flatMap(({ text }) => text.split(/(?<=[.!?])\s+/u))), {
    minLength: 5,
    maxLength: 16,
  })
  .map((list) => list.join(" "));
/** A sample passage with an odd piece inserted. */
const withOddPiece = fc
  .tuple(fc.constantFrom(...SAMPLES), fc.nat(), fc.constantFrom(...PIECES))
  .map(([{ text }, at, piece]) => {
    const offset = at % text.length;
    return text.slice(0, offset) + piece + text.slice(offset);
  });

function check(text: string): void {
  const passages = [{ text }, { text: SAMPLES[0]?.text ?? "" }];
  const { items, refused } = make({ passages, types: "auto", seed: 1, level: 3 });
  const own = items.filter(({ proof }) => proof.kind === "made" && proof.passage === 0);
  const reasons = refused.filter(({ passage }) => passage === 0);
  expect(own.length + reasons.length).toBeGreaterThan(0);
  for (const item of items) {
    expect(roundTripProblems(item, passages)).toEqual([]);
    expect(ItemContent.safeParse(item).success).toBe(true);
  }
}

describe("make", { timeout: effort(120_000, 3_600_000) }, () => {
  it("handles a salad of words", () => {
    fc.assert(fc.property(wordSalad, check), draws(8, 400));
  });
  it("handles sentences of many texts in any order", () => {
    fc.assert(fc.property(mixed, check), draws(8, 400));
  });
  it("handles a passage with an odd piece in it", () => {
    fc.assert(fc.property(withOddPiece, check), draws(10, 600));
  });
  it("handles any string", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 3000 }), check), draws(10, 600));
  });
});

describe("survey", () => {
  it.each(Object.entries(ODD_TEXTS))("never throws: %s", (_name, text) => {
    const { places, refused } = survey({ text }, [], { seed: 1, level: 3 });
    expect(places.length + refused.length).toBeGreaterThan(0);
    for (const { start, end } of places) {
      expect(start).toBeLessThanOrEqual(end);
      expect(end).toBeLessThanOrEqual(text.length);
    }
  });
});
