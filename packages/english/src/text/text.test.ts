import { assert, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { splitSentences } from "./sentences.ts";
import { draws } from "../../../../testing/effort.ts";
import { tokenise } from "./tokens.ts";

const cut = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe("splitSentences", () => {
  it.each([
    ["Dr. Kim ran. He won!", ["Dr. Kim ran.", "He won!"]],
    ['"Why?" she asked. He left.', ['"Why?" she asked.', "He left."]],
    ['"Stop!" Anna shouted. He did.', ['"Stop!" Anna shouted.', "He did."]],
    ["It cost 3.5 dollars. Good.", ["It cost 3.5 dollars.", "Good."]],
    ["Title\nThe text begins.", ["Title", "The text begins."]],
    ["A line that\nis wrapped. End.", ["A line that\nis wrapped.", "End."]],
    ["J. Smith of the U.S. Army came. I left.", ["J. Smith of the U.S. Army came.", "I left."]],
    ["Drs. Rudolph and Ms. Hall met Messrs. Kim.", ["Drs. Rudolph and Ms. Hall met Messrs. Kim."]],
    [
      "See No. 5 first. The answer is no. Anna left.",
      ["See No. 5 first.", "The answer is no.", "Anna left."],
    ],
    ["Cats carry T. gondii, e.g. Siamese cats.", ["Cats carry T. gondii, e.g. Siamese cats."]],
    ["She moved to the U.S. The move was hard.", ["She moved to the U.S.", "The move was hard."]],
    ["It opens at 9 a.m. We wait.", ["It opens at 9 a.m.", "We wait."]],
    ["At 9 a.m. Korean time it opens.", ["At 9 a.m. Korean time it opens."]],
    ["Bees, ants, etc. They work.", ["Bees, ants, etc.", "They work."]],
    ["Lemons have vitamin C. The skin has more.", ["Lemons have vitamin C.", "The skin has more."]],
    ["George W. Bush and J. K. Hall spoke.", ["George W. Bush and J. K. Hall spoke."]],
    ["1. Wash the rice.\n2. Boil it.", ["1. Wash the rice.", "2. Boil it."]],
    ["Well... maybe. Yes.", ["Well... maybe.", "Yes."]],
    ["", []],
  ])("%j", (text, sentences) => {
    expect(cut(text)).toEqual(sentences);
  });

  it("loses nothing but white space, in any text", () => {
    assert(
      property(string({ unit: "binary", maxLength: 200 }), (text) => {
        expect(cut(text).join("").replace(/\s/gu, "")).toBe(text.replace(/\s/gu, ""));
      }),
      draws(100, 5000),
    );
  });
});

describe("tokenise", () => {
  it("splits contractions and keeps hyphens", () => {
    const words = tokenise("It’s a well-known dog's, isn't it?", 0).map(({ text }) => text);
    expect(words).toEqual([
      "It",
      "’s",
      "a",
      "well-known",
      "dog",
      "'s",
      ",",
      "is",
      "n't",
      "it",
      "?",
    ]);
  });

  it("counts offsets in UTF-16 units of the whole text, in any text", () => {
    assert(
      property(string({ unit: "binary", maxLength: 100 }), (text) => {
        for (const token of tokenise(text, 7))
          expect(text.slice(token.start - 7, token.end - 7)).toBe(token.text);
      }),
      draws(100, 5000),
    );
  });
});
