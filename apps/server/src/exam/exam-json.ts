/** The JSON columns of an exam: versioned, and parsed when they are read. */
import { TargetPick, Refusal, TypeCount } from "@pulda/contract";
import { Passage } from "@pulda/question";
import { z } from "zod";

const ownCommon = {
  instruction: z.string(),
  text: z.string(),
  explanation: z.string(),
  points: z.number(),
};

/** A question of the user's own, as the engine composes its item. */
const OwnInput = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("own-choice"),
    ...ownCommon,
    options: z.array(z.string()),
    choice: z.int(),
  }),
  z.object({
    type: z.literal("own-write"),
    ...ownCommon,
    fields: z.array(z.object({ label: z.string().optional(), accepted: z.array(z.string()) })),
  }),
]);

/** What an exam is made from. With its seed and engine version it gives the same exam again. */
export const StoredRequest = z.object({
  version: z.literal(1),
  passages: z.array(Passage),
  types: z.union([z.literal("auto"), z.array(TypeCount)]),
  level: z.int(),
  picks: z.array(TargetPick).default([]),
  /** Of "auto"; left out, "normal". */
  amount: z.union([z.enum(["few", "normal", "many"]), z.object({ total: z.int() })]).optional(),
  /** What the points of all items add up to; null or left out where each has the points of its difficulty. */
  pointsTotal: z.number().nullable().optional(),
  /** 모델도 함께: a language model proposes items as well. */
  useModel: z.boolean().optional(),
  /** 모델로 한 번 더 확인: a language model solves what the rules have made. */
  modelCheck: z.boolean().optional(),
  /** Questions of the user's own that came along with the passages, each with the index of its passage. */
  own: z.array(z.object({ passage: z.int(), question: OwnInput })).optional(),
  /** The words of a word test, which has no passages. */
  words: z
    .array(z.object({ text: z.string(), meaning: z.string(), context: z.string() }))
    .default([]),
});
export type StoredRequest = z.infer<typeof StoredRequest>;

const StoredRefused = z.object({ version: z.literal(1), refused: z.array(Refusal) });

export function readRequest(text: string): StoredRequest {
  return StoredRequest.parse(JSON.parse(text));
}

export function readRefused(text: string): Refusal[] {
  return StoredRefused.parse(JSON.parse(text)).refused;
}

export function writeRefused(refused: readonly Refusal[]): string {
  return JSON.stringify({ version: 1, refused });
}
