import type { ItemContent } from "@pulda/question";
import { describe, expect, it } from "vitest";
import type { Desk, Problem, ReadAnswer } from "./outcome.ts";
import { proposeItem } from "./propose.ts";
import type { Ask, ModelRequest } from "./request.ts";
import type { ModelTask } from "./task.ts";

const TASK: ModelTask = {
  type: "reference",
  passage: 0,
  text: "He saw him.",
  level: 3,
  seed: 1,
  avoid: [],
};

const ITEM: ItemContent = {
  version: 1,
  type: "reference",
  shape: "mark",
  instruction: "밑줄 친 부분이 가리키는 대상이 나머지와 다른 것은?",
  points: 2,
  blocks: [
    {
      kind: "passage",
      runs: [
        { kind: "underlined", text: "He", place: 1 },
        { kind: "plain", text: " saw " },
        { kind: "underlined", text: "him", place: 2 },
        { kind: "plain", text: "." },
      ],
    },
  ],
  places: 2,
  key: { choice: 2 },
  explanation: "",
  proof: {
    kind: "made",
    passage: 0,
    source: { start: 0, end: 11 },
    operation: { kind: "keep" },
    rules: ["reference"],
    evidence: [{ span: { start: 0, end: 11 }, note: "" }],
    distractors: [{ choice: 1, reason: "" }],
  },
  difficulty: "middle",
};

const TRANSLATION: ItemContent = {
  ...ITEM,
  type: "guided-writing",
  shape: "write",
  blocks: [
    {
      kind: "passage",
      runs: [{ kind: "plain", text: "He " }, { kind: "blank" }, { kind: "plain", text: " him." }],
    },
    { kind: "prompt", runs: [{ kind: "plain", text: "우리말: 보았다" }] },
  ],
  fields: [{}],
  grading: "form",
  conditions: [{ kind: "count", words: 1 }],
  key: { accepted: [["saw"]] },
  proof: {
    kind: "made",
    passage: 0,
    source: { start: 0, end: 11 },
    operation: { kind: "blank", span: { start: 3, end: 6 }, original: "saw" },
    rules: ["writing"],
    evidence: [{ span: { start: 0, end: 11 }, note: "" }],
    distractors: [],
  },
};

const PROBLEM: Problem = {
  check: "evidence-quoted",
  forModel: "Quote it.",
  reason: "근거가 없어요.",
};

const request: ModelRequest = {
  purpose: "propose",
  system: "s",
  prompt: "Write one item.",
  schemaName: "item",
  schema: {},
  maxTokens: 10,
};

/** A desk that reads one after another what it is given. */
function deskOf(...reads: readonly ReadAnswer[]): Desk {
  const left = [...reads];
  return {
    request: () => ({ ok: true, request }),
    read: () => left.shift() ?? { ok: true, item: ITEM },
  };
}

/** A model that answers anything to proposals, and these numbers to solving. */
function modelOf(answers: readonly number[], asked: ModelRequest[] = []): Ask {
  const left = [...answers];
  return async (call) => {
    asked.push(call);
    const answer = call.purpose === "solve" ? left.shift() : 0;
    return { model: "m", text: JSON.stringify({ answer, others: [], flaw: "" }) };
  };
}

/** Readers of the translation who find a second wording. */
const readersOfTwo: Ask = async () => ({
  model: "m",
  text: JSON.stringify({ answer: "saw", others: ["noticed"], edits: [], flaw: "" }),
});

const failed = { ok: false, problems: [PROBLEM] } as const;

describe("an item from a model", () => {
  it("says in its proof who proposed and solved it", async () => {
    const proposed = await proposeItem(TASK, "reading", deskOf(), modelOf([2, 2]));
    expect(proposed.ok && proposed.item.proof).toMatchObject({
      model: { proposer: "m", solver: "m", solved: 2, guessed: null, repairs: 0 },
    });
  });

  it("is mended once, with what was answered and the reason", async () => {
    const asked: ModelRequest[] = [];
    const proposed = await proposeItem(TASK, "reading", deskOf(failed), modelOf([2, 2], asked));
    expect(proposed.ok && proposed.item.proof).toMatchObject({ model: { repairs: 1 } });
    const repair = asked.find(({ purpose }) => purpose === "repair");
    expect(repair?.prompt).toContain("Write one item.");
    expect(repair?.prompt).toContain("- Quote it.");
  });

  it("is mended where a solver disagrees, and solved anew", async () => {
    const asked: ModelRequest[] = [];
    const proposed = await proposeItem(TASK, "reading", deskOf(), modelOf([1, 2, 2], asked));
    expect(proposed.ok).toBe(true);
    expect(asked.map(({ purpose }) => purpose)).toEqual([
      "propose",
      "solve",
      "repair",
      "solve",
      "solve",
    ]);
  });

  it("is refused with the second reason", async () => {
    const proposed = await proposeItem(TASK, "reading", deskOf(failed), modelOf([2, 1]));
    expect(proposed).toEqual({
      ok: false,
      check: "solved-blind",
      reason: "문항을 다시 풀어 본 모델의 답이 정답과 달라요.",
    });
  });

  it("is not mended where the model says that the passage cannot carry one", async () => {
    const asked: ModelRequest[] = [];
    const read: ReadAnswer = {
      ok: false,
      problems: [{ ...PROBLEM, check: "model-refused", isFinal: true }],
    };
    expect(await proposeItem(TASK, "reading", deskOf(read), modelOf([], asked))).toMatchObject({
      ok: false,
      check: "model-refused",
    });
    expect(asked).toHaveLength(1);
  });

  it("is not asked for where the passage does not suit", async () => {
    const desk: Desk = {
      request: () => ({ ok: false, check: "unfit", reason: "편지가 아니에요." }),
      read: () => failed,
    };
    const asked: ModelRequest[] = [];
    expect((await proposeItem(TASK, "reading", desk, modelOf([], asked))).ok).toBe(false);
    expect(asked).toEqual([]);
  });

  it("is revised twice where readers of a translation would change it, and then refused", async () => {
    const asked: ModelRequest[] = [];
    const edits = ["The Korean is stiff."];
    const ask: Ask = async (call) => {
      asked.push(call);
      return { model: "m", text: JSON.stringify({ answer: "saw", others: [], edits, flaw: "" }) };
    };
    const translations = deskOf(
      ...Array.from({ length: 3 }, () => ({ ok: true, item: TRANSLATION }) as const),
    );
    expect(await proposeItem(TASK, "grammar", translations, ask)).toMatchObject({
      ok: false,
      check: "as-printed",
    });
    const reading = ["solve", "solve"];
    expect(asked.map(({ purpose }) => purpose)).toEqual([
      "propose",
      ...reading,
      "repair",
      ...reading,
      "repair",
      ...reading,
    ]);
    expect(asked[3]?.prompt).toContain("The Korean is stiff.");
  });

  it("counts after two revisions where one reader alone would change something", async () => {
    let solved = 0;
    const ask: Ask = async ({ purpose }) => {
      const edits = purpose === "solve" && solved++ % 2 === 0 ? ["The Korean is stiff."] : [];
      return { model: "m", text: JSON.stringify({ answer: "saw", others: [], edits, flaw: "" }) };
    };
    const desk = deskOf(
      ...Array.from({ length: 3 }, () => ({ ok: true, item: TRANSLATION }) as const),
    );
    const proposed = await proposeItem(TASK, "grammar", desk, ask);
    expect(proposed.ok && proposed.item.proof).toMatchObject({ model: { repairs: 2 } });
    expect(solved).toBe(6);
  });

  it("accepts what both readers of a translation come upon", async () => {
    const desk = deskOf({ ok: true, item: TRANSLATION });
    const proposed = await proposeItem(TASK, "grammar", desk, readersOfTwo);
    expect(proposed.ok && proposed.item).toMatchObject({ key: { accepted: [["saw", "noticed"]] } });
  });

  it("lets a failing model end it", async () => {
    await expect(
      proposeItem(TASK, "reading", deskOf(), () => Promise.reject(new Error("429"))),
    ).rejects.toThrow("429");
  });
});
