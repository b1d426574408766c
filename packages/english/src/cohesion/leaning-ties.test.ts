import { describe, expect, it } from "vitest";
import { analyse } from "../analysis.ts";
import { leaningTies } from "./leaning-ties.ts";

/** How the second sentence leans on the first: its words and the relation. */
function leaning(second: string): string | null {
  const [tie] = leaningTies(analyse(`The council removed the benches. ${second}`));
  return tie ? `${tie.words}: ${tie.relation}` : null;
}

describe("a sentence that leans on the one before", () => {
  it.each([
    ["However, nobody complained.", "However: contrast"],
    ["Nobody, however, complained.", "however: contrast"],
    ["Hence the square stood empty.", "Hence: result"],
    ["For example, the old stayed at home.", "For example: example"],
    ["Nor did the shops gain by it.", "Nor: addition"],
    ["In other words, the guests were gone.", "In other words: restatement"],
    ["They were easy to clean.", "They: reference"],
    ["This seemed cheap.", "This: reference"],
    ["Such losses were felt by all.", "Such: reference"],
    ["Both had been useful.", "Both: reference"],
    ["The result was an empty square.", "The result: reference"],
    ["Shops felt this loss.", "this: reference"],
    ["It was felt by the shops.", "It: reference"],
    ["It forces the old to stay at home.", "It: reference"],
    ["The trouble is not the cost.", "The trouble: reference"],
    ["The most likely cause was fear.", "The most likely cause: reference"],
    ["What they saved was little.", "What they: reference"],
    ["Had they waited, the plan would have failed.", "Had they: reference"],
    ["Consider a woman who has to rest.", "Consider: example"],
    ["Worse, the shops closed.", "Worse: addition"],
    ["The question, then, is who sat there.", "then: result"],
    ["Towns might therefore keep them.", "therefore: result"],
    ["None of this means that they were wrong.", "this: reference"],
    ["The success of a shop thus depends on its guests.", "thus: result"],
    ["Shops also need seats.", "also: addition"],
    ["Most of them had a seat.", "of them: reference"],
    ["In that case the plan would fail.", "that: reference"],
    ["Similar plans have been made in other towns.", "Similar plans: reference"],
    ["Here the old had sat for hours.", "Here: reference"],
    ["It also forces the old to stay at home.", "It: reference"],
    ["It means that the old stay at home.", "It: reference"],
    ["Only then did the shops complain.", "Only then: result"],
  ])("%s %s", (second, expected) => {
    expect(leaning(second)).toBe(expected);
  });

  it.each([
    "It was clear that nobody sat there.",
    "Both the old and the young complained.",
    "Those who sat there were old.",
    "Rather than complain, people left.",
    "So many people left.",
    "That people left was no wonder.",
    "The result of the vote was clear.",
    "Shops such as bakeries closed.",
    "The benches had been old.",
    "Then, slowly, the square emptied.",
    "It takes patience to wait.",
    "The cost of the plan was high.",
    "The problem that they solved was old.",
    "Worse plans had been made.",
    "What the shops saved was little.",
    "Shops need guests, but they also need seats.",
    "Old people are sure that nobody asked.",
    "Similar as they were, the plans failed.",
    "Here is the square.",
    "As a result of the drought, the grass died.",
    "In contrast to cats, dogs need company.",
    "After all the guests had left, the square was empty.",
    "In short stories, every word counts.",
    "Picture books help children.",
    "These days, people read less.",
    "It rained all night.",
    "The colors of them all were gray.",
  ])("not in %j", (second) => {
    expect(leaning(second)).toBeNull();
  });

  it("leads to the sentence directly before, whose beginning it shows", () => {
    expect(leaningTies(analyse("It rained all day in the hills. Yet they went."))).toMatchObject([
      {
        kind: "leaning",
        dependent: 1,
        sources: [0],
        near: true,
        anchorWords: "It rained all day in the …",
      },
    ]);
  });
});
