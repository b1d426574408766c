/** Classes: a list of students, the teachers of it, and its shares. */
import { z } from "zod";
import { get, post } from "./endpoint.ts";
import { Id, NoFields, NoResult, OnlyId, Time, Title } from "./fields.ts";
import { Share } from "./share.ts";
import { ShareToken, ShortCode, TakerName, TakerNumber } from "./taker.ts";

/** The most students of one class. */
export const MAX_MEMBERS = 500;

export const ClassSummary = z.object({
  id: Id,
  title: z.string(),
  member_count: z.int(),
  share_count: z.int(),
  /** What the caller is in it. */
  role: z.enum(["owner", "teacher", "student"]),
  created_at: Time,
});
export type ClassSummary = z.infer<typeof ClassSummary>;

export const ClassMember = z.object({
  id: Id,
  name: z.string(),
  number: z.string(),
  /** Whether an account has joined as this student. */
  joined: z.boolean(),
  joined_at: Time.nullable(),
});
export type ClassMember = z.infer<typeof ClassMember>;

/** What a student of a class has done with a share. */
export const ClassResult = z.object({
  member_id: Id,
  share_id: Id,
  state: z.enum(["entered", "taking", "done"]),
  score: z.number().nullable(),
  max_score: z.number(),
});
export type ClassResult = z.infer<typeof ClassResult>;

/** A class as its teachers see it. */
export const ClassDocument = z.object({
  id: Id,
  title: z.string(),
  role: z.enum(["owner", "teacher"]),
  created_at: Time,
  /** By which students join with their accounts; null where joining is off. */
  token: z.string().nullable(),
  code: z.string().nullable(),
  code_expires_at: Time.nullable(),
  members: z.array(ClassMember),
  teachers: z.array(
    z.object({ user_id: Id, email: z.string(), role: z.enum(["owner", "teacher"]) }),
  ),
  /** Newest first, the latest 100. */
  shares: z.array(Share),
  results: z.array(ClassResult),
});
export type ClassDocument = z.infer<typeof ClassDocument>;

const ClassId = z.object({ class_id: Id });
const Member = z.object({ name: TakerName, number: TakerNumber.default("") });

export const classEndpoints = {
  classCreate: post("/api/v1/class/create", {
    summary: "반 만들기",
    request: z.object({ title: Title }),
    result: ClassSummary,
  }),
  classEdit: post("/api/v1/class/edit", {
    summary: "반 이름 바꾸기",
    request: ClassId.extend({ title: Title }),
    result: NoResult,
  }),
  classRemove: post("/api/v1/class/remove", {
    summary: "반 지우기: 명단과 이 반에 낸 문제집의 풀이가 모두 없어져요",
    request: ClassId,
    result: NoResult,
  }),
  classList: get("/api/v1/class/list", {
    summary: "가르치는 반과 들어간 반",
    request: NoFields,
    result: z.array(ClassSummary),
  }),
  classGet: get("/api/v1/class/{id}", {
    summary: "가르치는 반 하나",
    request: OnlyId,
    result: ClassDocument,
  }),
  classMemberAppend: post("/api/v1/class/member/append", {
    summary: "명단에 학생 넣기",
    request: ClassId.extend({
      members: z
        .array(Member)
        .min(1, "넣을 학생이 없어요.")
        .max(MAX_MEMBERS, "한 반은 500명까지예요."),
    }),
    result: z.object({ added: z.int(), /** Those who were on the list already. */ known: z.int() }),
    bodyLimit: 192 * 1024,
  }),
  classMemberEdit: post("/api/v1/class/member/edit", {
    summary: "학생의 이름과 번호 고치기",
    request: z.object({ member_id: Id, name: TakerName, number: TakerNumber.default("") }),
    result: NoResult,
  }),
  classMemberRemove: post("/api/v1/class/member/remove", {
    summary: "명단에서 빼기",
    request: z.object({ member_id: Id }),
    result: NoResult,
  }),
  classInvite: post("/api/v1/class/invite", {
    summary: "학생이 들어올 링크와 짧은 번호를 새로 만들거나 없애기",
    request: ClassId.extend({ on: z.boolean().default(true) }),
    result: z.object({
      token: z.string().nullable(),
      code: z.string().nullable(),
      code_expires_at: Time.nullable(),
    }),
  }),
  /** What stands before joining: the title alone. */
  classFind: post("/api/v1/class/find", {
    summary: "링크나 짧은 번호로 반 찾기",
    request: z.object({ token: ShareToken.optional(), code: ShortCode.optional() }),
    result: z.object({ title: z.string(), joined: z.boolean() }),
  }),
  classJoin: post("/api/v1/class/join", {
    summary: "학생으로 반에 들어가기",
    request: z.object({
      token: ShareToken.optional(),
      code: ShortCode.optional(),
      name: TakerName,
      number: TakerNumber.default(""),
    }),
    result: ClassSummary,
  }),
  classLeave: post("/api/v1/class/leave", {
    summary: "반에서 나가기",
    request: ClassId,
    result: NoResult,
  }),
  classTeacherInvite: post("/api/v1/class/teacher/invite", {
    summary: "함께 가르칠 선생님을 부를 링크 만들기 (한 번, 7일)",
    request: ClassId,
    result: z.object({ token: z.string(), expires_at: Time }),
  }),
  classTeacherJoin: post("/api/v1/class/teacher/join", {
    summary: "함께 가르치는 선생님으로 들어가기",
    request: z.object({ token: ShareToken }),
    result: ClassSummary,
  }),
  classTeacherRemove: post("/api/v1/class/teacher/remove", {
    summary: "함께 가르치는 선생님을 빼거나, 내가 나가기",
    request: ClassId.extend({ user_id: Id }),
    result: NoResult,
  }),
} as const;
