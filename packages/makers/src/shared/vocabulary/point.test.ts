import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { vocabularyPoints } from "./point.ts";

/** The edits in a text, as "word→opposite". */
function editsIn(text: string): string[] {
  return vocabularyPoints(analyse(text).sentences).map(
    ({ token, replacement }) => `${token.text}→${replacement}`,
  );
}

describe("vocabulary points", () => {
  it.each([
    [
      "is repeated of the same thing",
      "We measure the tiny currents in the brain. The brain works by passing tiny currents between its cells.",
      "tiny→huge",
    ],
    [
      "stands in a contrast",
      "The first road was wide, while the second road was very narrow.",
      "wide→narrow",
    ],
    [
      "has the tone of the text around it",
      "The wounded soldiers were in terrible pain. They suffered and died in the cold, and hunger made their misery worse.",
      "pain→pleasure",
    ],
  ])("include a word that %s", (_why, text, edit) => {
    expect(editsIn(text)).toContain(edit);
  });

  it.each([
    ["nothing else in the text is about it", "The artificial lake lies in the north of the city."],
    [
      "the text mentions both the word and its opposite",
      "Artificial sugar is cheap. Natural sugar is a natural product, and artificial sugar is not.",
    ],
    [
      "it is negated",
      "The sugar is not artificial at all. They never buy artificial sugar in the city.",
    ],
    ["it is part of a pattern", "The rule allows us to swim. The rule allows us to run."],
    ["it belongs to a phrase", "They agreed with the plan. He agreed with the plan too."],
  ])("exclude a word where %s", (_why, text) => {
    expect(editsIn(text)).toEqual([]);
  });
});
