/** The word list. */
import type { Word } from "@pulda/contract";
import { keepPreviousData, queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { call, demand, type FieldsOf } from "./client.ts";
import { WORDS_PAGE_SIZE, type Page } from "./pages.ts";
import { keys, queryClient } from "./queries.ts";

export type WordFilter = Required<Pick<FieldsOf<"wordList">, "page" | "search">>;

export function wordListQuery(filter: WordFilter) {
  return queryOptions({
    queryKey: [...keys.words, filter] as const,
    queryFn: async ({ signal }): Promise<Page<Word>> => {
      const page = await demand("wordList", { ...filter, limit: WORDS_PAGE_SIZE }, signal);
      return { list: page.result, pagination: page.pagination };
    },
    placeholderData: keepPreviousData,
  });
}

export function useWordList(filter: WordFilter) {
  return useQuery(wordListQuery(filter));
}

export function useAppendWord() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"wordAppend">) => call("wordAppend", fields),
    onSuccess: ({ ok }) => (ok ? wordsChanged() : undefined),
  });
}

export function useEditWord() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"wordEdit">) => call("wordEdit", fields),
    onSuccess: ({ ok }) => (ok ? wordsChanged() : undefined),
  });
}

/** Removes a word, given its id; false on failure. */
export function useRemoveWord() {
  return useMutation({
    mutationFn: async (word_id: number) => (await call("wordRemove", { word_id })).ok,
    onSuccess: (ok) => (ok ? wordsChanged() : undefined),
  });
}

function wordsChanged() {
  return queryClient.invalidateQueries({ queryKey: keys.words });
}
