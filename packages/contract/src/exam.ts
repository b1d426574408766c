import { Item, ItemContent, Passage, passageProblem } from "@pulda/question";
import { z } from "zod";
import { ALL_FAVORITES } from "./favorite.ts";
import {
  DEFAULT_LEVEL,
  NoResult,
  Id,
  Level,
  NoFields,
  OnlyId,
  Search,
  Seed,
  Time,
  Title,
  pageFields,
} from "./fields.ts";
import { get, getPage, post } from "./endpoint.ts";
import { OwnQuestionsOfPassages } from "./question.ts";

export const ExamState = z.enum(["generating", "ready", "failed"]);
export type ExamState = z.infer<typeof ExamState>;

/** The latest submitted attempt. */
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

/** Why an item could not be made: `passage` is an index into the exam's passages. */
export const Refusal = z.object({ type: z.string(), passage: z.int(), reason: z.string() });
export type Refusal = z.infer<typeof Refusal>;

/** Progress of the generation, in passages; `model` is that of a language model, in items, once it has begun. */
export const Progress = z.object({
  done: z.int(),
  total: z.int(),
  model: z.object({ done: z.int(), total: z.int() }).nullable(),
});

/** What was done to a question. */
export const ChangeKind = z.enum(["create", "edit", "regenerate", "move", "remove"]);
export type ChangeKind = z.infer<typeof ChangeKind>;

export const ExamDocument = z.object({
  id: Id,
  favorite_id: Id.nullable(),
  title: z.string(),
  state: ExamState,
  progress: Progress,
  seed: z.int(),
  engine_version: z.string(),
  created_at: Time,
  /** Whose exam it is first: its author's, or its taker's, who got it ready-made (예시, 단어 시험, 오답 복습). */
  made_for: z.enum(["author", "taker"]),
  /** The exam code, which is printed: with the same passages it makes the same exam again. */
  code: z.string(),
  passages: z.array(Passage),
  questions: z.array(Item),
  /** Questions whose stored content cannot be read; they can only be removed. */
  broken: z.array(z.object({ id: Id, position: z.int() })),
  refused: z.array(Refusal),
  /** The latest change to the questions, which can be undone. */
  last_change: z.object({ id: Id, kind: ChangeKind }).nullable(),
});
export type ExamDocument = z.infer<typeof ExamDocument>;

export const MAX_PASSAGES = 1000;
/** In bytes: a thousand passages of the greatest length, 2,000 words, are some 13 MB. */
const PASSAGES_BODY_LIMIT = 16 * 1024 * 1024;
export const MAX_COUNT = 50;
export const MAX_PICKS = 1000;

/** In characters; 2,000 words of ordinary English are 13,000. */
const MAX_PASSAGE_LENGTH = 50_000;
const PassageText = z
  .string("지문을 넣어 주세요.")
  .max(MAX_PASSAGE_LENGTH, "지문이 너무 길어요.")
  .superRefine((text, context) => {
    // too long already: not counted as well
    if (text.length > MAX_PASSAGE_LENGTH) return;
    const problem = passageProblem(text);
    if (problem) context.addIssue({ code: "custom", message: problem });
  });

/** A passage as a user gives it. */
export const PassageInput = z.object({
  title: z
    .string()
    .normalize("NFC")
    .trim()
    .max(100, "지문 제목은 100자까지 쓸 수 있어요.")
    .optional(),
  text: PassageText,
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

/** A target that was picked by the user, as `examSurvey` found it: `at` is where it starts. */
export const TargetPick = z.object({
  type: z.string().min(1, "유형을 골라 주세요.").max(50),
  /** Index into the passages. */
  passage: z.int().min(0),
  at: z.int().min(0),
});
export type TargetPick = z.infer<typeof TargetPick>;

export const Survey = z.object({
  places: z.array(z.object({ type: z.string(), start: z.int(), end: z.int() })),
  /** The types that cannot make any item from the passage, and why. */
  refused: z.array(z.object({ type: z.string(), reason: z.string() })),
});
export type Survey = z.infer<typeof Survey>;

/** A probable error of a text; `fix` should stand in place of the characters from `start` to `end`, if it is known. */
export const Finding = z.object({
  kind: z.enum([
    "agreement",
    "article",
    "confusion",
    "missing",
    "number",
    "repetition",
    "spacing",
    "spelling",
    "verb-form",
  ]),
  start: z.int(),
  end: z.int(),
  fix: z.string().nullable(),
  /** In Korean: what is wrong. */
  message: z.string(),
});
export type Finding = z.infer<typeof Finding>;

/** The most items of a whole exam that can be asked for where types are chosen automatically. */
export const MAX_AMOUNT = 200;
const AMOUNT = `문항 수는 적게·보통·많이 가운데 고르거나 1–${MAX_AMOUNT}의 정수로 정해 주세요.`;
const Amount = z.union(
  [
    z.enum(["few", "normal", "many"]),
    z.object({ total: z.int(AMOUNT).min(1, AMOUNT).max(MAX_AMOUNT, AMOUNT) }),
  ],
  AMOUNT,
);

export const MAX_POINTS_TOTAL = 1000;
const POINTS_TOTAL = `총점은 1–${MAX_POINTS_TOTAL.toLocaleString("en-US")}점이고 소수 첫째 자리까지 쓸 수 있어요.`;
export const PointsTotal = z
  .number(POINTS_TOTAL)
  .min(1, POINTS_TOTAL)
  .max(MAX_POINTS_TOTAL, POINTS_TOTAL)
  .multipleOf(0.1, POINTS_TOTAL);

const NO_TYPES = "유형을 하나 이상 골라 주세요.";

/** What an exam is generated from, besides its seed. */
const generationFields = {
  passages: z
    .array(PassageInput, "지문을 하나 이상 넣어 주세요.")
    .min(1, "지문을 하나 이상 넣어 주세요.")
    .max(
      MAX_PASSAGES,
      `지문은 한 번에 ${MAX_PASSAGES.toLocaleString("en-US")}개까지 넣을 수 있어요.`,
    ),
  types: z
    .union(
      [z.literal("auto"), z.array(TypeCount).max(50, "유형이 너무 많아요.")],
      "유형과 문항 수를 골라 주세요.",
    )
    .default("auto"),
  picks: z
    .array(TargetPick)
    .max(MAX_PICKS, `자리는 ${MAX_PICKS}개까지 고를 수 있어요.`)
    .default([]),
  level: Level.default(DEFAULT_LEVEL),
  /** How many items, where `types` is "auto": for each passage, or of the whole exam. */
  amount: Amount.default("normal"),
  /** What the points of all items add up to; null or left out where each has the points of its difficulty. */
  points_total: PointsTotal.nullable().default(null),
};

const YesOrNo = z.boolean("true 또는 false여야 해요.");

/** What a language model has to do with an exam; not part of its code, since a model makes nothing a second time. */
const modelFields = {
  /** 모델도 함께: a model proposes items as well. Types that only a model makes need it. */
  use_model: YesOrNo.default(false),
  /** 모델로 한 번 더 확인: a model solves what the rules make, and what it disagrees with is left out. */
  model_check: YesOrNo.default(false),
};

/** What an exam is made from. */
const generateRequest = z
  .object({
    title: Title.or(z.literal("")).optional(),
    ...generationFields,
    ...modelFields,
    /** Questions that came along with the passages: each stands behind the items of its passage. */
    own_questions: OwnQuestionsOfPassages.default([]),
    seed: Seed.optional(),
  })
  .superRefine(({ passages, types, picks, own_questions }, context) => {
    if (types !== "auto" && types.length === 0 && picks.length === 0)
      context.addIssue({ code: "custom", path: ["types"], message: NO_TYPES });
    const withoutPassage = picks.findIndex(({ passage }) => passage >= passages.length);
    if (withoutPassage >= 0)
      context.addIssue({
        code: "custom",
        path: ["picks", withoutPassage, "passage"],
        message: "고른 자리의 지문이 없어요.",
      });
    const alone = own_questions.findIndex(({ passage }) => passage >= passages.length);
    if (alone >= 0)
      context.addIssue({
        code: "custom",
        path: ["own_questions", alone, "passage"],
        message: "문항의 지문이 없어요.",
      });
  });

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
    result: NoResult,
  }),
  examRemoveAll: post("/api/v1/exam/remove/all", {
    summary: "모든 문제집 지우기",
    request: NoFields,
    result: z.object({ removed: z.int() }),
  }),
  examGenerate: post("/api/v1/exam/generate", {
    summary: "지문으로 문제집 만들기",
    bodyLimit: PASSAGES_BODY_LIMIT,
    quota: "make",
    request: generateRequest,
    result: ExamDocument,
  }),
  examForm: post("/api/v1/exam/form/{id}", {
    summary: "같은 지문·유형·난도로 다른 형(B형) 만들기",
    quota: "make",
    request: OnlyId,
    result: ExamDocument,
  }),
  examCancel: post("/api/v1/exam/cancel/{id}", {
    summary: "만들고 있는 문제집을 그만두고 지우기",
    request: OnlyId,
    result: NoResult,
  }),
  /** The exam becomes ready with what it has. */
  examStopModel: post("/api/v1/exam/stop_model/{id}", {
    summary: "모델을 더 기다리지 않고, 지금까지 만든 문항으로 문제집 끝내기",
    request: OnlyId,
    result: NoResult,
  }),
  examSurvey: post("/api/v1/exam/survey", {
    summary: "지문에서 유형마다 문항을 만들 수 있는 곳",
    bodyLimit: 1100 * 1024,
    quota: "survey",
    request: z.object({
      text: PassageText,
      /** Further passages of the same exam, nearest first. */
      neighbours: z.array(z.string().max(50_000)).max(6).default([]),
      seed: Seed.default(0),
      level: Level.default(DEFAULT_LEVEL),
    }),
    result: Survey,
  }),
  examPreviewItem: post("/api/v1/exam/preview_item", {
    summary: "지문에서 고른 자리의 문항 미리 보기",
    bodyLimit: 1100 * 1024,
    quota: "survey",
    request: z.object({
      text: PassageText,
      /** Further passages of the same exam, nearest first. */
      neighbours: z.array(z.string().max(50_000)).max(6).default([]),
      seed: Seed.default(0),
      level: Level.default(DEFAULT_LEVEL),
      type: z.string().min(1, "유형을 골라 주세요.").max(50),
      /** Where the target starts, as `exam/survey` found it. */
      at: z.int().min(0),
    }),
    /** Null where no item can be made there, with the reason. */
    result: z.object({ item: ItemContent.nullable(), reason: z.string().nullable() }),
  }),
  examProofread: post("/api/v1/exam/proofread", {
    summary: "지문 점검: 지문에서 틀린 것 같은 곳과 고친 표현",
    bodyLimit: 240 * 1024,
    quota: "survey",
    request: z.object({ text: PassageText }),
    result: z.object({ findings: z.array(Finding) }),
  }),
  examCode: post("/api/v1/exam/code", {
    summary: "시험지 코드 읽기: 시드와, 지문·유형·난도가 그때와 같은지",
    bodyLimit: PASSAGES_BODY_LIMIT,
    quota: "make",
    request: z.object({
      code: z.string().trim().max(40, "시험지 코드가 아니에요."),
      ...generationFields,
    }),
    result: z.object({
      seed: z.int(),
      engine_version: z.string(),
      /** Whether this server's engine has the version of the code, and so makes the same items. */
      fits_version: z.boolean(),
      /** Whether passages, types, level and picks match the code's hash. */
      fits_request: z.boolean(),
    }),
  }),
  /** Server-sent events, one for each change, until the generation has ended or the exam is removed. */
  examEvents: get("/api/v1/exam/{id}/events", {
    summary: "만드는 정도를 알리는 server-sent events",
    request: OnlyId,
    result: Progress.extend({ state: ExamState }),
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
