import type { Word } from "@pulda/contract";
import { describe, expect, it } from "vitest";
import { csvOf, linesOf } from "./csv.ts";
import { parseWords } from "./parse-words.ts";

const word = (text: string, meaning: string): Word => ({
  id: 1,
  text,
  meaning,
  level: 3,
  context: 'She said, "Go!"',
  exam_id: null,
  created_at: "2026-11-21T00:00:00.000Z",
  state: "learning",
  due_at: "2026-11-25T00:00:00.000Z",
  reps: 1,
});

describe("a CSV file of words", () => {
  it("can be exported and imported again", () => {
    const words = [word("comb", "빗, 벌집"), word("take off", '"벗다"; 이륙하다')];
    const { words: read } = parseWords(linesOf(csvOf(words)));
    expect(read).toEqual(words.map(({ text, meaning }) => ({ text, meaning })));
  });
  it("contains no formulas", () => {
    const file = csvOf([word("=HYPERLINK(1)", "+1")]);
    expect(file).toContain("'=HYPERLINK(1)");
    expect(linesOf(file)).toBe("=HYPERLINK(1)\t+1");
  });
  it("has its columns found by name, else the first two are used", () => {
    expect(linesOf("번호,뜻,단어\n1,벌집,hive")).toBe("hive\t벌집");
    expect(linesOf("hive;벌집\ncomb;빗")).toBe("hive\t벌집\ncomb\t빗");
    expect(linesOf("hive\ncomb")).toBe("hive\t\ncomb\t");
  });
});
