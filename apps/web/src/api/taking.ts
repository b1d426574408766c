/** What is written into an attempt: sent again and again until it has arrived, so without alerts. */
import type { Annotation, QuestionResult } from "@pulda/contract";
import { changeAttempt, keepAttempt } from "./attempts.ts";
import { callQuietly, type FieldsOf, type Outcome } from "./client.ts";
import { keys, queryClient } from "./queries.ts";

/** Saves an answer; the attempt in the cache learns it. */
export async function sendAnswer(
  fields: FieldsOf<"attemptAnswer">,
): Promise<Outcome<"attemptAnswer">> {
  const saved = await callQuietly("attemptAnswer", fields);
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
export async function sendMark(
  fields: FieldsOf<"attemptAnnotate">,
): Promise<Outcome<"attemptAnnotate">> {
  const drawn = await callQuietly("attemptAnnotate", fields);
  if (drawn.ok)
    changeAttempt(fields.id, (attempt) => ({
      ...attempt,
      annotations: replaced<Annotation>(attempt.annotations, drawn.result),
    }));
  return drawn;
}

/** Keeps how long questions were in sight. */
export function sendTime(fields: FieldsOf<"attemptTime">): Promise<Outcome<"attemptTime">> {
  return callQuietly("attemptTime", fields);
}

/** Submits; a second time changes nothing. */
export async function sendSubmit(id: number): Promise<Outcome<"attemptSubmit">> {
  const submitted = await callQuietly("attemptSubmit", { id });
  if (!submitted.ok) return submitted;
  // The exam lists show the last score, and what was missed is noted.
  for (const queryKey of [keys.exams, keys.notes, keys.today])
    void queryClient.invalidateQueries({ queryKey });
  return submitted;
}

/** Asks for the attempt as the server has it now; the cache learns it. */
export async function refresh(id: number): Promise<Outcome<"attemptGet">> {
  const found = await callQuietly("attemptGet", { id });
  if (found.ok) keepAttempt(found.result);
  return found;
}

function replaced<T extends { readonly question_id: number }>(lines: readonly T[], line: T): T[] {
  return [...lines.filter(({ question_id }) => question_id !== line.question_id), line];
}
