/** A rating that is kept without a connection. */
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freshScreen } from "../testing/render-app.tsx";
import { callAs } from "./client.ts";
import { queryClient } from "./queries.ts";
import { reviewQueueQuery, useQueue, useRateWord } from "./reviews.ts";

beforeEach(() => {
  freshScreen();
  callAs(7);
});
afterEach(() => {
  cleanup();
  freshScreen();
  callAs(null);
});

type Next = [string, string, string, string];

const card = (id: number) => ({
  word: {
    id,
    text: `word ${id}`,
    meaning: "뜻",
    level: 2,
    context: "",
    exam_id: null,
    created_at: "2026-11-20T00:00:00.000Z",
    state: "new" as const,
    due_at: "2026-11-21T00:00:00.000Z",
    reps: 0,
  },
  next: [22, 23, 24, 25].map((day) => `2026-11-${day}T00:00:00.000Z`) as Next,
});
const QUEUE = {
  cards: [card(1), card(2)],
  left: 2,
  done: 3,
  due: 2,
  daily_limit: 50,
  next_due_at: null,
  can_undo: true,
};

it("does not come back with an answer that was on its way before", async () => {
  const answer = Promise.withResolvers<Response>();
  const onQueue = vi.fn<() => void>();
  vi.stubGlobal("fetch", (address: string, { signal }: RequestInit) => {
    if (!address.startsWith("/api/v1/word/queue"))
      return Promise.reject(new TypeError("Failed to fetch"));
    onQueue();
    const aborted = Promise.withResolvers<never>();
    signal?.addEventListener("abort", () => aborted.reject(signal.reason));
    return Promise.race([answer.promise, aborted.promise]);
  });
  queryClient.setQueryData(reviewQueueQuery().queryKey, QUEUE);
  const { result } = renderHook(() => ({ queue: useQueue(), rate: useRateWord() }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(onQueue).toHaveBeenCalledOnce());
  const rating = { word_id: 1, rating: 3, reps: 0 };
  await act(async () => {
    const rated = await result.current.rate.mutateAsync(rating);
    expect(rated).toEqual({ ok: true, isKept: true });
    answer.resolve(Response.json({ code: 200, result: QUEUE }));
  });
  await waitFor(() => expect(result.current.queue.isFetching).toBe(false));
  const left = { ...QUEUE, cards: [card(2)], left: 1, done: 4, can_undo: false };
  expect(result.current.queue).toMatchObject({ data: left, error: null });
});
