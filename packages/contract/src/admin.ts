/** What admins (`admin_level` 0) do. Every call here is `admin`: others get code 403. Changes stand in the audit log. */
import { ItemContent } from "@pulda/question";
import { z } from "zod";
import { SignUpMode } from "./account.ts";
import { adminGet, adminGetPage, adminPost } from "./endpoint.ts";
import { Id, NoFields, NoResult, Search, Time, UtcOffset, pageFields } from "./fields.ts";

/** An account as admins see it. */
export const AdminUser = z.object({
  id: Id,
  email: z.string(),
  admin_level: z.int(),
  created_at: Time,
  verified_at: Time.nullable(),
  /** Since when the account cannot sign in; null: it can. */
  locked_at: Time.nullable(),
  /** Set aside when another person proved to own its address; it cannot sign in and goes after 90 days. */
  set_aside_at: Time.nullable(),
  /** The last use of any of its devices, to the hour; null where it is signed in nowhere. */
  last_used_at: Time.nullable(),
  has_password: z.boolean(),
  social: z.boolean(),
  two_step: z.boolean(),
  device_count: z.int(),
  exam_count: z.int(),
  attempt_count: z.int(),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** One day of the charts; days without anything are there with zeros. */
export const UsageDay = z.object({
  /** `2026-11-22`, a day of the asking page's time zone (from midnight). */
  day: z.iso.date(),
  users: z.int(),
  sign_ins: z.int(),
  failed_sign_ins: z.int(),
  exams: z.int(),
  attempts: z.int(),
});
export type UsageDay = z.infer<typeof UsageDay>;

/** An error of the server; equal ones are counted together. */
export const ServerError = z.object({
  first_at: Time,
  last_at: Time,
  count: z.int(),
  method: z.string(),
  /** The route, such as `/api/v1/exam/:id`. */
  path: z.string(),
  name: z.string(),
  message: z.string(),
  /** Of the latest: finds its lines in the log. */
  request_id: z.string(),
});
export type ServerError = z.infer<typeof ServerError>;

export const AdminStats = z.object({
  days: z.array(UsageDay),
  totals: z.object({
    users: z.int(),
    locked: z.int(),
    admins: z.int(),
    exams: z.int(),
    questions: z.int(),
    attempts: z.int(),
    answers: z.int(),
    words: z.int(),
  }),
  database: z.object({ kind: z.enum(["sqlite", "postgres"]), bytes: z.int() }),
  jobs: z.object({
    /** Exams being made, and exams whose making has failed. */
    generating: z.int(),
    failed: z.int(),
    /** Mails that wait, and mails that were given up. */
    mail_waiting: z.int(),
    mail_failed: z.int(),
  }),
  /** The latest first; at most 50. */
  errors: z.array(ServerError),
});
export type AdminStats = z.infer<typeof AdminStats>;

export const Invitation = z.object({
  id: Id,
  /** What the new user types, such as `K7QM-2XPA-…`; also in the link `/sign-in#invitation=…`. */
  code: z.string(),
  note: z.string(),
  created_at: Time,
  /** Null: it does not expire. */
  expires_at: Time.nullable(),
  /** Null: any number. */
  max_uses: z.int().nullable(),
  uses: z.int(),
  /** Neither expired nor used up. */
  is_open: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

/** What an admin has done. */
export const AuditAction = z.enum([
  "lock",
  "unlock",
  "role",
  "sign-out",
  "remove",
  "sign-up",
  "invitation-create",
  "invitation-remove",
  "forget-key",
  "reset-link",
  "two-step-off",
]);
export type AuditAction = z.infer<typeof AuditAction>;

export const AuditEntry = z.object({
  id: Id,
  at: Time,
  action: AuditAction,
  /** Who did it: the admin's address then; `npm run admin` for the command line. */
  admin: z.string(),
  /** Whom it concerns: the address then; null where it concerns nobody. */
  user: z.string().nullable(),
  /** Such as `admin_level 1 → 0`. */
  detail: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** How often a language model was asked, and how many tokens went in and came out together. */
const ModelUse = z.object({ calls: z.int(), tokens: z.int() });

/**
 * Why a language model gave no answer.
 * - `unreachable`: no connection, or the service answers with an error of its own
 * - `too-slow`: nothing came for the time limit
 * - `refused-key`: the service does not take the key
 * - `busy`: too many requests, for longer than it is worth waiting
 * - `no-tokens`: the user has used up today's tokens
 * - `cut-off`: the answer broke off
 * - `rubbish`: what came back is no answer of a model
 */
export const ModelFailure = z.enum([
  "unreachable",
  "too-slow",
  "refused-key",
  "busy",
  "no-tokens",
  "cut-off",
  "rubbish",
]);
export type ModelFailure = z.infer<typeof ModelFailure>;

/** The language model as admins see it; never its key. */
export const AdminModel = z.object({
  is_set_up: z.boolean(),
  provider: z.enum(["openai-compatible", "anthropic", "google"]).nullable(),
  name: z.string().nullable(),
  /** The model that solves items blind; the same, where no other is set up. */
  solver: z.string().nullable(),
  /** Where it is reached, such as `localhost:11434`; null for the provider's own address. */
  host: z.string().nullable(),
  /** How many tokens a user may have used in a day; null for any number. */
  tokens_a_day: z.int().nullable(),
  /** Days begin at midnight in Seoul. */
  today: ModelUse,
  /** The last 30 days, today among them. */
  month: ModelUse,
  /** The ten who have used most in the last 30 days. */
  users: z.array(ModelUse.extend({ user_id: Id, email: z.string() })),
  /** Since the server was started; `reason` is in Korean. */
  last_failure: z.object({ at: Time, kind: ModelFailure, reason: z.string() }).nullable(),
});
export type AdminModel = z.infer<typeof AdminModel>;

/** What has come of trying the model: an item, or why there is none. */
export const ModelTrial = z.object({
  seconds: z.number(),
  calls: z.int(),
  tokens: z.int(),
  item: ItemContent.nullable(),
  reason: z.string().nullable(),
});
export type ModelTrial = z.infer<typeof ModelTrial>;

const SignUp = z.object({
  mode: SignUpMode,
  /** What holds without a choice of an admin: the variable PULDA_SIGN_UP. */
  default_mode: SignUpMode,
});

export const adminEndpoints = {
  adminUserList: adminGetPage("/api/v1/admin/user/list", {
    summary: "관리: 사용자 목록",
    request: z.object({
      /** In the address. */
      search: Search.default(""),
      filter: z
        .enum(["all", "admin", "locked", "unverified", "set_aside"], "거를 조건을 골라 주세요.")
        .default("all"),
      ...pageFields,
    }),
    result: z.array(AdminUser),
  }),
  /** Gives only what changes. The last admin can neither be locked nor lose the role: code 409. */
  adminUserEdit: adminPost("/api/v1/admin/user/edit", {
    summary: "관리: 사용자 잠그기·풀기, 역할 바꾸기",
    proof: true,
    request: z.object({
      user_id: Id,
      locked: z.boolean("true 또는 false여야 해요.").optional(),
      /** 0 admin, 1 member. */
      admin_level: z
        .int("역할은 0 또는 1이에요.")
        .min(0, "역할은 0 또는 1이에요.")
        .max(1, "역할은 0 또는 1이에요.")
        .optional(),
    }),
    result: AdminUser,
  }),
  adminUserSignOut: adminPost("/api/v1/admin/user/sign_out", {
    summary: "관리: 사용자의 모든 기기를 로그아웃하기",
    proof: true,
    request: z.object({ user_id: Id }),
    result: z.object({ removed: z.int() }),
  }),
  /** The last admin: code 409. */
  adminUserRemove: adminPost("/api/v1/admin/user/remove", {
    summary: "관리: 사용자와 그 자료를 모두 지우기",
    proof: true,
    request: z.object({ user_id: Id }),
    result: NoResult,
  }),
  adminStats: adminGet("/api/v1/admin/stats", {
    summary: "관리: 날마다의 쓰임, 크기, 작업, 최근 오류",
    request: z.object({
      days: z
        .int("날 수는 1–366이에요.")
        .min(1, "날 수는 1–366이에요.")
        .max(366, "날 수는 1–366이에요.")
        .default(30),
      zone: UtcOffset,
    }),
    result: AdminStats,
  }),
  adminSignUp: adminGet("/api/v1/admin/sign_up", {
    summary: "관리: 가입 방식",
    request: NoFields,
    result: SignUp,
  }),
  adminSignUpEdit: adminPost("/api/v1/admin/sign_up/edit", {
    summary: "관리: 가입 방식 바꾸기",
    request: z.object({ mode: SignUpMode }),
    result: SignUp,
  }),
  adminInvitationList: adminGetPage("/api/v1/admin/invitation/list", {
    summary: "관리: 초대 목록",
    request: z.object(pageFields),
    result: z.array(Invitation),
  }),
  adminInvitationCreate: adminPost("/api/v1/admin/invitation/create", {
    summary: "관리: 초대 만들기",
    request: z.object({
      note: z
        .string()
        .normalize("NFC")
        .trim()
        .max(100, "메모는 100자까지 쓸 수 있어요.")
        .default(""),
      /** Left out: any number. */
      max_uses: z
        .int("쓸 수 있는 횟수는 1–1000이에요.")
        .min(1, "쓸 수 있는 횟수는 1–1000이에요.")
        .max(1000, "쓸 수 있는 횟수는 1–1000이에요.")
        .optional(),
      /** Left out: it does not expire. */
      days: z
        .int("쓸 수 있는 날은 1–365일이에요.")
        .min(1, "쓸 수 있는 날은 1–365일이에요.")
        .max(365, "쓸 수 있는 날은 1–365일이에요.")
        .optional(),
    }),
    result: Invitation,
  }),
  adminInvitationRemove: adminPost("/api/v1/admin/invitation/remove", {
    summary: "관리: 초대 거두기",
    request: z.object({ invitation_id: Id }),
    result: NoResult,
  }),
  adminAuditList: adminGetPage("/api/v1/admin/audit/list", {
    summary: "관리: 관리자가 한 일",
    request: z.object(pageFields),
    result: z.array(AuditEntry),
  }),
  adminModel: adminGet("/api/v1/admin/model", {
    summary: "관리: 언어 모델의 설정과 쓰임",
    request: NoFields,
    result: AdminModel,
  }),
  /** From a passage of ours. Asks the model now, and is not answered from what it has said before. */
  adminModelTry: adminPost("/api/v1/admin/model/try", {
    summary: "관리: 모델로 문항 하나를 만들어 보기",
    quota: "make",
    request: z.object({
      type: z
        .string()
        .min(1, "유형을 골라 주세요.")
        .max(50, "유형을 골라 주세요.")
        .default("topic"),
    }),
    result: ModelTrial,
  }),
} as const;
