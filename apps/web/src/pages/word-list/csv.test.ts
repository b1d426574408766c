import type { Word } from "@pulda/contract";
import { readWords } from "@pulda/documents/words";
import { describe, expect, it } from "vitest";
import { csvOf } from "./csv.ts";

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
    const { words: read } = readWords(csvOf(words));
    expect(read).toEqual(words.map(({ text, meaning }) => ({ text, meaning })));
  });
  it("contains no formulas", () => {
    const file = csvOf([word("=HYPERLINK(1)", "+1")]);
    expect(file).toContain("'=HYPERLINK(1)");
  });
});
