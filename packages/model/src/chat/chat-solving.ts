/** A second text for a chat window, which has it solve the items blind, and the reading of its answer. */
import type { ItemContent } from "@pulda/question";
import type { Problem } from "../asking/outcome.ts";
import { printForSolver } from "../asking/print-item.ts";
import { withModel } from "../asking/propose.ts";
import { problemOfSolution, readSolution } from "../asking/solution.ts";
import { ANSWER_FORM, SOLVER_RULES } from "../asking/solve.ts";
import { turnOptions } from "../asking/turn-options.ts";
import { readEntries } from "./entries.ts";
import { CHAT } from "./read-chat.ts";

/** How far the options are turned, so that their places tell nothing. */
const TURN = 1;

/**
 * The text that prints items without their keys, numbered from 1, and asks for their solutions.
 * @example chatSolvePrompt([item]).includes(item.explanation) // false
 */
export function chatSolvePrompt(items: readonly ItemContent[]): string {
  if (items.length === 0) return "";
  const shapes = [...new Set(items.map(({ shape }) => shape))];
  return [
    SOLVER_RULES,
    "Forget what was said before: nothing of it tells which answer is right.",
    "",
    ...items.flatMap((item, at) => [
      `# Item ${at + 1}`,
      printForSolver(turnOptions(item, TURN).item),
      "",
    ]),
    `Answer with one JSON object in one code block. Its keys are the numbers of the ${items.length} items: { "1": { "answer": …, "others": [], "flaw": "" }, … }`,
    ...shapes.map(
      (shape) =>
        `- Item ${items.flatMap((item, at) => (item.shape === shape ? [at + 1] : [])).join(", ")}: ${ANSWER_FORM[shape]}`,
    ),
    `"others": every other answer that a strong student could defend with reasons from the text (an empty array if there is none; be strict, but list one only if it is really as good).`,
    `"flaw": one short English sentence if the item cannot be used (no right answer, broken text), else "".`,
  ].join("\n");
}

/** An item that was solved: with a note of it in its proof, or what the solution says against it. */
export type ChatSolved =
  | { readonly ok: true; readonly item: ItemContent }
  | { readonly ok: false; readonly problem: Problem };

/** Reads the solutions that were pasted: one outcome for each item, in their order. Never throws. */
export function readChatSolutions(items: readonly ItemContent[], pasted: string): ChatSolved[] {
  const entries = readEntries(
    pasted,
    items.map((_, at) => String(at + 1)),
  );
  return items.map((item, at): ChatSolved => {
    const entry = entries.get(String(at + 1));
    const solution = entry?.kind === "whole" ? readSolution(JSON.stringify(entry.value)) : null;
    const problem = solution ? problemOfSolution(item, solution, TURN) : NOT_SOLVED;
    return problem
      ? { ok: false, problem }
      : {
          ok: true,
          item: withModel(item, CHAT, { solver: CHAT, solved: 1, guessed: null }, 0),
        };
  });
}

const NOT_SOLVED: Problem = {
  check: "not-solved",
  forModel: "There was no answer to it that could be read.",
  reason: "붙여 넣은 글에 이 문항의 풀이가 없어요.",
};
