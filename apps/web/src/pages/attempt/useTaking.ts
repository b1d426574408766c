/**
 * The state of taking: which question is shown, what is answered, what is saved. Each answer of a
 * test is sent as it is chosen; a practice answer is sent to be graded.
 */
import type { Attempt, QuestionResult } from "@pulda/contract";
import type { Response } from "@pulda/question";
import { useState } from "react";
import { useAnswer, useSubmitAttempt } from "../../api/attempts.ts";

/** How long a written answer may change before it is sent, in milliseconds. */
const TYPING_PAUSE = 600;

export interface Taking {
  readonly at: number;
  readonly goTo: (at: number) => void;
  readonly responses: ReadonlyMap<number, Response>;
  readonly results: ReadonlyMap<number, QuestionResult>;
  readonly respond: (response: Response) => void;
  /** Practice: sends the chosen answer to be graded. */
  readonly check: () => void;
  readonly submit: () => Promise<void>;
  /** A practice answer is on its way to be graded. */
  readonly isChecking: boolean;
  readonly isSubmitting: boolean;
  /** Why the last answer was not saved, or null. */
  readonly problem: string | null;
}

export function useTaking(attempt: Attempt): Taking {
  const [at, setAt] = useState(() => firstOpen(attempt));
  const [responses, setResponses] = useState(
    () => new Map(attempt.responses.map(({ question_id, response }) => [question_id, response])),
  );
  const [results, setResults] = useState(
    () => new Map(attempt.results.map((result) => [result.question_id, result])),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const answer = useAnswer(attempt.id);
  const submission = useSubmitAttempt(attempt.id);
  const pending = usePending();
  const question = attempt.questions[at];

  async function send(question_id: number, response: Response) {
    const sent = await answer.mutateAsync({ question_id, response });
    setProblem(sent.ok ? null : sent.message);
    const feedback = sent.ok ? sent.result.feedback : null;
    if (feedback) setResults((known) => new Map(known).set(question_id, feedback));
  }

  function respond(response: Response) {
    if (!question || results.has(question.id)) return;
    setResponses((known) => new Map(known).set(question.id, response));
    if (attempt.mode === "practice") return;
    const { id } = question;
    if ("choice" in response) void send(id, response);
    else pending.later(() => send(id, response), TYPING_PAUSE);
  }

  function check() {
    const response = question && responses.get(question.id);
    if (question && response && !results.has(question.id)) void send(question.id, response);
  }

  return {
    at,
    goTo: (next) => {
      void pending.now();
      setAt(Math.max(0, Math.min(attempt.questions.length - 1, next)));
    },
    responses,
    results,
    respond,
    check,
    submit: async () => {
      await pending.now();
      const sent = await submission.mutateAsync();
      setProblem(sent.ok ? null : sent.message);
    },
    isChecking: answer.isPending,
    isSubmitting: submission.isPending,
    problem,
  };
}

/** The first question without an answer, or the first of all. */
function firstOpen(attempt: Attempt): number {
  const answered = new Set(attempt.responses.map(({ question_id }) => question_id));
  return Math.max(
    0,
    attempt.questions.findIndex(({ id }) => !answered.has(id)),
  );
}

/** One call that waits for the typing to pause, and can be made at once. */
function usePending() {
  const [state] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let call: (() => Promise<void>) | null = null;
    async function now() {
      clearTimeout(timer);
      const due = call;
      call = null;
      await due?.();
    }
    return {
      now,
      later(next: () => Promise<void>, pause: number) {
        clearTimeout(timer);
        call = next;
        timer = setTimeout(() => void now(), pause);
      },
    };
  });
  return state;
}
