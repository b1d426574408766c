/** The dictionary. */
import type { LookUp } from "@pulda/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call, CallError } from "./client.ts";
import { queryKeys } from "./queries.ts";

/** A word to look up, as it was picked in a text. */
export interface LookUpRequest {
  readonly text: string;
  /** The sentence around it, or empty. */
  readonly context: string;
  /** Where it begins in the sentence, in UTF-16 units. */
  readonly at: number;
}

const NOT_FOUND = 404;

function lookUpQuery(request: LookUpRequest) {
  return queryOptions({
    queryKey: [...queryKeys.lookUps, request] as const,
    queryFn: async ({ signal }): Promise<LookUp | null> => {
      const found = await call("wordLookup", request, signal);
      if (found.ok) return found.result;
      // a word that the dictionary does not have is a result, too
      if (found.code === NOT_FOUND) return null;
      throw new CallError(found);
    },
    staleTime: Infinity,
  });
}

/** The entry of a word; null for one that the dictionary does not have. */
export function useLookUp(request: LookUpRequest) {
  return useQuery(lookUpQuery(request));
}
