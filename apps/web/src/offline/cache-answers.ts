/** Caches what the queries of the pages answer, as it changes. */
import type { Query } from "@tanstack/react-query";
import { currentUser } from "../api/client.ts";
import { queryClient, queryKeys } from "../api/queries.ts";
import { cacheAnswer } from "./answer-cache.ts";

/** Pages that can be read without a connection. Those of the author's and the admin's desk are not. */
const CACHED = new Set<unknown>(
  [
    queryKeys.exams,
    queryKeys.favorites,
    queryKeys.words,
    queryKeys.lookUps,
    queryKeys.grammar,
    queryKeys.notes,
    queryKeys.today,
    queryKeys.study,
    queryKeys.attempts,
    queryKeys.questionTypes,
    queryKeys.library,
    queryKeys.exam(0),
    queryKeys.attempt(0),
  ].map(([root]) => root),
);

/** Answers given in quick succession are written once. */
const DELAY_MS = 250;

/** Begins to cache; to be called once. */
export function startCaching(): void {
  const changed = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const user = currentUser();
    if (user !== null)
      // Without IndexedDB, or where it is full, nothing is cached.
      for (const [hash, { state }] of changed) cacheAnswer(user, hash, state.data).catch(() => {});
    changed.clear();
  };
  const note = (query: Query) => {
    if (!CACHED.has(query.queryKey[0]) || query.state.data === undefined) return;
    changed.set(query.queryHash, query);
    timer ??= setTimeout(write, DELAY_MS);
  };
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) note(query);
  cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") note(event.query);
  });
  // A phone may discard a page in the background without any further event.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") write();
  });
}
