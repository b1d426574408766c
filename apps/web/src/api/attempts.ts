/** Taking an exam: attempts, their answers and their end. */
import type { Attempt } from "@pulda/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call, demand, type FieldsOf } from "./client.ts";
import { keys, queryClient } from "./queries.ts";

export function useAttempt(id: number) {
  return useQuery({
    queryKey: keys.attempt(id),
    queryFn: async ({ signal }) => (await demand("attemptGet", { id }, signal)).result,
  });
}

/** The newest `limit` attempts at an exam. */
export function useAttempts(examId: number, limit = 7) {
  return useQuery({
    queryKey: [...keys.attempts, examId, limit],
    queryFn: async ({ signal }) => {
      const page = await demand("attemptList", { exam_id: examId, limit }, signal);
      return { list: page.result, pagination: page.pagination };
    },
  });
}

export function useStartAttempt() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"attemptStart">) => call("attemptStart", fields),
    onSuccess: (started) => {
      if (!started.ok) return;
      queryClient.setQueryData(keys.attempt(started.result.id), started.result);
      attemptsChanged();
    },
  });
}

type Answer = Omit<FieldsOf<"attemptAnswer">, "id">;

/** Saves an answer. The attempt in the cache learns it, so that it is there on coming back. */
export function useAnswer(attemptId: number) {
  return useMutation({
    mutationFn: (answer: Answer) => call("attemptAnswer", { id: attemptId, ...answer }),
    // Answers arrive in the order in which they were given.
    scope: { id: `attempt-${attemptId}` },
    onSuccess: (saved) => {
      if (!saved.ok) return;
      const { question_id, response, feedback } = saved.result;
      queryClient.setQueryData<Attempt>(keys.attempt(attemptId), (attempt) => {
        if (!attempt) return undefined;
        const isOther = (line: { question_id: number }) => line.question_id !== question_id;
        const responses = [...attempt.responses.filter(isOther), { question_id, response }];
        const results = feedback ? [...attempt.results.filter(isOther), feedback] : attempt.results;
        return { ...attempt, responses, results };
      });
      attemptsChanged();
    },
  });
}

export function useSubmitAttempt(attemptId: number) {
  return useMutation({
    mutationFn: () => call("attemptSubmit", { id: attemptId }),
    scope: { id: `attempt-${attemptId}` },
    onSuccess: async ({ ok }) => {
      if (!ok) return;
      attemptsChanged();
      // The exam lists show the last score.
      void queryClient.invalidateQueries({ queryKey: keys.exams });
      await queryClient.invalidateQueries({ queryKey: keys.attempt(attemptId) });
    },
  });
}

function attemptsChanged() {
  void queryClient.invalidateQueries({ queryKey: keys.attempts });
}
