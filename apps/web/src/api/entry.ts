/** How one gets in here: sign-up, mail, social sign-in. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Endpoints, ResultOf } from "@pulda/contract";
import { call, callOrThrow } from "./client.ts";
import { queryKeys } from "./queries.ts";

type Entry = ResultOf<Endpoints["userEntry"]>;

/** Holds until it is known: the form works anyway, and the server says what does not. */
const UNKNOWN: Entry = { sign_up: "open", mail: true, social: false };

/** Fetched by the loaders of the guests' pages. */
export function entryQuery() {
  return queryOptions({
    queryKey: queryKeys.entry,
    queryFn: async ({ signal }) => (await callOrThrow("userEntry", {}, signal)).result,
    staleTime: Infinity,
    retryOnMount: false,
  });
}

export function useEntry(): Entry {
  return useQuery(entryQuery()).data ?? UNKNOWN;
}

/** Asks for the mail with which a forgotten password is set anew. */
export function requestReset(email: string) {
  return call("passwordForgot", { email });
}
