/** The list of a user's exams: one statement a page, which an index answers without reading what the exams hold. */
import type { ExamSummary } from "@pulda/contract";
import type { ExpressionBuilder, SelectQueryBuilder } from "kysely";
import type { Database } from "../database/database.ts";
import { offsetOf, pageOf, type PageRequest, type ResultPage } from "../database/pagination.ts";
import { prepare } from "../database/prepared.ts";
import type { Schema } from "../database/schema.ts";
import { isLike, patternOf } from "../database/search.ts";

interface ExamFilter extends PageRequest {
  /** Only exams in some folder. */
  readonly only_favorite: boolean;
  /** Only exams in this folder; 0 for any. */
  readonly favorite_id: number;
  readonly search: string;
}

export interface ExamList {
  /** Newest first. */
  list(userId: number, filter: ExamFilter): Promise<ResultPage<ExamSummary>>;
  /** An exam as it would stand on the list. */
  summary(userId: number, id: number): Promise<ExamSummary | null>;
}

interface Found {
  readonly userId: number;
  readonly folder: number;
  readonly pattern: string;
}

interface Page extends Found {
  readonly limit: number;
  readonly offset: number;
}

/** A row of the list. */
interface Row extends Omit<ExamSummary, "question_count" | "last_attempt"> {
  readonly question_count: number | null;
  readonly attempt_id: number | null;
  readonly mode: "practice" | "test" | null;
  readonly score: number | null;
  readonly max_score: number | null;
  readonly submitted_at: string | null;
}

export function examList(db: Database): ExamList {
  /** Some exams with what the list shows of them, which is looked up for these alone. */
  const shown = (exams: SelectQueryBuilder<Schema, "exam", object>, userId: number) =>
    db
      .selectFrom(
        db
          .selectFrom(
            exams.select(["exam.id", "favorite_id", "title", "state", "created_at"]).as("page"),
          )
          .selectAll("page")
          .select((page) => [questionCount(page), lastAttempt(page, userId)])
          .as("shown"),
      )
      .leftJoin("attempt", "attempt.id", "shown.last_attempt")
      .select(["shown.id", "favorite_id", "title", "state", "created_at"])
      .select("shown.question_count")
      .select(["attempt.id as attempt_id", "mode", "score", "max_score", "submitted_at"])
      .orderBy("shown.id", "desc");

  /** One kind of list: of the exams of a folder, of those in some folder or of all, searched or not. */
  function listOf(folder: "this" | "some" | "any", isSearched: boolean) {
    const found = (values: Found) => {
      let exams = db
        .selectFrom("exam")
        .where("exam.user_id", "=", values.userId)
        .where("purpose", "=", "set");
      if (isSearched) exams = exams.where(isLike("title_search", values.pattern));
      if (folder === "this") exams = exams.where("favorite_id", "=", values.folder);
      else if (folder === "some") exams = exams.where("favorite_id", "is not", null);
      return exams;
    };
    const count = (values: Found) =>
      found(values).select(({ fn }) => fn.countAll<number>().as("count"));
    return {
      count: prepare(db, count),
      page: prepare(db, (values: Page) => {
        const ofPage = found(values)
          .orderBy("exam.id", "desc")
          .limit(values.limit)
          .offset(values.offset);
        return shown(ofPage, values.userId).select(count(values).as("total"));
      }),
    };
  }
  const lists = {
    this: { all: listOf("this", false), searched: listOf("this", true) },
    some: { all: listOf("some", false), searched: listOf("some", true) },
    any: { all: listOf("any", false), searched: listOf("any", true) },
  };
  const one = prepare(db, ({ userId, id }: { userId: number; id: number }) =>
    shown(
      db.selectFrom("exam").where("exam.id", "=", id).where("exam.user_id", "=", userId),
      userId,
    ),
  );

  return {
    async list(userId, filter) {
      const { search, favorite_id, only_favorite, page, limit } = filter;
      const ofFolder = lists[favorite_id !== 0 ? "this" : only_favorite ? "some" : "any"];
      const list = search ? ofFolder.searched : ofFolder.all;
      const found = { userId, folder: favorite_id, pattern: patternOf(search) };
      const { rows } = await list.page({ ...found, limit, offset: offsetOf(filter) });
      // A page behind the last one has no row that says how many there are.
      const isBehind = rows.length === 0 && page > 1;
      const total = isBehind ? (await list.count(found)).rows[0]?.count : rows[0]?.total;
      return pageOf(rows.map(summaryOf), total ?? 0, filter);
    },

    async summary(userId, id) {
      const { rows } = await one({ userId, id });
      return rows[0] ? summaryOf(rows[0]) : null;
    },
  };
}

type OfPage = ExpressionBuilder<Schema & { page: { id: number } }, "page">;

function questionCount({ selectFrom }: OfPage) {
  return selectFrom("question")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .whereRef("question.exam_id", "=", "page.id")
    .as("question_count");
}

/** The id of the latest submitted attempt; a retake of the missed questions is not a score of the exam. */
function lastAttempt({ selectFrom }: OfPage, userId: number) {
  return selectFrom("attempt as last")
    .select("last.id")
    .whereRef("last.exam_id", "=", "page.id")
    .where("last.user_id", "=", userId)
    .where("last.submitted_at", "is not", null)
    .where("last.retake_of", "is", null)
    .orderBy("last.submitted_at", "desc")
    .orderBy("last.id", "desc")
    .limit(1)
    .as("last_attempt");
}

function summaryOf(row: Row): ExamSummary {
  const { id, favorite_id, title, state, created_at, question_count } = row;
  const { attempt_id, mode, score, max_score, submitted_at } = row;
  const isScored =
    attempt_id !== null &&
    mode !== null &&
    score !== null &&
    max_score !== null &&
    submitted_at !== null;
  return {
    id,
    favorite_id,
    title,
    question_count: question_count ?? 0,
    state,
    created_at,
    last_attempt: isScored ? { id: attempt_id, mode, score, max_score, submitted_at } : null,
  };
}
