/** Question types, and questions that the user writes. */
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { call, demand, type FieldsOf } from "./client.ts";
import { keys, queryClient } from "./queries.ts";

/** The types that this server can make; they change with its release only. */
export function questionTypesQuery() {
  return queryOptions({
    queryKey: keys.questionTypes,
    queryFn: async ({ signal }) => (await demand("questionTypes", {}, signal)).result,
    staleTime: Infinity,
  });
}

export function useQuestionTypes() {
  return useQuery(questionTypesQuery());
}

export function useCreateQuestion() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"questionCreate">) => call("questionCreate", fields),
    onSuccess: ({ ok }, { exam_id }) => (ok ? questionsChanged(exam_id) : undefined),
  });
}

/** Removes a question, given its id, from exam `examId`. */
export function useRemoveQuestion(examId: number) {
  return useMutation({
    mutationFn: (id: number) => call("questionRemove", { id }),
    onSuccess: ({ ok }) => (ok ? questionsChanged(examId) : undefined),
  });
}

async function questionsChanged(examId: number) {
  void queryClient.invalidateQueries({ queryKey: keys.exams });
  await queryClient.invalidateQueries({ queryKey: keys.exam(examId) });
}
