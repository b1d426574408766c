import { Grade, Response, TakerItem } from "@pulda/question";
import { z } from "zod";
import { Id, OnlyId, Time, pageFields } from "./fields.ts";
import { get, getPage, post } from "./endpoint.ts";

export const AttemptMode = z.enum(["practice", "test"], "연습과 시험 중에서 골라 주세요.");
export type AttemptMode = z.infer<typeof AttemptMode>;

/** The answer that an item wants, by shape. */
export const Key = z.union([
  z.strictObject({ choice: z.int() }),
  z.strictObject({ accepted: z.array(z.array(z.string())) }),
  z.strictObject({ orders: z.array(z.array(z.int())) }),
]);
export type Key = z.infer<typeof Key>;

/** What a taker learns about an item once he may: in practice after answering, else after submitting. */
export const QuestionResult = z.object({
  question_id: Id,
  response: Response.nullable(),
  grade: Grade,
  key: Key,
  explanation: z.string(),
  /** The ids of the rules that the item asked for, grammar rules among them. */
  rules: z.array(z.string()),
  /** The words that an item on vocabulary asked for. */
  words: z.array(z.object({ text: z.string(), context: z.string() })),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

const timing = {
  mode: AttemptMode,
  started_at: Time,
  /** When the time limit ends; null without one. */
  deadline: Time.nullable(),
  submitted_at: Time.nullable(),
};

export const AttemptSummary = z.object({
  id: Id,
  exam_id: Id,
  title: z.string(),
  ...timing,
  question_count: z.int(),
  answered_count: z.int(),
  score: z.number().nullable(),
  max_score: z.number(),
});
export type AttemptSummary = z.infer<typeof AttemptSummary>;

/** An attempt as far as it has come. `results` holds only what the taker may see by now. */
export const Attempt = z.object({
  id: Id,
  exam_id: Id,
  title: z.string(),
  ...timing,
  score: z.number().nullable(),
  max_score: z.number(),
  questions: z.array(TakerItem),
  responses: z.array(z.object({ question_id: Id, response: Response })),
  results: z.array(QuestionResult),
});
export type Attempt = z.infer<typeof Attempt>;

export const attemptEndpoints = {
  attemptStart: post("/api/v1/attempt/start", {
    summary: "풀기 시작",
    request: z.object({
      exam_id: Id,
      mode: AttemptMode,
      time_limit: z
        .int("제한 시간은 초 단위 정수예요.")
        .min(10, "제한 시간은 10초 이상이어야 해요.")
        .max(86_400, "제한 시간은 24시간까지 정할 수 있어요.")
        .optional(),
    }),
    result: Attempt,
  }),
  attemptAnswer: post("/api/v1/attempt/answer/{id}", {
    summary: "답 저장 (연습에서는 바로 채점)",
    request: z.object({ id: Id, question_id: Id, response: Response }),
    result: z.object({
      question_id: Id,
      response: Response,
      /** In practice mode the grade and explanation; null in test mode. */
      feedback: QuestionResult.nullable(),
    }),
  }),
  attemptSubmit: post("/api/v1/attempt/submit/{id}", {
    summary: "제출하고 채점",
    request: OnlyId,
    result: z.object({
      score: z.number(),
      max_score: z.number(),
      results: z.array(QuestionResult),
    }),
  }),
  attemptGet: get("/api/v1/attempt/{id}", {
    summary: "풀이 하나",
    request: OnlyId,
    result: Attempt,
  }),
  attemptList: getPage("/api/v1/attempt/list", {
    summary: "풀이 목록",
    request: z.object({ exam_id: Id.optional(), ...pageFields }),
    result: z.array(AttemptSummary),
  }),
} as const;
