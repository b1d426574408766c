import { describe, expect, it } from "vitest";
import { testedRules, testedWords, type ItemContent } from "../index.ts";

const text = "Bees dance. They protect the hive.";
const span = { start: 17, end: 24 };
const made: Extract<ItemContent["proof"], { kind: "made" }> = {
  kind: "made",
  passage: 0,
  source: { start: 0, end: text.length },
  operation: { kind: "blank", span, original: "protect" },
  rules: ["recurrence"],
  words: [{ text: "protect", span }],
  evidence: [{ span, note: "" }],
  distractors: [],
};
const item: ItemContent = {
  version: 1,
  type: "word-spelling",
  shape: "write",
  instruction: "빈칸에 알맞은 말을 쓰시오.",
  points: 2,
  blocks: [
    {
      kind: "passage",
      runs: [
        { kind: "plain", text: text.slice(0, 17) },
        { kind: "blank" },
        { kind: "plain", text: text.slice(24) },
      ],
    },
  ],
  fields: [{}],
  key: { accepted: [["protect"]] },
  explanation: "",
  proof: made,
  difficulty: "low",
};

describe("what an item tests", () => {
  it("is the word that was taken out, in its whole sentence", () => {
    expect(testedWords(item)).toEqual([{ text: "protect", context: "They protect the hive." }]);
  });
  it("is no word in grammar items and authors' own items", () => {
    const { words: _, ...grammar } = made;
    expect(testedWords({ ...item, proof: grammar })).toEqual([]);
    expect(testedWords({ ...item, proof: { kind: "author" } })).toEqual([]);
  });
  it("is each rule once", () => {
    const rules = ["voice", "voice", "so-such"];
    expect(testedRules({ ...item, proof: { ...made, rules } })).toEqual(["voice", "so-such"]);
    expect(testedRules({ ...item, proof: { kind: "author" } })).toEqual([]);
  });
});
