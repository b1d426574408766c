/** Reviews of the word list. */
import type { Endpoints, ResultOf } from "@pulda/contract";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { call, callOrNoReply, callOrThrow, currentUser, NoReply, type FieldsOf } from "./client.ts";
import { queryKeys, queryClient } from "./queries.ts";
import { utcOffset } from "./time-zone.ts";

const queueKey = [...queryKeys.reviews, "queue"] as const;

export function reviewQueueQuery() {
  return queryOptions({
    queryKey: queueKey,
    queryFn: async ({ signal }) =>
      (await callOrThrow("wordQueue", { zone: utcOffset() }, signal)).result,
  });
}

/** The cards to review today. */
export function useQueue() {
  // what is due changes with the clock
  return useQuery({ ...reviewQueueQuery(), staleTime: 0 });
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

/** "kept": without a connection the rating is sent later, and the next card comes from the queue as it is known. */
type Rated =
  | { readonly ok: true; readonly isKept: boolean }
  | { readonly ok: false; message: string };

/** Rates a review. Unless it was kept the caller calls `invalidateReviews`, which fetches the next card. */
export function useRateWord() {
  return useMutation({
    mutationFn: async (fields: RatingFields): Promise<Rated> => {
      try {
        const rated = await callOrNoReply("wordReview", fields);
        return rated.ok ? { ok: true, isKept: false } : rated;
      } catch (error) {
        if (!(error instanceof NoReply)) throw error;
        if (error.isUnreachable && (await keepRating(fields))) return { ok: true, isKept: true };
        error.alert();
        return error.failure;
      }
    },
  });
}

type RatingFields = Pick<FieldsOf<"wordReview">, "word_id" | "rating" | "reps">;

async function keepRating(fields: RatingFields): Promise<boolean> {
  const user = currentUser();
  const late = await import("../offline/late-ratings.ts").catch(() => null);
  if (user === null || !late?.rateLater(user, fields)) return false;
  // an answer that is still on its way was kept before this rating, and would bring the card back
  await queryClient.cancelQueries({ queryKey: queueKey });
  queryClient.setQueryData<ResultOf<Endpoints["wordQueue"]>>(queueKey, (queue) => {
    const cards = queue?.cards.filter(({ word }) => word.id !== fields.word_id) ?? [];
    const rated = (queue?.cards.length ?? 0) - cards.length;
    return (
      queue && {
        ...queue,
        cards,
        left: queue.left - rated,
        done: queue.done + rated,
        can_undo: false,
      }
    );
  });
  return true;
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
