/** The cache of what the server answered, and the keys under which it stands. */
import { notifyManager, QueryClient } from "@tanstack/react-query";

/**
 * Nothing is fetched behind the user's back, on focus or again after a failure: each failure is an
 * alert. What a loader has fetched serves the page that opens right after.
 */
const options = {
  queries: {
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: "always",
    staleTime: 10_000,
  },
  mutations: { retry: false, networkMode: "always" },
} as const;

// Pages hear of a change before whoever made it goes on: an answer would be gone from the screen for a
// moment otherwise, after the outbox lets go of it and before the page knows that it is stored.
notifyManager.setScheduler(queueMicrotask);

export function newQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: options });
}

export const queryClient = newQueryClient();

export const queryKeys = {
  exams: ["exams"] as const,
  exam: (id: number) => ["exam", id] as const,
  favorites: ["favorites"] as const,
  words: ["words"] as const,
  /** What is due, practised and forecast of the word list. */
  reviews: ["words", "reviews"] as const,
  lookUps: ["look-ups"] as const,
  grammar: ["grammar"] as const,
  notes: ["notes"] as const,
  today: ["today"] as const,
  study: ["study"] as const,
  attempts: ["attempts"] as const,
  attempt: (id: number) => ["attempt", id] as const,
  questionTypes: ["question-types"] as const,
  surveys: ["surveys"] as const,
  certification: ["certification"] as const,
};
