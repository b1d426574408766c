import { expect, it } from "vitest";
import { SUITED_TEXTS } from "../../test/factual-texts.ts";
import { make } from "./assemble.ts";
import { regenerate } from "./regenerate.ts";
import { survey } from "./survey.ts";

const STORY = `One winter evening, a boy named Minho found a small bird lying in the snow behind his house. The bird was so cold that it could not open its eyes. He carried it inside and put it in a box that was filled with soft paper. His grandmother looked at the box and shook her head. "It will not live until morning," she said quietly. Nevertheless, Minho sat beside the box all night and kept the room warm. At dawn, he heard a weak sound coming from the paper. The bird was standing on its thin legs and looking at him. His grandmother was surprised when she saw it. She smiled and gave the boy a spoonful of seeds for the bird. A week later, the bird flew out of the window and sat in the tree in front of the house. Every winter after that, it returned to the same tree.`;

it.each([1, 2, 3, 4])(
  "finds targets of a lower level in a plain text, and they can be made at the higher: seed %i",
  (seed) => {
    const options = { seed, level: 4 };
    const { places } = survey({ text: STORY }, [], options);
    expect(places.length).toBeGreaterThan(0);
    for (const { type, start } of places) {
      const { items } = make({
        passages: [{ text: STORY }],
        types: [],
        picks: [{ type, passage: 0, at: start }],
        ...options,
      });
      expect(items.map((item) => item.type)).toEqual([type]);
    }
  },
);

it.each(Object.entries(SUITED_TEXTS))("shows places of %s that can be made", (type, texts) => {
  const options = { seed: 1, level: 3 };
  for (const { text } of texts) {
    const shown = survey({ text }, [], options).places.filter((place) => place.type === type);
    for (const { start } of shown)
      expect(
        regenerate({ ...options, passages: [{ text }], passage: 0, type, at: start, items: [] }).ok,
      ).toBe(true);
  }
});
