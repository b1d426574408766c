/** Where in a passage items can be made, and papers that are made again by their code. */
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { call, callOrThrow, type FieldsOf } from "./client.ts";
import { queryKeys } from "./queries.ts";

/** The places of a passage; an answer that nobody waits for any more is given up. */
export function useSurvey(fields: FieldsOf<"examSurvey">, isWanted: boolean) {
  return useQuery({
    queryKey: [...queryKeys.surveys, fields] as const,
    queryFn: async ({ signal }) => (await callOrThrow("examSurvey", fields, signal)).result,
    enabled: isWanted,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}

export function useReadCode() {
  return useMutation({ mutationFn: (fields: FieldsOf<"examCode">) => call("examCode", fields) });
}
