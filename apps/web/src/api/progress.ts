/** The making of an exam: how far it has come, as the server tells it, and giving it up. */
import type { ExamDocument, Progress, ExamState } from "@pulda/contract";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { table } from "virtual:contract";
import type { z } from "zod";
import { call } from "./client.ts";
import { queryKeys, queryClient } from "./queries.ts";

type Told = z.infer<typeof Progress> & { readonly state: ExamState };

/**
 * Whether the server tells how an exam's making goes on. While it does, the exam need not be asked
 * for again and again; where it cannot (an old proxy, a lost connection), asking takes over.
 */
export function useProgress(id: number, isMaking: boolean): boolean {
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    if (!isMaking || typeof EventSource === "undefined") return;
    const source = new EventSource(table.examEvents.path.replace("{id}", String(id)));
    source.addEventListener("message", ({ data }: MessageEvent<string>) => {
      setTold(true);
      hear(id, JSON.parse(data) as Told);
    });
    // The end of the stream is an error too: what has become of the exam is asked for.
    source.addEventListener("error", () => {
      source.close();
      setTold(false);
      void queryClient.invalidateQueries({ queryKey: queryKeys.exam(id) });
    });
    return () => source.close();
  }, [id, isMaking]);
  return isTold && isMaking;
}

function hear(id: number, { state, done, total }: Told) {
  if (state !== "generating") return;
  queryClient.setQueryData<ExamDocument>(
    queryKeys.exam(id),
    (exam) => exam && { ...exam, progress: { done, total } },
  );
}

/** Gives up the making of an exam, given its id. */
export function useCancelExam() {
  return useMutation({
    mutationFn: (id: number) => call("examCancel", { id }),
    onSuccess: async ({ ok }, id) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.exams });
      // Too late: it is made, and shown.
      if (!ok) await queryClient.invalidateQueries({ queryKey: queryKeys.exam(id) });
    },
  });
}
