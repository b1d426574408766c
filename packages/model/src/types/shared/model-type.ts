/** The contract that every type implements which a language model can propose. */
import type { Excerpt, Maker, Random, Source, Subject } from "@pulda/makers/building";
import type { ItemContent, ReviewBy, Shape } from "@pulda/question";
import type { z } from "zod";
import type { Problem } from "../../asking/outcome.ts";
import type { ModelTask } from "../../asking/task.ts";

/** How a missed item is reviewed that a model proposed: by another one of its type. */
export const REVIEW: ReviewBy = "type";

/** What a type reads an answer with. */
export interface Reading {
  readonly task: ModelTask;
  readonly source: Source;
  /** The part of the passage that the model was shown and that the item prints. */
  readonly excerpt: Excerpt;
  /** Of the task: the same task gives the same item. */
  readonly random: Random;
}

/** What was read of an answer: the item, or what is wrong with it. */
export type Built = ItemContent | readonly Problem[];

export interface ModelType {
  readonly id: string;
  /** In Korean, as a teacher names it. */
  readonly name: string;
  readonly shape: Shape;
  readonly asks: Subject;
  /** In English: what the model is to write, what makes it good, and what spoils it. */
  readonly guide: string;
  /** The form of an answer; each field is described for the model. */
  readonly answer: z.ZodType;
  /** Why a text cannot carry such an item, in Korean, before the model is asked; null where it may. */
  unfit?(excerpt: Excerpt): string | null;
  /** Builds the item from the JSON of an answer. Never throws. */
  build(json: unknown, reading: Reading): Built;
}

/** A type with the form of its answers, of which it builds items. */
type TypeOf<Answer> = Omit<ModelType, "answer" | "build"> & {
  readonly answer: z.ZodType<Answer>;
  build(answer: Answer, reading: Reading): Built;
};

/** A model type: answers of another form than its own are told what is wrong with them. */
export function modelType<Answer>(type: TypeOf<Answer>): ModelType {
  return {
    ...type,
    build(json, reading) {
      const answer = type.answer.safeParse(json);
      return answer.success ? type.build(answer.data, reading) : [formProblem(answer.error)];
    },
  };
}

/** How many faults of form are told at once. */
const MAX_FAULTS = 5;

function formProblem({ issues }: z.ZodError): Problem {
  const faults = issues
    .slice(0, MAX_FAULTS)
    .map(({ path, message }) => `${path.join(".") || "the object"}: ${message}`);
  return {
    check: "form",
    forModel: `The JSON has another form than was asked for: ${faults.join("; ")}.`,
    reason: "모델의 답이 정해진 꼴이 아니에요.",
  };
}

/** What is said of a type once, where rules make its items, too: by its maker. */
export function sharedWith({
  id,
  name,
  shape,
  asks,
}: Maker): Pick<Maker, "id" | "name" | "shape" | "asks"> {
  return { id, name, shape, asks };
}
