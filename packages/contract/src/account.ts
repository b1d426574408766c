/**
 * The account page's calls: password, devices, two-step sign-in, own data, removal. A wrong password or code is
 * code 400 with an error for its field (`password`, `code`), never 401: the user stays signed in. Where the
 * account has no password (social sign-in alone) `password` is left out, and the session must have begun by a
 * social sign-in within the last ten minutes in which the provider has asked for its password; otherwise code 403 with
 * an error for the field `confirmation`, and the page sends the user to `certificationStart` with `fresh`. The calls
 * marked `proof` answer the same unless the owner was proven within ten minutes: by signing in, or by `userConfirm`.
 */
import { z } from "zod";
import { get, getOpen, post, postOpen } from "./endpoint.ts";
import { Id, NoFields, NoResult, Time } from "./fields.ts";
import { Email, GivenPassword, NewPassword, SecondStepCode, User } from "./user.ts";

/** How one can sign up: anyone, nobody, or with an invitation's code. */
export const SignUpMode = z.enum(["open", "closed", "invitation"], "가입 방식을 골라 주세요.");
export type SignUpMode = z.infer<typeof SignUpMode>;

/** What the account page shows. */
export const Account = z.object({
  id: Id,
  email: z.string(),
  admin_level: z.int(),
  created_at: Time,
  /** When the address was proven, by a mailed link or a sign-in provider; null: not yet. */
  verified_at: Time.nullable(),
  has_password: z.boolean(),
  /** Whether a social account is linked. */
  social: z.boolean(),
  two_step: z.boolean(),
  /** Unused recovery codes of the two-step sign-in. */
  recovery_codes_left: z.int(),
  /** Whether this session proved its owner within ten minutes: signing in does, and `userConfirm`. */
  confirmed: z.boolean(),
  /** An unproven account of the same address was set aside at the social sign-in: see `userClaim`. */
  claimable: z.boolean(),
  /** Whether mail is set up (SMTP). Without it links go to the outbox folder of whoever runs the server. */
  mail: z.boolean(),
});
export type Account = z.infer<typeof Account>;

/** A signed-in device. */
export const Device = z.object({
  id: Id,
  /** In Korean words: `크롬`, `사파리`; `알 수 없는 브라우저` where the browser does not say. */
  browser: z.string(),
  /** In Korean words: `윈도우`, `아이폰`; `알 수 없는 기기` where the browser does not say. */
  system: z.string(),
  created_at: Time,
  /** To the hour: uses within an hour are not written. */
  last_used_at: Time,
  /** The device that asks. */
  is_current: z.boolean(),
});
export type Device = z.infer<typeof Device>;

/** A mailed token, as the link carries it (`/account/verify#token=…`, `/account/reset#token=…`). */
const Token = z
  .string("링크가 올바르지 않아요.")
  .trim()
  .min(1, "링크가 올바르지 않아요.")
  .max(200, "링크가 올바르지 않아요.");

/** Left out by accounts without a password. */
const OwnPassword = GivenPassword.optional();

const RecoveryCodes = z.object({
  /** Shown once; each serves once in place of a code of the app. */
  recovery_codes: z.array(z.string()),
});

export const accountEndpoints = {
  /** For the sign-in page. */
  userEntry: getOpen("/api/v1/user/entry", {
    summary: "가입 방식, 메일과 소셜 로그인이 되는지",
    request: NoFields,
    result: z.object({ sign_up: SignUpMode, mail: z.boolean(), social: z.boolean() }),
  }),
  account: get("/api/v1/user/account", {
    summary: "내 계정",
    request: NoFields,
    result: Account,
  }),

  /**
   * The link in a mail. The token proves the mailbox; that the same person asked for it is proven by the
   * session of that account or by `password` (the one given at sign-up). Without either: code 400 with an error
   * for `password`, and the page asks for it. Signs in, unless two-step sign-in asks for its `code` (as `userLogin`).
   * A used or expired token: code 404.
   */
  userVerify: postOpen("/api/v1/user/verify", {
    summary: "메일의 링크로 이메일 인증하기",
    request: z.object({ token: Token, password: OwnPassword, code: SecondStepCode.optional() }),
    result: User,
  }),
  /** Mails the link again; code 429 when asked too often, code 409 when the address is proven already. */
  userVerifySend: post("/api/v1/user/verify/send", {
    summary: "이메일 인증 메일 보내기",
    request: NoFields,
    result: NoResult,
  }),

  /** The same answer whether the address has an account or not. */
  passwordForgot: postOpen("/api/v1/user/password/forgot", {
    summary: "비밀번호를 다시 정하는 메일 보내기",
    request: z.object({ email: Email }),
    result: NoResult,
  }),
  /** Signs every device out; the user then signs in with the new password. A used or expired token: code 404. */
  passwordReset: postOpen("/api/v1/user/password/reset", {
    summary: "메일의 링크로 비밀번호 다시 정하기",
    request: z.object({ token: Token, password: NewPassword }),
    result: NoResult,
  }),
  /** Signs the other devices out. */
  passwordChange: post("/api/v1/user/password/change", {
    summary: "비밀번호 바꾸기 (다른 기기는 로그아웃해요)",
    request: z.object({ password: OwnPassword, new_password: NewPassword }),
    result: NoResult,
  }),

  /** By the password; then calls that ask for a proof are open for ten minutes. Without a password: as above. */
  userConfirm: post("/api/v1/user/confirm", {
    summary: "본인 확인하기 (10분 동안)",
    request: z.object({ password: OwnPassword }),
    result: NoResult,
  }),

  /** The last used first; at most 100. */
  sessionList: get("/api/v1/user/session/list", {
    summary: "로그인한 기기",
    request: NoFields,
    result: z.array(Device),
  }),
  sessionRemove: post("/api/v1/user/session/remove", {
    summary: "기기 하나를 로그아웃하기",
    proof: true,
    request: z.object({ session_id: Id }),
    result: NoResult,
  }),
  sessionRemoveAll: post("/api/v1/user/session/remove_all", {
    summary: "모든 기기를 로그아웃하기",
    proof: true,
    request: z.object({
      /** Whether the device that asks stays signed in. */
      keep_current: z.boolean("true 또는 false여야 해요.").default(false),
    }),
    result: z.object({ removed: z.int() }),
  }),

  /** Code 409 where it is on already, or the account has no password. */
  twoStepStart: post("/api/v1/user/two_step/start", {
    summary: "두 단계 로그인 준비하기",
    request: z.object({ password: GivenPassword }),
    /** `secret` in base32 to type, `url` (otpauth://) to show as a QR code. */
    result: z.object({ secret: z.string(), url: z.string() }),
  }),
  twoStepConfirm: post("/api/v1/user/two_step/confirm", {
    summary: "앱에 보이는 숫자로 두 단계 로그인 켜기",
    request: z.object({ code: SecondStepCode }),
    result: RecoveryCodes,
  }),
  /** New recovery codes; the former ones cease to work. */
  twoStepRecovery: post("/api/v1/user/two_step/recovery", {
    summary: "복구 코드 새로 받기",
    request: z.object({ password: GivenPassword, code: SecondStepCode }),
    result: RecoveryCodes,
  }),
  twoStepRemove: post("/api/v1/user/two_step/remove", {
    summary: "두 단계 로그인 끄기",
    request: z.object({ password: GivenPassword, code: SecondStepCode }),
    result: NoResult,
  }),

  /**
   * With `claimable`: who knows the password of the account that was set aside, and has the code of its second
   * step where it has one, gets what it held, but not its role. A wrong password or code, or one that is missing,
   * is code 400; code 404 where nothing is set aside.
   */
  userClaim: post("/api/v1/user/claim", {
    summary: "같은 이메일로 만들었던 계정의 내용 가져오기",
    request: z.object({ password: GivenPassword, code: SecondStepCode.optional() }),
    result: NoResult,
  }),

  /**
   * A file, no envelope: `json` is one document, `csv` a ZIP with a table in each file. Failures are envelopes.
   * The page may simply link to it.
   */
  userExport: get("/api/v1/user/export", {
    summary: "내 자료 내려받기",
    proof: true,
    quota: "ownData",
    request: z.object({ format: z.enum(["json", "csv"], "형식을 골라 주세요.").default("json") }),
    result: NoResult,
  }),

  /** The first step of removing the account: what would go, and what the second step needs. The last admin: 409. */
  userRemoveStart: post("/api/v1/user/remove/start", {
    summary: "계정 지우기의 첫 단계: 본인 확인",
    request: z.object({ password: OwnPassword }),
    result: z.object({
      /** For `userRemove`, within ten minutes. */
      confirmation: z.string(),
      exam_count: z.int(),
      attempt_count: z.int(),
      word_count: z.int(),
    }),
  }),
  /** The second step. Everything goes, at once and for good. An expired confirmation: code 404. */
  userRemove: post("/api/v1/user/remove", {
    summary: "계정 지우기 (되돌릴 수 없어요)",
    request: z.object({
      confirmation: z
        .string("계정 지우기를 처음부터 다시 해 주세요.")
        .min(1, "계정 지우기를 처음부터 다시 해 주세요.")
        .max(200, "계정 지우기를 처음부터 다시 해 주세요."),
    }),
    result: NoResult,
  }),
} as const;
