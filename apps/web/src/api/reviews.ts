/** Reviews of the word list. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { call, demand, type FieldsOf } from "./client.ts";
import { keys, queryClient } from "./queries.ts";
import { zone } from "./zone.ts";

/** What is to be reviewed today. */
export function useQueue() {
  return useQuery({
    queryKey: [...keys.reviews, "queue"] as const,
    queryFn: async ({ signal }) => (await demand("wordQueue", { zone: zone() }, signal)).result,
    // what is due changes with the clock
    staleTime: 0,
  });
}

/** Words to practise, drawn once; their schedule does not change. */
export function usePractice(filter: Required<FieldsOf<"wordPractice">>["filter"], round: number) {
  return useQuery({
    queryKey: [...keys.reviews, "practice", filter, round] as const,
    queryFn: async ({ signal }) =>
      (await demand("wordPractice", { filter, zone: zone() }, signal)).result,
    staleTime: Infinity,
  });
}

/** Rates a review. Whoever asks for the next card lets the lists know: `reviewsChanged`. */
export function useRateWord() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"wordReview">) => call("wordReview", fields),
  });
}

/** Takes today's last rating back. */
export function useUndoReview() {
  return useMutation({ mutationFn: () => call("wordReviewUndo", { zone: zone() }) });
}

/** Spreads what is due over so many days. */
export function useCatchUp() {
  return useMutation({
    mutationFn: (days: number) => call("wordCatchUp", { days, zone: zone() }),
    onSuccess: ({ ok }) => (ok ? reviewsChanged() : undefined),
  });
}

export function useWordSettings() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"wordSettings">) => call("wordSettings", fields),
    onSuccess: ({ ok }) => (ok ? reviewsChanged() : undefined),
  });
}

/** Forecast and retention. */
export function useWordStats() {
  return useQuery({
    queryKey: [...keys.reviews, "stats"] as const,
    queryFn: async ({ signal }) => (await demand("wordStats", { zone: zone() }, signal)).result,
  });
}

export function reviewsChanged() {
  return queryClient.invalidateQueries({ queryKey: keys.words });
}
