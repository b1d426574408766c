import { describe, expect, it } from "vitest";
import { ItemContent } from "../item/item.ts";
import { brokenByEdit } from "./edit-impact.ts";

const passages = [{ text: "Bees dance in the dark hive." }];
const item = ItemContent.parse({
  version: 1,
  type: "blank",
  shape: "choose",
  instruction: "빈칸에 들어갈 말은?",
  points: 2,
  blocks: [
    {
      kind: "passage",
      runs: [
        { kind: "plain", text: "Bees " },
        { kind: "blank" },
        { kind: "plain", text: " in the dark hive." },
      ],
    },
  ],
  options: ["sing", "dance", "sleep"].map((cell) => ({ cells: [cell] })),
  key: { choice: 2 },
  explanation: "춤을 춘다고 했어요.",
  proof: {
    kind: "made",
    passage: 0,
    source: { start: 0, end: 28 },
    operation: { kind: "blank", span: { start: 5, end: 10 }, original: "dance" },
    rules: ["recurrence"],
    evidence: [{ span: { start: 0, end: 28 }, note: "근거예요." }],
    distractors: [],
  },
  difficulty: "low",
});
if (item.shape !== "choose") throw new Error("another shape");

describe("brokenByEdit", () => {
  it("allows changes to instruction, points and explanation", () => {
    const after = { ...item, instruction: "고르시오.", points: 3, explanation: "다른 해설이에요." };
    expect(brokenByEdit(item, after, passages)).toEqual([]);
  });
  it("names the option that was changed", () => {
    const options = item.options.map((option, at) => (at === 2 ? { cells: ["fly"] } : option));
    expect(brokenByEdit(item, { ...item, options }, passages)).toEqual([
      expect.stringContaining("3번 보기"),
    ]);
  });
  it("reports a changed text, a changed key and a changed number of options", () => {
    expect(brokenByEdit(item, { ...item, blocks: [] }, passages)[0]).toContain("글을 바꾸면");
    expect(brokenByEdit(item, { ...item, key: { choice: 1 } }, passages)[0]).toContain("정답");
    const options = item.options.slice(0, 2);
    expect(brokenByEdit(item, { ...item, options }, passages)[0]).toContain("보기의 수");
  });
  it("reports nothing for an author's own item", () => {
    const own = { ...item, proof: { kind: "author" as const } };
    expect(brokenByEdit(own, { ...own, key: { choice: 3 } }, passages)).toEqual([]);
  });
});
