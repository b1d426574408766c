/** Shares: giving them, their boards, and what follows. */
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import type { Board, Share } from "@pulda/contract";
import { useEffect } from "react";
import { table } from "virtual:contract";
import { call, callOrThrow, type FieldsOf } from "./client.ts";
import { queryClient, queryKeys } from "./queries.ts";

/** How long the board waits before it asks for events again, in ms. */
const RECONNECT_MS = 3000;

/** The shares of an exam, or all; newest first. */
export function useShares(which: Pick<FieldsOf<"shareList">, "exam_id" | "page" | "limit">) {
  return useQuery({
    queryKey: [...queryKeys.shares, "list", which] as const,
    queryFn: async ({ signal }) => {
      const page = await callOrThrow("shareList", which, signal);
      return { list: page.result, pagination: page.pagination };
    },
    placeholderData: keepPreviousData,
  });
}

export function useShareQuestions(id: number) {
  return useQuery({
    queryKey: [...queryKeys.share(id), "questions"] as const,
    queryFn: async ({ signal }) => (await callOrThrow("shareQuestions", { id }, signal)).result,
    staleTime: Infinity,
  });
}

const keyOfBoard = (id: number) => [...queryKeys.share(id), "board"] as const;

/**
 * The board of a share, live: by server-sent events, and asked for again where they do not come.
 */
export function useBoard(id: number) {
  const board = useQuery({
    queryKey: keyOfBoard(id),
    queryFn: async ({ signal }) => (await callOrThrow("shareBoard", { id }, signal)).result,
  });
  const isOpen = board.data !== undefined && board.data.share.state !== "closed";
  useEffect(() => {
    if (!isOpen || typeof EventSource === "undefined") return;
    const address = table.shareBoardEvents.path.replace("{id}", String(id));
    const open: { source?: EventSource; timer?: ReturnType<typeof setTimeout> } = {};
    const connect = () => {
      const source = new EventSource(address);
      open.source = source;
      source.addEventListener("message", ({ data }: MessageEvent<string>) => {
        queryClient.setQueryData<Board>(keyOfBoard(id), JSON.parse(data) as Board);
      });
      source.addEventListener("error", () => {
        source.close();
        open.timer = setTimeout(() => {
          void queryClient.invalidateQueries({ queryKey: keyOfBoard(id) });
          connect();
        }, RECONNECT_MS);
      });
    };
    connect();
    return () => {
      open.source?.close();
      clearTimeout(open.timer);
    };
  }, [id, isOpen]);
  return board;
}

function changed(share: Share) {
  void queryClient.invalidateQueries({ queryKey: queryKeys.shares });
  void queryClient.invalidateQueries({ queryKey: queryKeys.classes });
  void queryClient.invalidateQueries({ queryKey: queryKeys.share(share.id) });
}

type ShareCall =
  | "shareCreate"
  | "shareEdit"
  | "shareClose"
  | "shareReopen"
  | "shareCode"
  | "shareReview";

/** A call that answers with the share as it is now. */
export function useShareCall<N extends ShareCall>(name: N) {
  return useMutation({
    mutationFn: (fields: FieldsOf<N>) => call(name, fields),
    onSuccess: (outcome) => {
      if (outcome.ok) changed(outcome.result);
    },
  });
}

export function useRemoveShare() {
  return useMutation({
    mutationFn: (id: number) => call("shareRemove", { share_id: id }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.shares });
      void queryClient.invalidateQueries({ queryKey: queryKeys.classes });
    },
  });
}

/** What has changed at the desk since the exam was given; asked for by the teacher who gave it. */
export function useShareUpdates(id: number, isAsked: boolean) {
  return useQuery({
    queryKey: [...queryKeys.share(id), "updates"] as const,
    queryFn: async ({ signal }) => {
      const updates = await call("shareUpdates", { id }, signal);
      return updates.ok ? updates.result : null;
    },
    enabled: isAsked,
    staleTime: 0,
  });
}

export function usePassOn(id: number) {
  return useMutation({
    mutationFn: (note: string) => call("sharePassOn", { share_id: id, note }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.share(id) }),
  });
}

export function useNextExam(id: number) {
  return useMutation({
    mutationFn: (count: number) => call("shareNext", { share_id: id, count }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.exams }),
  });
}

/** Changes or removes a taker of a share. */
export function useTakerCall<N extends "shareTakerEdit" | "shareTakerRemove">(name: N, id: number) {
  return useMutation({
    mutationFn: (fields: FieldsOf<N>) => call(name, fields),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.share(id) }),
  });
}
