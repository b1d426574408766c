/** The calls that change an attempt. The outbox retries them until they are acknowledged, so there are no alerts. */
import type { Annotation, QuestionResult } from "@pulda/contract";
import { changeAttempt, changeCount, cacheAttempt } from "./attempts.ts";
import { callQuietly, type FieldsOf, type Outcome } from "./client.ts";
import { queryKeys, queryClient } from "./queries.ts";
import { isStillSignedIn } from "./session.ts";

type TakingCall =
  | "attemptAnswer"
  | "attemptAnnotate"
  | "attemptTime"
  | "attemptSubmit"
  | "attemptGet";

const NOT_FOUND = 404;

/** Saves an answer and updates the cached attempt. */
export async function sendAnswer(
  fields: FieldsOf<"attemptAnswer">,
): Promise<Outcome<"attemptAnswer">> {
  const saved = await callAsTaker("attemptAnswer", fields);
  if (saved.ok) {
    const { feedback, ...response } = saved.result;
    changeAttempt(fields.id, (attempt) => ({
      ...attempt,
      // in practice the first answer counts, whatever was tried after it
      responses: replaced(attempt.responses, {
        ...response,
        response: feedback?.response ?? response.response,
      }),
      results: feedback ? replaced<QuestionResult>(attempt.results, feedback) : attempt.results,
    }));
  }
  return saved;
}

/** Saves an annotation and updates the cached attempt. */
export async function sendAnnotation(
  fields: FieldsOf<"attemptAnnotate">,
): Promise<Outcome<"attemptAnnotate">> {
  const saved = await callAsTaker("attemptAnnotate", fields);
  if (saved.ok)
    changeAttempt(fields.id, (attempt) => ({
      ...attempt,
      annotations: replaced<Annotation>(attempt.annotations, saved.result),
    }));
  return saved;
}

/** Saves how long items were in view. */
export function sendTime(fields: FieldsOf<"attemptTime">): Promise<Outcome<"attemptTime">> {
  return callAsTaker("attemptTime", fields);
}

/** Submits the attempt; idempotent. */
export async function sendSubmit(id: number): Promise<Outcome<"attemptSubmit">> {
  const submitted = await callAsTaker("attemptSubmit", { id });
  if (!submitted.ok) return submitted;
  // Exam lists show the last score, and missed items are in the notebook.
  for (const queryKey of [queryKeys.exams, queryKeys.notes, queryKeys.today])
    void queryClient.invalidateQueries({ queryKey });
  return submitted;
}

/** Fetches the attempt and updates the cache. */
export async function refreshAttempt(id: number): Promise<Outcome<"attemptGet">> {
  const before = changeCount();
  const found = await callAsTaker("attemptGet", { id });
  if (!found.ok) return found;
  // The reply may lack an answer that was saved meanwhile.
  if (changeCount() !== before) return refreshAttempt(id);
  cacheAttempt(found.result);
  return found;
}

/**
 * A "not found" may mean that another user has signed in in this browser meanwhile. Then the call counts as
 * unacknowledged, and the outbox keeps its entry for the taker.
 */
async function callAsTaker<N extends TakingCall>(
  name: N,
  fields: FieldsOf<N>,
): Promise<Outcome<N>> {
  const outcome = await callQuietly(name, fields);
  if (outcome.ok || outcome.code !== NOT_FOUND || (await isStillSignedIn())) return outcome;
  return { ...outcome, code: null };
}

function replaced<T extends { readonly question_id: number }>(lines: readonly T[], line: T): T[] {
  return [...lines.filter(({ question_id }) => question_id !== line.question_id), line];
}
