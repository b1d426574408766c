import type { ItemContent } from "@pulda/question";
import { describe, expect, it } from "vitest";
import type { Ask, ModelRequest } from "./request.ts";
import { guessRequest, solveBlind, solveRequest } from "./solve.ts";

const PASSAGE =
  "Nobody sees the stain. Everyone thinks of himself. So the room is less frightening.";

const ITEM: ItemContent = {
  version: 1,
  type: "blank",
  shape: "choose",
  instruction: "다음 빈칸에 들어갈 말로 가장 적절한 것을 고르시오.",
  points: 2,
  blocks: [
    {
      kind: "passage",
      runs: [
        { kind: "plain", text: "Nobody sees the stain. Everyone thinks of " },
        { kind: "blank" },
        { kind: "plain", text: ". So the room is less frightening." },
      ],
    },
  ],
  options: ["his guests", "himself", "his work", "his past", "his hat"].map((text) => ({
    cells: [text],
  })),
  key: { choice: 2 },
  explanation: "",
  proof: {
    kind: "made",
    passage: 0,
    source: { start: 0, end: PASSAGE.length },
    operation: { kind: "blank", span: { start: 42, end: 49 }, original: "himself" },
    rules: ["blank"],
    evidence: [{ span: { start: 0, end: 22 }, note: "" }],
    distractors: [],
  },
  difficulty: "middle",
};

/** A solver that finds an option by its text, wherever it stands. */
function solver(text: string, more: object = {}): Ask {
  return async ({ prompt }) => {
    const at = ["①", "②", "③", "④", "⑤"].findIndex((sign) => prompt.includes(`${sign} ${text}`));
    return { model: "m", text: JSON.stringify({ answer: at + 1, others: [], flaw: "", ...more }) };
  };
}

/** One answer to solving, another to guessing. */
const split =
  (solving: Ask, guessing: Ask): Ask =>
  (request) =>
    request.purpose === "guess" ? guessing(request) : solving(request);

describe("solving blind", () => {
  it("refuses an item with options that say the same, or with evidence that does not decide it", async () => {
    const alike = await solveBlind(ITEM, "reading", solver("himself", { alike: [1, 3] }));
    expect(alike).toMatchObject({ ok: false, problem: { check: "options-differ" } });
    const proof = ["So the room is less frightening"];
    const elsewhere = await solveBlind(ITEM, "vocabulary", solver("himself", { proof }));
    expect(elsewhere).toMatchObject({ ok: false, problem: { check: "evidence-decides" } });
    const met = await solveBlind(
      ITEM,
      "vocabulary",
      solver("himself", { proof: [...proof, "Nobody sees the stain"] }),
    );
    expect(met.ok).toBe(true);
  });

  it("counts how often the key was found and guessed", async () => {
    const ask = split(solver("himself"), solver("his past"));
    expect(await solveBlind(ITEM, "reading", ask)).toEqual({
      ok: true,
      solved: { solver: "m", solved: 2, guessed: { tries: 2, hits: 0 } },
      wordings: [],
    });
  });

  it("asks in two orders of the options, neither the printed one", async () => {
    const asked: ModelRequest[] = [];
    const ask: Ask = (request) => {
      asked.push(request);
      return solver("himself")(request);
    };
    await solveBlind(ITEM, "vocabulary", ask);
    const first = asked.map(({ prompt }) => /① (.+)/u.exec(prompt)?.[1]);
    expect(first).toEqual(["himself", "his past"]);
  });

  it.each([
    ["another answer", solver("his hat"), "solved-blind", "his hat"],
    ["a second answer", solver("himself", { others: [3] }), "second-answer", "his past"],
    ["a flaw", solver("himself", { flaw: "No blank." }), "solved-blind", "No blank."],
    ["a number that is no option", solver("nothing"), "solved-blind", "no answer"],
  ])("refuses where the solver has %s", async (_, ask, check, told) => {
    const verdict = await solveBlind(ITEM, "vocabulary", ask);
    expect(verdict.ok ? null : verdict.problem.check).toBe(check);
    expect(verdict.ok ? "" : verdict.problem.forModel).toContain(told);
  });

  it("asks once more where the answer is no JSON, and does not count it for the item", async () => {
    let calls = 0;
    const ask: Ask = async (request) =>
      ++calls === 1 ? { model: "m", text: "It is B, I think." } : solver("himself")(request);
    expect((await solveBlind(ITEM, "vocabulary", ask)).ok).toBe(true);
    expect(calls).toBe(3);
  });

  it("refuses an item that is guessed twice without its passage, as the only one that could be right", async () => {
    const verdict = await solveBlind(ITEM, "reading", solver("himself"));
    expect(verdict.ok ? null : verdict.problem.check).toBe("guessed");
  });

  it("notes that an item is guessed whose other options could be right as well", async () => {
    const ask = split(solver("himself"), solver("himself", { others: [2] }));
    expect(await solveBlind(ITEM, "reading", ask)).toMatchObject({
      ok: true,
      solved: { guessed: { tries: 2, hits: 2 } },
    });
  });

  it("lets what the solver throws through", async () => {
    await expect(
      solveBlind(ITEM, "reading", () => Promise.reject(new Error("gone"))),
    ).rejects.toThrow("gone");
  });
});

it("shows a solver nothing of the key", () => {
  const { prompt } = solveRequest({ ...ITEM, explanation: "himself가 맞아요" }, 1);
  expect(prompt).not.toContain("맞아요");
  expect(prompt).toContain("Everyone thinks of ____________. So");
});

it("withholds all but the sentence of the blank from a guesser", () => {
  const { prompt } = guessRequest(ITEM, 1);
  expect(prompt).toContain("Everyone thinks of ____________.");
  expect(prompt).not.toContain("stain");
  expect(prompt).not.toContain("frightening");
});

it("withholds the whole passage where no place of it is asked about", () => {
  const item: ItemContent = {
    ...ITEM,
    type: "topic",
    blocks: [{ kind: "passage", runs: [{ kind: "plain", text: PASSAGE }] }],
  };
  expect(guessRequest(item, 1).prompt).not.toContain("stain");
});
