/** A second text for a chat window, which has it solve the items blind, and the reading of its answer. */
import type { ItemContent } from "@pulda/question";
import type { Problem } from "../asking/outcome.ts";
import { evidenceProblem } from "../asking/evidence.ts";
import { printForSolver } from "../asking/print-item.ts";
import { withModel } from "../asking/propose.ts";
import { problemOfSolution, readSolution, type Solution } from "../asking/solution.ts";
import { ANSWER_FORM, SOLVER_RULES, EVIDENCE_FORM } from "../asking/solve.ts";
import { rotateOptions } from "../asking/rotate-options.ts";
import { readEntries } from "./entries.ts";
import type { PastedValue } from "./pasted-json.ts";
import { CHAT } from "./read-chat.ts";

/** How far the options are turned where an item is printed, and where its options stand a second time. */
const ROTATION = 1;
const SECOND_ROTATION = 3;

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
  const twice = named.filter(({ item }) => isSolvedTwice(item));
  return [
    SOLVER_RULES,
    "Forget what was said before: nothing of it tells which answer is right.",
    "",
    ...named.flatMap(({ name, item }) => [`# Item "${name}"`, blind(item), ""]),
    ...(twice.length > 0 ? secondRound(twice) : []),
    `Answer with one JSON object in one code block. Its keys are the ${items.length + twice.length} names above: { "${named[0]?.name}": { "answer": …, "others": [], "flaw": "" }, … }`,
    ...shapes.map((shape) => {
      const names = named.flatMap(({ name, item }) => (item.shape === shape ? [`"${name}"`] : []));
      return `- ${names.join(", ")}${shape === "choose" ? `, and each of these with ${SECOND}` : ""}: ${ANSWER_FORM[shape]}`;
    }),
    `"others": every other answer that a strong student could defend with reasons from the text (an empty array if there is none; be strict, but list one only if it is really as good).`,
    ...(shapes.some((shape) => shape === "choose" || shape === "mark") ? [EVIDENCE_FORM] : []),
    `"flaw": one short English sentence if the item cannot be used (no right answer, broken text), else "".`,
  ].join("\n");
}

/** What the name of an item has where its options stand a second time. */
const SECOND = "-again";

/** Only options can be put into another order. */
function isSolvedTwice(item: ItemContent): boolean {
  return item.shape === "choose";
}

/** The options once more in another order, the last item first; the text stands above. */
function secondRound(named: readonly { readonly name: string; readonly item: ItemContent }[]) {
  return [
    "# Once more",
    "Work each of these out again from its text above, as if you had not answered it. Its options stand in another order; only its place in this new list counts.",
    "",
    ...named
      .toReversed()
      .flatMap(({ name, item }) => [
        `## Item "${name}${SECOND}"`,
        printForSolver(rotateOptions(item, SECOND_ROTATION).item, []),
        "",
      ]),
  ];
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
  const entries = readEntries(
    pasted,
    names.flatMap((name) => [name, `${name}${SECOND}`]),
  );
  return items.map(({ item }, at): ChatSolved => {
    const name = names[at] ?? "";
    const rounds: Round[] = [
      { rotation: ROTATION, solution: solutionOf(entries.get(name)) },
      ...(isSolvedTwice(item)
        ? [{ rotation: SECOND_ROTATION, solution: solutionOf(entries.get(`${name}${SECOND}`)) }]
        : []),
    ];
    return outcomeOf(item, rounds);
  });
}

/** One solution of an item, and how far its options were turned. */
interface Round {
  readonly rotation: number;
  readonly solution: Solution | null;
}

function solutionOf(entry: PastedValue | undefined): Solution | null {
  return entry?.kind === "whole" ? readSolution(JSON.stringify(entry.value)) : null;
}

function outcomeOf(item: ItemContent, rounds: readonly Round[]): ChatSolved {
  const solutions: Solution[] = [];
  for (const { solution, rotation } of rounds) {
    if (!solution) continue;
    const problem = problemOfSolution(item, solution, rotation);
    if (problem) return { ok: false, problem };
    solutions.push(solution);
  }
  if (solutions.length < rounds.length) return null;
  const problem = evidenceProblem(item, solutions);
  return problem
    ? { ok: false, problem }
    : {
        ok: true,
        item: withModel(item, CHAT, { solver: CHAT, solved: rounds.length, guessed: null }, 0),
      };
}
