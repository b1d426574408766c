import { expect, it } from "vitest";
import type { Engine } from "../engine/engine.ts";
import type { ExamOrigin } from "./store.ts";
import { seedOfForm } from "./form-seed.ts";

/** An engine whose items depend on the seed by `itemsOf` alone. */
function engineOf(itemsOf: (seed: number) => string): Pick<Engine, "make"> {
  return {
    make: async (_, { seed }, onStep) => {
      await onStep({ done: 1, items: [{ text: itemsOf(seed) }] as never });
      return { items: [], refused: [] };
    },
  };
}

const origin = (fields: object): Pick<ExamOrigin, "request" | "seed"> => ({
  seed: 10,
  request: {
    version: 1,
    passages: [{ text: "a" }],
    types: "auto",
    level: 3,
    picks: [],
    words: [],
    amount: "normal",
    ...fields,
  },
});

it("is the next seed that gives other items", async () => {
  const engine = engineOf((seed) => (seed < 13 ? "as before" : "other"));
  expect(await seedOfForm(engine, 1, origin({}))).toBe(13);
  expect(await seedOfForm(engineOf(String), 1, origin({}))).toBe(11);
});

it("ends where a text has nothing else to ask", async () => {
  expect(
    await seedOfForm(
      engineOf(() => "always"),
      1,
      origin({}),
    ),
  ).toBe(16);
});

it("asks nothing of the engine where sets are long, of words, or proposed by a model", async () => {
  const engine: Pick<Engine, "make"> = {
    make: async () => Promise.reject(new Error("made")),
  };
  for (const fields of [
    { passages: [{ text: "a" }, { text: "b" }] },
    { passages: [], words: [{ lemma: "a" }] },
    { useModel: true },
    { modelCheck: true },
  ])
    expect(await seedOfForm(engine, 1, origin(fields))).toBe(11);
});
