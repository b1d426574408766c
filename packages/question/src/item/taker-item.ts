/**
 * The taker's view of an item. The schemas are strict and name every field, so that they cannot carry a key,
 * a proof or an explanation.
 */
import { z } from "zod";
import { Block } from "./text.ts";
import { AnswerField, Option } from "./item.ts";

const common = {
  id: z.int().positive(),
  position: z.int().positive(),
  type: z.string(),
  instruction: z.string(),
  points: z.number(),
  blocks: z.array(Block),
};

export const TakerItem = z.discriminatedUnion("shape", [
  z.strictObject({ ...common, shape: z.literal("choose"), options: z.array(Option) }),
  z.strictObject({ ...common, shape: z.literal("mark"), places: z.int() }),
  z.strictObject({ ...common, shape: z.literal("write"), fields: z.array(AnswerField) }),
  z.strictObject({ ...common, shape: z.literal("arrange"), pieces: z.array(z.string()) }),
]);
export type TakerItem = z.infer<typeof TakerItem>;
