/** The notebook of missed items, the rules that come back, and what there is to do today. */
import { keepPreviousData, queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { keepAttempt } from "./attempts.ts";
import { call, demand, type FieldsOf } from "./client.ts";
import { PAGE_SIZE } from "./pages.ts";
import { keys, queryClient } from "./queries.ts";
import { zone } from "./zone.ts";

export type NoteFilter = Pick<FieldsOf<"noteList">, "rule" | "type" | "exam_id"> & {
  readonly understood: boolean;
  readonly page: number;
};

export function useNotes(filter: NoteFilter) {
  return useQuery({
    queryKey: [...keys.notes, "list", filter] as const,
    queryFn: async ({ signal }) => {
      const page = await demand("noteList", { ...filter, limit: PAGE_SIZE }, signal);
      return { list: page.result, pagination: page.pagination };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useNoteGroups(understood: boolean) {
  return useQuery({
    queryKey: [...keys.notes, "groups", understood] as const,
    queryFn: async ({ signal }) => (await demand("noteGroups", { understood }, signal)).result,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useEditNote() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"noteEdit">) => call("noteEdit", fields),
    onSuccess: ({ ok }) =>
      ok ? queryClient.invalidateQueries({ queryKey: keys.notes }) : undefined,
  });
}

/** The rules that are due. */
export function useDueRules() {
  return useQuery({
    queryKey: [...keys.notes, "due"] as const,
    queryFn: async ({ signal }) => (await demand("noteDue", { zone: zone() }, signal)).result,
    staleTime: 0,
  });
}

/** Makes new items for rules, those that are due where none is named, and begins to take them. */
export function usePractiseRules() {
  return useMutation({
    mutationFn: (rules?: string[]) =>
      call("notePractice", { zone: zone(), ...(rules && { rules }) }),
    onSuccess: (started) => {
      if (started.ok) keepAttempt(started.result);
    },
  });
}

export function todayQuery() {
  return queryOptions({
    queryKey: keys.today,
    queryFn: async ({ signal }) => (await demand("today", { zone: zone() }, signal)).result,
    // the route's loader asks each time that the page is opened
    staleTime: Infinity,
    retryOnMount: false,
  });
}

/** What there is to do today. */
export function useToday() {
  return useQuery(todayQuery());
}
