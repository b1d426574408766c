/** A model played well and badly: what was proposed for the library, as it was, and spoilt in many ways. */
import { proposalRequest, readAnswer, findModelType } from "@pulda/model";
import { proposeItem, type Ask, type ModelTask } from "@pulda/model/asking";
import type { ItemContent } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { effort } from "../../../testing/effort.ts";
import { FLAWS, wrongKeys, type Answer } from "../test/flaws.ts";
import { solverOf } from "../test/solver.ts";
import { levelOf } from "./passage-file.ts";
import { libraryShelf } from "./shelf.ts";

interface Played {
  readonly name: string;
  readonly task: ModelTask;
  readonly answer: Answer;
  readonly item: ItemContent;
}

/** So many items of each type are played in a short run; all of them in the long one. */
const MAX_OF_TYPE = effort(1, Infinity);

const PROPOSED = [...libraryShelf().values()].flatMap(({ passage, proposals }) =>
  proposals.flatMap((proposal) => ("answer" in proposal ? [{ passage, proposal }] : [])),
);

const PLAYED = [...Map.groupBy(PROPOSED, ({ proposal }) => proposal.type).values()].flatMap(
  (ofType): Played[] =>
    ofType.slice(0, MAX_OF_TYPE).flatMap(({ passage, proposal: { type, seed, answer } }) => {
      const level = levelOf(passage.grade);
      const task = { type, passage: 0, text: passage.text, level, seed, avoid: [] };
      const read = readAnswer(task, { text: JSON.stringify(answer) });
      // the topic of a life, which a model is no longer asked for
      if (!proposalRequest(task).ok) return [];
      return read.ok ? [{ name: `${passage.slug} ${type}`, task, answer, item: read.item }] : [];
    }),
);

const desk = { request: proposalRequest, read: readAnswer };

/** A model that gives these answers to proposing and mending, and solves as somebody who knows the good item. */
function model(answers: readonly string[], { item }: Played): Ask {
  const left = [...answers];
  const solve = solverOf(item);
  return async (request) => {
    const isProposing = request.purpose === "propose" || request.purpose === "repair";
    return { model: "played", text: isProposing ? (left.shift() ?? "") : solve(request) };
  };
}

const propose = (played: Played, ...answers: readonly string[]) => {
  const asks = findModelType(played.task.type)?.asks ?? "reading";
  return proposeItem(played.task, asks, desk, model(answers, played));
};

describe.each(PLAYED)("a model that proposes $name", (played) => {
  const good = JSON.stringify(played.answer);

  it("passes where it plays well", async () => {
    expect(await propose(played, good)).toMatchObject({ ok: true });
  });

  it.each(FLAWS)(
    "is refused with $name, and passes once that is mended",
    async ({ checks, spoil }) => {
      const flawed = spoil(played.answer);
      if (flawed === null) return;
      const refused = await propose(played, flawed, flawed);
      expect(refused.ok ? "an item" : refused.check).toBeOneOf([...checks]);
      expect(await propose(played, flawed, good)).toMatchObject({
        ok: true,
        item: { proof: { model: { repairs: 1 } } },
      });
    },
  );

  it("is refused with a wrong key, by whoever solves it", async () => {
    for (const wrong of wrongKeys(played.answer)) {
      const refused = await propose(played, wrong, wrong);
      expect(refused.ok ? "an item" : refused.reason).toMatch(/[요.]$/u);
    }
  });
});

it("is shown on an item of every type", () => {
  const types = new Set(PROPOSED.map(({ proposal }) => proposal.type));
  expect(new Set(PLAYED.map(({ task }) => task.type))).toEqual(types);
});
