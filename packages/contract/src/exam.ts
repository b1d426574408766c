import { Item, Passage, passageProblem } from "@pulda/question";
import { z } from "zod";
import { ALL_FAVORITES } from "./favorite.ts";
import { Done, Id, Nothing, OnlyId, Search, Time, Title, pageFields } from "./fields.ts";
import { get, getPage, post } from "./endpoint.ts";

export const ExamState = z.enum(["generating", "ready", "failed"]);
export type ExamState = z.infer<typeof ExamState>;

/** The latest attempt that was submitted. */
export const LastAttempt = z.object({
  id: Id,
  mode: z.enum(["practice", "test"]),
  score: z.number(),
  max_score: z.number(),
  submitted_at: Time,
});

/** A line of the exam list. `favorite_id` is null for an exam in no folder. */
export const ExamSummary = z.object({
  id: Id,
  favorite_id: Id.nullable(),
  title: z.string(),
  question_count: z.int(),
  state: ExamState,
  created_at: Time,
  last_attempt: LastAttempt.nullable(),
});
export type ExamSummary = z.infer<typeof ExamSummary>;

/** What could not be made: `passage` is an index into the exam's passages. */
export const Refusal = z.object({ type: z.string(), passage: z.int(), reason: z.string() });
export type Refusal = z.infer<typeof Refusal>;

/** How far the making has come, in passages. */
export const Progress = z.object({ done: z.int(), total: z.int() });

export const ExamDocument = z.object({
  id: Id,
  favorite_id: Id.nullable(),
  title: z.string(),
  state: ExamState,
  progress: Progress,
  seed: z.int(),
  engine_version: z.string(),
  created_at: Time,
  passages: z.array(Passage),
  questions: z.array(Item),
  refused: z.array(Refusal),
});
export type ExamDocument = z.infer<typeof ExamDocument>;

export const MAX_PASSAGES = 50;
export const MAX_COUNT = 50;
export const MAX_SEED = 2_147_483_647;
export const DEFAULT_LEVEL = 3;

const PassageInput = z.object({
  title: z
    .string()
    .normalize("NFC")
    .trim()
    .max(100, "지문 제목은 100자까지 쓸 수 있어요.")
    .optional(),
  text: z
    .string("지문을 넣어 주세요.")
    .max(50_000, "지문이 너무 길어요.")
    .superRefine((text, context) => {
      const problem = passageProblem(text);
      if (problem) context.addIssue({ code: "custom", message: problem });
    }),
  translation: z.string().max(50_000, "해석이 너무 길어요.").optional(),
});

/** How many items of a type; the ids of the types come from `questionTypes`. */
export const TypeCount = z.object({
  type: z.string("유형을 골라 주세요.").min(1, "유형을 골라 주세요.").max(50),
  count: z
    .int("문항 수는 1 이상의 정수예요.")
    .min(1, "문항 수는 1 이상의 정수예요.")
    .max(MAX_COUNT, `한 유형에 ${MAX_COUNT}문항까지 만들 수 있어요.`),
});
export type TypeCount = z.infer<typeof TypeCount>;

export const examEndpoints = {
  examList: getPage("/api/v1/exam/list", {
    summary: "문제집 목록",
    request: z.object({
      only_favorite: z.boolean("true 또는 false여야 해요.").default(false),
      favorite_id: z
        .int("폴더 번호가 올바르지 않아요.")
        .min(0, "폴더 번호가 올바르지 않아요.")
        .default(ALL_FAVORITES),
      search: Search.default(""),
      ...pageFields,
    }),
    result: z.array(ExamSummary),
  }),
  examRemove: post("/api/v1/exam/remove/{id}", {
    summary: "문제집 지우기",
    request: OnlyId,
    result: Done,
  }),
  examRemoveAll: post("/api/v1/exam/remove/all", {
    summary: "모든 문제집 지우기",
    request: Nothing,
    result: z.object({ removed: z.int() }),
  }),
  examGenerate: post("/api/v1/exam/generate", {
    summary: "지문으로 문제집 만들기",
    request: z.object({
      title: Title.or(z.literal("")).optional(),
      passages: z
        .array(PassageInput, "지문을 하나 이상 넣어 주세요.")
        .min(1, "지문을 하나 이상 넣어 주세요.")
        .max(MAX_PASSAGES, `지문은 한 번에 ${MAX_PASSAGES}개까지 넣을 수 있어요.`),
      types: z
        .union(
          [
            z.literal("auto"),
            z
              .array(TypeCount)
              .min(1, "유형을 하나 이상 골라 주세요.")
              .max(50, "유형이 너무 많아요."),
          ],
          "유형과 문항 수를 골라 주세요.",
        )
        .default("auto"),
      seed: z
        .int("시드는 0 이상의 정수예요.")
        .min(0, "시드는 0 이상의 정수예요.")
        .max(MAX_SEED, "시드가 너무 커요.")
        .optional(),
      level: z
        .int("난도는 1–5예요.")
        .min(1, "난도는 1–5예요.")
        .max(5, "난도는 1–5예요.")
        .default(DEFAULT_LEVEL),
    }),
    result: ExamDocument,
  }),
  examGet: get("/api/v1/exam/{id}", {
    summary: "문제집 하나",
    request: OnlyId,
    result: ExamDocument,
  }),
  examEdit: post("/api/v1/exam/edit/{id}", {
    summary: "문제집 이름 바꾸기",
    request: z.object({ id: Id, title: Title }),
    result: ExamSummary,
  }),
} as const;
