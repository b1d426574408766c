import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { examCode, readExamCode } from "./exam-code.ts";
import { draws } from "../../../../testing/effort.ts";

const EXAM = {
  passages: [{ text: "Bees dance." }, { text: "They turn." }],
  types: "auto",
  level: 3,
  seed: 2020,
  version: "1.3.0",
} as const;
const hashOf = (change: Partial<Parameters<typeof examCode>[0]>) =>
  examCode({ ...EXAM, ...change }).slice(0, 4);

describe("the exam code", () => {
  it("is the same on every machine and day", () => {
    expect(examCode(EXAM)).toBe("HF51-1.3.0-1K4");
  });

  it("contains seed and version, however it is typed", () => {
    expect(readExamCode(` ${examCode(EXAM).toLowerCase()} `)).toEqual({
      hash: hashOf({}),
      version: "1.3.0",
      seed: 2020,
    });
    fc.assert(
      fc.property(fc.nat(2_147_483_647), (seed) => {
        expect(readExamCode(examCode({ ...EXAM, seed }))?.seed).toBe(seed);
      }),
      draws(100, 5000),
    );
  });

  it("differs for another amount or total of points, where they are asked for", () => {
    const hashes = [
      {},
      { amount: "few" },
      { amount: { total: 30 } },
      { pointsTotal: 100 },
      { amount: "few", pointsTotal: 100 },
    ].map(hashOf);
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashOf({ amount: "normal", pointsTotal: null })).toBe(hashOf({}));
    const types = [{ type: "blank", count: 2 }];
    expect(hashOf({ types, amount: "few" })).toBe(hashOf({ types }));
  });

  it("differs for other passages, types, picks or level; its hash ignores the seed", () => {
    const { passages } = EXAM;
    const others = [
      { passages: passages.toReversed() },
      { passages: [{ text: "Bees dance.T" }, { text: "hey turn." }] },
      { passages: [passages[0]] },
      { passages: [passages[0], { text: "They turn. " }] },
      { types: [{ type: "blank", count: 1 }] },
      { types: [{ type: "blank", count: 2 }] },
      { picks: [{ type: "blank", passage: 0, at: 4 }] },
      { level: 4 },
    ];
    const hashes = [hashOf({}), ...others.map(hashOf)];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashOf({ seed: 1 })).toBe(hashOf({}));
  });

  it("does not depend on the order in which types are named", () => {
    const types = [
      { type: "blank", count: 1 },
      { type: "synonym", count: 2 },
    ];
    expect(hashOf({ types })).toBe(hashOf({ types: types.toReversed() }));
  });

  it("is not read from any other text", () => {
    for (const text of ["", "2020", "K7QF-1.3.0", "K7QF-1.3-1Z4", "K7QI-1.3.0-1Z4", "K7QF-1.3.0-"])
      expect([text, readExamCode(text)]).toEqual([text, null]);
    expect(readExamCode("K7QF-1.3.0-ZZZZZZ")).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => readExamCode(text)).not.toThrow();
      }),
      draws(100, 5000),
    );
  });
});
