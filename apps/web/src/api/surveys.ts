/** What a passage is good for: targets of items, probable errors; and exam codes. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call, callOrThrow, type FieldsOf } from "./client.ts";
import { queryKeys } from "./queries.ts";

/** The targets of a passage; a call whose result is no longer needed is aborted. */
export function useSurvey(fields: FieldsOf<"examSurvey">, isWanted: boolean) {
  return useQuery({
    queryKey: [...queryKeys.surveys, fields] as const,
    queryFn: async ({ signal }) => (await callOrThrow("examSurvey", fields, signal)).result,
    enabled: isWanted,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}

/** The item that a target gives; null while none is chosen. */
export function useItemPreview(fields: FieldsOf<"examPreviewItem"> | null) {
  return useQuery({
    queryKey: [...queryKeys.surveys, "item", fields] as const,
    queryFn: async ({ signal }) => (await callOrThrow("examPreviewItem", fields!, signal)).result,
    enabled: fields !== null,
    staleTime: Infinity,
  });
}

/** What is probably wrong in a passage. */
export function useProofread(text: string, isWanted: boolean) {
  return useQuery({
    queryKey: [...queryKeys.proofreadings, text] as const,
    queryFn: async ({ signal }) =>
      (await callOrThrow("examProofread", { text }, signal)).result.findings,
    enabled: isWanted,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}

/** What an exam code says of a request: whether the same exam comes of it. */
export function useReadCode(fields: FieldsOf<"examCode">, isWanted: boolean) {
  return useQuery({
    queryKey: [...queryKeys.codes, fields] as const,
    queryFn: ({ signal }) => call("examCode", fields, signal),
    enabled: isWanted,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}
