import { analyse, discourseOf } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { connectiveCandidates } from "./candidates.ts";
import { fourDistractors, distractorRelations } from "./distractors.ts";
import { isCertain, readingOf, type Reading } from "./support.ts";
import { seeded } from "../../shared/random.ts";

/** The reading of the last connective of a text. */
function read(text: string): Reading {
  const analysis = analyse(text);
  const roles = discourseOf(analysis);
  const candidate = connectiveCandidates(analysis.sentences).at(-1)!;
  const { index } = candidate.sentence;
  return readingOf(candidate, roles[candidate.place === "half" ? index : index - 1], roles[index]);
}
const certain = (text: string): boolean => isCertain(read(text));

describe("the relation of two sides", () => {
  it.each([
    ["contrast", "At first glance the plan looks safe. However, it hides a serious danger."],
    ["contrast", "For a child, a puddle is a lake. For a driver, however, it is a nuisance."],
    ["alternative", "Mina wanted a new violin. Instead, her uncle repaired an old one."],
    [
      "result",
      "Warm air makes the ice thinner every spring. As a result, crossing the lake becomes harder.",
    ],
    [
      "condition",
      "The seeds must be kept dry through the winter. Otherwise, they will rot before spring.",
    ],
  ])("is certain for %s where both show it", (relation, text) => {
    expect(read(text).candidate.relation).toBe(relation);
    expect(certain(text)).toBe(true);
  });

  it.each([
    ["two things that do not differ", "Boats float on water. By contrast, buoys float on water."],
    ["a name for the other side", "Walls stop sound. However, unlike walls, curtains let it pass."],
    ["a question", "It seems simple. However, is it really simple?"],
    ["words behind that say it", "It seems simple. However, the opposite is true."],
    [
      "a contrast within the second side",
      "Warm air makes the ice thin. Therefore, what looks like water is not so much a lake as a trap.",
    ],
  ])("is doubtful with %s", (_, text) => {
    expect(certain(text)).toBe(false);
  });
});

describe("distractors", () => {
  const text = "At first glance the plan looks safe. However, it hides a serious danger.";

  it("are four, of four other relations", () => {
    const distractors = fourDistractors(read(text), seeded(1)) ?? [];
    const relations = distractors.map(([, relation]) => relation);
    expect(new Set([...relations, "contrast"]).size).toBe(5);
  });

  it("hold no contrast beside 'instead', which it could replace", () => {
    expect(
      distractorRelations(read("Mina wanted a new violin. Instead, her uncle repaired it.")),
    ).not.toContain("contrast");
  });

  it("hold no restatement beside 'instead' after a denial", () => {
    expect(
      distractorRelations(read("The mind does not keep everything. Instead, it selects.")),
    ).not.toContain("restatement");
  });

  it("hold no result where what follows defines", () => {
    const defined = "Law books state what was forbidden. A ban, however, is a wish, not a fact.";
    expect(distractorRelations(read(defined))).not.toContain("result");
  });

  it("hold no similarity beside a restatement that repeats a word", () => {
    const again = "The mix becomes more and more red. In other words, the mix loses its yellow.";
    expect(distractorRelations(read(again))).not.toContain("similarity");
  });

  it("hold nothing that cannot stand between commas", () => {
    const inside = read("For a child, a puddle is a lake. For a driver, however, it is a danger.");
    for (const [word] of fourDistractors(inside, seeded(3)) ?? [])
      expect(["that is", "otherwise"]).not.toContain(word);
  });
});
