import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { alterations } from "./alteration.ts";
import { statementOf } from "./statement.ts";

function altered(text: string): string[] {
  const [sentence] = analyse(text).sentences;
  const statement = sentence ? statementOf(sentence) : null;
  return statement ? alterations(statement).map((one) => one.text) : [];
}

describe("statementOf", () => {
  it.each([
    ["However, the bees stayed in their small hive.", "The bees stayed in their small hive."],
    ["The bees (about forty) stayed in the small hive.", "The bees stayed in the small hive."],
    ["It is known that bees can see blue light.", "It is known that bees can see blue light."],
  ])("of %s", (text, statement) => {
    expect(statementOf(analyse(text).sentences[0]!)?.text).toBe(statement);
  });

  it.each([
    ["is anaphoric", "They stayed in the hive for a whole week."],
    ["refers to the writer", "The bees in my garden stayed in the hive."],
    ["asks", "Why did the bees stay in the small hive?"],
    ["quotes", 'The farmer said "stay" to the bees in the hive.'],
    ["has abbreviations", "Mr. J. Smith of the U.S. office kept bees."],
  ])("skips a sentence that %s", (_why, text) => {
    expect(statementOf(analyse(text).sentences[0]!)).toBeNull();
  });
});

describe("alterations", () => {
  it.each([
    [
      "a figure",
      "The bridge in the city was built in 1931.",
      "The bridge in the city was built in 1924.",
    ],
    [
      "a number",
      "The farmer kept seven horses in the barn.",
      "The farmer kept four horses in the barn.",
    ],
    ["a quality", "The old road was very narrow.", "The old road was very wide."],
    [
      "an amount",
      "Most farmers grow rice near the river.",
      "Few farmers grow rice near the river.",
    ],
    ["an order", "The shop was closed after the war.", "The shop was closed before the war."],
    [
      "the verb",
      "The bees protect the small hive at night.",
      "The bees do not protect the small hive at night.",
    ],
    [
      "a modal",
      "Turtles can see blue light in the water.",
      "Turtles cannot see blue light in the water.",
    ],
  ])("change %s", (_what, text, expected) => {
    expect(altered(text)).toContain(expected);
  });

  it("leave the adjectives of fixed phrases alone", () => {
    expect(altered("A heavy downpour stopped the game at noon.")).toEqual([
      "A heavy downpour did not stop the game at noon.",
    ]);
  });

  it.each([
    ["possibilities", "The child may stand at the open door."],
    ["statements about some", "Some critics worry about the old paintings."],
    ["figures that depend on each other", "Snow was born in 1813 and died in 1858."],
    ["what no two do", "In the old picture no two trees look the same."],
    ["a part of a whole", "They eat two thirds of the small cake."],
    ["negated statements", "The bees never protect the small hive."],
  ])("leave out %s", (_what, text) => {
    expect(altered(text)).toEqual([]);
  });
});
