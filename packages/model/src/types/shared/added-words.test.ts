import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { addedWords } from "./added-words.ts";

/** What is added of some words of a sentence, each found by its first place: "관사 1, 접속사 1". */
function added(text: string, open: string, quoted: readonly string[] = []): string {
  const [sentence] = analyse(text).sentences;
  const wanted = open.split(" ");
  const tokens = sentence!.tokens.filter(({ lower }) => {
    const at = wanted.indexOf(lower);
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0;
  });
  const { kinds } = addedWords(sentence!.tokens, tokens, quoted);
  return kinds.map(([kind, number]) => `${kind} ${number}`).join(", ");
}

describe("the words that a writer adds", () => {
  it.each([
    [
      "They find that refusing has become the habit.",
      "that has the",
      "관사 1, 조동사 have 1, 접속사 1",
    ],
    ["It is a tool that makes paper.", "it is that", "대명사 1, be동사 1, 관계대명사 1"],
    ["He knew the fact that it was late.", "that it was", "대명사 1, be동사 1, 접속사 1"],
    ["It is humbling that something failed.", "that", "접속사 1"],
    ["They went to the village to see it.", "to to", "전치사 1, to부정사의 to 1"],
    ["Nobody asked what the town did.", "what did", "동사 do 1, 의문사나 관계사 1"],
    ["He does not see how it works.", "does not how", "조동사 do 1, 의문사나 관계사 1, 부정어 1"],
    ["The means we have of seeing it are few.", "have of", "동사 have 1, 전치사 1"],
    ["Had it never been there, he would wait.", "had been", "be동사 1, 조동사 have 1"],
    [
      "It shows the people who left, some of whom came back.",
      "who of whom",
      "전치사 1, 관계대명사 2",
    ],
    ["It is as large as a room.", "as as", "as 2"],
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
