/** Attempts: started, listed and fetched. The calls that change them are in `taking-calls.ts`. */
import type { Attempt } from "@pulda/contract";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { call, callOrThrow, type FieldsOf } from "./client.ts";
import { queryKeys, queryClient } from "./queries.ts";

/** An attempt as it is in the cache. */
export interface CachedAttempt extends Attempt {
  /** How far the server's clock is ahead of this device's. */
  readonly clockOffsetMs: number;
}

export function attemptQuery(id: number) {
  return queryOptions({
    queryKey: queryKeys.attempt(id),
    queryFn: async ({ signal }) =>
      withClockOffset((await callOrThrow("attemptGet", { id }, signal)).result),
  });
}

/** @param wasAsked whether the route's loader has tried already: a retry would raise a second alert */
export function useAttempt(id: number, wasAsked = false) {
  return useQuery({ ...attemptQuery(id), retryOnMount: !wasAsked });
}

/** The newest `limit` attempts at an exam. */
export function attemptsQuery(examId: number, limit: number) {
  return queryOptions({
    queryKey: [...queryKeys.attempts, examId, limit],
    queryFn: async ({ signal }) => {
      const page = await callOrThrow("attemptList", { exam_id: examId, limit }, signal);
      return { list: page.result, pagination: page.pagination };
    },
    // a page and its part ask for the same list: a failure raises one alert
    retryOnMount: false,
  });
}

export function useAttempts(examId: number, limit: number) {
  return useQuery(attemptsQuery(examId, limit));
}

export function useStartAttempt() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"attemptStart">) => call("attemptStart", fields),
    onSuccess: (started) => {
      if (started.ok) cacheAttempt(started.result);
    },
  });
}

/** Puts an attempt that was just received into the cache. */
export function cacheAttempt(attempt: Attempt): void {
  queryClient.setQueryData(queryKeys.attempt(attempt.id), withClockOffset(attempt));
  attemptsChanged();
}

let changes = 0;

/** The number of changes by `changeAttempt`: a reply that was requested before one of them is stale. */
export function changeCount(): number {
  return changes;
}

/** Applies a change that the server has acknowledged to the attempt in the cache. */
export function changeAttempt(id: number, change: (attempt: CachedAttempt) => CachedAttempt): void {
  changes += 1;
  const queryKey = queryKeys.attempt(id);
  const cached = queryClient.getQueryData<CachedAttempt>(queryKey);
  if (cached) {
    // A fetch in flight may be older than the change.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<CachedAttempt>(queryKey, change(cached));
  }
  attemptsChanged();
}

function withClockOffset(attempt: Attempt): CachedAttempt {
  return { ...attempt, clockOffsetMs: Date.parse(attempt.now) - Date.now() };
}

function attemptsChanged() {
  void queryClient.invalidateQueries({ queryKey: queryKeys.attempts });
}
