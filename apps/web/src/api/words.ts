/** The word list: queries, and adding, editing, removing and restoring words. */
import type { Endpoints, ResultOf, Word } from "@pulda/contract";
import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from "@tanstack/react-query";
import { call, callForFile, callOrThrow, type FieldsOf } from "./client.ts";
import { isRemoved } from "./gone.ts";
import { WORDS_PAGE_SIZE, type Page } from "./page-sizes.ts";
import { queryKeys, queryClient } from "./queries.ts";
import { utcOffset } from "./time-zone.ts";

/** Which words are listed, and in which order. */
export type WordQuery = Required<Pick<FieldsOf<"wordList">, "search" | "filter" | "sort">> &
  Pick<FieldsOf<"wordList">, "exam_id">;

export function wordListQuery(query: WordQuery & { readonly page: number }) {
  return queryOptions({
    queryKey: [...queryKeys.words, "list", query] as const,
    queryFn: async ({ signal }): Promise<Page<Word>> => {
      const fields = { ...query, zone: utcOffset(), limit: WORDS_PAGE_SIZE };
      const page = await callOrThrow("wordList", fields, signal);
      return { list: page.result, pagination: page.pagination };
    },
    placeholderData: keepPreviousData,
  });
}

export function useWordList(query: WordQuery & { readonly page: number }) {
  return useQuery(wordListQuery(query));
}

/** The words of a query as a file. */
export function useWordFile() {
  return useMutation({
    mutationFn: (fields: WordQuery & Pick<FieldsOf<"wordFile">, "format">) =>
      callForFile("wordFile", { ...fields, zone: utcOffset() }),
  });
}

/** All words of a query, for printing. */
export function useExportWords() {
  return useMutation({
    mutationFn: (query: WordQuery) => call("wordExport", { ...query, zone: utcOffset() }),
  });
}

export function useAppendWord() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"wordAppend">) => call("wordAppend", fields),
    onSuccess: ({ ok }) => (ok ? wordsChanged() : undefined),
  });
}

export function useAppendWords() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"wordAppendMany">) => call("wordAppendMany", fields),
    onSuccess: ({ ok }) => (ok ? wordsChanged() : undefined),
  });
}

export function useEditWord() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"wordEdit">) => call("wordEdit", fields),
    onSuccess: ({ ok }) => (ok ? wordsChanged() : undefined),
  });
}

/** Removes a word, given its id; false on failure. One that is not there is removed. */
export function useRemoveWord() {
  return useMutation({
    mutationFn: async (word_id: number) => isRemoved(await call("wordRemove", { word_id })),
    onSuccess: (ok) => (ok ? wordsChanged() : undefined),
  });
}

/** Restores a removed word with its schedule, given its id. */
export function useRestoreWord() {
  return useMutation({
    mutationFn: (word_id: number) => call("wordRestore", { word_id }),
    onSuccess: ({ ok }) => (ok ? wordsChanged() : undefined),
  });
}

/** The hard words of an exam's passages; of a long exam those of the first passages, until more are asked for. */
export function useWordsOfExam(id: number, level: number) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.words, "exam", id, level] as const,
    queryFn: async ({ signal, pageParam: from }) =>
      (await callOrThrow("wordOfExam", { id, level, from }, signal)).result,
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({
      title: pages[0]?.title ?? "",
      words: mergedWords(pages.flatMap(({ words }) => words)),
    }),
    placeholderData: keepPreviousData,
  });
}

type ExamWord = ResultOf<Endpoints["wordOfExam"]>["words"][number];

/** Each word once, where it is first, with how often it occurs in all. */
function mergedWords(words: readonly ExamWord[]): ExamWord[] {
  const merged = new Map<string, ExamWord>();
  for (const word of words) {
    const before = merged.get(word.lemma);
    merged.set(word.lemma, before ? { ...before, count: before.count + word.count } : word);
  }
  return [...merged.values()];
}

/** Makes a test about words; the result is an exam. */
export function useMakeWordTest() {
  return useMutation({
    mutationFn: (fields: Omit<FieldsOf<"wordTest">, "zone">) =>
      call("wordTest", { ...fields, zone: utcOffset() }),
    onSuccess: (made) => {
      if (!made.ok) return;
      queryClient.setQueryData(queryKeys.exam(made.result.id), made.result);
      void queryClient.invalidateQueries({ queryKey: queryKeys.exams });
    },
  });
}

function wordsChanged() {
  return queryClient.invalidateQueries({ queryKey: queryKeys.words });
}
