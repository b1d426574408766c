import type { Item } from "@pulda/question";
import { expect, it } from "vitest";
import { modelNote } from "./model-note.ts";

const noted = (model: object | undefined): Item =>
  ({ proof: { kind: "made", ...(model && { model }) } }) as unknown as Item;
const SOLVED = { proposer: "gpt-5", solver: "qwen-3", solved: 2, guessed: null, repairs: 0 };

it("says who has proposed an item and how it was solved", () => {
  expect(modelNote(noted(SOLVED))).toBe(
    "모델(gpt-5)에서 냈고, 모델(qwen-3)에서 보기 순서를 바꿔 2번 풀어 정답을 확인했어요.",
  );
  expect(modelNote(noted({ ...SOLVED, proposer: null }))).toMatch(
    /^규칙으로 만들었고, .*2번 풀어/u,
  );
  expect(modelNote(noted({ ...SOLVED, guessed: { tries: 2, hits: 2 } }))).toMatch(/지문 없이도/u);
});

it("says that nobody has solved what was pasted", () => {
  expect(modelNote(noted({ ...SOLVED, proposer: "chat", solver: "chat", solved: 0 }))).toBe(
    "대화창에서 냈고, 다시 풀어 확인하지는 않았어요.",
  );
});

it("says nothing of an item of the rules, or of its author", () => {
  expect(modelNote(noted(undefined))).toBeNull();
  expect(modelNote({ proof: { kind: "author" } } as unknown as Item)).toBeNull();
});
