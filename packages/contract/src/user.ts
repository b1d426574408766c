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
const GivenPassword = z
  .string("비밀번호를 입력해 주세요.")
  .min(1, "비밀번호를 입력해 주세요.")
  .max(200, "비밀번호는 200자까지 쓸 수 있어요.");

/** A password at sign-up. The server also refuses common ones. */
export const NewPassword = GivenPassword.min(8, "비밀번호는 8자 이상이어야 해요.");

export const userEndpoints = {
  userInfo: getOpen("/api/v1/user/info", {
    summary: "로그인한 사용자",
    request: NoFields,
    result: User,
  }),
  userRegister: postOpen("/api/v1/user/register", {
    summary: "회원 가입",
    request: z.object({ email: Email, password: NewPassword }),
    bodyLimit: CREDENTIALS_BODY_LIMIT,
    result: User,
  }),
  userLogin: postOpen("/api/v1/user/login", {
    summary: "이메일로 로그인",
    request: z.object({ email: Email, password: GivenPassword }),
    bodyLimit: CREDENTIALS_BODY_LIMIT,
    result: User,
  }),
  certificationStart: getOpen("/api/v1/user/certification/start", {
    summary: "소셜 로그인 주소",
    request: NoFields,
    result: z.object({ url: z.url() }),
  }),
  certification: postOpen("/api/v1/user/certification", {
    summary: "소셜 로그인 마치기",
    request: z.object({
      code: z.string("인증 코드가 없어요.").min(1, "인증 코드가 없어요.").max(4000),
      state: z.string().max(4000).optional(),
    }),
    result: User,
  }),
  logout: getOpen("/api/v1/auth/logout", {
    summary: "로그아웃",
    request: NoFields,
    changes: true,
    result: NoResult,
  }),
} as const;
