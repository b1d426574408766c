import { describe, expect, it } from "vitest";
import type { QuestionType } from "@pulda/contract";
import { expectedOf, MAX_MODEL_ITEMS, planOf, type ModelWish } from "./plan.ts";

const type = (id: string, by_model: QuestionType["by_model"]): QuestionType => ({
  id,
  name: id,
  shape: "choose",
  asks: "reading",
  auto: by_model !== "only",
  by_model,
  of_words: false,
});
const KNOWN = [
  type("grammar-error", "no"),
  type("blank", "also"),
  type("topic", "only"),
  type("purpose", "only"),
];
const TEXT = "Bees find flowers far from the hive, and they must tell other bees where they are.";
const LETTER = "Dear Ms. Kim, I would like to ask for help. Sincerely, Jun";
const passages = (count: number) => Array.from({ length: count }, () => ({ text: TEXT }));
const wish = (more: Partial<ModelWish>): ModelWish => ({
  passages: passages(2),
  types: "auto",
  seed: 7,
  useModel: true,
  ...more,
});

const expected = (more: Partial<ModelWish>, modelCheck = false) =>
  expectedOf({ ...wish(more), modelCheck }, KNOWN, 6);

describe("the plan of what a model proposes", () => {
  it.each([
    ["few", 4],
    ["normal", 8],
    ["many", 16],
    [{ total: 7 }, 4],
    [{ total: 1 }, 1],
  ] as const)("adds for %j %i items to two passages", (amount, count) => {
    const plan = planOf(wish({ amount }), KNOWN);
    expect(plan.items).toHaveLength(count);
    expect(plan.rules).toBe("auto");
    expect(new Set(plan.items.map(({ seed }) => seed)).size).toBe(count);
  });

  it("is empty where no model is wanted, and the same for the same seed", () => {
    expect(planOf(wish({ useModel: false }), KNOWN).items).toEqual([]);
    expect(planOf(wish({}), KNOWN)).toEqual(planOf(wish({}), KNOWN));
    expect(planOf(wish({ seed: 8 }), KNOWN)).not.toEqual(planOf(wish({}), KNOWN));
  });

  it("takes passages in turn", () => {
    const { items } = planOf(wish({}), KNOWN);
    expect(items.map(({ passage }) => passage)).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
  });

  it("leaves to the rules what only they make, and with no model wanted what they make as well", () => {
    const types = ["grammar-error", "blank", "topic"].map((id) => ({ type: id, count: 2 }));
    const withModel = planOf(wish({ types }), KNOWN);
    expect(withModel.rules).toEqual([{ type: "grammar-error", count: 2 }]);
    expect(withModel.items.map((item) => item.type).toSorted()).toEqual([
      "blank",
      "blank",
      "topic",
      "topic",
    ]);
    const without = planOf(wish({ types, useModel: false }), KNOWN);
    expect(without.rules).toEqual(types.slice(0, 2));
    expect(without.items.map((item) => item.type)).toEqual(["topic", "topic"]);
  });

  it("asks a purpose of the letters of an exam", () => {
    const all = [...passages(2), { text: LETTER }];
    const types = [{ type: "purpose", count: 2 }];
    const { items } = planOf(wish({ passages: all, types }), KNOWN);
    expect(items.map(({ passage }) => passage)).toEqual([2, 2]);
    expect(planOf(wish({ types }), KNOWN).items).toHaveLength(2);
  });

  it("is bounded", () => {
    const plan = planOf(wish({ passages: passages(1000), amount: "many" }), KNOWN);
    expect(plan.items).toHaveLength(MAX_MODEL_ITEMS);
  });
});

describe("what asking will take", () => {
  it("is nothing without a model's items", () => {
    const nothing = { items: 0, calls: 0, tokens: 0, seconds: 0 };
    expect(expected({ useModel: false })).toEqual(nothing);
  });

  it("grows with the items and with the passages", () => {
    const types = [{ type: "topic", count: 3 }];
    const three = expected({ types });
    expect(three.items).toBe(3);
    expect(three.calls).toBeGreaterThanOrEqual(3 * 5);
    expect(three.seconds).toBe(Math.ceil((3 * 5.6 * 6) / 3));
    const long = expected({ types, passages: [{ text: TEXT.repeat(20) }] });
    expect(long.tokens).toBeGreaterThan(three.tokens);
    expect(long.calls).toBe(three.calls);
  });

  it("has the solving of what rules make", () => {
    const types = [{ type: "grammar-error", count: 5 }];
    expect(expected({ types }, true)).toMatchObject({ items: 0, calls: expect.any(Number) });
    expect(expected({ types }, true).calls).toBeGreaterThanOrEqual(10);
    expect(expected({ useModel: false }, true).calls).toBeGreaterThan(0);
  });
});
