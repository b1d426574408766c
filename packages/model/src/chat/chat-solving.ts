/** A second text for a chat window, which has it solve the items blind, and the reading of its answer. */
import type { ItemContent } from "@pulda/question";
import type { Problem } from "../asking/outcome.ts";
import { evidenceProblem } from "../asking/evidence.ts";
import { printForSolver } from "../asking/print-item.ts";
import { withModel } from "../asking/propose.ts";
import { problemOfSolution, readSolution } from "../asking/solution.ts";
import { ANSWER_FORM, SOLVER_RULES, EVIDENCE_FORM } from "../asking/solve.ts";
import { rotateOptions } from "../asking/rotate-options.ts";
import { readEntries } from "./entries.ts";
import { CHAT } from "./read-chat.ts";

/** How far the options are turned, so that their places tell nothing. */
const ROTATION = 1;

/** An item that is to be solved, with the number by which the user knows it. */
export interface NumberedItem {
  readonly number: number;
  readonly item: ItemContent;
}

/**
 * The text that prints items without their keys and asks for their solutions.
 * @example chatSolvePrompt([{ number: 1, item }]).includes(item.explanation) // false
 */
export function chatSolvePrompt(items: readonly NumberedItem[]): string {
  if (items.length === 0) return "";
  const named = items.map(({ number, item }) => ({ name: nameOf(number, item), item }));
  const shapes = [...new Set(items.map(({ item }) => item.shape))];
  return [
    SOLVER_RULES,
    "Forget what was said before: nothing of it tells which answer is right.",
    "",
    ...named.flatMap(({ name, item }) => [`# Item "${name}"`, blind(item), ""]),
    `Answer with one JSON object in one code block. Its keys are the names of the ${items.length} items: { "${named[0]?.name}": { "answer": …, "others": [], "flaw": "" }, … }`,
    ...shapes.map((shape) => {
      const names = named.flatMap(({ name, item }) => (item.shape === shape ? [`"${name}"`] : []));
      return `- ${names.join(", ")}: ${ANSWER_FORM[shape]}`;
    }),
    `"others": every other answer that a strong student could defend with reasons from the text (an empty array if there is none; be strict, but list one only if it is really as good).`,
    ...(shapes.some((shape) => shape === "choose" || shape === "mark") ? [EVIDENCE_FORM] : []),
    `"flaw": one short English sentence if the item cannot be used (no right answer, broken text), else "".`,
  ].join("\n");
}

function blind(item: ItemContent): string {
  return printForSolver(rotateOptions(item, ROTATION).item);
}

const FIRST_LETTER = "a".charCodeAt(0);

/**
 * The number of an item and four letters that follow from what is printed of it: the solution of an item that was
 * mended since is no solution of the new one.
 */
function nameOf(number: number, item: ItemContent): string {
  let value = 0x811c9dc5;
  for (const char of blind(item)) value = Math.imul(value ^ char.codePointAt(0)!, 0x01000193);
  const letters = [0, 8, 16, 24].map((shift) =>
    String.fromCharCode(FIRST_LETTER + (((value >>> shift) & 0xff) % 26)),
  );
  return `${number}-${letters.join("")}`;
}

/** An item that was solved: with a note of it in its proof, or what the solution says against it; null where there is no solution. */
export type ChatSolved =
  | { readonly ok: true; readonly item: ItemContent }
  | { readonly ok: false; readonly problem: Problem }
  | null;

/** Reads the solutions that were pasted: one outcome for each item, in their order. Never throws. */
export function readChatSolutions(items: readonly NumberedItem[], pasted: string): ChatSolved[] {
  const names = items.map(({ number, item }) => nameOf(number, item));
  const entries = readEntries(pasted, names);
  return items.map(({ item }, at): ChatSolved => {
    const entry = entries.get(names[at] ?? "");
    const solution = entry?.kind === "whole" ? readSolution(JSON.stringify(entry.value)) : null;
    if (!solution) return null;
    const problem =
      problemOfSolution(item, solution, ROTATION) ?? evidenceProblem(item, [solution]);
    return problem
      ? { ok: false, problem }
      : {
          ok: true,
          item: withModel(item, CHAT, { solver: CHAT, solved: 1, guessed: null }, 0),
        };
  });
}
