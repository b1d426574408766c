/** Reviews of the word list. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { call, callOrThrow, type FieldsOf } from "./client.ts";
import { queryKeys, queryClient } from "./queries.ts";
import { utcOffset } from "./time-zone.ts";

/** The cards to review today. */
export function useQueue() {
  return useQuery({
    queryKey: [...queryKeys.reviews, "queue"] as const,
    queryFn: async ({ signal }) =>
      (await callOrThrow("wordQueue", { zone: utcOffset() }, signal)).result,
    // what is due changes with the clock
    staleTime: 0,
  });
}

/** Words to practise, selected at random once per round; their schedule does not change. */
export function usePractice(filter: Required<FieldsOf<"wordPractice">>["filter"], round: number) {
  return useQuery({
    queryKey: [...queryKeys.reviews, "practice", filter, round] as const,
    queryFn: async ({ signal }) =>
      (await callOrThrow("wordPractice", { filter, zone: utcOffset() }, signal)).result,
    staleTime: Infinity,
  });
}

/** Rates a review. The caller calls `invalidateReviews` when it fetches the next card. */
export function useRateWord() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"wordReview">) => call("wordReview", fields),
  });
}

/** Undoes today's last rating. */
export function useUndoReview() {
  return useMutation({ mutationFn: () => call("wordReviewUndo", { zone: utcOffset() }) });
}

/** Spreads the due words over a number of days. */
export function useCatchUp() {
  return useMutation({
    mutationFn: (days: number) => call("wordCatchUp", { days, zone: utcOffset() }),
    onSuccess: ({ ok }) => (ok ? invalidateReviews() : undefined),
  });
}

export function useWordSettings() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"wordSettings">) => call("wordSettings", fields),
    onSuccess: ({ ok }) => (ok ? invalidateReviews() : undefined),
  });
}

/** Forecast and retention. */
export function useWordStats() {
  return useQuery({
    queryKey: [...queryKeys.reviews, "stats"] as const,
    queryFn: async ({ signal }) =>
      (await callOrThrow("wordStats", { zone: utcOffset() }, signal)).result,
  });
}

export function invalidateReviews() {
  return queryClient.invalidateQueries({ queryKey: queryKeys.words });
}
