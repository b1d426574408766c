/** The form of `look-alikes.txt`: what stands there is offered beside a word of a text. */
import { describe, expect, it } from "vitest";
import { lookAlikesOf } from "../src/dictionary/look-alikes.ts";
import { readLines } from "../src/lexicon/data.ts";
import { isLemma } from "../src/lexicon/entries.ts";
import type { PartOfSpeech } from "../src/lexicon/senses.ts";

const lines = readLines("look-alikes.txt").filter((line) => line !== "");

describe("look-alikes", () => {
  it("are sorted pairs of two words of one class, each pair once", () => {
    const wrong = lines.filter((line) => {
      const [first = "", second = "", pos = "", ...more] = line.split("\t");
      const isKnown = [first, second].every((word) => isLemma(word, pos as PartOfSpeech));
      return !isKnown || first >= second || more.length > 0;
    });
    expect(wrong).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines).toEqual(lines.toSorted());
  });

  it("are found from both words", () => {
    expect(lookAlikesOf("adapt", "v")).toEqual(["adopt"]);
    expect(lookAlikesOf("adopt", "v")).toEqual(["adapt"]);
    expect(lookAlikesOf("adopt", "n")).toEqual([]);
  });
});
