/** What is written into an attempt: sent again and again until it has arrived, so without alerts. */
import type { Annotation, QuestionResult } from "@pulda/contract";
import { changeAttempt, changeCount, cacheAttempt } from "./attempts.ts";
import { callQuietly, type FieldsOf, type Outcome } from "./client.ts";
import { queryKeys, queryClient } from "./queries.ts";
import { isStillSignedIn } from "./session.ts";

type Written = "attemptAnswer" | "attemptAnnotate" | "attemptTime" | "attemptSubmit" | "attemptGet";

const NOT_FOUND = 404;

/** Saves an answer; the attempt in the cache learns it. */
export async function sendAnswer(
  fields: FieldsOf<"attemptAnswer">,
): Promise<Outcome<"attemptAnswer">> {
  const saved = await callAsTaker("attemptAnswer", fields);
  if (saved.ok) {
    const { feedback, ...response } = saved.result;
    changeAttempt(fields.id, (attempt) => ({
      ...attempt,
      // in practice what counts is the first answer, whatever was tried after it
      responses: replaced(attempt.responses, {
        ...response,
        response: feedback?.response ?? response.response,
      }),
      results: feedback ? replaced<QuestionResult>(attempt.results, feedback) : attempt.results,
    }));
  }
  return saved;
}

/** Keeps a mark. */
export async function sendAnnotation(
  fields: FieldsOf<"attemptAnnotate">,
): Promise<Outcome<"attemptAnnotate">> {
  const drawn = await callAsTaker("attemptAnnotate", fields);
  if (drawn.ok)
    changeAttempt(fields.id, (attempt) => ({
      ...attempt,
      annotations: replaced<Annotation>(attempt.annotations, drawn.result),
    }));
  return drawn;
}

/** Keeps how long questions were in sight. */
export function sendTime(fields: FieldsOf<"attemptTime">): Promise<Outcome<"attemptTime">> {
  return callAsTaker("attemptTime", fields);
}

/** Submits; a second time changes nothing. */
export async function sendSubmit(id: number): Promise<Outcome<"attemptSubmit">> {
  const submitted = await callAsTaker("attemptSubmit", { id });
  if (!submitted.ok) return submitted;
  // The exam lists show the last score, and what was missed is noted.
  for (const queryKey of [queryKeys.exams, queryKeys.notes, queryKeys.today])
    void queryClient.invalidateQueries({ queryKey });
  return submitted;
}

/** Asks for the attempt as the server has it now; the cache learns it. */
export async function refreshAttempt(id: number): Promise<Outcome<"attemptGet">> {
  const before = changeCount();
  const found = await callAsTaker("attemptGet", { id });
  if (!found.ok) return found;
  // An answer that was given meanwhile may not be in it.
  if (changeCount() !== before) return refreshAttempt(id);
  cacheAttempt(found.result);
  return found;
}

/**
 * An attempt that is "not there" for somebody else, who has signed in in this browser meanwhile, is not
 * gone: that call counts as unanswered, and what was to be written waits for its taker.
 */
async function callAsTaker<N extends Written>(name: N, fields: FieldsOf<N>): Promise<Outcome<N>> {
  const outcome = await callQuietly(name, fields);
  if (outcome.ok || outcome.code !== NOT_FOUND || (await isStillSignedIn())) return outcome;
  return { ...outcome, code: null };
}

function replaced<T extends { readonly question_id: number }>(lines: readonly T[], line: T): T[] {
  return [...lines.filter(({ question_id }) => question_id !== line.question_id), line];
}
