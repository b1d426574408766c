import { describe, expect, it } from "vitest";
import { ENGINE } from "../../test/server.ts";
import { hardWordsOf, type ExamWord } from "./exam-words.ts";

/** An engine that finds each word of a text, and counts what it reads. */
function countingEngine() {
  const read: number[] = [];
  const engine = {
    ...ENGINE,
    hardWords: async (_user: number, { texts }: { texts: readonly string[] }) => {
      read.push(texts.join("").length);
      return texts
        .join(" ")
        .split(" ")
        .map((lemma) => ({ lemma, count: 1 }) as ExamWord);
    },
  };
  return { engine, read };
}

const TEXTS = Array.from({ length: 100 }, (_, at) => `common word${at} ${"x".repeat(989)}`);

describe("the words of a long exam", () => {
  it("are read in parts, passage by passage, and all of them in the end", async () => {
    const { engine, read } = countingEngine();
    const lemmas = new Map<string, number>();
    let calls = 0;
    for (let from: number | null = 0; from !== null; calls++) {
      const part = await hardWordsOf(engine, 1, TEXTS, 2, { from, maxCharacters: 10_000 });
      for (const { lemma, count } of part.words)
        lemmas.set(lemma, (lemmas.get(lemma) ?? 0) + count);
      from = part.next;
    }
    expect(calls).toBeGreaterThanOrEqual(10);
    expect(read).toHaveLength(100);
    expect(Math.max(...read)).toBe(TEXTS.at(-1)!.length);
    expect(lemmas.size).toBe(102);
    expect(lemmas.get("common")).toBe(100);
  });

  it("are read until there are enough, and a passage is always read", async () => {
    const { engine, read } = countingEngine();
    const { words, next } = await hardWordsOf(engine, 1, TEXTS, 2, {
      from: 0,
      maxCharacters: 1e9,
      maxWords: 10,
    });
    expect([words.length, next, read.length]).toEqual([10, 8, 8]);
    const long = await hardWordsOf(engine, 1, ["a".repeat(500), "b"], 2, {
      from: 0,
      maxCharacters: 9,
    });
    expect([long.words.length, long.next]).toEqual([1, 1]);
    const beyond = await hardWordsOf(engine, 1, TEXTS, 2, { from: 100, maxCharacters: 9 });
    expect(beyond).toEqual({ words: [], next: null });
  });
});
