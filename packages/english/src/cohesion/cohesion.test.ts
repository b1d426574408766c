import { describe, expect, it } from "vitest";
import { analyse } from "../analysis.ts";
import { brokenTieWeight } from "./tie.ts";
import { findTies } from "./find-ties.ts";

const tiesIn = (text: string): string[] =>
  findTies(analyse(text)).map(
    ({ kind, words, anchorWords }) => `${kind}: ${words} ← ${anchorWords}`,
  );

describe("findTies", () => {
  it.each([
    ["We planted a tree. The tree grew fast.", "definite: The tree ← tree"],
    [
      "Try one technique. This technique helps people.",
      "demonstrative: This technique ← technique",
    ],
    ["The tool is called a compass. Every sailor had a compass.", "term: compass ← compass"],
    ["Back then Carl Sagan wrote books. Later Sagan became famous.", "name: Sagan ← Sagan"],
    ["One reason is the weather. Another reason is the price.", "sequence: Another ← One"],
    ["The teacher came in. He sat down.", "person: He ← teacher"],
    ["The scientists studied birds. They were surprised.", "opening: They ← scientists"],
    ["There are two main ways to go. First, take the bus.", "sequence: First ← two"],
    ["Some dogs bark. Others sleep.", "sequence: Others ← Some"],
    ["Why do birds sing? Because they want a mate.", "answer: Because ← Why do birds sing?"],
    ["A harbor needs walls. Fishermen like a harbor.", "chain: harbor ← harbor"],
    ["An old house is beautiful. These houses are cold.", "demonstrative: These houses ← house"],
    [
      "A camera saw two faces as one. Editors used this discovery later.",
      "encapsulation: this discovery ← A camera saw two faces as …",
    ],
    [
      "How long is a coast? The question seems easy.",
      "answer: The question ← How long is a coast?",
    ],
  ])("%s", (text, tie) => {
    expect(tiesIn(text)).toContain(tie);
  });

  it.each([
    ["The sun rose. The sun set."],
    ["It is known that birds sing. Birds fly."],
    ["A dog barked. The cat slept."],
    ["He left the house that night. It was cold."],
    ["Six friends eat out. This way the bill grows."],
    ["He had a strange experience at school. The experiment took a week."],
    ["A boy came into the shop. Mina said that she was tired."],
    ["The train was late. There was such confusion that nobody saw it."],
  ])("finds no strong tie in: %s", (text) => {
    const firm = findTies(analyse(text)).filter(({ strength }) => strength === 2);
    expect(firm).toEqual([]);
  });
});

describe("a noun that sums up", () => {
  it("may sum up any sentence that is as near to it in meaning", () => {
    const text =
      "Doctors found a cheap cure. Rain fell all day. This treatment helped many patients.";
    const tie = findTies(analyse(text)).find(({ kind }) => kind === "encapsulation");
    expect(tie?.sources).toEqual([0, 1]);
  });
});

describe("the weight of broken ties", () => {
  it("is 0 in the author's order, and counts the ties that another order breaks", () => {
    const ties = findTies(analyse("We planted a tree. The tree grew fast. These trees are old."));
    expect(brokenTieWeight(ties, [0, 1, 2])).toBe(0);
    expect(brokenTieWeight(ties, [1, 0, 2])).toBeGreaterThanOrEqual(2);
  });
});
