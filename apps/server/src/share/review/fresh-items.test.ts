/** New items for what a class has missed. */
import { expect, it } from "vitest";
import { freshLibraryItems } from "@pulda/library";
import type { Engine } from "../../engine/engine.ts";
import { ruleReview } from "../../engine/worker.ts";
import { freshItems } from "./fresh-items.ts";

/** The engine without a worker: what a review of a share asks of it. */
const ENGINE = {
  ruleReview: async (_userId: number, request: Parameters<typeof ruleReview>[0]) =>
    ruleReview(request),
  freshLibraryItems: async (_userId: number, request: Parameters<typeof freshLibraryItems>[0]) =>
    freshLibraryItems(request),
} as unknown as Engine;

const RULES = [
  { rule: "voice", type: "grammar-error" },
  { rule: "subject-verb-agreement", type: "grammar-error" },
];

it("asks the same error once, whatever is underlined beside it", async () => {
  const { items, passages } = await freshItems(ENGINE, {
    userId: 1,
    rules: RULES,
    passages: [],
    seen: [],
    seed: 100,
    rounds: 6,
  });
  const errors = items.flatMap(({ item: { type, proof } }) =>
    proof.kind === "made" && proof.operation.kind !== "keep"
      ? [JSON.stringify([type, passages[proof.passage]?.text, proof.operation])]
      : [],
  );
  expect(errors.length).toBeGreaterThan(4);
  expect(new Set(errors).size).toBe(errors.length);
});
