/** The dictionary. */
import type { LookUp } from "@pulda/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call, CallError } from "./client.ts";
import { queryKeys } from "./queries.ts";

/** A word as it was picked in a text. */
export interface LookUpRequest {
  readonly text: string;
  /** The sentence that it stands in, or empty. */
  readonly context: string;
  /** Where it begins there, in UTF-16 units. */
  readonly at: number;
}

const NOT_FOUND = 404;

function lookUpQuery(asked: LookUpRequest) {
  return queryOptions({
    queryKey: [...queryKeys.lookUps, asked] as const,
    queryFn: async ({ signal }): Promise<LookUp | null> => {
      const found = await call("wordLookup", asked, signal);
      if (found.ok) return found.result;
      // what the dictionary does not have is an answer, too
      if (found.code === NOT_FOUND) return null;
      throw new CallError(found);
    },
    staleTime: Infinity,
  });
}

/** What the dictionary says of a word; null for one that it does not have. */
export function useLookUp(asked: LookUpRequest) {
  return useQuery(lookUpQuery(asked));
}
