import { describe, expect, it } from "vitest";
import { analyse } from "../analysis.ts";
import { oppositionOf } from "./opposition.ts";
import { relationSignsIn } from "./relation-signs.ts";

const signs = (text: string, side: "before" | "after"): string[] =>
  relationSignsIn(text, side).map(({ sign, words }) => `${sign.id}: ${words}`);

describe("signs of a relation", () => {
  it("are found with the words that show them", () => {
    expect(signs("At first glance the plan looked safe.", "before")).toContain(
      "appearance: At first glance",
    );
    expect(signs("Players noticed something strange.", "after")).toContain("surprise: strange");
  });

  it("are whole words on their own side", () => {
    expect(signs("Almost seemly.", "before")).toEqual([]);
    expect(signs("It seems easy.", "after")).not.toContain("appearance: seems");
  });
});

/** What is opposed in the two sentences of a text. */
function opposed(text: string): ReturnType<typeof oppositionOf> {
  const [before, after] = analyse(text).sentences;
  return oppositionOf(before!.tokens, after!.tokens);
}

describe("what is opposed in two sentences", () => {
  it("is a word and its opposite", () => {
    expect(opposed("The road is wide. The bridge is narrow.").opposites).toEqual([
      "wide",
      "narrow",
    ]);
  });

  it("is a negation on one side only", () => {
    expect(opposed("Birds sleep. Fish never close their eyes.").negation).toEqual({
      isBefore: false,
      word: "never",
    });
    expect(opposed("Birds do not sleep. Fish never rest.").negation).toBeNull();
  });

  it("is nothing in two sentences that agree", () => {
    expect(opposed("Birds build nests. They line them with moss.")).toEqual({
      opposites: null,
      negation: null,
      tones: null,
    });
  });
});
