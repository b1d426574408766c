import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draws } from "../../../testing/effort.ts";
import { UnusableJson, parseJson } from "./json.ts";

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const list = (length: number) => JSON.stringify(Array.from({ length }, () => 1));

describe("parseJson", () => {
  it("reads what JSON.parse reads", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const text = JSON.stringify(value);
        expect(parseJson(text, 20_000)).toEqual(JSON.parse(text));
      }),
      draws(200, 5000),
    );
  });

  it("counts no bracket and no comma of a text", () => {
    const text = JSON.stringify({ a: `${"[{,".repeat(500)}\\"${"\\\\".repeat(9)}"`, b: '\\",[[' });
    expect(parseJson(text, 4)).toEqual(JSON.parse(text));
  });

  it("refuses, in Korean, what nests too deeply, has too many values or is no JSON", () => {
    expect(parseJson(nested(20), 100)).toEqual(JSON.parse(nested(20)));
    expect(parseJson(list(98), 100)).toHaveLength(98);
    for (const text of [
      nested(21),
      "[".repeat(10_000),
      '{"a":'.repeat(10_000),
      list(101),
      JSON.stringify(Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`f${at}`, 1]))),
      "{",
      '"',
      '"\\',
      "",
    ]) {
      expect(() => parseJson(text, 100)).toThrow(UnusableJson);
      expect(() => parseJson(text, 100)).toThrow(/[가-힣]/);
    }
  });
});
