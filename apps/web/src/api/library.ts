/** The library: example exams of ours. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { call, callOrThrow } from "./client.ts";
import { queryKeys, queryClient } from "./queries.ts";

/** The example exams; they change only with the server's release. */
export function useLibrary() {
  return useQuery({
    queryKey: queryKeys.library,
    queryFn: async ({ signal }) => (await callOrThrow("libraryList", {}, signal)).result,
    staleTime: Infinity,
  });
}

/** The items that can be taken without signing in. */
export function useTrial() {
  return useQuery({
    queryKey: [...queryKeys.library, "trial"] as const,
    queryFn: async ({ signal }) => (await callOrThrow("libraryTrial", {}, signal)).result,
    staleTime: Infinity,
  });
}

/** Puts an example exam, given its address, among the user's own. */
export function useOpenLibrary() {
  return useMutation({
    mutationFn: (slug: string) => call("libraryOpen", { slug }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.exams }),
  });
}
