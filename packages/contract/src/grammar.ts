import { z } from "zod";
import { Id } from "./fields.ts";
import { get } from "./endpoint.ts";

/** A rule on the grammar page, with the user's results. */
export const GrammarSummary = z.object({
  id: z.string(),
  /** In Korean. */
  name: z.string(),
  /** In Korean, one or two sentences to remember. */
  summary: z.string(),
  /** How many items of the rule the user has answered, and how many of those were missed. */
  met: z.int(),
  missed: z.int(),
});
export type GrammarSummary = z.infer<typeof GrammarSummary>;

export const GrammarLesson = GrammarSummary.extend({
  /** What the rule is. */
  what: z.string(),
  /** How to recognize it in a text, step by step. */
  seeing: z.array(z.string()),
  pairs: z.array(z.object({ right: z.string(), wrong: z.string(), why: z.string() })),
  /** The trap: how exams mislead. */
  trap: z.string(),
  related: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Where the rule occurs in the user's own exams, newest first. */
  occurrences: z.array(
    z.object({
      exam_id: Id,
      question_id: Id,
      title: z.string(),
      /** The sentence as it stands in the passage, and the span of it that the rule decides. */
      sentence: z.string(),
      start: z.int(),
      end: z.int(),
    }),
  ),
});
export type GrammarLesson = z.infer<typeof GrammarLesson>;

export const grammarEndpoints = {
  grammarList: get("/api/v1/grammar/list", {
    summary: "문법 규칙, 만난 횟수와 놓친 횟수",
    guests: true,
    request: z.object({}),
    result: z.array(GrammarSummary),
  }),
  grammarGet: get("/api/v1/grammar/{id}", {
    summary: "문법 설명 하나와, 내 지문에서 나온 곳",
    guests: true,
    request: z.object({
      id: z.string("규칙을 골라 주세요.").regex(/^[a-z-]{1,50}$/u, "그런 규칙이 없어요."),
    }),
    result: GrammarLesson,
  }),
} as const;
