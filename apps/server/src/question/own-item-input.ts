/** A question of the user's own, from the fields of a call. */
import type { endpoints, ParsedOf } from "@pulda/contract";
import type { OwnItemInput } from "../engine/engine.ts";

/** The schema guarantees that the fields of the type are present. */
export function ownItemInput(
  input: Omit<ParsedOf<typeof endpoints.questionCreate>, "exam_id">,
): OwnItemInput {
  const { type, instruction, text, explanation, points, options = [], fields = [] } = input;
  const common = { instruction, text, explanation, points };
  return type === "own-write"
    ? { type, ...common, fields }
    : { type, ...common, options, choice: input.choice ?? 1 };
}
