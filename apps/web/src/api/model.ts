/** The language model of this server, where there is one. */
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { call, callOrThrow, type FieldsOf } from "./client.ts";
import { queryKeys, queryClient } from "./queries.ts";

/** Whether there is a model, and how much of it the user has used today. */
export function useModelInfo() {
  return useQuery({
    queryKey: [...queryKeys.model, "info"] as const,
    queryFn: async ({ signal }) => (await callOrThrow("modelInfo", {}, signal)).result,
  });
}

/** What the model is probably asked for an exam; null asks for nothing. */
export function useModelEstimate(fields: FieldsOf<"modelEstimate"> | null) {
  return useQuery({
    queryKey: [...queryKeys.model, "estimate", fields] as const,
    queryFn: async ({ signal }) => {
      const estimated = await call("modelEstimate", fields ?? { passages: [] }, signal);
      return estimated.ok ? estimated.result : null;
    },
    enabled: fields !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Ends the model's part of a generation: the exam becomes ready with what it has. */
export function useStopModel() {
  return useMutation({
    mutationFn: (id: number) => call("examStopModel", { id }),
    onSuccess: (_, id) => queryClient.invalidateQueries({ queryKey: queryKeys.exam(id) }),
  });
}
