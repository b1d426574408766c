import { describe, expect, it } from "vitest";
import { kindOf, rotation, suits } from "./rotation.ts";

const LETTER =
  "Dear Ms. Kim, I am writing to ask whether the library could stay open. Sincerely, Jun";
const STORY =
  "She opened the door and looked at him. He had waited for her, and his hands were cold. She said that she was sorry, and he smiled.";
const TEXT =
  "Bees find flowers far from the hive, and they must tell other bees where the flowers are. The dance shows how far to fly.";
const ONE = { seed: 7, passage: 0 };

describe("what a passage is", () => {
  it.each([
    ["letter", LETTER],
    ["story", STORY],
    ["text", TEXT],
    ["text", ""],
  ])("%s", (kind, text) => expect(kindOf(text)).toBe(kind));
});

describe("the rotation", () => {
  it("draws the same types for the same seed, each once", () => {
    const types = rotation(TEXT, 8, ONE);
    expect(rotation(TEXT, 8, ONE)).toEqual(types);
    expect(new Set(types).size).toBe(8);
    const bySeed = Array.from({ length: 20 }, (_, seed) => rotation(TEXT, 2, { seed, passage: 0 }));
    expect(new Set(bySeed.map((two) => two.join())).size).toBeGreaterThan(5);
  });

  it("gives the preferred ones first, and one of the whole text", () => {
    const types = rotation(TEXT, 7, ONE);
    expect(types).toEqual(
      expect.arrayContaining([
        "blank",
        "clause-blank",
        "irrelevant-sentence",
        "content-match",
        "summary",
        "implication",
      ]),
    );
    expect(types.filter((type) => ["topic", "title", "gist", "claim"].includes(type))).toHaveLength(
      1,
    );
  });

  it("gives passages in turn all of them", () => {
    const all = [0, 1, 2, 3].flatMap((passage) => rotation(TEXT, 2, { seed: 7, passage }));
    expect(new Set(all).size).toBeGreaterThanOrEqual(7);
  });

  it("asks for the purpose of letters alone, for references and moods in stories alone", () => {
    const special = ["purpose", "reference", "mood"];
    const of = (text: string) =>
      rotation(text, 20, ONE)
        .filter((type) => special.includes(type))
        .toSorted();
    expect([of(LETTER), of(STORY), of(TEXT)]).toEqual([["purpose"], ["mood", "reference"], []]);
    expect([LETTER, STORY, TEXT].map((text) => suits("purpose", text))).toEqual([
      true,
      false,
      false,
    ]);
    expect([LETTER, STORY, TEXT].map((text) => suits("mood", text))).toEqual([false, true, false]);
  });
});
