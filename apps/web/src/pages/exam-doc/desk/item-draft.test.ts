import type { Item } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { draftOf, editOf } from "./item-draft.ts";

const common = {
  id: 1,
  position: 1,
  version: 1,
  type: "test",
  instruction: "고르시오.",
  points: 2,
  explanation: "해설",
  proof: { kind: "author" },
  difficulty: "low",
} as const;
const CHOOSE: Item = {
  ...common,
  shape: "choose",
  blocks: [
    { kind: "given", runs: [{ kind: "plain", text: "Given." }] },
    { kind: "passage", runs: [{ kind: "blank", hint: "x" }] },
  ],
  options: [{ cells: ["a", "b"] }, { cells: ["c", "d"] }],
  key: { choice: 1 },
};
const WRITE: Item = {
  ...common,
  shape: "write",
  blocks: [],
  fields: [{}, {}],
  key: { accepted: [["to go", "to walk"], ["x"]] },
};
const ARRANGE: Item = {
  ...common,
  shape: "arrange",
  blocks: [],
  pieces: ["the", "bees", "the"],
  key: { orders: [[0, 1, 2]] },
};

describe("an edit", () => {
  it("has the fields that differ, and no others", () => {
    for (const item of [CHOOSE, WRITE, ARRANGE])
      expect(editOf(item, draftOf(item))).toEqual({ edit: {} });
    const draft = draftOf(CHOOSE);
    expect(
      editOf(CHOOSE, { ...draft, points: "3", choice: 2, texts: ["New.", draft.texts[1]!] }),
    ).toEqual({
      edit: {
        points: 3,
        key: { choice: 2 },
        blocks: [{ kind: "given", runs: [{ kind: "plain", text: "New." }] }, CHOOSE.blocks[1]],
      },
    });
  });

  it("has an answer for each line", () => {
    const draft = { ...draftOf(WRITE), answers: ["to go\n\n to run ", "y"] };
    expect(editOf(WRITE, draft)).toEqual({
      edit: { key: { accepted: [["to go", "to run"], ["y"]] } },
    });
  });

  it("has pieces and their order, each piece once", () => {
    const draft = { ...draftOf(ARRANGE), pieces: "bees\nthe\nthe", order: "the\nbees\nthe" };
    expect(editOf(ARRANGE, draft)).toEqual({
      edit: { pieces: ["bees", "the", "the"], key: { orders: [[1, 0, 2]] } },
    });
    expect(editOf(ARRANGE, { ...draft, order: "the\nbees" })).toMatchObject({ field: "order" });
    expect(editOf(ARRANGE, { ...draftOf(ARRANGE), points: "x" })).toMatchObject({
      field: "points",
    });
  });
});
