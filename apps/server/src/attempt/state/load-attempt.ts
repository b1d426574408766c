/** Builds an attempt from its rows. */
import type { Item } from "@pulda/question";
import type { ExpressionBuilder, Kysely, Selectable } from "kysely";
import type { AttemptTable, Schema } from "../../database/schema.ts";
import type { BrokenQuestion } from "../../question/question-json.ts";
import type { StoredAnswer, AttemptState, AnnotationState } from "../result/score.ts";
import { readItem, readAnnotation, readResponse } from "./attempt-json.ts";

type Row = Selectable<AttemptTable> & { readonly title: string | null };

/** The title of the attempt's exam. */
export function examTitle(from: ExpressionBuilder<Schema, "attempt">) {
  return from
    .selectFrom("exam")
    .select("exam.title")
    .whereRef("exam.id", "=", "attempt.exam_id")
    .as("title");
}

/**
 * The attempt, or null where it is not the user's.
 * @param questionId only this question of it; none where the question is not the attempt's
 */
export async function loadAttempt(
  db: Kysely<Schema>,
  userId: number,
  id: number,
  questionId?: number,
): Promise<AttemptState | null> {
  let query = db
    .selectFrom("attempt")
    .leftJoin("attempt_question as question", (join) => {
      const ofAttempt = join.onRef("question.attempt_id", "=", "attempt.id");
      return questionId === undefined
        ? ofAttempt
        : ofAttempt.on("question.question_id", "=", questionId);
    })
    .leftJoin("answer", (join) =>
      join
        .onRef("answer.attempt_id", "=", "question.attempt_id")
        .onRef("answer.question_id", "=", "question.question_id"),
    )
    .leftJoin("annotation", (join) =>
      join
        .onRef("annotation.attempt_id", "=", "question.attempt_id")
        .onRef("annotation.question_id", "=", "question.question_id"),
    )
    .selectAll("attempt")
    .select(examTitle)
    .select(["question.question_id", "question.position", "question.item"])
    .select(["answer.response", "answer.version", "answer.retry", "answer.tries"])
    .select("annotation.marks")
    .where("attempt.id", "=", id)
    .where("attempt.user_id", "=", userId);
  if (questionId === undefined) query = query.orderBy("question.position");
  const questions = await query.execute();
  const [row] = questions;
  if (!row) return null;
  const seconds = questionId === undefined ? await secondsOf(db, id) : new Map<number, number>();

  const items: Item[] = [];
  const broken: BrokenQuestion[] = [];
  const answers = new Map<number, StoredAnswer>();
  const annotations = new Map<number, AnnotationState>();
  for (const question of questions) {
    const { question_id, position, item, response, version, retry, tries } = question;
    if (question_id === null || position === null || item === null) continue;
    const read = readItem(item);
    if ("problem" in read) {
      broken.push({ id: question_id, position, problem: read.problem });
      continue;
    }
    items.push(read.value);
    if (response !== null && version !== null && tries !== null)
      answers.set(question_id, {
        response: readResponse(response),
        version,
        retry: retry === null ? null : readResponse(retry),
        tries,
      });
    if (question.marks !== null) annotations.set(question_id, readAnnotation(question.marks));
  }
  return stateOf(row, items, { broken, answers, annotations, seconds });
}

/** The state of an attempt that has just started. */
export function newAttemptState(row: Row, items: readonly Item[]): AttemptState {
  return stateOf(row, items, {
    broken: [],
    answers: new Map(),
    annotations: new Map(),
    seconds: new Map(),
  });
}

async function secondsOf(db: Kysely<Schema>, id: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("question_time")
    .select(({ fn }) => ["question_id", fn.sum<number | string>("seconds").as("seconds")])
    .where("attempt_id", "=", id)
    .groupBy("question_id")
    .execute();
  return new Map(rows.map(({ question_id, seconds }) => [question_id, Number(seconds)]));
}

function stateOf(
  row: Row,
  items: readonly Item[],
  parts: Pick<AttemptState, "broken" | "answers" | "annotations" | "seconds">,
): AttemptState {
  return {
    id: row.id,
    exam_id: row.exam_id,
    title: row.title ?? "",
    mode: row.mode,
    started_at: row.started_at,
    deadline: row.deadline,
    submitted_at: row.submitted_at,
    score: row.score,
    max_score: row.max_score,
    retake_of: row.retake_of,
    items,
    ...parts,
  };
}

/**
 * Locks the attempt's row until the transaction ends, so that an answer and a submit that arrive together
 * run one after the other.
 */
export async function lockAttempt(db: Kysely<Schema>, userId: number, id: number): Promise<void> {
  await db
    .updateTable("attempt")
    .set((update) => ({ question_count: update.ref("question_count") }))
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .execute();
}
