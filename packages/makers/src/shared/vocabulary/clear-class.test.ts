import { analyse, type PartOfSpeech } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { isClearlyOfItsClass } from "./clear-class.ts";

function isClear(text: string, word: string, pos: PartOfSpeech): boolean {
  const [sentence] = analyse(text).sentences;
  const token = sentence?.tokens.find(({ lower }) => lower === word);
  if (!sentence || !token) throw new Error(`no ${word} in: ${text}`);
  return isClearlyOfItsClass(sentence, token, pos);
}

describe("the class of a word", () => {
  it.each([
    ["The results were promising in both groups.", "promising", "a"],
    ["They had a long dispute over the land.", "dispute", "n"],
    ["The clock was precisely adjusted by hand.", "precisely", "r"],
  ] as const)("is clear in: %s", (text, word, pos) => {
    expect(isClear(text, word, pos)).toBe(true);
  });

  it.each([
    ["The maps are promising something better to them.", "promising", "a"],
    ["Her courage was beyond dispute in those years.", "dispute", "n"],
    ["The place was chosen precisely because it was quiet.", "precisely", "r"],
    ["The figure is objective, cheap to collect and easy to print.", "objective", "n"],
  ] as const)("is not clear in: %s", (text, word, pos) => {
    expect(isClear(text, word, pos)).toBe(false);
  });
});
