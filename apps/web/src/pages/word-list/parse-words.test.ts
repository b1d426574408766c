import { describe, expect, it } from "vitest";
import { parseWords } from "./parse-words.ts";

describe("parseWords", () => {
  it("accepts a tab or = before the meaning, and words without one", () => {
    expect(parseWords("comb = 빗\nhive\t벌집; 벌통\r\n\n  in terms of  ").words).toEqual([
      { text: "comb", meaning: "빗" },
      { text: "hive", meaning: "벌집; 벌통" },
      { text: "in terms of", meaning: "" },
    ]);
  });
  it("keeps the first of equal words", () => {
    expect(parseWords("Comb=빗\ncomb=벌집").words).toEqual([{ text: "Comb", meaning: "빗" }]);
  });
  it("reports the lines without a word, and keeps the others", () => {
    const { words, problems } = parseWords(
      `=뜻만\n${"a".repeat(101)}\nhive=${"뜻".repeat(501)}\nok`,
    );
    expect(words).toEqual([{ text: "ok", meaning: "" }]);
    expect(problems.map(({ line }) => line)).toEqual([1, 2, 3]);
    for (const { reason } of problems) expect(reason).toMatch(/요\.$/);
  });
});
