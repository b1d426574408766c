import { z } from "zod";
import { NoResult, Id, NoFields } from "./fields.ts";
import { CREDENTIALS_BODY_LIMIT, getOpen, postOpen } from "./endpoint.ts";

/** Admin users have `admin_level` 0. */
export const ADMIN_LEVEL = 0;

export const User = z.object({
  id: Id,
  info: z.object({ email: z.string(), admin_level: z.int() }),
});
export type User = z.infer<typeof User>;

export const Email = z
  .string("이메일을 입력해 주세요.")
  .trim()
  .toLowerCase()
  .min(1, "이메일을 입력해 주세요.")
  .max(254, "이메일이 너무 길어요.")
  .pipe(z.email("이메일 주소의 형식이 아니에요."));

/** A password at sign-in, where the rules for new passwords do not apply. */
export const GivenPassword = z
  .string("비밀번호를 입력해 주세요.")
  .min(1, "비밀번호를 입력해 주세요.")
  .max(200, "비밀번호는 200자까지 쓸 수 있어요.");

/** A new password. Its length is the only rule; the server also refuses those that are easily guessed. */
export const NewPassword = GivenPassword.min(8, "비밀번호는 8자 이상이어야 해요.");

/** Six digits of the authenticator app, or a recovery code; spaces and hyphens do not count. */
export const SecondStepCode = z
  .string("코드를 입력해 주세요.")
  .max(40, "코드가 너무 길어요.")
  .transform((code) => code.replaceAll(/[\s-]/g, "").toLowerCase())
  .pipe(z.string().min(1, "코드를 입력해 주세요."));

/** Needed where sign-up is by invitation. */
const InvitationCode = z.string().trim().max(40, "초대 코드가 너무 길어요.").optional();

export const userEndpoints = {
  userInfo: getOpen("/api/v1/user/info", {
    summary: "로그인한 사용자",
    request: NoFields,
    result: User,
  }),
  /**
   * Where mail is set up (`userEntry`), the answer is `{ mail_sent: true }` whether the address has an account or
   * not, and the account begins with the link in the mail. Without mail the user is signed in at once, and an
   * address that is taken is code 409. Sign-up by invitation: without a valid one code 400 for `invitation`.
   */
  userRegister: postOpen("/api/v1/user/register", {
    summary: "회원 가입",
    request: z.object({ email: Email, password: NewPassword, invitation: InvitationCode }),
    bodyLimit: CREDENTIALS_BODY_LIMIT,
    result: z.union([User, z.object({ mail_sent: z.literal(true) })]),
  }),
  /**
   * With two-step sign-in: code 401 with an error for the field `code`, and the page sends the same fields again
   * with `code`. A locked account: code 403. Too many failures: code 429 with `retry_after`.
   */
  userLogin: postOpen("/api/v1/user/login", {
    summary: "이메일로 로그인",
    request: z.object({
      email: Email,
      password: GivenPassword,
      code: SecondStepCode.optional(),
    }),
    bodyLimit: CREDENTIALS_BODY_LIMIT,
    result: User,
  }),
  certificationStart: getOpen("/api/v1/user/certification/start", {
    summary: "소셜 로그인 주소",
    request: z.object({
      /** Whether the provider must ask for its password again: the fresh confirmation of `account.ts`. */
      fresh: z.boolean("true 또는 false여야 해요.").default(false),
    }),
    result: z.object({ url: z.url() }),
  }),
  /**
   * With two-step sign-in: code 401 with an error for the field `second_step`, and the code goes to
   * `certificationSecondStep` within ten minutes.
   */
  certification: postOpen("/api/v1/user/certification", {
    summary: "소셜 로그인 마치기",
    request: z.object({
      code: z.string("인증 코드가 없어요.").min(1, "인증 코드가 없어요.").max(4000),
      state: z.string().max(4000).optional(),
      invitation: InvitationCode,
    }),
    result: User,
  }),
  /** A wrong code: code 401 with an error for `code`, and another may be sent; too late: code 401 without. */
  certificationSecondStep: postOpen("/api/v1/user/certification/second_step", {
    summary: "소셜 로그인의 두 번째 단계",
    request: z.object({ code: SecondStepCode }),
    bodyLimit: CREDENTIALS_BODY_LIMIT,
    result: User,
  }),
  logout: getOpen("/api/v1/auth/logout", {
    summary: "로그아웃",
    request: NoFields,
    changes: true,
    result: NoResult,
  }),
} as const;
