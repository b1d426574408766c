import { describe, expect, it } from "vitest";
import { commonOpposite, weightOfCommon } from "./common-opposites.ts";

describe("the opposite of a common word", () => {
  it.each([
    ["difficult", "a", false, "easy"],
    ["agree", "v", false, "disagree"],
    ["together", "r", false, "separately"],
    // "a worse answer" is written, "a bad answer" hardly
    ["good", "a", true, "bad"],
    ["good", "a", false, null],
    ["long", "n", true, null],
    ["old", "a", true, null],
    ["table", "n", false, null],
  ] as const)("of %s (%s, compared: %s) is %s", (lemma, pos, isCompared, opposite) => {
    expect(commonOpposite(lemma, pos, isCompared)).toBe(opposite);
  });

  it("weighs a detail less than what may carry a claim", () => {
    expect(weightOfCommon("small")).toBe(1);
    expect(weightOfCommon("agree")).toBe(2);
  });
});
