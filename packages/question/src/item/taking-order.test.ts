import { describe, expect, it } from "vitest";
import { evidenceHighlights, grade, type Item } from "../index.ts";
import { originalChoice, permutationOf, takenInOrder } from "./taking-order.ts";

const item = (id: number, explanation = "③이 답이에요. ①은 아니에요."): Item => ({
  id,
  position: id,
  version: 1,
  type: "blank",
  shape: "choose",
  instruction: "빈칸에 들어갈 말로 가장 적절한 것은?",
  points: 2,
  blocks: [{ kind: "passage", runs: [{ kind: "plain", text: "Bees dance." }] }],
  options: ["a", "b", "c", "d", "e"].map((cell) => ({ cells: [cell] })),
  key: { choice: 3 },
  explanation,
  difficulty: "low",
  proof: {
    kind: "made",
    passage: 0,
    source: { start: 0, end: 11 },
    operation: { kind: "keep" },
    rules: ["any"],
    evidence: [{ span: { start: 0, end: 4 }, note: "" }],
    distractors: [1, 2, 4, 5].map((choice) => ({ choice, reason: `${choice}` })),
  },
});

const SEEDS = [1, 2, 7, 41, 2_147_483_647];

describe("the order in which an exam is taken", () => {
  it.each(SEEDS)("moves questions and options by seed %d, and the key with them", (seed) => {
    const items = [item(1), item(2), item(3)];
    const taken = takenInOrder(items, seed);
    expect(taken.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(taken.map(({ id }) => id).toSorted()).toEqual([1, 2, 3]);
    expect(takenInOrder(items, seed)).toEqual(taken);
    for (const one of taken) {
      if (one.shape !== "choose" || one.proof.kind !== "made") throw new Error("another shape");
      expect(one.options[one.key.choice - 1]).toEqual({ cells: ["c"] });
      // What the explanation calls the key is the key.
      expect(one.explanation).toContain(`${"①②③④⑤"[one.key.choice - 1]}이 답이에요`);
      for (const { choice, reason } of one.proof.distractors)
        expect(one.options[choice - 1]).toEqual({ cells: ["abcde"[Number(reason) - 1]] });
      expect(grade(one, { choice: one.key.choice }).kind).toBe("right");
      expect(evidenceHighlights(one)).toHaveLength(1);
      const original = items.find(({ id }) => id === one.id)!;
      for (const choice of [1, 2, 3, 4, 5])
        expect(one.options[choice - 1]).toEqual(
          (original as typeof one).options[originalChoice(original, seed, choice) - 1],
        );
    }
  });

  it("leaves everything as it is without a seed", () => {
    const items = [item(1), item(2)];
    expect(takenInOrder(items, 0)).toEqual(items);
    expect(originalChoice(items[0]!, 0, 4)).toBe(4);
    expect(permutationOf(0, 3, 4)).toEqual([0, 1, 2, 3]);
  });

  it("draws every order of three about as often", () => {
    const counts = new Map<string, number>();
    for (let seed = 1; seed <= 6000; seed += 1) {
      const order = permutationOf(seed, 5, 3).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it("keeps options where the text or the author's explanation speaks of their numbers", () => {
    const numbered: Item = {
      ...item(1),
      blocks: [{ kind: "passage", runs: [{ kind: "underlined", text: "Bees", place: 1 }] }],
    };
    const own: Item = { ...item(2, "3번이 답이에요."), proof: { kind: "author" } };
    for (const seed of SEEDS)
      for (const kept of [numbered, own]) {
        const [taken] = takenInOrder([kept], seed);
        expect((taken as typeof kept & { options: unknown }).options).toEqual(
          (kept as typeof kept & { options: unknown }).options,
        );
        expect(originalChoice(kept, seed, 2)).toBe(2);
      }
  });
});
