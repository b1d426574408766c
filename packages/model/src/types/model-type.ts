/** The contract that every type implements which a language model can propose. */
import type { ReadAnswer, RefusedProposal } from "../asking/outcome.ts";
import type { JsonSchema } from "../asking/request.ts";
import type { ModelTask } from "../asking/task.ts";
import type { Random } from "@pulda/makers/shared";
import type { Excerpt, Source, Subject } from "@pulda/makers/shared";
import type { Shape } from "@pulda/question";

/** What a type reads an answer with. */
export interface Reading {
  readonly task: ModelTask;
  readonly source: Source;
  /** The part of the passage that the model was shown and that the item prints. */
  readonly excerpt: Excerpt;
  /** Of the task: the same task gives the same item. */
  readonly random: Random;
}

export interface ModelType {
  readonly id: string;
  /** In Korean, as a teacher names it. */
  readonly name: string;
  readonly shape: Shape;
  readonly asks: Subject;
  /** In English: what the model is to write, what makes it good, and what spoils it. */
  readonly guide: string;
  /** The form of the answer, as JSON with a comment for each field. */
  readonly form: string;
  readonly schema: JsonSchema;
  /** Why no such item can be asked of this passage, before the model is asked. */
  refuses?(reading: Reading): RefusedProposal | null;
  /** Reads an answer, which is any JSON value. Never throws. */
  read(answer: unknown, reading: Reading): ReadAnswer;
}
