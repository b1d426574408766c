/** 휴지통: what was removed in the last thirty days. */
import { z } from "zod";
import { getPage, post } from "./endpoint.ts";
import { Id, NoFields, NoResult, Time, pageFields } from "./fields.ts";

const TrashKind = z.enum(["exam", "folder", "word"], "문제집, 폴더, 단어 중에서 골라 주세요.");
export type TrashKind = z.infer<typeof TrashKind>;

export const Trashed = z.object({
  kind: TrashKind,
  /** The id that it had, and gets again. */
  id: Id,
  title: z.string(),
  /** In Korean: how many items or exams are in it, or what the word means. */
  detail: z.string(),
  removed_at: Time,
  /** When it is removed for good. */
  until: Time,
});
export type Trashed = z.infer<typeof Trashed>;

const Which = z.object({ kind: TrashKind, id: Id });

export const trashEndpoints = {
  trashList: getPage("/api/v1/trash/list", {
    summary: "휴지통: 지운 문제집, 폴더, 단어",
    request: z.object(pageFields),
    result: z.array(Trashed),
  }),
  trashRestore: post("/api/v1/trash/restore", {
    summary: "휴지통에서 되돌리기: 풀이와 폴더도 함께",
    request: Which,
    result: NoResult,
  }),
  trashRemove: post("/api/v1/trash/remove", {
    summary: "휴지통에서 완전히 지우기",
    request: Which,
    result: NoResult,
  }),
  trashEmpty: post("/api/v1/trash/empty", {
    summary: "휴지통 비우기",
    request: NoFields,
    result: NoResult,
  }),
} as const;
