/** The item: its stem, its key, and the proof that the key is right. */
import { z } from "zod";
import { MAX_POINTS, MIN_POINTS } from "./points.ts";
import { isPermutation } from "../grading/piece-order.ts";
import { Block, ChoiceNumber } from "./text.ts";
import { Proof } from "../proof/proof.ts";

/**
 * One option of a `choose` item. Nearly always one cell; items with several blanks or boxes have
 * a cell for each, in the order (A), (B), (C).
 */
export const Option = z.strictObject({ cells: z.array(z.string().min(1)).min(1) });
export type Option = z.infer<typeof Option>;

/** A field to write in; `label` is "(A)", "틀린 표현" or whatever else stands before it. */
export const AnswerField = z.strictObject({
  label: z.string().optional(),
  hint: z.string().optional(),
});
export type AnswerField = z.infer<typeof AnswerField>;

export const Difficulty = z.enum(["low", "middle", "high"]);
export type Difficulty = z.infer<typeof Difficulty>;

/**
 * - `spelling`: a typo in an English word costs a point, not the answer
 * - `form`: the same, but a typo may not touch the beginning and the end of a word, which make its form
 * - `meaning`: the same as `spelling` for a Korean word, whose particles and endings are ignored too
 */
export const Grading = z.enum(["spelling", "form", "meaning"]);
export type Grading = z.infer<typeof Grading>;

const common = {
  /** Counts the edits of this item, from 1. */
  version: z.int().min(1),
  /** The question type's id, such as "sentence-order". */
  type: z.string().min(1),
  /** 발문. */
  instruction: z.string().min(1),
  /** One decimal at most. */
  points: z.number().min(MIN_POINTS).max(MAX_POINTS).multipleOf(0.1),
  blocks: z.array(Block),
  /** 해설, in Korean; a "\n" starts a new paragraph. */
  explanation: z.string(),
  proof: Proof,
  difficulty: Difficulty,
};

/**
 * What a written answer has to keep, which a wrong one is told:
 * - `uses`: a word, in one of its forms
 * - `count`: how many words the answer has
 */
export const Condition = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("uses"),
    word: z.string().min(1).max(60),
    forms: z.array(z.string().min(1).max(60)).min(1).max(20),
  }),
  z.strictObject({ kind: z.literal("count"), words: z.int().min(1).max(60) }),
]);
export type Condition = z.infer<typeof Condition>;

/**
 * Two fields that belong together: what is wrong in the text, and what it should be. The first pair is fields 1 and 2,
 * and so on. Pairs may be answered in any order, and a mend counts only for its own error. `before` and `after` are
 * the words around the error, which may be written with either answer.
 */
export const Pair = z.strictObject({ before: z.string().max(200), after: z.string().max(200) });
export type Pair = z.infer<typeof Pair>;

/** The fields of each shape. */
const chooseParts = {
  shape: z.literal("choose"),
  options: z.array(Option).min(2).max(5),
  key: z.strictObject({ choice: ChoiceNumber }),
};
const markParts = {
  shape: z.literal("mark"),
  /** How many numbered places the text has. */
  places: z.int().min(2).max(5),
  key: z.strictObject({ choice: ChoiceNumber }),
};
const writeParts = {
  shape: z.literal("write"),
  fields: z.array(AnswerField).min(1),
  /** What a written answer is forgiven; without it, only typing and British or American spelling. */
  grading: Grading.optional(),
  /** Orthographic neighbours: other words so near to an answer that they would pass for a typo ("quite" for "quiet"). */
  neighbours: z.array(z.string().min(1)).optional(),
  /** 조건 영작: what the answer of the first field has to keep. */
  conditions: z.array(Condition).max(24).optional(),
  /** Where several errors are to be found and mended; see `Pair`. */
  pairs: z.array(Pair).min(1).max(4).optional(),
  /** For each field, every accepted answer; the first is the one shown. */
  key: z.strictObject({ accepted: z.array(z.array(z.string().min(1)).min(1)).min(1) }),
};
const arrangeParts = {
  shape: z.literal("arrange"),
  /** The pieces as they are shown, not in the order of the key. */
  pieces: z.array(z.string().min(1)).min(2),
  /** Every accepted order (indices into `pieces`, from 0); the first is the one shown. */
  key: z.strictObject({ orders: z.array(z.array(z.int().min(0))).min(1) }),
};

/** An item as a maker or an author writes it, before it is stored in an exam. */
export const ItemContent = z
  .discriminatedUnion("shape", [
    z.strictObject({ ...common, ...chooseParts }),
    z.strictObject({ ...common, ...markParts }),
    z.strictObject({ ...common, ...writeParts }),
    z.strictObject({ ...common, ...arrangeParts }),
  ])
  .superRefine((item, context) => {
    const problem = keyProblem(item);
    if (problem) context.addIssue({ code: "custom", path: ["key"], message: problem });
  });
export type ItemContent = z.infer<typeof ItemContent>;
export type Shape = ItemContent["shape"];

/** An item of a stored exam. `position` counts from 1. */
export type Item = ItemContent & { id: number; position: number };

const identity = { id: z.int().positive(), position: z.int().positive() };

/**
 * An item with its id and position in an exam.
 * @example Item.parse(JSON.parse(row.body))
 */
export const Item = z.discriminatedUnion("shape", [
  z.strictObject({ ...identity, ...common, ...chooseParts }),
  z.strictObject({ ...identity, ...common, ...markParts }),
  z.strictObject({ ...identity, ...common, ...writeParts }),
  z.strictObject({ ...identity, ...common, ...arrangeParts }),
]);

type KeyParts =
  | { shape: "choose"; options: unknown[]; key: { choice: number } }
  | { shape: "mark"; places: number; key: { choice: number } }
  | {
      shape: "write";
      fields: unknown[];
      pairs?: unknown[] | undefined;
      key: { accepted: string[][] };
    }
  | { shape: "arrange"; pieces: string[]; key: { orders: number[][] } };

/** What is wrong with a key that cannot be given as an answer, or null. */
function keyProblem(item: KeyParts): string | null {
  switch (item.shape) {
    case "choose":
      return item.key.choice <= item.options.length ? null : "the key is not among the options";
    case "mark":
      return item.key.choice <= item.places ? null : "the key is not among the places";
    case "write":
      if (item.key.accepted.length !== item.fields.length) return "a field has no accepted answer";
      return !item.pairs || item.fields.length === 2 * item.pairs.length
        ? null
        : "the fields are no pairs";
    case "arrange":
      return item.key.orders.every((order) => isPermutation(order, item.pieces.length))
        ? null
        : "an accepted order does not use each piece once";
  }
}
