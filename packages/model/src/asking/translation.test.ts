import type { ItemContent } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { solveBlind, solveRequest } from "./solve.ts";
import { isTranslation } from "./translation.ts";

const PASSAGE = "She began to ask whether it meant something.";
const TARGET = "ask whether it meant something";

const ITEM: ItemContent = {
  version: 1,
  type: "guided-writing",
  shape: "write",
  instruction: "다음 글의 빈칸에 들어갈 말을 영작하시오.",
  points: 3,
  blocks: [
    {
      kind: "passage",
      runs: [
        { kind: "plain", text: "She began to " },
        { kind: "blank" },
        { kind: "plain", text: "." },
      ],
    },
    { kind: "prompt", runs: [{ kind: "plain", text: "우리말: 그것에 의미가 있는지 묻다" }] },
  ],
  fields: [{}],
  grading: "form",
  conditions: [
    { kind: "uses", word: "mean", forms: ["mean", "meant"] },
    { kind: "count", words: 5 },
  ],
  key: { accepted: [[TARGET, "ask if that meant something"]] },
  explanation: "",
  proof: {
    kind: "made",
    passage: 0,
    source: { start: 0, end: PASSAGE.length },
    operation: { kind: "blank", span: { start: 13, end: 43 }, original: TARGET },
    rules: ["writing"],
    evidence: [{ span: { start: 0, end: PASSAGE.length }, note: "" }],
    distractors: [],
  },
  difficulty: "high",
};

interface Reader {
  readonly answer?: string;
  readonly others?: readonly string[];
  readonly edits?: readonly string[];
  readonly flaw?: string;
}

/** The item as two readers judge it. */
function read(...readers: readonly Reader[]) {
  const left = [...readers];
  return solveBlind(ITEM, "grammar", async () => ({
    model: "m",
    text: JSON.stringify({ answer: TARGET, others: [], edits: [], flaw: "", ...left.shift() }),
  }));
}

describe("a translation under conditions", () => {
  it("counts where both readers write the target and would change nothing", async () => {
    const verdict = await read({}, { answer: `${TARGET}.` });
    expect(verdict).toMatchObject({ ok: true, wordings: [] });
  });

  it("is refused where a reader writes what the conditions leave open, with all that both say", async () => {
    const verdict = await read(
      { answer: "ask if it meant something" },
      { others: ["ask what it meant"], edits: ["The Korean is stiff."] },
    );
    const problem = verdict.ok ? null : verdict.problem;
    expect(problem?.check).toBe("one-wording");
    expect(problem?.forModel).toContain('"ask if it meant something"');
    expect(problem?.forModel).not.toContain("what it meant");
    expect(problem?.forModel).toContain("The Korean is stiff.");
  });

  it("is refused where one reader would change it, with the wordings that are listed", async () => {
    const verdict = await read(
      { others: ["ask if it meant something"] },
      { edits: ["Two conditions say the same."] },
    );
    const problem = verdict.ok ? null : verdict.problem;
    expect(problem?.check).toBe("as-printed");
    expect(problem?.forModel).toContain("Two conditions say the same.");
    expect(problem?.forModel).toContain('"ask if it meant something"');
  });

  it("accepts a wording that both readers come upon, and none that one of them fancies", async () => {
    const shared = "Ask if it meant something.";
    const verdict = await read(
      { others: [shared, "ask whether that means something"] },
      { others: [shared] },
    );
    expect(verdict).toMatchObject({ ok: true, wordings: ["Ask if it meant something"] });
  });

  it("reads a long list of wordings and looks at the first ones", async () => {
    const others = Array.from({ length: 30 }, (_, at) => `ask it ${at}`);
    expect(await read({ others }, { others })).toMatchObject({ ok: true, wordings: [] });
  });

  it("does not count a wording that is accepted already, or one relative for another", async () => {
    const others = ["ask if that meant something", ""];
    expect(await read({ others }, { others })).toMatchObject({ ok: true, wordings: [] });
  });

  it("is refused where a reader keeps no condition", async () => {
    expect(await read({ answer: "ask it" }, {})).toMatchObject({
      ok: false,
      problem: { check: "solved-blind" },
    });
  });

  it("asks for wordings and edits, and no other item is asked for them", () => {
    expect(solveRequest(ITEM, 1).prompt).toContain('"edits"');
    const { conditions: _, ...plain } = ITEM;
    expect(isTranslation(plain)).toBe(false);
    expect(solveRequest(plain, 1).prompt).not.toContain('"edits"');
  });
});
