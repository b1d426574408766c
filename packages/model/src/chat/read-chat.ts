/** What a chat window has answered: for each item that was wanted, the item or what is wrong. */
import { withModel } from "../asking/propose.ts";
import type { Problem, ReadAnswer } from "../asking/outcome.ts";
import type { ModelTask } from "../asking/task.ts";
import { readAnswer } from "../proposing.ts";
import { chatTasks, wantedOf } from "./chat-task.ts";
import { MAX_PASTED_LENGTH, readEntries, type Entries } from "./entries.ts";

/** The name of a chat window in the proof of its items: which model it was nobody knows. */
export const CHAT = "chat";

/** What was read for one item that was wanted. */
type ChatReading = ReadAnswer & { readonly id: string; readonly task: ModelTask };

/**
 * Reads a pasted answer. Never throws.
 * @param tasks those that `chatPrompt` was asked for
 * @returns one reading for each task, in their order
 */
export function readChat(tasks: readonly ModelTask[], pasted: string): ChatReading[] {
  const { wanted, unwanted } = wantedOf(tasks);
  const problems = new Map(unwanted.map(({ id, problem }) => [id, problem]));
  const ids = wanted.map(({ id }) => id);
  const entries = readEntries(pasted, ids);
  const alone = ids.length === 1 && entries.size === 0 ? pasted : null;
  return chatTasks(tasks).map(({ id, task }): ChatReading => {
    const problem = problems.get(id);
    const read: ReadAnswer = problem
      ? { ok: false, problems: [problem] }
      : readOne(task, id, entries, pasted.length > MAX_PASTED_LENGTH ? TOO_LONG : alone);
    return { ...read, id, task };
  });
}

/** @param alone what is pasted where one item alone was wanted and is not named; or why nothing can be read */
function readOne(
  task: ModelTask,
  id: string,
  entries: Entries,
  alone: string | Problem | null,
): ReadAnswer {
  if (typeof alone === "object" && alone !== null) return { ok: false, problems: [alone] };
  const entry = entries.get(id);
  if (entry && entry.kind !== "whole") return { ok: false, problems: [NOT_WHOLE[entry.kind]] };
  if (!entry && (alone === null || !alone.includes("{"))) return { ok: false, problems: [MISSING] };
  const text = entry ? JSON.stringify(entry.value) : (alone ?? "");
  const read = readAnswer(task, { text });
  return read.ok
    ? {
        ok: true,
        item: withModel(read.item, CHAT, { solver: CHAT, solved: 0, guessed: null }, 0),
      }
    : read;
}

const MISSING: Problem = {
  check: "missing",
  forModel: "It was not in the answer.",
  reason: "붙여 넣은 글에 이 문항이 없어요.",
};

const NOT_WHOLE: Readonly<Record<"cut-off" | "broken", Problem>> = {
  "cut-off": {
    check: "cut-off",
    forModel: "The answer ended in the middle of it.",
    reason: "붙여 넣은 글이 이 문항 중간에서 끊겼어요.",
  },
  broken: {
    check: "form",
    forModel: "It was no JSON that can be read.",
    reason: "이 문항의 꼴(JSON)이 깨져 있어요.",
  },
};

const TOO_LONG: Problem = {
  check: "too-long",
  forModel: "The answer was far too long.",
  reason: `붙여 넣은 글이 너무 길어요. ${MAX_PASTED_LENGTH.toLocaleString("en-US")}자까지 읽을 수 있어요.`,
};
