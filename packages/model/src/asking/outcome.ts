/** What has come of an item that a model was to propose. */
import type { ItemContent } from "@pulda/question";
import type { ModelAnswer, ModelRequest } from "./request.ts";
import type { ModelTask } from "./task.ts";

/** What is wrong with an answer. */
export interface Problem {
  /** The check that has found it, such as "evidence-quoted". */
  readonly check: string;
  /** In English, for the model that is to mend it. */
  readonly forModel: string;
  /** In Korean, for the teacher. */
  readonly reason: string;
  /** There is nothing to mend: the model says that the passage cannot carry such an item. */
  readonly isFinal?: true;
}

/** An answer that was read: the item, or what is wrong with it. */
export type ReadAnswer =
  | { readonly ok: true; readonly item: ItemContent }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Why there is no item: the check that has refused it, and the reason in Korean. */
export interface RefusedProposal {
  readonly ok: false;
  readonly check: string;
  readonly reason: string;
}

/** An item, or why there is none. */
export type Proposed = { readonly ok: true; readonly item: ItemContent } | RefusedProposal;

/** The first request of a task, or why the passage cannot be asked about. */
export type FirstRequest = { readonly ok: true; readonly request: ModelRequest } | RefusedProposal;

/** The two steps that need language data: a server has them done in a worker thread. */
export interface Desk {
  request(task: ModelTask): Promise<FirstRequest> | FirstRequest;
  /** Reads an answer: its form, its quotations, and everything that can be checked without understanding. */
  read(task: ModelTask, answer: ModelAnswer): Promise<ReadAnswer> | ReadAnswer;
}
