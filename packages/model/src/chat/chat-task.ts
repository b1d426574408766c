/** The items that are wanted of a chat window, and the ids by which its answer names them. */
import type { Problem } from "../asking/outcome.ts";
import type { ModelTask } from "../asking/task.ts";
import { proposalRequest } from "../proposing.ts";
import { readingOf } from "../reading/reading.ts";
import type { ModelType } from "../types/shared/model-type.ts";
import { findModelType } from "../types/registry.ts";

/** One item that is wanted. */
interface ChatTask {
  /** The passage from 1 and the type, such as "1-topic"; the second item of both is "1-topic-2". */
  readonly id: string;
  readonly task: ModelTask;
}

/** What a chat window is asked for an item. */
export interface Wanted extends ChatTask {
  readonly type: ModelType;
  /** The part of the passage that the item may ask about. */
  readonly text: string;
}

/** An item that is not asked for, since its passage cannot carry it. */
interface Unwanted extends ChatTask {
  readonly problem: Problem;
}

/** @example chatTasks([{ type: "topic", passage: 0, … }])[0].id // "1-topic" */
export function chatTasks(tasks: readonly ModelTask[]): ChatTask[] {
  const counts = new Map<string, number>();
  return tasks.map((task) => {
    const name = `${task.passage + 1}-${task.type}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { id: count === 1 ? name : `${name}-${count}`, task };
  });
}

/** Which items can be asked for. */
export function wantedOf(tasks: readonly ModelTask[]): {
  readonly wanted: readonly Wanted[];
  readonly unwanted: readonly Unwanted[];
} {
  const wanted: Wanted[] = [];
  const unwanted: Unwanted[] = [];
  for (const { id, task } of chatTasks(tasks)) {
    const first = proposalRequest(task);
    const type = findModelType(task.type);
    const reading = readingOf(task);
    if (first.ok && type && typeof reading !== "string") {
      const { start, end } = reading.excerpt.span;
      wanted.push({ id, task, type, text: reading.source.text.slice(start, end) });
    } else {
      const { check, reason } = first.ok ? NO_TYPE : first;
      unwanted.push({ id, task, problem: { check, forModel: "", reason, isFinal: true } });
    }
  }
  return { wanted, unwanted };
}

const NO_TYPE = { check: "type", reason: "모델이 만들 수 없는 문항 유형이에요." };
