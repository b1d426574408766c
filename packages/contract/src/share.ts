/** A share: how it is given, its board, and what its teacher does with it. */
import { BlockSpan, Item } from "@pulda/question";
import { z } from "zod";
import { AttemptMode } from "./attempt.ts";
import { paperFields, PaperPreview } from "./document.ts";
import { get, getPage, post } from "./endpoint.ts";
import { Id, NoResult, OnlyId, SentTime, Time, Title, UtcOffset, pageFields } from "./fields.ts";
import { Taker, TakerName, TakerNumber } from "./taker.ts";

/** When takers see something of their result. */
export const ShownWhen = z.enum(["now", "closed", "never"], "언제 보여 줄지 골라 주세요.");
export type ShownWhen = z.infer<typeof ShownWhen>;

/** In which order takers get questions and options: all the same, form A or B in turn, or each an order of her own. */
export const TakingOrder = z.enum(["same", "forms", "each"], "문항 순서를 골라 주세요.");
export type TakingOrder = z.infer<typeof TakingOrder>;

/** The most questions of a share. */
export const MAX_GIVEN_QUESTIONS = 200;
/** The most takers of one share. */
export const MAX_TAKERS = 1000;

const LIMIT = "제한 시간은 10초부터 24시간까지예요.";
const ATTEMPTS = "응시 횟수는 1–20번이에요.";

const settings = {
  mode: AttemptMode,
  /** Seconds; null for no limit. */
  time_limit: z.int(LIMIT).min(10, LIMIT).max(86_400, LIMIT).nullable(),
  /** How often a taker may take it; null for as often as she likes. */
  max_attempts: z.int(ATTEMPTS).min(1, ATTEMPTS).max(20, ATTEMPTS).nullable(),
  order: TakingOrder,
  /** "name": whoever has the link enters by a name; "account": only those who have signed in. */
  requires: z.enum(["name", "account"], "누가 풀 수 있는지 골라 주세요."),
  /** Whether takers are asked for their number, too. */
  asks_number: z.boolean(),
  opens_at: SentTime.nullable(),
  closes_at: SentTime.nullable(),
  /** The three are shown in this order: none before the one above it. */
  show_score: ShownWhen,
  show_answers: ShownWhen,
  show_explanations: ShownWhen,
};

/** How an exam is given. */
export const ShareSettings = z.object(settings);
export type ShareSettings = z.infer<typeof ShareSettings>;

export const DEFAULT_SETTINGS: ShareSettings = {
  mode: "test",
  time_limit: null,
  max_attempts: 1,
  order: "same",
  requires: "name",
  asks_number: true,
  opens_at: null,
  closes_at: null,
  show_score: "now",
  show_answers: "closed",
  show_explanations: "closed",
};

const WHEN: readonly ShownWhen[] = ["now", "closed", "never"];

/**
 * What is wrong with settings that are allowed one by one: the field and a message in Korean, or null.
 * @example settingsProblem({ ...DEFAULT_SETTINGS, show_score: "never" })?.field // "show_score"
 */
export function settingsProblem(
  given: ShareSettings,
): { field: keyof ShareSettings; message: string } | null {
  const { mode, opens_at, closes_at, show_score, show_answers, show_explanations } = given;
  if (opens_at !== null && closes_at !== null && Date.parse(closes_at) <= Date.parse(opens_at))
    return { field: "closes_at", message: "마감은 시작보다 뒤여야 해요." };
  const [score, answers, explanations] = [show_score, show_answers, show_explanations].map((when) =>
    WHEN.indexOf(when),
  ) as [number, number, number];
  if (score > answers)
    return { field: "show_score", message: "정답을 보여 주면 점수도 보여 줘야 해요." };
  if (answers > explanations)
    return { field: "show_explanations", message: "해설은 정답보다 먼저 보여 줄 수 없어요." };
  if (mode === "practice" && explanations > 0)
    return {
      field: "mode",
      message: "연습은 한 문항을 풀 때마다 정답과 해설을 보여 줘요. 모두 ‘바로’로 골라 주세요.",
    };
  return null;
}

export const ShareState = z.enum(["waiting", "open", "closed"]);
export type ShareState = z.infer<typeof ShareState>;

/** A share, as its teachers see it. */
export const Share = z.object({
  id: Id,
  title: z.string(),
  kind: z.enum(["exam", "review"]),
  state: ShareState,
  /** Whether the caller may change how it is given; co-teachers may. */
  class_id: Id.nullable(),
  class_title: z.string().nullable(),
  /** The teacher's exam that it was copied from; null where that is gone. */
  source_exam_id: Id.nullable(),
  question_count: z.int(),
  max_score: z.number(),
  /** What the link ends with: at least 60 bits. */
  token: z.string(),
  /** The short code, while it is valid. */
  code: z.string().nullable(),
  code_expires_at: Time.nullable(),
  created_at: Time,
  closed_at: Time.nullable(),
  taker_count: z.int(),
  /** Of them, those who have submitted. */
  done_count: z.int(),
  ...settings,
});
export type Share = z.infer<typeof Share>;

/** A taker as the board shows her. */
export const BoardTaker = Taker.extend({
  /** The student of the class that it is; null for someone who is not on the list. */
  member_id: Id.nullable(),
  state: z.enum(["entered", "taking", "done"]),
  /** The position of the question that was answered last. */
  position: z.int().nullable(),
  answered_count: z.int(),
  /** Of the best submitted attempt. */
  score: z.number().nullable(),
  attempt_count: z.int(),
  /** How long the questions of the newest attempt were in view, in seconds. */
  seconds: z.int(),
  submitted_at: Time.nullable(),
  /** By question, in the order of the exam: of the newest attempt, for the answers that are there. */
  outcomes: z.array(z.enum(["right", "partial", "wrong"]).nullable()),
});
export type BoardTaker = z.infer<typeof BoardTaker>;

/** The statistics of one question over each taker's first submitted attempt. */
export const BoardQuestion = z.object({
  id: Id,
  position: z.int(),
  type: z.string(),
  rules: z.array(z.string()),
  points: z.number(),
  /** The number of takers whose answer counts; those who left it out included. */
  count: z.int(),
  /** 정답률: the mean share of its points, 0–1; null without a taker. */
  correct: z.number().nullable(),
  /** 변별도: point-biserial correlation with the rest of the score, -1–1; null where it is not defined. */
  discrimination: z.number().nullable(),
  /** How many chose each option or place; empty for written answers. */
  choices: z.array(z.int()),
  /** The right one among them, from 1. */
  key: z.int().nullable(),
  /** How many left it out. */
  unanswered: z.int(),
  /** The median of the seconds that it was in view; null where nothing is known. */
  seconds: z.number().nullable(),
});
export type BoardQuestion = z.infer<typeof BoardQuestion>;

/** How a rule or a type of question went. */
export const BoardGroup = z.object({
  name: z.string(),
  /** Answers that count. */
  count: z.int(),
  missed: z.int(),
});
export type BoardGroup = z.infer<typeof BoardGroup>;

/** What a teacher sees of a share, now. */
export const Board = z.object({
  share: Share,
  /** The server's time. */
  now: Time,
  takers: z.array(BoardTaker),
  /** Students of the class who have not entered. */
  missing: z.array(z.object({ member_id: Id, name: z.string(), number: z.string() })),
  questions: z.array(BoardQuestion),
  rules: z.array(BoardGroup),
  types: z.array(BoardGroup),
  /** How many submitted takers have each score, in ten equal ranges from 0 to the highest. */
  scores: z.array(z.int()),
  mean: z.number().nullable(),
});
export type Board = z.infer<typeof Board>;

/** What has changed at the desk since an exam was given. */
export const ShareUpdates = z.object({
  /** Positions, in the share, of the questions that were edited. */
  changed: z.array(z.int()),
  /** Of those that were removed at the desk. */
  removed: z.array(z.int()),
  /** How many were added at the desk: they are given only with a new set. */
  added: z.int(),
});
export type ShareUpdates = z.infer<typeof ShareUpdates>;

const ShareId = z.object({ share_id: Id });
const tableFields = {
  id: Id,
  format: z.enum(["csv", "xlsx"], "형식을 골라 주세요.").default("csv"),
};
/** What a class's review or next exam may have. */
const COUNT = "문항 수는 1–30개예요.";

export const shareEndpoints = {
  shareCreate: post("/api/v1/share/create", {
    summary: "문제집을 학생에게 내기",
    quota: "make",
    request: z.object({
      exam_id: Id,
      class_id: Id.nullable().optional(),
      title: Title.optional(),
      ...ShareSettings.partial().shape,
    }),
    result: Share,
  }),
  shareEdit: post("/api/v1/share/edit", {
    summary: "낸 문제집의 제목, 시간, 보여 줄 것 바꾸기",
    request: z.object({
      share_id: Id,
      title: Title.optional(),
      ...ShareSettings.partial().shape,
    }),
    result: Share,
  }),
  shareClose: post("/api/v1/share/close", {
    summary: "지금 마감하기",
    request: ShareId,
    result: Share,
  }),
  shareReopen: post("/api/v1/share/reopen", {
    summary: "마감한 것을 다시 열기",
    request: ShareId,
    result: Share,
  }),
  shareRemove: post("/api/v1/share/remove", {
    summary: "낸 문제집을 지우기: 이름, 풀이, 점수가 모두 없어져요",
    request: ShareId,
    result: NoResult,
  }),
  shareCode: post("/api/v1/share/code", {
    summary: "짧은 번호를 새로 만들거나 없애기",
    request: ShareId.extend({ on: z.boolean().default(true) }),
    result: Share,
  }),
  shareList: getPage("/api/v1/share/list", {
    summary: "낸 문제집 목록",
    request: z.object({ exam_id: Id.optional(), class_id: Id.optional(), ...pageFields }),
    result: z.array(Share),
  }),
  shareGet: get("/api/v1/share/{id}", {
    summary: "낸 문제집 하나",
    request: OnlyId,
    result: Share,
  }),
  shareBoard: get("/api/v1/share/board/{id}", {
    summary: "낸 문제집의 현황판",
    quota: "survey",
    request: OnlyId,
    result: Board,
  }),
  shareBoardEvents: get("/api/v1/share/board/{id}/events", {
    summary: "현황판을 바뀔 때마다 (서버 전송 이벤트)",
    request: OnlyId,
    result: Board,
  }),
  shareQuestions: get("/api/v1/share/questions/{id}", {
    summary: "낸 문제집의 문항, 정답과 해설까지",
    quota: "export",
    request: OnlyId,
    result: z.array(z.object({ item: Item, evidence: z.array(BlockSpan) })),
  }),
  shareUpdates: get("/api/v1/share/updates/{id}", {
    summary: "낸 뒤에 책상에서 바뀐 것",
    request: OnlyId,
    result: ShareUpdates,
  }),
  sharePassOn: post("/api/v1/share/pass_on", {
    summary: "바뀐 문항을 낸 문제집에 반영하고 다시 채점하기",
    quota: "make",
    request: ShareId.extend({
      note: z
        .string()
        .normalize("NFC")
        .trim()
        .max(500, "알림은 500자까지 쓸 수 있어요.")
        .default(""),
    }),
    result: z.object({
      changed: z.array(z.int()),
      /** How many attempts were graded again. */
      regraded: z.int(),
      /** Of them, those whose score is another now. */
      rescored: z.int(),
    }),
  }),
  /** The answer is the file itself, with its name. */
  shareExport: get("/api/v1/share/export/{id}", {
    summary: "낸 문제집의 점수와 답을 표로: CSV, 엑셀(XLSX)",
    quota: "export",
    request: z.object({ ...tableFields, zone: UtcOffset }),
    result: NoResult,
  }),
  /** The answer is the file itself, with its name. On it stands the QR code of the answer form. */
  sharePaper: get("/api/v1/share/paper/{id}", {
    summary: "QR이 있는 시험지: PDF, HWPX, DOCX",
    quota: "export",
    request: OnlyId.extend({
      ...paperFields,
      format: z.enum(["pdf", "hwpx", "docx"], "형식을 골라 주세요.").default("pdf"),
    }),
    result: NoResult,
  }),
  sharePaperPreview: get("/api/v1/share/paper/{id}/preview", {
    summary: "QR이 있는 시험지 미리 보기",
    quota: "survey",
    request: OnlyId.extend({ ...paperFields, whole: z.boolean().default(false) }),
    result: PaperPreview,
  }),
  shareTakerEdit: post("/api/v1/share/taker/edit", {
    summary: "응시자의 이름과 번호 고치기",
    request: z.object({ taker_id: Id, name: TakerName, number: TakerNumber.default("") }),
    result: NoResult,
  }),
  shareTakerRemove: post("/api/v1/share/taker/remove", {
    summary: "응시자와 풀이 지우기",
    request: z.object({ taker_id: Id }),
    result: NoResult,
  }),
  shareReview: post("/api/v1/share/review", {
    summary: "학생마다 틀린 규칙으로 새 문항을 만들어 내기",
    quota: "make",
    request: ShareId.extend({
      count: z.int(COUNT).min(1, COUNT).max(30, COUNT).default(10),
    }),
    result: Share,
  }),
  shareNext: post("/api/v1/share/next", {
    summary: "반이 많이 틀린 규칙으로 다음 문제집 만들기",
    quota: "make",
    request: ShareId.extend({
      count: z.int(COUNT).min(1, COUNT).max(30, COUNT).default(10),
    }),
    result: z.object({ exam_id: Id, question_count: z.int() }),
  }),
} as const;
