import { describe, expect, it } from "vitest";
import { seeded } from "../../shared/random.ts";
import { choose } from "./choose.ts";
import type { Offered } from "./offered.ts";

const SUBJECTS = ["river", "castle", "market", "garden", "school", "bridge", "forest", "harbor"];

/** A true and a false statement about each of eight sentences. */
const offered: Offered[] = SUBJECTS.flatMap((subject, at) =>
  [null, { kind: "order", inText: "old", inStatement: "new" } as const].map((reversal) => ({
    text: `The ${subject} of ${subject}ville ${reversal ? "was older" : "was younger"}.`,
    span: { start: at * 100, end: at * 100 + 50 },
    source: `Sentence ${at}.`,
    reversal,
    also: null,
    worth: 0.8,
  })),
);

const order = { random: seeded(1), keyNumbers: [4], isKey: () => true };

describe("five statements", () => {
  it("stand in the order of the text, each of another sentence, the false one where it is wanted", () => {
    const chosen = choose(offered, order)!;
    const starts = chosen.options.map(({ span }) => span.start);
    expect(starts).toEqual([...new Set(starts)].toSorted((a, b) => a - b));
    expect(chosen.options.map(({ reversal }) => reversal !== null)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  it("are none where too few sentences can be restated, or the lengths betray the key", () => {
    expect(choose(offered.slice(0, 8), order)).toBeNull();
    const long = offered.map((one) =>
      one.reversal ? { ...one, text: `${one.text} ${"And so on. ".repeat(6)}` } : one,
    );
    expect(choose(long, order)).toBeNull();
  });
});
