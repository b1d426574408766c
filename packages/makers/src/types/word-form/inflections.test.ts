import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { grammarCandidates } from "../../shared/grammar/points.ts";
import { inflectionCandidates, rootCandidates } from "./inflections.ts";

/** The candidates of a text, as "hint→form". */
function formsIn(text: string): string[] {
  const { sentences } = analyse(text);
  return [...inflectionCandidates(grammarCandidates(sentences)), ...rootCandidates(sentences)].map(
    ({ hint, original }) => `${hint}→${original}`,
  );
}

describe("word forms", () => {
  it.each([
    ["By controlling these muscles, the animal hides.", "control→controlling"],
    ["They decided to build a bridge.", "build→to build"],
    ["The light is produced by a protein.", "produce→produced"],
    ["Friendship might be described as an account.", "describe→be described"],
    ["The letter had been written by a friend.", "write→been written"],
    ["They opened the door and never closed it.", "close→closed"],
    ["Iron is stronger than wood.", "strong→stronger"],
    ["She slowly opened the heavy door.", "slow→slowly"],
    ["The explanation of the teacher was clear.", "explain→explanation"],
    ["He met many famous writers in the city.", "fame→famous"],
  ])("are candidates in %s", (text, form) => {
    expect(formsIn(text)).toContain(form);
  });

  it.each([
    ["another tense is possible", "The plant produces a sweet smell."],
    ["the root has several nouns", "The production of the car was slow."],
    ["the form is the base", "They can swim in the lake."],
    ["a participle would be as right", "They gave it an additional meaning."],
  ])("are no candidates where %s", (_why, text) => {
    expect(formsIn(text)).toEqual([]);
  });
});
