/** The form of `contraries.txt`: what stands there replaces words of passages as it is. */
import { describe, expect, it } from "vitest";
import { isLemma } from "../src/lexicon/entries.ts";
import { readLines } from "../src/lexicon/data.ts";
import type { PartOfSpeech } from "../src/lexicon/senses.ts";
import { contraryOf } from "../src/dictionary/contraries.ts";

const lines = readLines("contraries.txt").filter((line) => line !== "");

/** The problems of one line. */
function problemsOf(line: string): string[] {
  const [, lemma = "", as = "", words = ""] =
    /^([a-z]+) ([nvarc]) [23] ([a-z]+(?:, [a-z]+){0,2})$/u.exec(line) ?? [];
  if (lemma === "") return ["form"];
  const pos = as === "c" ? "a" : (as as PartOfSpeech);
  const contraries = words.split(", ");
  return [
    ...(isLemma(lemma, pos) ? [] : ["no such word"]),
    ...contraries.filter((word) => !isLemma(word, pos)).map((word) => `no such word: ${word}`),
    ...(contraries.includes(lemma) ? ["its own contrary"] : []),
    ...(new Set(contraries).size < contraries.length ? ["twice"] : []),
  ];
}

describe("contraries.txt", () => {
  it("is written in the form that is read, with words of the class", () => {
    expect(lines.length).toBeGreaterThan(450);
    const wrong = lines.flatMap((line) => {
      const problems = problemsOf(line);
      return problems.length > 0 ? [`${line}: ${problems.join(", ")}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it("is sorted, each word of a class once", () => {
    const keys = lines.map((line) => line.split(" ").slice(0, 2).join(" "));
    expect(keys).toEqual([...new Set(keys)].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });

  it("tells the contrary of a word, and of what is compared", () => {
    expect(contraryOf({ lemma: "abolish", pos: "v", tag: "VB" })?.words[0]).toBe("retain");
    expect(contraryOf({ lemma: "cheap", pos: "a", tag: "JJR" })?.words).toEqual(["costly"]);
    expect(contraryOf({ lemma: "table", pos: "n", tag: "NN" })).toBeNull();
  });
});
