/** The generation of an exam: its progress by server-sent events, and its cancellation. */
import type { ExamDocument, Progress, ExamState } from "@pulda/contract";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { table } from "virtual:contract";
import type { z } from "zod";
import { call } from "./client.ts";
import { queryKeys, queryClient } from "./queries.ts";

type GenerationProgress = z.infer<typeof Progress> & { readonly state: ExamState };

/**
 * Applies the server-sent events of an exam's generation to the cache. Where there are none (an old proxy, a
 * lost connection) the caller falls back to polling.
 * @returns whether events arrive
 */
export function useProgress(id: number, isGenerating: boolean): boolean {
  const [hasEvents, setHasEvents] = useState(false);
  useEffect(() => {
    if (!isGenerating || typeof EventSource === "undefined") return;
    const source = new EventSource(table.examEvents.path.replace("{id}", String(id)));
    source.addEventListener("message", ({ data }: MessageEvent<string>) => {
      setHasEvents(true);
      applyProgress(id, JSON.parse(data) as GenerationProgress);
    });
    // The end of the stream is an error event, too: the exam is fetched to see its state.
    source.addEventListener("error", () => {
      source.close();
      setHasEvents(false);
      void queryClient.invalidateQueries({ queryKey: queryKeys.exam(id) });
    });
    return () => source.close();
  }, [id, isGenerating]);
  return hasEvents && isGenerating;
}

function applyProgress(id: number, { state, done, total, model }: GenerationProgress) {
  if (state !== "generating") return;
  queryClient.setQueryData<ExamDocument>(
    queryKeys.exam(id),
    (exam) => exam && { ...exam, progress: { done, total, model } },
  );
}

/** Cancels the generation of an exam, given its id. */
export function useCancelExam() {
  return useMutation({
    mutationFn: (id: number) => call("examCancel", { id }),
    onSuccess: async ({ ok }, id) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.exams });
      // Too late: the exam is ready and is shown.
      if (!ok) await queryClient.invalidateQueries({ queryKey: queryKeys.exam(id) });
    },
  });
}
