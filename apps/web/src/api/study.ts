/** 학습 현황: what was done, how well, and what comes back. */
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
    // answers and reviews given since have their say
    staleTime: 0,
  });
}

/** Accuracy and words of the last so many days. */
export function useStudyProgress(days: number) {
  return useQuery({
    queryKey: [...queryKeys.study, "progress", days] as const,
    queryFn: async ({ signal }) =>
      (await callOrThrow("studyProgress", { zone: utcOffset(), days }, signal)).result,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
