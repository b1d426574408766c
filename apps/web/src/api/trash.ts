/** 휴지통: what was removed in the last thirty days. */
import type { Trashed } from "@pulda/contract";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { call, callOrThrow } from "./client.ts";
import { queryClient } from "./queries.ts";

const LIMIT = 20;
const KEY = ["trash"] as const;

export type TrashedThing = Pick<Trashed, "kind" | "id">;

export function useTrash(page: number) {
  return useQuery({
    queryKey: [...KEY, page],
    queryFn: async ({ signal }) => {
      const part = await callOrThrow("trashList", { page, limit: LIMIT }, signal);
      return { list: part.result, pagination: part.pagination };
    },
    placeholderData: keepPreviousData,
    // what was removed a moment ago is there
    staleTime: 0,
  });
}

/** Puts a thing back where it was. */
export function useRestoreFromTrash() {
  return useMutation({
    mutationFn: ({ kind, id }: TrashedThing) => call("trashRestore", { kind, id }),
    onSuccess: (restored) => (restored.ok ? everythingChanged() : undefined),
  });
}

/** Removes a thing for good. */
export function useRemoveForGood() {
  return useMutation({
    mutationFn: ({ kind, id }: TrashedThing) => call("trashRemove", { kind, id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export function useEmptyTrash() {
  return useMutation({
    mutationFn: () => call("trashEmpty", {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

/** Exams, attempts, folders and words stand in many lists, and in what is counted from them. */
function everythingChanged() {
  return queryClient.invalidateQueries();
}
