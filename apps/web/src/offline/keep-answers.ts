/** Keeps what the queries of the pages answer, as it changes. */
import type { Query } from "@tanstack/react-query";
import { currentUser } from "../api/client.ts";
import { queryClient, queryKeys } from "../api/queries.ts";
import { keepAnswer } from "./kept-store.ts";

/** Pages that can be read without a connection. Those of the author's and the admin's desk are not. */
const KEPT = new Set<unknown>(
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

/** Begins to keep; to be called once. */
export function startKeeping(): void {
  const changed = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const user = currentUser();
    if (user !== null)
      // Without IndexedDB, or where it is full, nothing is kept.
      for (const [hash, { state }] of changed) keepAnswer(user, hash, state.data).catch(() => {});
    changed.clear();
  };
  const keep = (query: Query) => {
    if (!KEPT.has(query.queryKey[0]) || query.state.data === undefined) return;
    changed.set(query.queryHash, query);
    timer ??= setTimeout(write, DELAY_MS);
  };
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) keep(query);
  cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") keep(event.query);
  });
  // A phone may discard a page in the background without any further event.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") write();
  });
}
