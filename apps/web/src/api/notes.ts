/** The notebook of missed items, rule review, and what is due today. */
import { keepPreviousData, queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import type { Endpoints, ResultOf } from "@pulda/contract";
import { cacheAttempt } from "./attempts.ts";
import { call, callOrThrow, type FieldsOf } from "./client.ts";
import { PAGE_SIZE } from "./page-sizes.ts";
import { queryKeys, queryClient } from "./queries.ts";
import { utcOffset } from "./time-zone.ts";

export type NoteFilter = Pick<FieldsOf<"noteList">, "rule" | "type" | "exam_id"> & {
  readonly understood: boolean;
  readonly page: number;
};

export function useNotes(filter: NoteFilter) {
  return useQuery({
    queryKey: [...queryKeys.notes, "list", filter] as const,
    queryFn: async ({ signal }) => {
      const page = await callOrThrow("noteList", { ...filter, limit: PAGE_SIZE }, signal);
      return { list: page.result, pagination: page.pagination };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useNoteGroups(understood: boolean) {
  return useQuery({
    queryKey: [...queryKeys.notes, "groups", understood] as const,
    queryFn: async ({ signal }) => (await callOrThrow("noteGroups", { understood }, signal)).result,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useEditNote() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"noteEdit">) => call("noteEdit", fields),
    onSuccess: ({ ok }) =>
      ok ? queryClient.invalidateQueries({ queryKey: queryKeys.notes }) : undefined,
  });
}

/** The rules that are due. */
export function useDueRules() {
  return useQuery({
    queryKey: [...queryKeys.notes, "due"] as const,
    queryFn: async ({ signal }) =>
      (await callOrThrow("noteDue", { zone: utcOffset() }, signal)).result,
    staleTime: 0,
  });
}

/** What an attempt has changed for rules that were missed. */
export function useReviewProgress(attemptId: number, isWanted: boolean) {
  return useQuery({
    queryKey: [...queryKeys.attempts, "progress", attemptId] as const,
    queryFn: async ({ signal }) =>
      (await callOrThrow("noteProgress", { id: attemptId }, signal)).result,
    enabled: isWanted,
  });
}

/** Makes new items for rules, by default for those that are due, and starts an attempt at them. */
export function useStartRuleReview() {
  return useMutation({
    mutationFn: (rules?: string[]) =>
      call("notePractice", { zone: utcOffset(), ...(rules && { rules }) }),
    onSuccess: (started) => {
      if (started.ok) cacheAttempt(started.result);
    },
  });
}

export type TodayResult = ResultOf<Endpoints["today"]>;

export function todayQuery() {
  return queryOptions({
    queryKey: queryKeys.today,
    queryFn: async ({ signal }) =>
      (await callOrThrow("today", { zone: utcOffset() }, signal)).result,
    // the route's loader fetches it each time the page is opened
    staleTime: Infinity,
    retryOnMount: false,
  });
}

/** What is due today. */
export function useToday() {
  return useQuery(todayQuery());
}
