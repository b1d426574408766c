/**
 * The state of taking: which item is shown, what is answered, what is not acknowledged yet. In a test each
 * answer is put into the outbox as it is given; in practice when it is to be graded.
 */
import type { Annotation, QuestionResult } from "@pulda/contract";
import type { ItemResponse } from "@pulda/question";
import { useState } from "react";
import type { CachedAttempt } from "../../../api/attempts.ts";
import { notify } from "../../../notices/notice.ts";
import { currentAnnotation } from "./current-annotation.ts";
import { isBlank } from "./is-blank.ts";
import { useUngraded } from "./use-ungraded.ts";
import type { Conflict } from "../outbox/deliver.ts";
import { isSame, type AnnotationChange } from "../outbox/entry.ts";
import type { OutboxState } from "../outbox/outbox.ts";
import { useOutbox } from "../outbox/use-outbox.ts";
import { useDebouncedAction } from "./use-debounced-action.ts";
import { useRetries } from "./use-retries.ts";
import { useTimeSpent } from "./use-time-spent.ts";

/** A written answer is sent once it has not changed for this long. */
const TYPING_DEBOUNCE_MS = 600;

export interface Taking {
  readonly at: number;
  readonly goTo: (at: number) => void;
  /** The responses by question id, acknowledged or not. */
  readonly responses: ReadonlyMap<number, ItemResponse>;
  /** The results that may be seen by now; not of an item that is being tried again. */
  readonly results: ReadonlyMap<number, QuestionResult>;
  readonly respond: (response: ItemResponse) => void;
  /** Practice: sends the chosen answer to be graded. */
  readonly check: () => void;
  /** Practice: clears the answer that was wrong. */
  readonly tryAgain: () => void;
  readonly annotationOf: (questionId: number) => Annotation;
  readonly annotate: (change: AnnotationChange) => void;
  readonly submit: () => void;
  readonly cancelSubmit: () => void;
  /** A practice answer is being graded. */
  readonly isChecking: boolean;
  readonly isSubmitting: boolean;
  readonly outbox: OutboxState;
  readonly retry: () => void;
  readonly conflicts: readonly Conflict[];
  /** Stores the answer of this window, or leaves the other one. */
  readonly resolveConflict: (conflict: Conflict, isMine: boolean) => void;
}

/** `onRefused` is called with the number of an item whose answer was refused for good, and the reason. */
export function useTaking(
  attempt: CachedAttempt,
  onRefused: (number: number, reason: string) => void,
): Taking {
  const [at, setAt] = useState(() => firstUnanswered(attempt));
  const [drafts, setDrafts] = useUngraded(attempt);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const isPractice = attempt.mode === "practice";
  const { outbox, state, visit } = useOutbox(attempt.id, {
    onConflict: (conflict) => {
      setConflicts((known) => [...without(known, conflict.questionId), conflict]);
      discardDraft(conflict.questionId);
    },
    onRefused: ({ questionId }, reason) => {
      discardDraft(questionId);
      onRefused(attempt.questions.findIndex(({ id }) => id === questionId) + 1, reason);
    },
    onNotSubmitted: (reason) => notify({ message: reason }),
  });
  const debounced = useDebouncedAction();
  const retries = useRetries(attempt);
  const item = attempt.questions[at];

  const waitingAnswers = state.entries.flatMap((entry) =>
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
          [question_id, shownResponse(results, question_id, response)] as const,
      ),
    ...waitingAnswers,
    ...[...drafts].filter(([id]) => !results.has(id)),
  ]);
  const isWaiting = (id: number) => waitingAnswers.some(([other]) => other === id);
  const isSubmitting = state.entries.some(({ kind }) => kind === "submit");

  const time = useTimeSpent(item && !results.has(item.id) ? item.id : null, (seconds) =>
    outbox.put({ kind: "time", visit, seconds }),
  );

  function discardDraft(questionId: number) {
    setDrafts((known) => new Map([...known].filter(([id]) => id !== questionId)));
  }

  function send(questionId: number, response: ItemResponse) {
    const stored = attempt.responses.find(({ question_id }) => question_id === questionId);
    const baseVersion = stored?.version ?? 0;
    outbox.put({ kind: "answer", questionId, response, baseVersion, unacknowledged: [] });
    if (!isPractice) discardDraft(questionId);
  }

  function isUngraded(questionId: number): boolean {
    return !results.has(questionId) && !isWaiting(questionId);
  }

  /** In practice an answer that was chosen but not graded counts, too, when the attempt is submitted. */
  function sendUngraded() {
    for (const [id, response] of isPractice ? drafts : [])
      if (isUngraded(id) && !isBlank(response)) send(id, response);
  }

  function respond(response: ItemResponse) {
    if (!item || isSubmitting || results.has(item.id)) return;
    if (isPractice && isWaiting(item.id)) return;
    const { id } = item;
    setConflicts((known) => without(known, id));
    if (!isPractice && "choice" in response) return send(id, response);
    setDrafts((known) => new Map(known).set(id, response));
    if (!isPractice) debounced.schedule(() => send(id, response), TYPING_DEBOUNCE_MS);
  }

  function check() {
    const response = item && responses.get(item.id);
    if (!item || !response || isBlank(response) || !isUngraded(item.id)) return;
    const graded = attempt.results.find(({ question_id }) => question_id === item.id);
    // The same answer as before: its grade is known.
    if (graded && isSame(graded.retry?.response ?? graded.response ?? response, response))
      retries.end(item.id);
    else send(item.id, response);
  }

  return {
    at,
    goTo: (next) => {
      debounced.flush();
      setAt(Math.max(0, Math.min(attempt.questions.length - 1, next)));
    },
    responses,
    results,
    respond,
    check,
    tryAgain: () => {
      if (!item) return;
      discardDraft(item.id);
      retries.start(item.id);
    },
    annotationOf: (id) => currentAnnotation(id, attempt.annotations, state.entries),
    annotate: (change) => {
      if (item && !isSubmitting) outbox.put({ kind: "annotation", questionId: item.id, change });
    },
    submit: () => {
      debounced.flush();
      sendUngraded();
      time.report();
      outbox.put({ kind: "submit" });
    },
    cancelSubmit: () => outbox.cancelSubmit(),
    isChecking: item !== undefined && isPractice && isWaiting(item.id),
    isSubmitting,
    outbox: state,
    retry: outbox.retry,
    conflicts,
    resolveConflict: ({ questionId, mine }, isMine) => {
      setConflicts((known) => without(known, questionId));
      if (isMine) send(questionId, mine);
    },
  };
}

/** In practice the response of the last try. */
function shownResponse(
  results: ReadonlyMap<number, QuestionResult>,
  questionId: number,
  response: ItemResponse,
): ItemResponse {
  return results.get(questionId)?.retry?.response ?? response;
}

function without(conflicts: readonly Conflict[], questionId: number): Conflict[] {
  return conflicts.filter((conflict) => conflict.questionId !== questionId);
}

/** The index of the first item without an answer, or 0. */
function firstUnanswered(attempt: CachedAttempt): number {
  const answers = attempt.responses.filter(({ response }) => !isBlank(response));
  const answered = new Set(answers.map(({ question_id }) => question_id));
  return Math.max(
    0,
    attempt.questions.findIndex(({ id }) => !answered.has(id)),
  );
}
