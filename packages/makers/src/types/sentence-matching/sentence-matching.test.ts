import { analyse, brokenTieWeight } from "@pulda/english";
import { highlightableText, roundTripProblems, type ItemContent } from "@pulda/question";
import { describe, expect, it } from "vitest";
import type { Source } from "../../maker.ts";
import { SAMPLES } from "../../samples/index.ts";
import { OTHER_ARRANGEMENTS } from "../../shared/arrangements.ts";
import { orderingTies } from "../../shared/cohesion.ts";
import { mannerOf } from "../../shared/vocabulary/argument.ts";
import { seeded } from "../../shared/random.ts";
import { rankedGaps } from "./gaps.ts";
import { sentenceMatching } from "./maker.ts";

const sourceOf = (text: string): Source => ({ passage: 0, text, analysis: analyse(text) });
const sources = SAMPLES.map(({ text }) => sourceOf(text));
const orderOf = (existingItems: readonly ItemContent[] = []) => ({
  random: seeded(1),
  level: 3,
  keyNumbers: [4, 1, 2, 3, 5],
  existingItems,
  timesTested: () => 0,
  at: null,
  hasInserted: () => false,
  neighbours: () => [],
});
const itemsOf = (source: Source, existing: readonly ItemContent[] = []): ItemContent[] => [
  ...sentenceMatching.propose(source, orderOf(existing)),
];

describe("the gaps of a text", () => {
  const found = sources.flatMap((source) =>
    rankedGaps(source, orderOf()).map((gaps) => ({ source, gaps })),
  );

  it("are found in a third of the samples", () => {
    expect(new Set(found.map(({ source }) => source)).size).toBeGreaterThanOrEqual(
      sources.length / 3,
    );
  });

  it("have other sentences between them and before the first", () => {
    for (const { gaps } of found) {
      const places = gaps.removed.map((one) => gaps.sentences.indexOf(one));
      expect(places[0]).toBeGreaterThan(0);
      expect(places[1]! - places[0]!).toBeGreaterThan(1);
      expect(places[2]! - places[1]!).toBeGreaterThan(1);
    }
  });

  it("take their own sentences only: every other arrangement breaks a tie", () => {
    for (const { source, gaps } of found) {
      const ties = orderingTies(source.analysis, mannerOf(source.analysis));
      for (const arrangement of OTHER_ARRANGEMENTS) {
        const order = gaps.sentences.map((sentence) => {
          const blank = gaps.removed.indexOf(sentence);
          return blank < 0 ? sentence.index : gaps.removed[arrangement[blank]!]!.index;
        });
        expect(brokenTieWeight(ties, order)).toBeGreaterThan(0);
      }
    }
  });
});

describe("the items", () => {
  it("give the text back, and show each sentence under a letter", () => {
    const items = sources.flatMap((source) => itemsOf(source).map((item) => ({ source, item })));
    expect(items.length).toBeGreaterThan(0);
    for (const { source, item } of items) {
      expect(roundTripProblems(item, [{ text: source.text }])).toEqual([]);
      const example = item.blocks.find(({ kind }) => kind === "example");
      expect(highlightableText(example?.runs ?? [])).toMatch(/^\(a\) .+\n\(b\) .+\n\(c\) .+$/u);
      expect(item.explanation.split("\n").map((line) => line.slice(0, 3))).toEqual([
        "(A)",
        "(B)",
        "(C)",
      ]);
    }
  });

  it("have the key where it is wanted", () => {
    const first = sources.map((source) => itemsOf(source)[0]).filter((item) => item !== undefined);
    for (const { key } of first) expect(key).toEqual({ choice: 4 });
  });

  it("are none beside one of the same text, in which the answer would be read", () => {
    const source = sources.find((one) => itemsOf(one).length > 0)!;
    expect(itemsOf(source, itemsOf(source).slice(0, 1))).toEqual([]);
  });

  const STORY =
    "Mina found an old box under the stairs one evening. She carried it to the kitchen and put it on the table. However, the lid did not move. Her brother looked at it for a while. This made her angry, and she hit the lid with a spoon. Such things never helped, her brother said. They went to bed without having opened it. Yet in the morning the box stood open. Nobody in the house had touched it. Their mother smiled at the empty box and said nothing. It had been hers when she was a child, and it had always opened when it was cold.";

  it("are made of a story by what happens next, but not of a letter", () => {
    expect(itemsOf(sourceOf(STORY)).length).toBeGreaterThan(0);
    expect(itemsOf(sourceOf(`Dear Mina, ${STORY} Sincerely, Dana`))).toEqual([]);
  });

  it("take no sentence that a date or a death puts in its place", () => {
    const life = STORY.replace("This made her angry", "This was in 1912, and it made her angry")
      .replace("Such things", "By 1915 such things")
      .replace("Nobody in the house", "Her aunt had died, and nobody in the house");
    for (const { removed } of rankedGaps(sourceOf(life), orderOf())) {
      expect(removed.filter(({ text }) => /19\d\d/u.test(text)).length).toBeLessThan(2);
      expect(removed.filter(({ text }) => text.includes("died"))).toEqual([]);
    }
  });
});
