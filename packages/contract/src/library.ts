/** The library: example exams of ours that anyone can open and take. */
import { BlockSpan, ChoiceNumber, TakerItem } from "@pulda/question";
import { z } from "zod";
import { get, getOpen, post } from "./endpoint.ts";
import { ExamSummary } from "./exam.ts";
import { NoFields } from "./fields.ts";

/** An example exam before it is opened. */
export const LibraryEntry = z.object({
  /** Its address. */
  slug: z.string(),
  title: z.string(),
  /** The school year that it suits, such as "고2". */
  grade: z.string(),
  /** What the passage is about, such as "심리". */
  subject: z.string(),
  /** What kind of text it is, such as "설명". */
  kind: z.string(),
  item_count: z.int(),
});
export type LibraryEntry = z.infer<typeof LibraryEntry>;

/** An item of the trial: its key travels with it, since it is graded on the taker's device. */
export const TrialItem = z.object({
  item: TakerItem,
  choice: ChoiceNumber,
  explanation: z.string(),
  evidence: z.array(BlockSpan),
});
export type TrialItem = z.infer<typeof TrialItem>;

/** An example exam that is taken without signing in. */
export const Trial = z.object({
  slug: z.string(),
  title: z.string(),
  grade: z.string(),
  items: z.array(TrialItem),
});
export type Trial = z.infer<typeof Trial>;

const NO_SLUG = "예시 문제집을 골라 주세요.";

export const libraryEndpoints = {
  libraryTrial: getOpen("/api/v1/library/trial", {
    summary: "가입 없이 풀어 보는 예시 문항, 정답과 함께",
    request: NoFields,
    result: Trial,
  }),
  libraryList: get("/api/v1/library/list", {
    summary: "예시 문제집 목록",
    request: NoFields,
    result: z.array(LibraryEntry),
  }),
  /** The user's copy: made now, or the one that was made before and still has its title. */
  libraryOpen: post("/api/v1/library/open", {
    summary: "예시 문제집을 내 문제집에 넣고 열기",
    quota: "make",
    request: z.object({
      slug: z
        .string(NO_SLUG)
        .max(60, NO_SLUG)
        .regex(/^[a-z0-9-]+$/u, NO_SLUG),
    }),
    result: ExamSummary,
  }),
} as const;
