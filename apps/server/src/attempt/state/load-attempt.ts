/** Builds an attempt from its rows. */
import { setImmediate } from "node:timers/promises";
import type { ShareChange, ShownWhen } from "@pulda/contract";
import type { Item } from "@pulda/question";
import type { ExpressionBuilder, Kysely, Selectable } from "kysely";
import type { Database } from "../../database/database.ts";
import { prepare } from "../../database/prepared.ts";
import type { AttemptTable, Schema } from "../../database/schema.ts";
import type { BrokenQuestion } from "../../question/question-json.ts";
import type { AttemptShare } from "../result/visible-results.ts";
import type { StoredAnswer, AttemptState, AnnotationState } from "../result/score.ts";
import { readAnnotation, readItem, readPositions, readResponse } from "./attempt-json.ts";

type Row = Selectable<AttemptTable> & { readonly title: string | null } & ShareColumns;

/** Of the share that an attempt belongs to; nulls for an exam of the taker's own. */
interface ShareColumns {
  readonly share_id?: number | null;
  readonly token?: string | null;
  readonly closes_at?: string | null;
  readonly closed_at?: string | null;
  readonly show_score?: ShownWhen | null;
  readonly show_answers?: ShownWhen | null;
  readonly show_explanations?: ShownWhen | null;
}

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

/** How many questions an attempt has, those among them that cannot be read any more. */
export function countOf(attempt: AttemptState | LargeAttempt): number {
  return "items" in attempt ? attempt.items.length + attempt.broken.length : attempt.questionCount;
}

interface AttemptId {
  readonly userId: number;
  readonly id: number;
}

interface QuestionId extends AttemptId {
  readonly questionId: number;
}

/** Which questions of an attempt a query joins: one, some, all, or all where there are few. */
type Wanted = number | readonly number[] | "all" | "where few";

/** Loads attempts, in a transaction where one is given. Null where an attempt is not the user's. */
export interface AttemptLoader {
  /** All of it. */
  load(asked: AttemptId, transaction?: Kysely<Schema>): Promise<AttemptState | null>;
  /** With one question; with none where it is not the attempt's. */
  loadOne(asked: QuestionId, transaction?: Kysely<Schema>): Promise<AttemptState | null>;
  /** With some questions. */
  loadSome(
    asked: AttemptId,
    questionIds: readonly number[],
    transaction?: Kysely<Schema>,
  ): Promise<AttemptState | null>;
  /** Of any size. */
  open(asked: AttemptId): Promise<AttemptState | LargeAttempt | null>;
}

export function attemptLoader(db: Database): AttemptLoader {
  const allOf = prepare(db, (asked: AttemptId) => ordered(rowsOf(db, asked, "all")));
  const fewOf = prepare(db, (asked: AttemptId) => ordered(rowsOf(db, asked, "where few")));
  const oneOf = prepare(db, (asked: QuestionId) => rowsOf(db, asked, asked.questionId));
  const timesOf = prepare(db, ({ id }: { id: number }) => timesOfAttempt(db, id));

  /** What was changed in the share since it was given. */
  async function changesOf({ share_id }: Row): Promise<ShareChange[]> {
    if (share_id === null || share_id === undefined) return [];
    const rows = await db
      .selectFrom("share_change")
      .select(["made_at", "positions", "note"])
      .where("share_id", "=", share_id)
      .orderBy("id")
      .execute();
    return rows.map(({ positions, ...change }) => ({
      ...change,
      positions: readPositions(positions),
    }));
  }

  const loader: AttemptLoader = {
    async load(asked, transaction) {
      const { rows } = await allOf(asked, transaction);
      const [row] = rows;
      return row ? attemptOf(row, rows, (await timesOf({ id: row.id }, transaction)).rows) : null;
    },
    async loadOne(asked, transaction) {
      const { rows } = await oneOf(asked, transaction);
      const [row] = rows;
      return row ? attemptOf(row, rows, []) : null;
    },
    async loadSome(asked, questionIds, transaction = db) {
      const rows = await ordered(rowsOf(transaction, asked, questionIds)).execute();
      const [row] = rows;
      if (!row) return null;
      const times = await timesOfAttempt(transaction, row.id)
        .where("question_id", "in", questionIds)
        .execute();
      return attemptOf(row, rows, times);
    },
    async open(asked) {
      const { rows } = await fewOf(asked);
      const [row] = rows;
      if (!row) return null;
      if (row.question_count <= MAX_WHOLE) {
        const state = attemptOf(row, rows, (await timesOf({ id: row.id })).rows);
        return withChanges(state, await changesOf(row));
      }
      return {
        head: headOf(row),
        questionCount: row.question_count,
        async *pages() {
          const places = await db
            .selectFrom("attempt_question")
            .select("question_id")
            .where("attempt_id", "=", asked.id)
            .orderBy("position")
            .execute();
          const ids = places.map(({ question_id }) => question_id);
          for (let at = 0; at < ids.length; at += PAGE_SIZE) {
            await setImmediate();
            const page = await loader.loadSome(asked, ids.slice(at, at + PAGE_SIZE));
            if (!page) return;
            yield page;
          }
        },
      };
    },
  };
  return loader;
}

/** A row for each question; one without a question where none is wanted. */
function rowsOf(db: Kysely<Schema>, { userId, id }: AttemptId, wanted: Wanted) {
  return db
    .selectFrom("attempt")
    .leftJoin("attempt_question as question", (join) => {
      const ofAttempt = join.onRef("question.attempt_id", "=", "attempt.id");
      if (wanted === "all") return ofAttempt;
      if (wanted === "where few") return ofAttempt.on("attempt.question_count", "<=", MAX_WHOLE);
      return Array.isArray(wanted)
        ? ofAttempt.on("question.question_id", "in", wanted)
        : ofAttempt.on("question.question_id", "=", wanted as number);
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
    .leftJoin("taker", "taker.id", "attempt.taker_id")
    .leftJoin("share", "share.id", "taker.share_id")
    .selectAll("attempt")
    .select(["share.id as share_id", "share.token", "share.closes_at", "share.closed_at"])
    .select(["share.show_score", "share.show_answers", "share.show_explanations"])
    .select(examTitle)
    .select(["question.question_id", "question.position", "question.item"])
    .select(["answer.response", "answer.version", "answer.retry", "answer.tries"])
    .select("annotation.marks")
    .where("attempt.id", "=", id)
    .where("attempt.user_id", "=", userId);
}

const ordered = (rows: ReturnType<typeof rowsOf>) => rows.orderBy("question.position");

function timesOfAttempt(db: Kysely<Schema>, id: number) {
  return db
    .selectFrom("question_time")
    .select(({ fn }) => ["question_id", fn.sum<number | string>("seconds").as("seconds")])
    .where("attempt_id", "=", id)
    .groupBy("question_id");
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
  return { ...headOf(row), items, ...parts };
}

function withChanges(state: AttemptState, changes: readonly ShareChange[]): AttemptState {
  return state.share && changes.length > 0
    ? { ...state, share: { ...state.share, changes } }
    : state;
}

function shareOf(row: Row): AttemptShare | null {
  const { share_id, token, show_score, show_answers, show_explanations } = row;
  if (!share_id || !token || !show_score || !show_answers || !show_explanations) return null;
  return {
    shareId: share_id,
    token,
    closesAt: row.closes_at ?? null,
    closedAt: row.closed_at ?? null,
    showScore: show_score,
    showAnswers: show_answers,
    showExplanations: show_explanations,
    changes: [],
  };
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
    share: shareOf(row),
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
