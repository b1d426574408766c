/** Exams as papers: their preview, and the files. */
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { call, callForFile, callOrThrow, type FieldsOf } from "./client.ts";
import { queryClient, queryKeys } from "./queries.ts";

/** While the user types, one picture is drawn, not one for each letter; in ms. */
const TYPING_MS = 300;

/** The first page and the number of pages; the last ones stay until the new ones are there. */
export function usePaperPreview(fields: FieldsOf<"examPreview">) {
  return useQuery({
    queryKey: [...queryKeys.exam(fields.id), "paper", fields] as const,
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, TYPING_MS));
      signal.throwIfAborted();
      return (await callOrThrow("examPreview", fields, signal)).result;
    },
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
}

/** All pages as a picture, to print them. */
export function usePaperPicture() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"examPreview">) =>
      call("examPreview", { ...fields, whole: true }),
  });
}

/** The passages in a pasted text, or in a file. */
export function useFoundPassages() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"documentImport">) => call("documentImport", fields),
  });
}

/** The exam in a file that was exported as JSON. */
export function useImportExam() {
  return useMutation({
    mutationFn: (content: string) => call("examImport", { content }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.exams }),
  });
}

export function useExamFile() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"examExport">) => callForFile("examExport", fields),
  });
}

export function useAttemptFile() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"attemptFile">) => callForFile("attemptFile", fields),
  });
}
