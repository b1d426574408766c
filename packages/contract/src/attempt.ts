import {
  BlockSpan,
  Grade,
  ChoiceNumber,
  PlaceRule,
  ItemResponse,
  TakerItem,
  gradedLength,
} from "@pulda/question";
import { z } from "zod";
import { NoResult, Id, OnlyId, Time, UtcOffset, pageFields } from "./fields.ts";
import { get, getPage, post } from "./endpoint.ts";

export const AttemptMode = z.enum(["practice", "test"], "연습과 시험 중에서 골라 주세요.");
export type AttemptMode = z.infer<typeof AttemptMode>;

/** The key of an item, by shape. */
export const Key = z.union([
  z.strictObject({ choice: z.int() }),
  z.strictObject({ accepted: z.array(z.array(z.string())) }),
  z.strictObject({ orders: z.array(z.array(z.int())) }),
]);
export type Key = z.infer<typeof Key>;

/** What a taker sees of an item once its key may be seen: in practice mode after answering, else after submitting. */
export const QuestionResult = z.object({
  question_id: Id,
  /** The response that is graded: in practice mode the first one. */
  response: ItemResponse.nullable(),
  grade: Grade,
  /** The latest response after that, which does not count. Practice mode only. */
  retry: z.object({ response: ItemResponse, grade: Grade, tries: z.int() }).nullable(),
  key: Key,
  explanation: z.string(),
  /** The evidence highlights: the spans of the item's blocks that settle the key. */
  evidence: z.array(BlockSpan),
  /** The ids of the rules that the item tests, grammar rules among them. */
  rules: z.array(z.string()),
  /** The grammar rule of each numbered place of the text. */
  places: z.array(PlaceRule),
  /** The words that a vocabulary item tests. */
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
  retake_of: Id.nullable(),
});
export type AttemptSummary = z.infer<typeof AttemptSummary>;

/** A stored answer. */
export const SavedResponse = z.object({
  question_id: Id,
  response: ItemResponse,
  /** Incremented by each change of the answer, from 1. */
  version: z.int(),
});
export type SavedResponse = z.infer<typeof SavedResponse>;

/** A taker's annotation of a question. */
export const Annotation = z.object({
  question_id: Id,
  /** 나중에 보기: flagged to come back to. */
  flagged: z.boolean(),
  /** The numbers of the options that are struck out, in order. */
  struck: z.array(ChoiceNumber),
  /** In the order of the text, merged where they touch. */
  highlights: z.array(BlockSpan),
});
export type Annotation = z.infer<typeof Annotation>;

/** The most highlights in one question. */
export const MAX_HIGHLIGHTS = 200;

/** What the taker of a share may see by now. */
export const AttemptShareView = z.object({
  /** Of the link. */
  token: z.string(),
  shows_score: z.boolean(),
  shows_answers: z.boolean(),
  shows_explanations: z.boolean(),
  /** Whether any of it will be shown when the share is closed. */
  shows_later: z.boolean(),
  closes_at: Time.nullable(),
  /** The changes that the teacher has made since it was given: for which questions, and in what words. */
  changes: z.array(z.object({ made_at: Time, positions: z.array(z.int()), note: z.string() })),
});
export type AttemptShareView = z.infer<typeof AttemptShareView>;

/** An attempt in its current state. `results` contains only what the taker may see by now. */
export const Attempt = z.object({
  id: Id,
  exam_id: Id,
  title: z.string(),
  ...timing,
  score: z.number().nullable(),
  max_score: z.number(),
  /** The server's time: a taker's clock may be wrong. */
  now: Time,
  /** The attempt whose missed questions are retaken; null where the whole exam is taken. */
  retake_of: Id.nullable(),
  questions: z.array(TakerItem),
  /** Its questions whose stored content cannot be read any more. */
  broken: z.array(z.object({ id: Id, position: z.int() })),
  responses: z.array(SavedResponse),
  annotations: z.array(Annotation),
  /** How long each question was on the screen. */
  times: z.array(z.object({ question_id: Id, seconds: z.int() })),
  results: z.array(QuestionResult),
  /** Of a share: what its taker may see. Null for an exam of one's own. */
  given: AttemptShareView.nullable(),
});
export type Attempt = z.infer<typeof Attempt>;

/** The most characters of one text of a response as it is graded: NFKC makes eighteen of one. */
const MAX_TEXT_LENGTH = 2000;

/** A response that is sent. */
const SentResponse = ItemResponse.refine(
  (response) =>
    !("texts" in response) || response.texts.every((text) => gradedLength(text) <= MAX_TEXT_LENGTH),
  "답은 2000자까지 쓸 수 있어요.",
);

/** The most items in a table of attempts: a class's year of quizzes, and some MB. */
export const MAX_RESULT_ROWS = 5000;

const tableFields = {
  id: Id,
  format: z.enum(["csv", "xlsx"], "형식을 골라 주세요.").default("csv"),
};

export const attemptEndpoints = {
  attemptStart: post("/api/v1/attempt/start", {
    summary: "풀기 시작",
    quota: "start",
    request: z.object({
      exam_id: Id,
      mode: AttemptMode,
      time_limit: z
        .int("제한 시간은 초 단위 정수예요.")
        .min(10, "제한 시간은 10초 이상이어야 해요.")
        .max(86_400, "제한 시간은 24시간까지 정할 수 있어요.")
        .optional(),
      /** A submitted attempt at the exam: only what was missed there is taken. */
      retake_of: Id.optional(),
    }),
    result: Attempt,
  }),
  attemptAnswer: post("/api/v1/attempt/answer/{id}", {
    summary: "답 저장 (연습에서는 바로 채점)",
    bodyLimit: 192 * 1024,
    guests: true,
    request: z.object({
      id: Id,
      question_id: Id,
      response: SentResponse,
      /**
       * Optimistic concurrency: the version of the stored answer that the taker saw, 0 for none. If it was
       * changed since, in another window, the call fails with code 409. If left out, any version is overwritten.
       */
      version: z.int().min(0).optional(),
    }),
    result: SavedResponse.extend({
      /** In practice mode the grade and explanation; null in test mode. */
      feedback: QuestionResult.nullable(),
    }),
  }),
  attemptAnnotate: post("/api/v1/attempt/annotate/{id}", {
    summary:
      "문항에 표시하기: 나중에 보기, 선지 지우기, 형광펜. 같은 표시를 두 번 해도 한 번과 같아요.",
    guests: true,
    request: z.object({
      id: Id,
      question_id: Id,
      flagged: z.boolean().optional(),
      strike: z.object({ choice: ChoiceNumber, on: z.boolean() }).optional(),
      highlight: BlockSpan.extend({ on: z.boolean() }).optional(),
    }),
    result: Annotation,
  }),
  attemptTime: post("/api/v1/attempt/time/{id}", {
    summary: "문항마다 걸린 시간",
    guests: true,
    request: z.object({
      id: Id,
      /** An id that the page makes each time it is opened; the seconds are totals of this visit so far. */
      visit: z.string().regex(/^[\w-]{1,40}$/, "방문 이름이 올바르지 않아요."),
      times: z
        .array(z.object({ question_id: Id, seconds: z.int().min(0).max(86_400) }))
        .max(500, "한 번에 500문항까지 보낼 수 있어요."),
    }),
    result: NoResult,
  }),
  attemptSubmit: post("/api/v1/attempt/submit/{id}", {
    summary: "제출하고 채점",
    guests: true,
    request: OnlyId,
    result: z.object({
      /** Null where it may not be seen. */
      score: z.number().nullable(),
      max_score: z.number(),
      results: z.array(QuestionResult),
    }),
  }),
  attemptGet: get("/api/v1/attempt/{id}", {
    summary: "풀이 하나",
    guests: true,
    request: OnlyId,
    result: Attempt,
  }),
  /** The answer is the file itself, with its name: a row for each item. */
  attemptFile: get("/api/v1/attempt/file/{id}", {
    summary: "제출한 풀이의 결과를 표로: CSV, 엑셀(XLSX)",
    quota: "export",
    request: z.object(tableFields),
    result: NoResult,
  }),
  /** The same of every submitted attempt at an exam, or of the newest ones that fit. */
  examResults: get("/api/v1/exam/results/{id}", {
    summary: "문제집을 푼 기록을 표로: CSV, 엑셀(XLSX)",
    quota: "export",
    request: z.object({ ...tableFields, zone: UtcOffset }),
    result: NoResult,
  }),
  attemptList: getPage("/api/v1/attempt/list", {
    summary: "풀이 목록",
    request: z.object({ exam_id: Id.optional(), ...pageFields }),
    result: z.array(AttemptSummary),
  }),
} as const;
