/** Taking a share, with an account or without one. */
import { z } from "zod";
import { Attempt, AttemptMode } from "./attempt.ts";
import { get, post, postOpen } from "./endpoint.ts";
import { Id, NoFields, NoResult, Time } from "./fields.ts";

const NAME = "이름을 써 주세요.";

export const TakerName = z
  .string(NAME)
  .normalize("NFC")
  .trim()
  .min(1, NAME)
  .max(40, "이름은 40자까지 쓸 수 있어요.")
  .regex(/^[^\p{C}]+$/u, "이름에 쓸 수 없는 글자가 있어요.");

export const TakerNumber = z
  .string("번호를 써 주세요.")
  .normalize("NFC")
  .trim()
  .max(20, "번호는 20자까지 쓸 수 있어요.")
  .regex(/^[^\p{C}]*$/u, "번호에 쓸 수 없는 글자가 있어요.");

/** Someone who takes a share. */
export const Taker = z.object({
  id: Id,
  name: z.string(),
  number: z.string(),
  /** Where the name and number were there before: the second has 2. */
  same_name: z.int(),
  form: z.enum(["A", "B"]).nullable(),
});
export type Taker = z.infer<typeof Taker>;

const when = z.enum(["now", "closed", "never"]);

/** What was changed in a share after it was given. */
export const ShareChange = z.object({
  made_at: Time,
  /** Of the questions that were changed. */
  positions: z.array(z.int()),
  /** The teacher's words, or none. */
  note: z.string(),
});
export type ShareChange = z.infer<typeof ShareChange>;

/** A share, as its taker sees it. */
export const TakerShare = z.object({
  share_id: Id,
  token: z.string(),
  title: z.string(),
  state: z.enum(["waiting", "open", "closed"]),
  mode: AttemptMode,
  question_count: z.int(),
  max_score: z.number(),
  time_limit: z.int().nullable(),
  max_attempts: z.int().nullable(),
  opens_at: Time.nullable(),
  closes_at: Time.nullable(),
  show_score: when,
  show_answers: when,
  show_explanations: when,
  taker: Taker,
  /** Oldest first. */
  attempts: z.array(
    z.object({
      id: Id,
      exam_id: Id,
      started_at: Time,
      submitted_at: Time.nullable(),
      deadline: Time.nullable(),
      answered_count: z.int(),
      /** Null while it may not be seen. */
      score: z.number().nullable(),
      max_score: z.number(),
    }),
  ),
  /** Why no further attempt can be begun, in Korean; null where one can. */
  refusal: z.string().nullable(),
  changes: z.array(ShareChange),
});
export type TakerShare = z.infer<typeof TakerShare>;

/** What is on someone's list: an exam given to a class, or one that she has entered. */
export const Assignment = z.object({
  share_id: Id,
  token: z.string(),
  title: z.string(),
  class_title: z.string().nullable(),
  state: z.enum(["waiting", "open", "closed"]),
  opens_at: Time.nullable(),
  closes_at: Time.nullable(),
  question_count: z.int(),
  progress: z.enum(["new", "taking", "done"]),
});
export type Assignment = z.infer<typeof Assignment>;

/** The letters and digits of a short code: none that is taken for another. */
export const CODE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const CODE_LENGTH = 6;

const BAD_CODE = "번호는 글자와 숫자 여섯 개예요.";

/** A short code as it is typed: blanks, hyphens and small letters do not matter. */
export const ShortCode = z
  .string(BAD_CODE)
  .max(40, BAD_CODE)
  .transform((text) => text.normalize("NFKC").replaceAll(/[\s-]/gu, "").toUpperCase())
  .pipe(z.string().regex(/^[0-9A-Z]{6}$/, BAD_CODE));

export const ShareToken = z
  .string("링크가 올바르지 않아요.")
  .max(60, "링크가 올바르지 않아요.")
  .regex(/^[\w-]{16,60}$/, "링크가 올바르지 않아요.");

const way = { token: ShareToken.optional(), code: ShortCode.optional() };

export const takerEndpoints = {
  /** By a code it says nothing but the title and what has to be typed. */
  guestFind: postOpen("/api/v1/guest/find", {
    summary: "링크나 짧은 번호로 받은 문제집 찾기",
    guests: true,
    request: z.object(way),
    result: z.object({
      title: z.string(),
      asks_number: z.boolean(),
      requires: z.enum(["name", "account"]),
      /** Whether the caller has entered already, in this browser or by the account. */
      entered: z.boolean(),
      /** The student's name on the class list, where the account has joined the class. */
      known_as: z.object({ name: z.string(), number: z.string() }).nullable(),
      token: z.string().nullable(),
    }),
  }),
  guestEnter: postOpen("/api/v1/guest/enter", {
    summary: "받은 문제집에 이름으로 들어가기",
    guests: true,
    request: z.object({ ...way, name: TakerName.optional(), number: TakerNumber.default("") }),
    result: TakerShare,
  }),
  guestClaim: post("/api/v1/guest/claim", {
    summary: "가입 없이 푼 것을 내 계정으로 옮기기",
    request: NoFields,
    result: z.object({ attempts: z.int() }),
  }),
  givenGet: get("/api/v1/share/given", {
    summary: "받은 문제집과 내 풀이",
    guests: true,
    request: z.object({ token: ShareToken }),
    result: TakerShare,
  }),
  givenStart: post("/api/v1/share/start", {
    summary: "받은 문제집 풀기 시작, 또는 풀던 것 이어 풀기",
    guests: true,
    quota: "start",
    request: z.object({
      token: ShareToken,
      /** The form of the printed paper whose answers are written into the answer form. */
      paper: z.enum(["A", "B"], "시험지의 유형을 골라 주세요.").optional(),
    }),
    result: Attempt,
  }),
  assignmentList: get("/api/v1/share/assignments", {
    summary: "반에서 받은 문제집",
    request: NoFields,
    result: z.array(Assignment),
  }),
  givenLeave: post("/api/v1/guest/leave", {
    summary: "이 브라우저에서 나가기",
    guests: true,
    request: NoFields,
    result: NoResult,
  }),
} as const;
