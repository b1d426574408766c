import { describe, expect, it } from "vitest";
import { analyse, grammarPoints, proofread } from "../index.ts";
import { wordTable } from "./word-table.ts";

/** What every object is born with, as words of a text. */
const INBORN = Object.getOwnPropertyNames(Object.prototype);

describe("a table of words", () => {
  it("has its own words, and none that objects are born with", () => {
    const table = wordTable({ do: "does" });
    expect(table.do).toBe("does");
    for (const word of INBORN) expect(table[word]).toBeUndefined();
  });

  it.each(INBORN)("leaves every rule in peace: %s", (word) => {
    const text = [
      `The ${word} of the bridge saw a ${word}, and they ${word} it by themselves.`,
      `I ${word} myself. It is ${word} that he ${word}, which ${word} them all.`,
      `Because of ${word} weather, each ${word} covered with dust ${word} to the ${word}.`,
      `Many of those ${word} toys broke, and one of these ${word} toys fell. I wish ${word} were here.`,
      `What ${word} is ${word}. Only ${word} can ${word} those who ${word} more ${word} than ${word}.`,
    ].join(" ");
    const analysis = analyse(text);
    expect(
      analysis.sentences.flatMap(grammarPoints).every(({ original }) => text.includes(original)),
    ).toBe(true);
    expect(() => proofread(analysis)).not.toThrow();
  });
});
