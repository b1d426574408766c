import { describe, expect, it } from "vitest";
import { rulesOf, wordsOf, type ItemContent } from "./index.ts";

const text = "Bees dance. They protect the hive.";
const span = { start: 17, end: 24 };
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
  proof: {
    kind: "made",
    passage: 0,
    source: { start: 0, end: text.length },
    operation: { kind: "blank", span, original: "protect" },
    rule: "recurrence",
    evidence: [{ span, note: "" }],
    distractors: [],
  },
  difficulty: "low",
};

describe("what an item asks for", () => {
  it("is the word that was taken out, in its whole sentence", () => {
    expect(wordsOf(item)).toEqual([{ text: "protect", context: "They protect the hive." }]);
  });
  it("is no word in items on grammar or of the author's own", () => {
    expect(wordsOf({ ...item, type: "grammar-error" })).toEqual([]);
    expect(wordsOf({ ...item, proof: { kind: "author" } })).toEqual([]);
  });
  it("is each rule once", () => {
    if (item.proof.kind !== "made") throw new Error("not made");
    expect(rulesOf({ ...item, proof: { ...item.proof, rule: "voice+voice+so-such" } })).toEqual([
      "voice",
      "so-such",
    ]);
    expect(rulesOf({ ...item, proof: { kind: "author" } })).toEqual([]);
  });
});
