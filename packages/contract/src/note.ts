import { Item, ItemResponse } from "@pulda/question";
import { z } from "zod";
import { Attempt, AttemptSummary } from "./attempt.ts";
import { paperFields, PaperPreview } from "./document.ts";
import { Id, NoResult, Time, UtcOffset, pageFields } from "./fields.ts";
import { get, getPage, post } from "./endpoint.ts";
import { Streak } from "./study.ts";

/** A note: a missed item, as it was when it was missed. */
export const Note = z.object({
  id: Id,
  /** Null once the exam is removed. */
  exam_id: Id.nullable(),
  title: z.string(),
  /** Null where the stored item cannot be read any more. */
  item: Item.nullable(),
  /** The response of the last time it was missed. */
  response: ItemResponse.nullable(),
  rules: z.array(z.string()),
  words: z.array(z.object({ text: z.string(), context: z.string() })),
  missed_at: Time,
  /** How often it was missed. */
  times: z.int(),
  /** The user's own words about it. */
  memo: z.string(),
  /** When the user marked it as understood. */
  understood_at: Time.nullable(),
});
export type Note = z.infer<typeof Note>;

/** A count of missed items; `name` is Korean. */
const Group = z.object({ id: z.string(), name: z.string(), count: z.int() });

/** A missed rule that is reviewed, each time with a new item. */
export const RuleCard = z.object({
  rule: z.string(),
  name: z.string(),
  due_at: Time,
  /** How often it was reviewed. */
  reps: z.int(),
});
export type RuleCard = z.infer<typeof RuleCard>;

const filterFields = {
  rule: z.string().max(60).optional(),
  type: z.string().max(50).optional(),
  exam_id: Id.optional(),
  /** Whether notes marked as understood are included. */
  understood: z.boolean().default(false),
};

/** How many answers were right. */
const Tally = z.object({ right: z.int(), count: z.int() });

export const noteEndpoints = {
  noteList: getPage("/api/v1/note/list", {
    summary: "오답노트",
    request: z.object({
      ...filterFields,
      ...pageFields,
    }),
    result: z.array(Note),
  }),
  /** The answer is the file itself, with its name. */
  noteExport: get("/api/v1/note/export", {
    summary: "오답노트의 문항을 시험지로: PDF·HWPX·DOCX",
    quota: "export",
    request: z.object({
      format: z.enum(["pdf", "hwpx", "docx"], "형식을 골라 주세요.").default("pdf"),
      ...filterFields,
      ...paperFields,
    }),
    result: NoResult,
  }),
  notePreview: get("/api/v1/note/preview", {
    summary: "오답노트 시험지 미리 보기: 쪽수와 첫 쪽(또는 모든 쪽)의 그림",
    quota: "survey",
    request: z.object({ whole: z.boolean().default(false), ...filterFields, ...paperFields }),
    result: PaperPreview,
  }),
  noteGroups: get("/api/v1/note/groups", {
    summary: "오답노트의 규칙, 유형, 문제집별 수",
    request: z.object({ understood: z.boolean().default(false) }),
    result: z.object({
      rules: z.array(Group),
      types: z.array(Group),
      exams: z.array(z.object({ id: Id, name: z.string(), count: z.int() })),
    }),
  }),
  noteEdit: post("/api/v1/note/edit", {
    summary: "오답노트에 적기, 이해했다고 표시하기",
    request: z.object({
      note_id: Id,
      memo: z.string().normalize("NFC").max(2000, "메모는 2,000자까지 쓸 수 있어요.").optional(),
      understood: z.boolean().optional(),
    }),
    result: Note,
  }),
  /** Rule review: an attempt with new items, from passages in which the user has not met the rule. */
  notePractice: post("/api/v1/note/practice", {
    summary: "놓친 규칙을 새 문항으로 복습하기",
    quota: "make",
    request: z.object({
      /** The rules to review; those that are due when left out. */
      rules: z.array(z.string().max(60)).max(20).optional(),
      zone: UtcOffset,
    }),
    result: Attempt,
  }),
  noteDue: get("/api/v1/note/due", {
    summary: "오늘 복습할 규칙",
    request: z.object({ zone: UtcOffset }),
    result: z.object({ due: z.array(RuleCard), next_due_at: Time.nullable() }),
  }),
  noteProgress: get("/api/v1/note/progress/{id}", {
    summary: "풀이 하나가 바꾼 것: 놓친 적 있는 규칙과 유형을 그 전과 이번에 얼마나 맞혔는지",
    request: z.object({ id: Id }),
    result: z.object({
      /** Whether the attempt was at items that were made to review. */
      is_review: z.boolean(),
      /** Worst first; `before` counts the last five answers before the attempt. */
      parts: z.array(z.object({ rule: z.string(), name: z.string(), before: Tally, now: Tally })),
    }),
  }),
  today: get("/api/v1/today", {
    summary: "오늘 할 일: 복습할 단어와 규칙, 끝내지 않은 풀이, 연속 학습일",
    request: z.object({ zone: UtcOffset }),
    result: z.object({
      words: z.int(),
      rules: z.int(),
      attempts: z.array(AttemptSummary),
      streak: Streak,
      /** Whether the user has made an exam. */
      makes: z.boolean(),
      /** Whether the user has given an exam to students, or teaches a class. */
      gives: z.boolean(),
    }),
  }),
} as const;
