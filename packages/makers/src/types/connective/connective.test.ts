import { analyse } from "@pulda/english";
import type { ItemContent } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { SAMPLES } from "../../samples/index.ts";
import { seeded } from "../../shared/random.ts";
import { connectiveCandidates } from "./candidates.ts";
import { connective } from "./maker.ts";
import { RELATION_OF } from "./relations.ts";

const propose = (text: string): ItemContent[] => [
  ...connective.propose(
    { passage: 0, text, analysis: analyse(text) },
    {
      random: seeded(1),
      level: 3,
      keyNumbers: [4, 1, 2, 3, 5],
      existingItems: [],
      timesTested: () => 0,
      at: null,
      neighbours: () => [],
    },
  ),
];
const items = SAMPLES.flatMap(({ text }) => propose(text));
const optionsOf = (item: ItemContent): (readonly string[])[] =>
  item.shape === "choose" ? item.options.map(({ cells }) => cells) : [];

describe("연결어", () => {
  it("shows the right word of each column as often as a wrong one", () => {
    expect(items.length).toBeGreaterThan(5);
    for (const item of items) {
      const options = optionsOf(item);
      const right = options[3] ?? [];
      for (const column of [0, 1]) {
        const words = options.map((cells) => cells[column]);
        const counts = [...new Set(words)].map(
          (word) => words.filter((other) => other === word).length,
        );
        expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2, 2]);
        expect(words.filter((word) => word === right[column])).toHaveLength(2);
      }
    }
  });

  it("has no option with one relation in both blanks", () => {
    for (const item of items)
      for (const [a = "", b = ""] of optionsOf(item))
        expect(RELATION_OF.get(a.toLowerCase())).not.toBe(RELATION_OF.get(b.toLowerCase()));
  });

  it("says why a learner takes a near relation", () => {
    const traps = items.flatMap(({ proof }) =>
      proof.kind === "made" ? proof.distractors.flatMap(({ trap }) => trap ?? []) : [],
    );
    expect(traps.length).toBeGreaterThan(5);
  });

  it("blanks no connective whose relation another word beside it shows", () => {
    const text =
      "Children learn words by play, for instance. For example, blocks teach them colors. However, blocks are loud.";
    expect(connectiveCandidates(analyse(text).sentences).map((one) => one.text)).toEqual([
      "However",
    ]);
  });
});
