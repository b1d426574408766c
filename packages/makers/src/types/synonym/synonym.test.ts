import { describe, expect, it } from "vitest";
import { make } from "../../index.ts";

/** What is asked of a text, with the key, as "surprisingly = unexpectedly". */
function askedWords(text: string, level = 3): string[] {
  const { items } = make({
    passages: [{ text }],
    types: [{ type: "synonym", count: 5 }],
    amount: "normal",
    seed: 1,
    level,
  });
  return items.flatMap((item) => {
    if (item.shape !== "choose") return [];
    const [word] = item.blocks
      .flatMap(({ runs }) => runs)
      .flatMap((run) => (run.kind === "underlined" ? [run.text] : []));
    return [`${word} = ${item.options[item.key.choice - 1]?.cells[0]}`];
  });
}

const ABOUT = (sentence: string): string =>
  `Readers seldom check what a report says, and writers know it. ${sentence} Most people trust a number that is printed, and few of them ask where it was found or who has counted what.`;

const submitted = (how: string, level = 2): string[] =>
  askedWords(
    ABOUT(`Not everyone submitted ${how}, and in one town a public meeting was held.`),
    level,
  );

describe("유의어", () => {
  it("asks for a synonym that goes with what stands beside the word", () => {
    expect(askedWords(ABOUT("The obvious answer is seldom the right one."), 2)).toContain(
      "obvious = clear",
    );
    expect(askedWords(ABOUT("The obvious tomato is seldom the right one."), 2)).toEqual([]);
  });

  it("asks for no adverb behind a word of degree, where few others can stand", () => {
    expect(submitted("gladly")).toEqual(["gladly = willingly"]);
    expect(submitted("more gladly")).toEqual([]);
  });

  it("asks in a set of level 3 for no word that everyone there knows", () => {
    expect(submitted("gladly", 3)).toEqual([]);
    expect(askedWords(ABOUT("The obvious answer is seldom the right one."))).toEqual([]);
  });
});
