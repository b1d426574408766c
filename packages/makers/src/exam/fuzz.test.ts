/** Whatever a text is, making ends soon, with items or reasons, and every item proves itself. */
import { ItemContent, roundTripProblems } from "@pulda/question";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ODD_TEXTS } from "../../test/odd-texts.ts";
import { make, SAMPLES, survey } from "../index.ts";
import { draws, effort } from "../../../../testing/effort.ts";

/** Odd pieces that real texts come with. */
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
/** One of our passages with something odd put into it. */
const spoiled = fc
  .tuple(fc.constantFrom(...SAMPLES), fc.nat(), fc.constantFrom(...PIECES))
  .map(([{ text }, at, piece]) => {
    const place = at % text.length;
    return text.slice(0, place) + piece + text.slice(place);
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
  it("takes a salad of words", () => {
    fc.assert(fc.property(wordSalad, check), draws(15, 400));
  });
  it("takes sentences of many texts in any order", () => {
    fc.assert(fc.property(mixed, check), draws(15, 400));
  });
  it("takes a passage with something odd in it", () => {
    fc.assert(fc.property(spoiled, check), draws(20, 600));
  });
  it("takes any string", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 3000 }), check), draws(20, 600));
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
