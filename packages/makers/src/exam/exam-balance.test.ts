/** What the next items of an exam are balanced against. */
import { describe, expect, it } from "vitest";
import { make } from "../index.ts";
import { SAMPLES } from "../samples/index.ts";
import { ExamBalance } from "./exam-balance.ts";

const texts = SAMPLES.map(({ text }) => text);
const { items } = make({
  passages: SAMPLES.map(({ text }) => ({ text })),
  types: [{ type: "grammar-error", count: 6 }],
  seed: 1,
  level: 3,
});

describe("the balance of an exam", () => {
  it("counts the items that test a rule", () => {
    const balance = ExamBalance.of(1, texts);
    const rules = items.flatMap(({ proof }) => (proof.kind === "made" ? proof.rules : []));
    expect(rules.length).toBeGreaterThan(3);
    for (const item of items) balance.add(item);
    for (const rule of rules)
      expect(balance.timesTested(rule)).toBe(rules.filter((one) => one === rule).length);
    expect(balance.timesTested("no such rule")).toBe(0);
  });

  it("prefers the choice numbers that were used least", () => {
    const balance = ExamBalance.of(1, texts);
    const [item] = items;
    const key = item && "choice" in item.key ? item.key.choice : 0;
    if (item) balance.add(item);
    expect(balance.preferredKeys("grammar-error").at(0)).not.toBe(key);
  });

  it("knows the sentences that were put into texts, so that none comes twice", () => {
    const passages = SAMPLES.slice(0, 4).flatMap(({ text }) => [{ text }, { text }]);
    const exam = make({
      passages,
      types: [{ type: "irrelevant-sentence", count: 8 }],
      seed: 1,
      level: 3,
    });
    const inserted = exam.items.flatMap(({ proof }) =>
      proof.kind === "made" && proof.operation.kind === "insert" ? [proof.operation.text] : [],
    );
    expect(inserted.length).toBeGreaterThan(1);
    expect(new Set(inserted).size).toBe(inserted.length);
    const balance = ExamBalance.of(1, texts);
    for (const item of exam.items) balance.add(item);
    expect(inserted.every((text) => ExamBalance.from(balance.state()).hasInserted(text))).toBe(
      true,
    );
  });

  it("goes on elsewhere from its state", () => {
    const balance = ExamBalance.of(1, texts);
    for (const item of items) balance.add(item);
    const other = ExamBalance.from(JSON.parse(JSON.stringify(balance.state())));
    expect(other.state()).toEqual(balance.state());
    expect(other.preferredKeys("grammar-error")).toEqual(balance.preferredKeys("grammar-error"));
  });
});

describe("an exam of many passages", () => {
  it("tests no fewer rules than its texts would, each by itself, and none of them as often", () => {
    // of one seed alone the two may have the same maximum
    const orders = [2, 3].map((seed) => ({ types: "auto", seed, level: 3 }) as const);
    const passages = SAMPLES.map(({ text }) => ({ text }));
    const together = timesTested(orders.flatMap((order) => make({ passages, ...order }).items));
    const apart = timesTested(
      orders.flatMap((order) =>
        passages.flatMap((passage) => make({ passages: [passage], ...order }).items),
      ),
    );
    expect(together.size).toBeGreaterThanOrEqual(apart.size);
    expect(Math.max(...together.values())).toBeLessThan(Math.max(...apart.values()));
  });
});

/** How often each grammar rule is tested. */
function timesTested(list: typeof items): ReadonlyMap<string, number> {
  const rules = list.flatMap(({ type, proof }) =>
    type.startsWith("grammar") && proof.kind === "made" ? proof.rules : [],
  );
  return new Map(
    [...Map.groupBy(rules, (rule) => rule)].map(([rule, all]) => [rule, all.length] as const),
  );
}
