import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { clausesOf } from "./clause.ts";

const clauses = (text: string): string[] =>
  analyse(text)
    .sentences.flatMap(clausesOf)
    .map(({ pieces }) => pieces.join(" / "));

describe("clausesOf", () => {
  it.each([
    [
      "We know a doctor who speaks a language with clear words.",
      "who / speaks / a / language / with clear words",
    ],
    ["The teacher told me how the brain is organized.", "how / the / brain / is / organized"],
    ["A group of students was asked to copy numbers.", "was / asked / to / copy / numbers"],
  ])("cuts %s", (text, pieces) => {
    expect(clauses(text)).toContain(pieces);
  });

  it.each([
    ["two things that could change places", "She said that the old man saw the young woman."],
    ["words joined by 'and'", "We know a man who reads and writes books and letters."],
    ["an adverb that can move", "They asked which stroke will be needed next."],
    ["two phrases of place", "We met a man who lived in a house by the sea."],
    ["too few words", "She likes to swim."],
  ])("keeps out of %s", (_what, text) => {
    expect(clauses(text)).toEqual([]);
  });
});
