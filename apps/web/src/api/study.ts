/** 학습 현황: activity, accuracy and forecast. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Endpoints, ResultOf } from "@pulda/contract";
import { callOrThrow } from "./client.ts";
import { queryKeys } from "./queries.ts";
import { utcOffset } from "./time-zone.ts";

export type StudyStats = ResultOf<Endpoints["studyStats"]>;
export type StudyProgress = ResultOf<Endpoints["studyProgress"]>;

/** Streak, calendar and forecast. */
export function useStudyStats() {
  return useQuery({
    queryKey: [...queryKeys.study, "stats"] as const,
    queryFn: async ({ signal }) =>
      (await callOrThrow("studyStats", { zone: utcOffset() }, signal)).result,
    // every answer and review changes them
    staleTime: 0,
  });
}

/** Accuracy and words of the last `days` days. */
export function useStudyProgress(days: number) {
  return useQuery({
    queryKey: [...queryKeys.study, "progress", days] as const,
    queryFn: async ({ signal }) =>
      (await callOrThrow("studyProgress", { zone: utcOffset(), days }, signal)).result,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
