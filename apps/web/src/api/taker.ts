/** Shares as their takers see them: finding them, entering, and going on. */
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import type { Endpoints, ResultOf } from "@pulda/contract";
import { call, callOrThrow, CallError, type FieldsOf } from "./client.ts";
import { cacheAttempt } from "./attempts.ts";
import { setGuest } from "./guest.ts";
import { queryClient, queryKeys } from "./queries.ts";

/** What is known of a share before one has entered it. */
export type FoundShare = ResultOf<Endpoints["guestFind"]>;

/** An exam by its link, before or after entering it. */
export function useFoundShare(token: string) {
  return useQuery({
    queryKey: [...queryKeys.takerShare(token), "found"] as const,
    queryFn: async ({ signal }) => (await callOrThrow("guestFind", { token }, signal)).result,
    staleTime: 0,
  });
}

/** The share and the taker's attempts at it; null where she has not entered. */
export function useTakerShare(token: string, isEntered: boolean) {
  return useQuery({
    queryKey: queryKeys.takerShare(token),
    queryFn: async ({ signal }) => {
      const share = (await callOrThrow("givenGet", { token }, signal)).result;
      setGuest(share.taker.id);
      return share;
    },
    enabled: isEntered,
    staleTime: 0,
  });
}

export function useFindByCode() {
  return useMutation({ mutationFn: (code: string) => call("guestFind", { code }) });
}

export function useEnter() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"guestEnter">) => call("guestEnter", fields),
    onSuccess: (entered) => {
      if (!entered.ok) return;
      const { result } = entered;
      setGuest(result.taker.id);
      queryClient.setQueryData(queryKeys.takerShare(result.token), result);
      void queryClient.invalidateQueries({ queryKey: queryKeys.assignments });
    },
  });
}

export function useBegin(token: string) {
  return useMutation({
    mutationFn: (paper?: "A" | "B") => call("givenStart", { token, ...(paper && { paper }) }),
    onSuccess: (begun) => {
      if (!begun.ok) return;
      cacheAttempt(begun.result);
      void queryClient.invalidateQueries({ queryKey: queryKeys.takerShare(token) });
    },
  });
}

export function assignmentsQuery() {
  return queryOptions({
    queryKey: queryKeys.assignments,
    queryFn: async ({ signal }) => {
      const found = await call("assignmentList", {}, signal);
      if (!found.ok) throw new CallError(found);
      return found.result;
    },
    retryOnMount: false,
  });
}

/** What the user's classes were given; nothing where that is not known. */
export function useAssignments() {
  return useQuery(assignmentsQuery());
}
