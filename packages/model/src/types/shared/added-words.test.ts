import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { addedWords } from "./added-words.ts";

/** What is added of some words of a sentence, each found by its first place: "관사 1, that 1". */
function added(text: string, open: string, quoted: readonly string[] = []): string {
  const [sentence] = analyse(text).sentences;
  const wanted = open.split(" ");
  const tokens = sentence!.tokens.filter(({ lower }) => {
    const at = wanted.indexOf(lower);
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0;
  });
  const { kinds } = addedWords(tokens, quoted);
  return kinds.map(([kind, number]) => `${kind} ${number}`).join(", ");
}

describe("the words that a writer adds", () => {
  it.each([
    ["They find that refusing has become the habit.", "that has the", "관사 1, have 1, that 1"],
    ["It was a tool which made paper.", "it was which", "대명사 1, be동사 1, 의문사나 관계사 1"],
    ["They went to the village to see it.", "to to it", "대명사 1, to 2"],
    ["Nobody asked what the town did.", "what did", "do 1, 의문사나 관계사 1"],
    ["Choices are not made before it is known.", "not before", "not 1, 전치사·접속사·부사 1"],
    ["It shows less of it than of them.", "less of than of", "비교 표현 2, 전치사·접속사·부사 2"],
    ["It is as large as a room, and so is this.", "as as so", "as 2, so 1"],
    ["It is a maker's own habit.", "is 's", "be동사 1"],
  ])("%s: %s, %s", (text, open, expected) => {
    expect(added(text, open)).toBe(expected);
  });

  it("are none that a condition quotes, in any form", () => {
    const text = "It was the rain that stopped them.";
    expect(added(text, "it was that", ["it", "is", "that"])).toBe("");
    expect(added("He looks as though he had it.", "as though", ["as", "if"])).toBe("");
  });
});
