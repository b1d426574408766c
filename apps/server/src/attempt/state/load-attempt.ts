/** Builds an attempt from its rows. */
import type { Item } from "@pulda/question";
import type { ExpressionBuilder, Kysely, Selectable } from "kysely";
import type { Database } from "../../database/database.ts";
import { prepare } from "../../database/prepared.ts";
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

interface Asked {
  readonly userId: number;
  readonly id: number;
  /** Only this question of the attempt; none where it is not the attempt's. */
  readonly questionId?: number;
}

/** What loads an attempt, in a transaction where one is given; it loads null where the attempt is not the user's. */
export function attemptLoader(db: Database) {
  const rowsOf = ({ userId, id }: Asked, questionId?: number) =>
    db
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
  const allOf = prepare(db, (asked: Asked) => rowsOf(asked).orderBy("question.position"));
  const oneOf = prepare(db, (asked: Required<Asked>) => rowsOf(asked, asked.questionId));
  const secondsOf = prepare(db, ({ id }: { id: number }) =>
    db
      .selectFrom("question_time")
      .select(({ fn }) => ["question_id", fn.sum<number | string>("seconds").as("seconds")])
      .where("attempt_id", "=", id)
      .groupBy("question_id"),
  );

  return async (
    { userId, id, questionId }: Asked,
    transaction?: Kysely<Schema>,
  ): Promise<AttemptState | null> => {
    const { rows } = await (questionId === undefined
      ? allOf({ userId, id }, transaction)
      : oneOf({ userId, id, questionId }, transaction));
    const [row] = rows;
    if (!row) return null;
    const { rows: times } =
      questionId === undefined ? await secondsOf({ id }, transaction) : { rows: [] };
    return attemptOf(row, rows, times);
  };
}

/** A question of an attempt with its answer; nulls where there is none. */
interface QuestionRow {
  readonly question_id: number | null;
  readonly position: number | null;
  readonly item: string | null;
  readonly response: string | null;
  readonly version: number | null;
  readonly retry: string | null;
  readonly tries: number | null;
  readonly marks: string | null;
}

interface TimeRow {
  readonly question_id: number;
  readonly seconds: number | string;
}

function attemptOf(
  row: Row,
  questions: readonly QuestionRow[],
  times: readonly TimeRow[],
): AttemptState {
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
  const seconds = new Map(times.map((time) => [time.question_id, Number(time.seconds)]));
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
