/** Grammar lessons, and the user's results with their rules. */
import { useQuery } from "@tanstack/react-query";
import { callOrThrow } from "./client.ts";
import { queryKeys } from "./queries.ts";

export function useGrammarList() {
  return useQuery({
    queryKey: [...queryKeys.grammar, "list"] as const,
    queryFn: async ({ signal }) => (await callOrThrow("grammarList", {}, signal)).result,
    // every answer changes the counts
    staleTime: 0,
  });
}

/**
 * The Korean names of the grammar rules, by id; undefined while they are loading.
 * @param isWanted whether to load them
 */
export function useGrammarNames(isWanted: boolean): ReadonlyMap<string, string> | undefined {
  return useQuery({
    queryKey: [...queryKeys.grammar, "names"] as const,
    queryFn: async ({ signal }) => (await callOrThrow("grammarList", {}, signal)).result,
    select: namesOf,
    staleTime: Infinity,
    enabled: isWanted,
  }).data;
}

function namesOf(rules: readonly { id: string; name: string }[]): ReadonlyMap<string, string> {
  return new Map(rules.map(({ id, name }) => [id, name] as const));
}

/** A lesson, given the rule's id. */
export function useLesson(id: string) {
  return useQuery({
    queryKey: [...queryKeys.grammar, id] as const,
    queryFn: async ({ signal }) => (await callOrThrow("grammarGet", { id }, signal)).result,
    staleTime: 0,
  });
}
