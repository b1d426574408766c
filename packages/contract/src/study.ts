import { z } from "zod";
import { UtcOffset } from "./fields.ts";
import { get } from "./endpoint.ts";

/** The ranges of statistics, in days, today included. */
export const STUDY_RANGES = [28, 84, 365] as const;
export const DEFAULT_STUDY_RANGE = 84;

const Day = z.iso.date();
const Days = z
  .int("기간은 28일, 84일, 365일 가운데에서 골라 주세요.")
  .refine((days) => (STUDY_RANGES as readonly number[]).includes(days), {
    error: "기간은 28일, 84일, 365일 가운데에서 골라 주세요.",
  })
  .default(DEFAULT_STUDY_RANGE);

/** Graded answers and how many of them were right; partially right ones are not. */
const Tally = z.object({
  right: z.int(),
  total: z.int(),
  /** The same for each period. */
  series: z.object({ right: z.array(z.int()), total: z.array(z.int()) }),
});
export type Tally = z.infer<typeof Tally>;

/** The answers of one question type or rule; `name` is Korean. */
export const TallyGroup = Tally.extend({ id: z.string(), name: z.string() });
export type TallyGroup = z.infer<typeof TallyGroup>;

/** The activity of one day. */
export const StudyDay = z.object({
  day: Day,
  /** Graded answers. */
  answers: z.int(),
  /** Reviews of words. */
  reviews: z.int(),
});
export type StudyDay = z.infer<typeof StudyDay>;

/** Consecutive days on which something was answered or reviewed. */
export const Streak = z.object({
  /** Up to today, or up to yesterday while nothing has been done today. */
  current: z.int(),
  longest: z.int(),
  /** Whether something was done today. */
  today: z.boolean(),
});

export const studyEndpoints = {
  studyStats: get("/api/v1/study/stats", {
    summary: "연속 학습일, 학습 달력, 앞으로 복습할 단어와 규칙",
    request: z.object({ zone: UtcOffset }),
    result: z.object({
      streak: Streak,
      /** Every day of the last 26 weeks, from a Monday on, up to today. */
      calendar: z.array(StudyDay),
      /** What is due on each of the next thirty days, today (with all overdue) first. */
      forecast: z.array(z.object({ day: Day, words: z.int(), rules: z.int() })),
    }),
  }),
  studyProgress: get("/api/v1/study/progress", {
    summary: "기간별 정답률과 단어 수",
    request: z.object({ zone: UtcOffset, days: Days }),
    result: z.object({
      /** Days where the range is 28 days, else weeks; the last ends today. Both ends belong to it. */
      periods: z.array(z.object({ from: Day, to: Day })),
      accuracy: z.object({
        all: Tally,
        types: z.array(TallyGroup),
        rules: z.array(TallyGroup),
      }),
      /** At the end of each period: words on the list, and how many of them were known. */
      words: z.object({ listed: z.array(z.int()), known: z.array(z.int()) }),
    }),
  }),
} as const;
