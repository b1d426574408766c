import type { ReadQuestion } from "@pulda/contract";
import type { Item } from "@pulda/question";
import type { FieldsOf } from "../../../api/client.ts";
import { linesOf } from "../desk/item-draft.ts";

/** An item of the author's own while it is typed in. */
export interface OwnDraft {
  readonly type: "own-choice" | "own-write";
  readonly instruction: string;
  readonly text: string;
  readonly options: readonly string[];
  /** From 1; 0 while none is chosen. */
  readonly choice: number;
  /** `answers` has a line for each accepted answer. */
  readonly fields: readonly { readonly label: string; readonly answers: string }[];
  readonly explanation: string;
  readonly points: string;
}

/** The initial draft. */
export const EMPTY_OWN_DRAFT: OwnDraft = {
  type: "own-choice",
  instruction: "",
  text: "",
  options: ["", "", "", "", ""],
  choice: 1,
  fields: [{ label: "", answers: "" }],
  explanation: "",
  points: "2",
};

/** The fields of a call that adds it. */
export function questionOf(draft: OwnDraft): Omit<FieldsOf<"questionCreate">, "exam_id"> {
  const { type, instruction, text, explanation, points, options, choice, fields } = draft;
  return {
    type,
    instruction,
    text,
    explanation,
    points: Number(points),
    ...(type === "own-choice"
      ? { options: [...options], ...(choice > 0 && { choice }) }
      : {
          fields: fields.map(({ label, answers }) => ({
            ...(label.trim() !== "" && { label }),
            accepted: linesOf(answers),
          })),
        }),
  };
}

/** The draft of a question that was read in a pasted text. */
export function draftOfRead(read: ReadQuestion): OwnDraft {
  const { type, instruction, text, options, choice, fields, explanation, points } = read;
  return {
    type,
    instruction,
    text,
    options: options.length > 0 ? options : EMPTY_OWN_DRAFT.options,
    choice: choice ?? 0,
    fields:
      fields.length > 0
        ? fields.map(({ label = "", accepted }) => ({ label, answers: accepted.join("\n") }))
        : EMPTY_OWN_DRAFT.fields,
    explanation,
    points: points === null ? EMPTY_OWN_DRAFT.points : String(points),
  };
}

/** Whether nothing is missing that an item needs. */
export function isWhole({ type, instruction, options, choice, fields }: OwnDraft): boolean {
  if (instruction.trim() === "") return false;
  return type === "own-choice"
    ? choice > 0 && options.every((option) => option.trim() !== "")
    : fields.every(({ answers }) => linesOf(answers).length > 0);
}

/** The item as it will stand in the exam. */
export function itemOf(draft: OwnDraft, position: number): Item {
  const { type, instruction, text, explanation, points, options, choice, fields } = draft;
  const common = {
    version: 1,
    // no id of a stored item
    id: -position,
    position,
    type,
    instruction,
    points: Number(points) || 0,
    blocks:
      text.trim() === ""
        ? []
        : [{ kind: "passage" as const, runs: [{ kind: "plain" as const, text }] }],
    explanation,
    proof: { kind: "author" as const },
    difficulty: "middle" as const,
  } as const;
  return type === "own-choice"
    ? {
        ...common,
        shape: "choose",
        options: options.map((option) => ({ cells: [option] })),
        key: { choice },
      }
    : {
        ...common,
        shape: "write",
        fields: fields.map(({ label }) => (label.trim() === "" ? {} : { label })),
        key: { accepted: fields.map(({ answers }) => linesOf(answers)) },
      };
}
