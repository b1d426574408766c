import { expect, test } from "vitest";
import type { Condition } from "../item/item.ts";
import { conditionNotes, writtenWords } from "./conditions.ts";

const USES: Condition = {
  kind: "uses",
  word: "write",
  forms: ["write", "wrote", "written", "writes", "writing"],
};

test("a contraction and a compound are one word each", () => {
  expect(writtenWords("It doesn't take a well-known poet.")).toHaveLength(6);
});

test("a word counts in any of its forms, whatever its case", () => {
  expect(conditionNotes([USES], "Written by her")).toEqual([]);
  expect(conditionNotes([USES], "She rewrote it")).toEqual(["써야 하는 말이 빠졌어요: write"]);
});

test("the number of words is told beside the one that is asked for", () => {
  expect(conditionNotes([{ kind: "count", words: 3 }], "I see it")).toEqual([]);
  expect(conditionNotes([{ kind: "count", words: 3 }], "")).toEqual([
    "3단어로 써야 하는데 0단어로 썼어요.",
  ]);
});
