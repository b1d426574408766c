/**
 * The state of taking: which question is shown, what is answered, what is on its way. Each answer of a
 * test goes to the outbox as it is given; a practice answer when it is to be graded.
 */
import type { Annotation, QuestionResult } from "@pulda/contract";
import type { ItemResponse } from "@pulda/question";
import { useState } from "react";
import type { KnownAttempt } from "../../../api/attempts.ts";
import { notify } from "../../../notices/notice.ts";
import { currentAnnotation } from "./current-annotation.ts";
import { isBlank } from "./is-blank.ts";
import type { Conflict } from "../outbox/deliver.ts";
import { isSame, type AnnotationChange } from "../outbox/entry.ts";
import type { OutboxState } from "../outbox/outbox.ts";
import { useOutbox } from "../outbox/use-outbox.ts";
import { useDebouncedAction } from "./use-debounced-action.ts";
import { useRetries } from "./use-retries.ts";
import { useTimeSpent } from "./use-time-spent.ts";

/** How long a written answer may change before it is sent, in milliseconds. */
const TYPING_DEBOUNCE_MS = 600;

export interface Taking {
  readonly at: number;
  readonly goTo: (at: number) => void;
  /** What is answered, by question id, whether it has arrived or not. */
  readonly responses: ReadonlyMap<number, ItemResponse>;
  /** What may be known by now; not of a question that is being tried again. */
  readonly results: ReadonlyMap<number, QuestionResult>;
  readonly respond: (response: ItemResponse) => void;
  /** Practice: sends the chosen answer to be graded. */
  readonly check: () => void;
  /** Practice: clears the answer that was wrong. */
  readonly tryAgain: () => void;
  readonly drawnOn: (questionId: number) => Annotation;
  readonly draw: (change: AnnotationChange) => void;
  readonly submit: () => void;
  readonly cancelSubmit: () => void;
  /** A practice answer is on its way to be graded. */
  readonly isChecking: boolean;
  readonly isSubmitting: boolean;
  readonly outbox: OutboxState;
  readonly retry: () => void;
  readonly conflicts: readonly Conflict[];
  /** Says which of two answers stands. */
  readonly settle: (conflict: Conflict, isMine: boolean) => void;
}

/** `onRefused` is told why an answer will never be taken, and the number of its question. */
export function useTaking(
  attempt: KnownAttempt,
  onRefused: (number: number, why: string) => void,
): Taking {
  const [at, setAt] = useState(() => firstOpen(attempt));
  const [drafts, setDrafts] = useState<ReadonlyMap<number, ItemResponse>>(new Map());
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const isPractice = attempt.mode === "practice";
  const { outbox, state, visit } = useOutbox(attempt.id, {
    onConflict: (conflict) => {
      setConflicts((known) => [...without(known, conflict.questionId), conflict]);
      drop(conflict.questionId);
    },
    onRefused: ({ questionId }, why) => {
      drop(questionId);
      onRefused(attempt.questions.findIndex(({ id }) => id === questionId) + 1, why);
    },
    onNotSubmitted: (why) => notify({ message: why }),
  });
  const pending = useDebouncedAction();
  const retries = useRetries(attempt);
  const question = attempt.questions[at];

  const answersOnTheirWay = state.entries.flatMap((entry) =>
    entry.kind === "answer" ? [[entry.questionId, entry.response] as const] : [],
  );
  const results = new Map(
    attempt.results
      .filter(({ question_id }) => !retries.has(question_id))
      .map((result) => [result.question_id, result]),
  );
  const responses = new Map([
    ...attempt.responses
      .filter(({ question_id }) => !retries.has(question_id))
      .map(
        ({ question_id, response }) =>
          [question_id, shown(results, question_id, response)] as const,
      ),
    ...answersOnTheirWay,
    ...[...drafts].filter(([id]) => !results.has(id)),
  ]);
  const isOnItsWay = (id: number) => answersOnTheirWay.some(([other]) => other === id);
  const isSubmitting = state.entries.some(({ kind }) => kind === "submit");

  const time = useTimeSpent(question && !results.has(question.id) ? question.id : null, (seconds) =>
    outbox.put({ kind: "time", visit, seconds }),
  );

  function drop(questionId: number) {
    setDrafts((known) => new Map([...known].filter(([id]) => id !== questionId)));
  }

  function send(questionId: number, response: ItemResponse) {
    const stored = attempt.responses.find(({ question_id }) => question_id === questionId);
    const base = stored?.version ?? 0;
    outbox.put({ kind: "answer", questionId, response, baseVersion: base, unacknowledged: [] });
    if (!isPractice) drop(questionId);
  }

  function isUngraded(questionId: number): boolean {
    return !results.has(questionId) && !isOnItsWay(questionId);
  }

  /** In practice what was chosen and not graded by now is an answer all the same. */
  function sendUngraded() {
    for (const [id, response] of isPractice ? drafts : [])
      if (isUngraded(id) && !isBlank(response)) send(id, response);
  }

  function respond(response: ItemResponse) {
    if (!question || isSubmitting || results.has(question.id)) return;
    if (isPractice && isOnItsWay(question.id)) return;
    const { id } = question;
    setConflicts((known) => without(known, id));
    if (!isPractice && "choice" in response) return send(id, response);
    setDrafts((known) => new Map(known).set(id, response));
    if (!isPractice) pending.later(() => send(id, response), TYPING_DEBOUNCE_MS);
  }

  function check() {
    const response = question && responses.get(question.id);
    if (!question || !response || isBlank(response) || !isUngraded(question.id)) return;
    const graded = attempt.results.find(({ question_id }) => question_id === question.id);
    // The answer of before once more: its verdict is known.
    if (graded && isSame(graded.retry?.response ?? graded.response ?? response, response))
      retries.end(question.id);
    else send(question.id, response);
  }

  return {
    at,
    goTo: (next) => {
      pending.now();
      setAt(Math.max(0, Math.min(attempt.questions.length - 1, next)));
    },
    responses,
    results,
    respond,
    check,
    tryAgain: () => {
      if (!question) return;
      drop(question.id);
      retries.begin(question.id);
    },
    drawnOn: (id) => currentAnnotation(id, attempt.annotations, state.entries),
    draw: (change) => {
      if (question && !isSubmitting)
        outbox.put({ kind: "annotation", questionId: question.id, change });
    },
    submit: () => {
      pending.now();
      sendUngraded();
      time.tell();
      outbox.put({ kind: "submit" });
    },
    cancelSubmit: () => outbox.cancelSubmit(),
    isChecking: question !== undefined && isPractice && isOnItsWay(question.id),
    isSubmitting,
    outbox: state,
    retry: outbox.retry,
    conflicts,
    settle: ({ questionId, mine }, isMine) => {
      setConflicts((known) => without(known, questionId));
      if (isMine) send(questionId, mine);
    },
  };
}

/** In practice what was tried last. */
function shown(
  results: ReadonlyMap<number, QuestionResult>,
  questionId: number,
  response: ItemResponse,
): ItemResponse {
  return results.get(questionId)?.retry?.response ?? response;
}

function without(conflicts: readonly Conflict[], questionId: number): Conflict[] {
  return conflicts.filter((conflict) => conflict.questionId !== questionId);
}

/** The first question without an answer, or the first of all. */
function firstOpen(attempt: KnownAttempt): number {
  const given = attempt.responses.filter(({ response }) => !isBlank(response));
  const answered = new Set(given.map(({ question_id }) => question_id));
  return Math.max(
    0,
    attempt.questions.findIndex(({ id }) => !answered.has(id)),
  );
}
