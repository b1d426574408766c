import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import type { Proposal } from "./gate.ts";
import { noBeginnersWord, noNameOrNumber } from "./on-the-point.ts";
import { distinctOptions, plainKey } from "./tempting.ts";

const TEXT = "Silence invites the other to speak. A teacher who waits a moment longer hears more.";

function proposal(options: readonly string[]): Proposal {
  return {
    item: {} as Proposal["item"],
    view: {
      type: "blank",
      excerpt: { start: 0, end: TEXT.length },
      operation: { kind: "keep" },
      places: [],
      options: options.map((option) => [option]),
      key: 1,
      answers: [],
      prompt: "",
    },
    source: { passage: 0, text: TEXT, analysis: analyse(TEXT) },
  };
}

describe("options compete", () => {
  it("are no two the same, whatever their case and spaces", () => {
    expect(distinctOptions.check(proposal(["to wait", "To  wait", "to go"]))).not.toBeNull();
    expect(distinctOptions.check(proposal(["to wait", "to go", "to stay"]))).toBeNull();
  });

  it("hold no key that is by far the longest", () => {
    const others = ["waiting for a while", "asking them again", "going on at once"];
    const long = "leaving a little time in which somebody else may begin";
    expect(plainKey.check(proposal([long, ...others]))).not.toBeNull();
    expect(plainKey.check(proposal(["leaving them some more time", ...others]))).toBeNull();
    expect(plainKey.check(proposal(["incomprehensible", "so", "if", "and"]))).toBeNull();
  });
});

/** A proposal whose blank removes the first occurrence of some words. */
function blanked(text: string, words: string, options: readonly string[]): Proposal {
  const start = text.indexOf(words);
  const span = { start, end: start + words.length };
  const { item, view } = proposal(options);
  return {
    item,
    view: {
      ...view,
      excerpt: { start: 0, end: text.length },
      operation: { kind: "blank", span, original: words },
      places: [span],
    },
    source: { passage: 0, text, analysis: analyse(text) },
  };
}

describe("what is asked is worth asking", () => {
  const five = ["Berlin", "Vienna", "Lisbon", "Prague", "Madrid"];

  it("is no name and no number", () => {
    const text = "The painter moved to Berlin in 1927 and refused every invitation.";
    expect(noNameOrNumber.check(blanked(text, "Berlin", five))).not.toBeNull();
    expect(noNameOrNumber.check(blanked(text, "1927", five))).not.toBeNull();
    expect(noNameOrNumber.check(blanked(text, "refused", five))).toBeNull();
  });

  it("is no word of elementary school, if it is to be written", () => {
    const text = "The ship reached a deserted island before the storm.";
    expect(noBeginnersWord.check(blanked(text, "ship", []))).toContain("ship");
    expect(noBeginnersWord.check(blanked(text, "ship", five))).toBeNull();
    expect(noBeginnersWord.check(blanked(text, "deserted", []))).toBeNull();
    expect(noBeginnersWord.check(blanked(text, "ship reached", []))).toBeNull();
  });
});
