/** Taking an exam: attempts, begun and found again. What is written into them is in `taking.ts`. */
import type { Attempt } from "@pulda/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call, callOrThrow, type FieldsOf } from "./client.ts";
import { queryKeys, queryClient } from "./queries.ts";

/** An attempt as it stands in the cache. */
export interface KnownAttempt extends Attempt {
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
}

export function useAttempt(id: number) {
  return useQuery({
    queryKey: queryKeys.attempt(id),
    queryFn: async ({ signal }) =>
      received((await callOrThrow("attemptGet", { id }, signal)).result),
  });
}

/** The newest `limit` attempts at an exam. */
export function useAttempts(examId: number, limit = 7) {
  return useQuery({
    queryKey: [...queryKeys.attempts, examId, limit],
    queryFn: async ({ signal }) => {
      const page = await callOrThrow("attemptList", { exam_id: examId, limit }, signal);
      return { list: page.result, pagination: page.pagination };
    },
  });
}

export function useStartAttempt() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"attemptStart">) => call("attemptStart", fields),
    onSuccess: (started) => {
      if (started.ok) cacheAttempt(started.result);
    },
  });
}

/** Puts an attempt that has just come from the server into the cache. */
export function cacheAttempt(attempt: Attempt): void {
  queryClient.setQueryData(queryKeys.attempt(attempt.id), received(attempt));
  attemptsChanged();
}

let changes = 0;

/** Counts what `changeAttempt` has done: what the server was asked for before is older than that. */
export function changeCount(): number {
  return changes;
}

/** Changes an attempt in the cache as the server has changed it. */
export function changeAttempt(id: number, change: (attempt: KnownAttempt) => KnownAttempt): void {
  changes += 1;
  const queryKey = queryKeys.attempt(id);
  const known = queryClient.getQueryData<KnownAttempt>(queryKey);
  if (known) {
    // What is being fetched may be older than the change.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<KnownAttempt>(queryKey, change(known));
  }
  attemptsChanged();
}

function received(attempt: Attempt): KnownAttempt {
  return { ...attempt, ahead: Date.parse(attempt.now) - Date.now() };
}

function attemptsChanged() {
  void queryClient.invalidateQueries({ queryKey: queryKeys.attempts });
}
