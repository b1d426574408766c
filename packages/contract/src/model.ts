/** The language model that proposes items, where the server has one. */
import { z } from "zod";
import { get, post } from "./endpoint.ts";
import { examEndpoints } from "./exam.ts";
import { NoFields } from "./fields.ts";

/** Whether there is a model, and how much of it the user has used today. */
export const ModelInfo = z.object({
  is_set_up: z.boolean(),
  /** As its provider calls it; null where none is set up. */
  name: z.string().nullable(),
  /** Tokens that the user has used today, in and out. A day begins at midnight in Seoul. */
  tokens_today: z.int(),
  /** How many the user may have used in a day; null for any number. */
  tokens_a_day: z.int().nullable(),
});
export type ModelInfo = z.infer<typeof ModelInfo>;

/** What a model is probably asked for an exam. All zero where the exam needs no model, or there is none. */
export const ModelEstimate = z.object({
  /** The items that it is to propose. */
  items: z.int(),
  /** How often it is asked: for proposing, solving and guessing. */
  calls: z.int(),
  tokens: z.int(),
  seconds: z.int(),
});
export type ModelEstimate = z.infer<typeof ModelEstimate>;

export const modelEndpoints = {
  modelInfo: get("/api/v1/model/info", {
    summary: "서버에 언어 모델이 있는지, 오늘 얼마나 썼는지",
    request: NoFields,
    result: ModelInfo,
  }),
  /** Takes what `examGenerate` takes. */
  modelEstimate: post("/api/v1/model/estimate", {
    summary: "문제집을 만들 때 모델에 얼마나 묻게 될지",
    bodyLimit: examEndpoints.examGenerate.bodyLimit,
    quota: "survey",
    changes: false,
    request: examEndpoints.examGenerate.request,
    result: ModelEstimate,
  }),
} as const;
