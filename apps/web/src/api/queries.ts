/** The query cache and its keys. */
import { notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { isNotThere } from "./gone.ts";
import { resultOrCached } from "./cached-result.ts";

/**
 * No automatic retries or refetches, neither on focus nor after a failure, since each failure raises an alert.
 * What a loader has fetched stays fresh long enough for the page that opens next.
 */
const options = {
  queries: {
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: "always",
    staleTime: 10_000,
    persister: resultOrCached,
  },
  mutations: { retry: false, networkMode: "always" },
} as const;

// Pages are notified in a microtask. By default it is a macrotask: an answer would disappear from the screen
// for a moment, after the outbox has removed it and before the page sees it in the cache.
notifyManager.setScheduler(queueMicrotask);

export function newQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    // What was removed elsewhere is not shown any longer, though it had been loaded.
    onError: (error, query) => {
      if (isNotThere(error)) query.setState({ data: undefined });
    },
  });
  return new QueryClient({ queryCache, defaultOptions: options });
}

export const queryClient = newQueryClient();

export const queryKeys = {
  exams: ["exams"] as const,
  exam: (id: number) => ["exam", id] as const,
  favorites: ["favorites"] as const,
  words: ["words"] as const,
  /** Queue, practice and forecast of the word list. */
  reviews: ["words", "reviews"] as const,
  lookUps: ["look-ups"] as const,
  grammar: ["grammar"] as const,
  notes: ["notes"] as const,
  today: ["today"] as const,
  study: ["study"] as const,
  attempts: ["attempts"] as const,
  attempt: (id: number) => ["attempt", id] as const,
  questionTypes: ["question-types"] as const,
  model: ["model"] as const,
  library: ["library"] as const,
  proofreadings: ["proofreadings"] as const,
  surveys: ["surveys"] as const,
  codes: ["codes"] as const,
  entry: ["entry"] as const,
  account: ["account"] as const,
  devices: ["devices"] as const,
  admin: ["admin"] as const,
  shares: ["shares"] as const,
  share: (id: number) => ["share", id] as const,
  classes: ["classes"] as const,
  takerShare: (token: string) => ["given", token] as const,
  assignments: ["assignments"] as const,
};
