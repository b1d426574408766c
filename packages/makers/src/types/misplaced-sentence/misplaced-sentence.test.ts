import { analyse, brokenTies } from "@pulda/english";
import { roundTripProblems, type ItemContent } from "@pulda/question";
import { describe, expect, it } from "vitest";
import type { Source } from "../../maker.ts";
import { SAMPLES } from "../../samples/index.ts";
import { orderingTies } from "../../shared/cohesion.ts";
import { mannerOf } from "../../shared/vocabulary/argument.ts";
import { viewOf } from "../../quality/item-view.ts";
import { seeded } from "../../shared/random.ts";
import { misplacedSentence } from "./maker.ts";
import { rankedMoves } from "./moves.ts";

const sourceOf = (text: string): Source => ({ passage: 0, text, analysis: analyse(text) });
const sources = SAMPLES.map(({ text }) => sourceOf(text));
const orderOf = (existingItems: readonly ItemContent[] = []) => ({
  random: seeded(1),
  level: 3,
  keyNumbers: [1, 2, 3, 4, 5],
  existingItems,
  timesTested: () => 0,
  at: null,
  hasInserted: () => false,
  neighbours: () => [],
});
const itemsOf = (source: Source, existing: readonly ItemContent[] = []): ItemContent[] => [
  ...misplacedSentence.propose(source, orderOf(existing)),
];

describe("the moves of a text", () => {
  const found = sources.flatMap((source) =>
    rankedMoves(source, orderOf()).map((move) => ({ source, move })),
  );

  it("are found in a quarter of the samples", () => {
    expect(new Set(found.map(({ source }) => source)).size).toBeGreaterThanOrEqual(
      sources.length / 4,
    );
  });

  it("lead over two sentences at least, and never to the first number", () => {
    for (const { move } of found) {
      const home = move.shown.findIndex(({ index }) => index === move.moved.index - 1);
      const place = move.shown.indexOf(move.moved);
      expect(place > home ? place - home - 1 : home - place + 1).toBeGreaterThanOrEqual(2);
      expect(move.key).toBeGreaterThan(1);
      expect(move.moved.text).not.toMatch(/\b(?:1\d|20)\d\d\b/u);
      expect(move.shown[move.from + move.key - 1]).toBe(move.moved);
    }
  });

  it("break the ties of the moved sentence and of those behind it, there and here, alone", () => {
    for (const { source, move } of found) {
      const order = move.shown.map(({ index }) => index);
      const ties = orderingTies(source.analysis, mannerOf(source.analysis)).filter(
        ({ kind }) => kind !== "sequence",
      );
      const broken = brokenTies(ties, order);
      expect(broken.length).toBeGreaterThan(0);
      const { moved, next } = move;
      for (const { dependent } of broken)
        expect([moved.index, moved.index + 1, next.index]).toContain(dependent);
    }
  });
});

describe("the items", () => {
  const items = sources.flatMap((source) => itemsOf(source).map((item) => ({ source, item })));

  it("give the text back", () => {
    expect(items.length).toBeGreaterThan(0);
    for (const { source, item } of items)
      expect(roundTripProblems(item, [{ text: source.text }])).toEqual([]);
  });

  it("have places that are the sentences of the source", () => {
    for (const { source, item } of items) {
      const shown = item.blocks[0]?.runs.flatMap((run) =>
        run.kind === "labelled" ? [run.text] : [],
      );
      expect(viewOf(item)?.places.map(({ start, end }) => source.text.slice(start, end))).toEqual(
        shown,
      );
    }
  });

  it("are none beside one of the same text, in which the answer would be read", () => {
    const source = sources.find((one) => itemsOf(one).length > 0)!;
    const first = itemsOf(source)[0]!;
    expect(itemsOf(source, [first]).map(({ proof }) => proof)).not.toContainEqual(
      expect.objectContaining({ operation: first.proof.kind === "made" && first.proof.operation }),
    );
  });
});
