import { describe, expect, it } from "vitest";
import { sentenceAround } from "./sentence-around.ts";

const OTHERS = "He walked home in the rain. ".repeat(70);

describe("the sentence around a word", () => {
  it("is all of a context of ordinary length", () => {
    const context = "She left. The leaves fell.";
    expect(sentenceAround(context, "leaves")).toBe(context);
    expect(sentenceAround("", "leaves")).toBe("");
  });

  it("is that of the word's first place in a long one", () => {
    const context = `${OTHERS}The Leaves fell from the tree. ${OTHERS}`;
    expect(sentenceAround(context, "leaves").trim()).toBe("The Leaves fell from the tree.");
    expect(sentenceAround(OTHERS, "leaves")).toBe("He walked home in the rain.");
  });

  it("is short, also where no sentence ends", () => {
    const context = "x ".repeat(500) + "leaves" + " y".repeat(490);
    expect(sentenceAround(context, "leaves").length).toBeLessThanOrEqual(600);
  });
});
