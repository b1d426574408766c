/** Exams as papers: their preview, and the files. */
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import type { ExportFormat } from "@pulda/contract";
import { call, CallError, callForFile, type FieldsOf } from "./client.ts";
import type { NoteFilter } from "./notes.ts";
import { queryClient, queryKeys } from "./queries.ts";
import { utcOffset } from "./time-zone.ts";

/** While the user types, one picture is drawn, not one for each letter; in ms. */
const TYPING_MS = 300;

/** What a paper is made of: an exam, the missed items that a filter finds, or words. */
export type PaperSource =
  | { readonly kind: "exam"; readonly id: number }
  | { readonly kind: "share"; readonly id: number }
  | { readonly kind: "notes"; readonly filter: Omit<NoteFilter, "page"> }
  | { readonly kind: "words"; readonly sheet: WordSheet };

/** Which words stand on a sheet, and what is asked of them. */
type WordSheet = Omit<FieldsOf<"wordSheet">, keyof PaperWish | "format">;

/** How a paper is wanted. */
export type PaperWish = Omit<FieldsOf<"examPreview">, "id" | "whole">;

/** The first page and the number of pages; the last ones stay until the new ones are there. */
export function usePaperPreview(source: PaperSource, wish: PaperWish) {
  return useQuery({
    queryKey: [...keyOf(source), "paper", source, wish] as const,
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, TYPING_MS));
      signal.throwIfAborted();
      const preview = await previewOf(source, wish, signal);
      if (!preview.ok) throw new CallError(preview);
      return preview.result;
    },
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
}

/** All pages as a picture, to print them. */
export function usePaperPicture(source: PaperSource) {
  return useMutation({
    mutationFn: (wish: PaperWish) => previewOf(source, { ...wish, whole: true }),
  });
}

function keyOf(source: PaperSource) {
  if (source.kind === "exam") return queryKeys.exam(source.id);
  if (source.kind === "share") return queryKeys.share(source.id);
  return source.kind === "notes" ? queryKeys.notes : queryKeys.words;
}

function previewOf(
  source: PaperSource,
  wish: PaperWish & { readonly whole?: boolean },
  signal?: AbortSignal,
) {
  switch (source.kind) {
    case "exam":
      return call("examPreview", { id: source.id, ...wish }, signal);
    case "share":
      return call("sharePaperPreview", { id: source.id, ...wish }, signal);
    case "notes":
      return call("notePreview", { ...source.filter, ...wish }, signal);
    case "words":
      return call("wordSheetPreview", { ...source.sheet, ...wish }, signal);
  }
}

/** What is printed as a file: of an exam in any format, of all else a paper. */
export function usePaperFile(source: PaperSource) {
  return useMutation({
    mutationFn: ({ format, ...wish }: PaperWish & { readonly format: ExportFormat }) => {
      const ofPaper = format === "hwpx" || format === "docx" ? format : "pdf";
      switch (source.kind) {
        case "exam":
          return callForFile("examExport", { id: source.id, format, ...wish });
        case "share":
          return callForFile("sharePaper", { id: source.id, ...wish, format: ofPaper });
        case "notes":
          return callForFile("noteExport", { ...source.filter, ...wish, format: ofPaper });
        case "words":
          return callForFile("wordSheet", { ...source.sheet, ...wish, format: ofPaper });
      }
    },
  });
}

/** The exam of questions that were read. */
export function useImportQuestions() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"examImportQuestions">) => call("examImportQuestions", fields),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.exams }),
  });
}

/** The exam in a file that was exported as JSON. */
export function useImportExam() {
  return useMutation({
    mutationFn: (content: string) => call("examImport", { content }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.exams }),
  });
}

/** Whose results are saved: those of an attempt, of all attempts at an exam, or of a class. */
export interface ResultSource {
  readonly kind: "attempt" | "exam" | "share";
  readonly id: number;
}

export function useResultFile({ kind, id }: ResultSource) {
  return useMutation({
    mutationFn: (format: "csv" | "xlsx") => {
      if (kind === "attempt") return callForFile("attemptFile", { id, format });
      const zone = utcOffset();
      return callForFile(kind === "exam" ? "examResults" : "shareExport", { id, format, zone });
    },
  });
}
