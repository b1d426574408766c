/** Builds an attempt from its rows. */
import { setImmediate } from "node:timers/promises";
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

/** An attempt of more questions is read in pages. */
export const MAX_WHOLE = 200;
/** How many questions are read with one statement. */
const PAGE_SIZE = 50;

/** An attempt whose questions are read as they are wanted. */
export interface LargeAttempt {
  readonly head: AttemptHead;
  readonly questionCount: number;
  /** Its questions in their order, each page as an attempt of its own. */
  pages(): AsyncGenerator<AttemptState, void, void>;
}

/** The attempt of any size, or null where it is not the user's. */
export async function openAttempt(
  db: Kysely<Schema>,
  userId: number,
  id: number,
): Promise<AttemptState | LargeAttempt | null> {
  const rows = await readRows(db, userId, id, "where few");
  const [row] = rows;
  if (!row) return null;
  if (row.question_count <= MAX_WHOLE) return stateFrom(db, rows);
  return {
    head: headOf(row),
    questionCount: row.question_count,
    async *pages() {
      const places = await db
        .selectFrom("attempt_question")
        .select("question_id")
        .where("attempt_id", "=", id)
        .orderBy("position")
        .execute();
      const ids = places.map(({ question_id }) => question_id);
      for (let at = 0; at < ids.length; at += PAGE_SIZE) {
        await setImmediate();
        const page = await loadAttempt(db, userId, id, ids.slice(at, at + PAGE_SIZE));
        if (!page) return;
        yield page;
      }
    },
  };
}

/**
 * The attempt, or null where it is not the user's.
 * @param only this question of it, or these; none where a question is not the attempt's
 */
export async function loadAttempt(
  db: Kysely<Schema>,
  userId: number,
  id: number,
  only?: number | readonly number[],
): Promise<AttemptState | null> {
  return stateFrom(db, await readRows(db, userId, id, only), only);
}

/** Which questions of an attempt are read: those with an id, or all, or all where there are few. */
type Wanted = number | readonly number[] | undefined | "where few";

/** A row for each question; one without a question where none is wanted. */
function readRows(db: Kysely<Schema>, userId: number, id: number, only: Wanted) {
  const query = db
    .selectFrom("attempt")
    .leftJoin("attempt_question as question", (join) => {
      const ofAttempt = join.onRef("question.attempt_id", "=", "attempt.id");
      if (only === undefined) return ofAttempt;
      if (only === "where few") return ofAttempt.on("attempt.question_count", "<=", MAX_WHOLE);
      return typeof only === "number"
        ? ofAttempt.on("question.question_id", "=", only)
        : ofAttempt.on("question.question_id", "in", only);
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
  return (typeof only === "number" ? query : query.orderBy("question.position")).execute();
}

async function stateFrom(
  db: Kysely<Schema>,
  questions: Awaited<ReturnType<typeof readRows>>,
  only?: number | readonly number[],
): Promise<AttemptState | null> {
  const [row] = questions;
  if (!row) return null;
  const seconds =
    typeof only === "number" ? new Map<number, number>() : await secondsOf(db, row.id, only);

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

async function secondsOf(
  db: Kysely<Schema>,
  id: number,
  only: readonly number[] | undefined,
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("question_time")
    .select(({ fn }) => ["question_id", fn.sum<number | string>("seconds").as("seconds")])
    .where("attempt_id", "=", id)
    .$if(only !== undefined, (times) => times.where("question_id", "in", only!))
    .groupBy("question_id")
    .execute();
  return new Map(rows.map(({ question_id, seconds }) => [question_id, Number(seconds)]));
}

function stateOf(
  row: Row,
  items: readonly Item[],
  parts: Pick<AttemptState, "broken" | "answers" | "annotations" | "seconds">,
): AttemptState {
  return { ...headOf(row), items, ...parts };
}

type AttemptHead = Omit<AttemptState, "items" | "broken" | "answers" | "annotations" | "seconds">;

function headOf(row: Row): AttemptHead {
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
  };
}

/**
 * Locks the attempt's row until the transaction ends, so that an answer and a submit that arrive together
 * run one after the other. Undefined where it is not the user's.
 */
export async function lockAttempt(
  db: Kysely<Schema>,
  userId: number,
  id: number,
): Promise<Selectable<AttemptTable> | undefined> {
  return db
    .updateTable("attempt")
    .set((update) => ({ question_count: update.ref("question_count") }))
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirst();
}
