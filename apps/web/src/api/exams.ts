/** Exams: their lists, one of them, and what can be done to them. */
import type { ExamSummary } from "@pulda/contract";
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  type QueryClient,
} from "@tanstack/react-query";
import { useState } from "react";
import { call, callOrThrow, type FieldsOf } from "./client.ts";
import { isRemoved } from "./gone.ts";
import { PAGE_SIZE, type Page } from "./page-sizes.ts";
import { useProgress } from "./progress.ts";
import { queryKeys, queryClient } from "./queries.ts";

/** Which exams a list shows; `favorite_id` 0 is for all folders. */
export type ExamFilter = Required<
  Pick<FieldsOf<"examList">, "only_favorite" | "favorite_id" | "page" | "search">
>;

export type ExamPage = Page<ExamSummary>;

/** How often an exam is polled while it is generated. */
const POLL_INTERVAL_MS = 1000;

export function examListQuery(filter: ExamFilter) {
  return queryOptions({
    queryKey: [...queryKeys.exams, filter] as const,
    queryFn: async ({ signal }): Promise<ExamPage> => {
      const page = await callOrThrow("examList", { ...filter, limit: PAGE_SIZE }, signal);
      return { list: page.result, pagination: page.pagination };
    },
    // The route's loader has tried already; a retry would raise a second alert.
    retryOnMount: false,
    placeholderData: keepPreviousData,
  });
}

export function useExamList(filter: ExamFilter) {
  return useQuery({
    ...examListQuery(filter),
    refetchInterval: ({ state }) =>
      state.status === "success" && state.data?.list.some((exam) => exam.state === "generating")
        ? POLL_INTERVAL_MS
        : false,
  });
}

export function examQuery(id: number) {
  return queryOptions({
    queryKey: queryKeys.exam(id),
    queryFn: async ({ signal }) => (await callOrThrow("examGet", { id }, signal)).result,
    // Comparing thousands of items takes longer than rendering those in view.
    structuralSharing: false,
    // as above
    retryOnMount: false,
  });
}

/** An exam; while it is generated its progress comes by server-sent events, with polling as the fallback. */
export function useExam(id: number) {
  const [isGenerating, setGenerating] = useState(false);
  const hasEvents = useProgress(id, isGenerating);
  const exam = useQuery({
    ...examQuery(id),
    refetchInterval: ({ state }) =>
      state.status === "success" && state.data?.state === "generating" && !hasEvents
        ? POLL_INTERVAL_MS
        : false,
  });
  const isNowGenerating = exam.data?.state === "generating";
  if (isNowGenerating !== isGenerating) setGenerating(isNowGenerating);
  return exam;
}

/** Another form of an exam, given its id. */
export function useNextForm() {
  return useMutation({
    mutationFn: (id: number) => call("examForm", { id }),
    onSuccess: (made) => {
      if (!made.ok) return;
      queryClient.setQueryData(queryKeys.exam(made.result.id), made.result);
      void invalidateExams();
    },
  });
}

export function useGenerateExam() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"examGenerate">) => call("examGenerate", fields),
    onSuccess: (made) => {
      if (!made.ok) return;
      queryClient.setQueryData(queryKeys.exam(made.result.id), made.result);
      void invalidateExams();
    },
  });
}

export function useRenameExam() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"examEdit">) => call("examEdit", fields),
    onSuccess: async ({ ok }, { id }) => {
      if (!ok) return;
      void queryClient.invalidateQueries({ queryKey: queryKeys.attempts });
      await Promise.all([
        invalidateExams(),
        queryClient.invalidateQueries({ queryKey: queryKeys.exam(id) }),
      ]);
    },
  });
}

/** Removes an exam, given its id; false on failure. One that is not there is removed. */
export function useRemoveExam() {
  return useMutation({
    mutationFn: async (id: number) => isRemoved(await call("examRemove", { id })),
    onSuccess: (ok, id) => {
      if (!ok) return;
      changeExamLists(queryClient, (exams) => exams.filter((exam) => exam.id !== id));
      queryClient.removeQueries({ queryKey: queryKeys.exam(id) });
      void invalidateExams();
      void foldersChanged();
    },
  });
}

/** Removes every exam of the user; false on failure. */
export function useRemoveAllExams() {
  return useMutation({
    mutationFn: async () => (await call("examRemoveAll", {})).ok,
    onSuccess: (ok) => {
      if (!ok) return;
      changeExamLists(queryClient, () => []);
      queryClient.removeQueries({ queryKey: ["exam"] });
      void invalidateExams();
      void foldersChanged();
    },
  });
}

/** Changes every list of exams that is in the cache, and its total with it. */
export function changeExamLists(
  client: QueryClient,
  change: (exams: readonly ExamSummary[], filter: ExamFilter) => ExamSummary[],
) {
  for (const [key, page] of client.getQueriesData<ExamPage>({ queryKey: queryKeys.exams })) {
    if (!page) continue;
    const list = change(page.list, key[1] as ExamFilter);
    const total_count = page.pagination.total_count - (page.list.length - list.length);
    client.setQueryData(key, { list, pagination: { ...page.pagination, total_count } });
  }
}

export function invalidateExams() {
  return queryClient.invalidateQueries({ queryKey: queryKeys.exams });
}

function foldersChanged() {
  return queryClient.invalidateQueries({ queryKey: queryKeys.favorites });
}
