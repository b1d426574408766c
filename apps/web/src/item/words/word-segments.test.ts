import { describe, expect, it } from "vitest";
import { listForm, segments, sentenceAround } from "./word-segments.ts";

describe("segments", () => {
  it("join to the text again; a word may have apostrophes and hyphens", () => {
    const text = "It's a well-known “fact”, 3 of 4 don’t mind.";
    expect(
      segments(text)
        .map((segment) => segment.text)
        .join(""),
    ).toBe(text);
    expect(
      segments(text)
        .filter(({ kind }) => kind === "word")
        .map((segment) => segment.text),
    ).toEqual(["It's", "a", "well-known", "fact", "of", "don’t", "mind"]);
  });

  it("distinguish numbers and Korean from words of the dictionary", () => {
    const kinds = segments("A café cost 1,250.5 in 2024. 꿀벌은 naïve").filter(
      ({ kind }) => kind !== "between",
    );
    expect(kinds.map(({ text, kind }) => `${kind} ${text}`)).toEqual([
      "word A",
      "word café",
      "word cost",
      "token 1,250.5",
      "word in",
      "token 2024",
      "token 꿀벌은",
      "word naïve",
    ]);
  });
});

describe("sentenceAround", () => {
  const text = "One fish. “Two fish?” he asked.\nRed fish! Blue fish";
  it("finds the sentence that an offset lies in, and the offset in it", () => {
    expect(sentenceAround(text, 4)).toEqual({ sentence: "One fish.", at: 4 });
    expect(sentenceAround(text, text.indexOf("Red"))).toEqual({ sentence: "Red fish!", at: 0 });
    expect(sentenceAround(text, text.indexOf("Blue") + 5)).toEqual({
      sentence: "Blue fish",
      at: 5,
    });
  });
});

describe("listForm", () => {
  it("has no capital that only the start of its sentence gave it", () => {
    expect(listForm("Bees", "Bees dance.")).toBe("bees");
    expect(listForm("Korea", "We live in Korea.")).toBe("Korea");
    expect(listForm("NASA", "NASA waits.")).toBe("NASA");
    expect(listForm("I", "I wait.")).toBe("I");
  });
});
