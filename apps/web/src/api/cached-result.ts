/** What a query shows without a connection: the cached answer. */
import type { QueryFunction, QueryFunctionContext, QueryKey } from "@tanstack/react-query";
import { isReached, setReached } from "../offline/connection.ts";
import { currentUser, NoReply } from "./client.ts";

/** The `meta` of a query that nobody has asked for: an alert about it would be in the way. */
export const UNASKED = { isUnasked: true } as const;

/**
 * The `persister` of all queries: their result, or without a connection what they last answered in this browser.
 * @throws what the query throws. The alert about the connection is raised where nothing is cached, unless the sign of
 *   it is shown already: then the page says what it could not load
 */
export async function resultOrCached<Data, Key extends QueryKey>(
  queryFn: QueryFunction<Data, Key>,
  context: QueryFunctionContext<Key>,
  query: { readonly queryHash: string },
): Promise<Data> {
  try {
    const result = await queryFn(context);
    setReached(true);
    return result;
  } catch (error) {
    if (!(error instanceof NoReply)) throw error;
    const isKnown = error.isUnreachable && !isReached();
    if (error.isUnreachable) setReached(false);
    const cached = error.isUnreachable ? await cachedOf(query.queryHash) : undefined;
    if (cached !== undefined) return cached as Data;
    if (!isKnown && context.meta?.["isUnasked"] !== true) error.alert();
    throw error;
  }
}

async function cachedOf(key: string): Promise<unknown> {
  const user = currentUser();
  if (user === null) return undefined;
  try {
    const { cachedAnswer } = await import("../offline/answer-cache.ts");
    return await cachedAnswer(user, key);
  } catch {
    // no IndexedDB, or the page was opened without being installed
    return undefined;
  }
}
