/** The list of the preview page, which nothing else builds. */
import { questionTypes } from "@pulda/makers";
import { MODEL_TYPES } from "@pulda/model";
import { Item } from "@pulda/question";
import { expect, it } from "vitest";
import { allGolden } from "./golden-items.ts";
import { statesOf } from "./states.ts";

const golden = allGolden();
const items = golden.map(({ item }) => item);

it("has every type: of the rules, of a model, of words and of the author's own", () => {
  const types = new Set([...questionTypes(), ...Object.values(MODEL_TYPES)].map(({ id }) => id));
  expect(new Set(items.map(({ type }) => type))).toEqual(types);
  for (const { id, name } of questionTypes().filter(({ of_words }) => of_words))
    expect(golden).toContainEqual({
      name: `${name} (단어 시험)`,
      item: expect.objectContaining({
        type: id,
        proof: expect.objectContaining({ kind: "word" }),
      }),
    });
});

it("has sound items with ids of their own, one of them with several errors", () => {
  for (const item of items) expect(Item.safeParse(item).success).toBe(true);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  const several = items.filter((item) => item.shape === "write" && (item.pairs?.length ?? 0) > 1);
  expect(several.map(({ type }) => type)).toEqual(["grammar-correction"]);
});

it("has every item unanswered, answered, right, wrong, and partly right where that can be", () => {
  const several = items.filter((item) => item.shape === "write" && item.pairs !== undefined);
  for (const item of several)
    expect(statesOf(item)).toContainEqual(expect.objectContaining({ name: "일부 맞음" }));
  for (const item of items) {
    const names = statesOf(item).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["풀지 않음", "답함", "맞음", "틀림"]));
  }
});
