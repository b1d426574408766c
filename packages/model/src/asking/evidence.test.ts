import type { ItemContent } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { evidenceProblem } from "./evidence.ts";

const FIRST = "The river marks the border between the two countries.";
const SECOND = "It moved a mile to the south after the flood.";
const THIRD = "People had to stop it from behaving like a river.";
const TEXT = `${FIRST} ${SECOND} ${THIRD}`;
/** Where the excerpt begins in its passage. */
const START = 40;

/** A title of the text whose evidence is one sentence. */
function itemWith(evidence: string): ItemContent {
  const start = START + TEXT.indexOf(evidence);
  return {
    version: 1,
    type: "title",
    shape: "choose",
    instruction: "다음 글의 제목으로 가장 적절한 것은?",
    points: 2,
    blocks: [{ kind: "passage", runs: [{ kind: "plain", text: TEXT }] }],
    options: ["A", "B", "C", "D", "E"].map((cell) => ({ cells: [cell] })),
    key: { choice: 1 },
    explanation: "",
    proof: {
      kind: "made",
      passage: 0,
      source: { start: START, end: START + TEXT.length },
      operation: { kind: "keep" },
      rules: ["title"],
      evidence: [{ span: { start, end: start + evidence.length }, note: "" }],
      distractors: [],
    },
    difficulty: "middle",
  };
}

describe("the evidence of an item", () => {
  it("is refused where those who solved it were decided by other sentences", () => {
    const problem = evidenceProblem(itemWith(FIRST), [
      { proof: ["people had to stop it from behaving like a river"] },
      { proof: ["It moved a mile to the south"] },
    ]);
    expect(problem?.check).toBe("evidence-decides");
    expect(problem?.forModel).toContain("stop it from behaving like a river");
    expect(problem?.reason).toMatch(/요\.$/u);
  });

  it.each([
    ["one of them was decided by its sentence", [{ proof: [SECOND] }, { proof: [FIRST] }]],
    ["another clause of its sentence is quoted", [{ proof: ["between the two countries."] }]],
    ["signs are written otherwise", [{ proof: [`“${FIRST}”`] }]],
    ["nothing is quoted", [{ proof: [] }]],
    ["what is quoted does not stand in the text", [{ proof: ["The flood was a surprise."] }]],
    ["what is quoted is too short to tell", [{ proof: ["moved"] }]],
  ])("holds where %s", (_why, solutions) => {
    expect(evidenceProblem(itemWith(FIRST), solutions)).toBeNull();
  });

  it("is not asked of items that depend on one word", () => {
    const item: ItemContent = { ...itemWith(FIRST), type: "synonym" };
    expect(evidenceProblem(item, [{ proof: [THIRD] }])).toBeNull();
  });
});
