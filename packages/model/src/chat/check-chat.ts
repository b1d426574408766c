/** How far the items are that were asked for in a chat window, and what to ask it next. */
import type { ItemContent } from "@pulda/question";
import type { Problem } from "../asking/outcome.ts";
import type { ModelTask } from "../asking/task.ts";
import { againPrompt } from "./chat-prompt.ts";
import { chatSolvePrompt, readChatSolutions, type NumberedItem } from "./chat-solving.ts";
import { readChat } from "./read-chat.ts";

/** What was pasted. Of an item that was pasted twice, the last counts. */
export interface Pasted {
  /** The answers to `chatPrompt` and `againPrompt`. */
  readonly answers: string;
  /** The answers to `chatSolvePrompt`. */
  readonly solutions: string;
}

/** One item that was wanted. It can be used where there is an item. */
interface ChatItem {
  readonly id: string;
  readonly type: string;
  /** Index of the passage. */
  readonly passage: number;
  readonly item: ItemContent | null;
  /** Whether it was solved blind, and the key was found. */
  readonly isSolved: boolean;
  /** In Korean, why there is no item; null where there is one. */
  readonly reason: string | null;
}

interface ChatCheck {
  /** In the order of the tasks. */
  readonly items: readonly ChatItem[];
  /** The text that has the items solved which were not yet; empty where there are none. */
  readonly solvePrompt: string;
  /** The text that asks again for what failed; empty where nothing can be asked for. */
  readonly againPrompt: string;
}

/**
 * Checks what was pasted from a chat window. Never throws.
 * @example checkChat(tasks, { answers: "", solutions: "" }).items[0].reason // "붙여 넣은 글에 이 문항이 없어요."
 */
export function checkChat(tasks: readonly ModelTask[], { answers, solutions }: Pasted): ChatCheck {
  const readings = readChat(tasks, answers).map((read, at) => ({ ...read, number: at + 1 }));
  const numbered = readings.flatMap((read): NumberedItem[] => (read.ok ? [read] : []));
  const outcomes = readChatSolutions(numbered, solutions);
  const solved = new Map(numbered.map(({ number }, at) => [number, outcomes[at]]));
  const failed: { id: string; problems: readonly Problem[] }[] = [];
  const items = readings.map((read): ChatItem => {
    const { id, task, number } = read;
    const outcome = solved.get(number);
    const problems = read.ok ? (outcome?.ok === false ? [outcome.problem] : []) : read.problems;
    if (problems.length > 0) failed.push({ id, problems });
    const item = outcome?.ok ? outcome.item : read.ok ? read.item : null;
    return {
      id,
      type: task.type,
      passage: task.passage,
      item: problems.length > 0 ? null : item,
      isSolved: outcome?.ok ?? false,
      reason: problems[0]?.reason ?? null,
    };
  });
  return {
    items,
    solvePrompt: chatSolvePrompt(numbered.filter(({ number }) => solved.get(number) === null)),
    againPrompt: againPrompt(tasks, failed),
  };
}
