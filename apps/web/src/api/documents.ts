/** Exams as papers: their preview, and the files. */
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import type { ExportFormat } from "@pulda/contract";
import { call, callForFile, callOrThrow, type FieldsOf } from "./client.ts";
import type { NoteFilter } from "./notes.ts";
import { queryClient, queryKeys } from "./queries.ts";

/** While the user types, one picture is drawn, not one for each letter; in ms. */
const TYPING_MS = 300;

/** What a paper is made of: an exam, or the missed items that a filter finds. */
export type PaperSource =
  | { readonly kind: "exam"; readonly id: number }
  | { readonly kind: "notes"; readonly filter: Omit<NoteFilter, "page"> };

/** How a paper is wanted. */
export type PaperWish = Omit<FieldsOf<"examPreview">, "id" | "whole">;

/** The first page and the number of pages; the last ones stay until the new ones are there. */
export function usePaperPreview(source: PaperSource, wish: PaperWish) {
  const key = source.kind === "exam" ? queryKeys.exam(source.id) : queryKeys.notes;
  return useQuery({
    queryKey: [...key, "paper", source, wish] as const,
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, TYPING_MS));
      signal.throwIfAborted();
      const answer =
        source.kind === "exam"
          ? await callOrThrow("examPreview", { id: source.id, ...wish }, signal)
          : await callOrThrow("notePreview", { ...source.filter, ...wish }, signal);
      return answer.result;
    },
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
}

/** All pages as a picture, to print them. */
export function usePaperPicture(source: PaperSource) {
  return useMutation({
    mutationFn: (wish: PaperWish) =>
      source.kind === "exam"
        ? call("examPreview", { id: source.id, ...wish, whole: true })
        : call("notePreview", { ...source.filter, ...wish, whole: true }),
  });
}

/** What is printed as a file: of missed items a paper, of an exam any format. */
export function usePaperFile(source: PaperSource) {
  return useMutation({
    mutationFn: ({ format, ...wish }: PaperWish & { readonly format: ExportFormat }) =>
      source.kind === "exam"
        ? callForFile("examExport", { id: source.id, format, ...wish })
        : callForFile("noteExport", {
            ...source.filter,
            ...wish,
            format: format === "hwpx" || format === "docx" ? format : "pdf",
          }),
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

export function useAttemptFile() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"attemptFile">) => callForFile("attemptFile", fields),
  });
}
