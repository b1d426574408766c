/** Exams while they are being made: added, stored part by part, finished or given up. */
import type { ExamState, Refusal } from "@pulda/contract";
import type { ItemContent, Passage } from "@pulda/question";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { searchForm } from "../../database/search.ts";
import { storeItems } from "../../question/store-items.ts";
import { readRequest, writeRefused, type StoredRequest } from "../exam-json.ts";

interface NewExam {
  readonly title: string;
  readonly seed: number;
  readonly engineVersion: string;
  readonly request: StoredRequest;
  readonly now: string;
}

/** An exam that has yet to be made. */
export interface UnfinishedExam {
  readonly id: number;
  readonly seed: number;
  readonly request: StoredRequest;
}

/** How far an exam in the making has come. */
export interface GenerationProgress {
  readonly state: ExamState;
  readonly done: number;
  readonly total: number;
}

/** Items of an exam in the making. */
interface GeneratedPart {
  readonly items: readonly ItemContent[];
  /** What they are made from. */
  readonly passages: readonly Passage[];
  /** How many items are stored already. */
  readonly before: number;
  /** How many passages are done with them. */
  readonly done: number;
}

/** What became of a part. */
interface StoredPart {
  /** How many items of it are stored. */
  readonly stored: number;
  /** Those that were left out: they do not lead back to their passage. */
  readonly unsound: readonly ItemContent[];
}

export interface GenerationStore {
  progress(userId: number, id: number): Promise<GenerationProgress | null>;
  /** Adds an exam in state "generating". */
  add(userId: number, exam: NewExam): Promise<number>;
  /**
   * Adds a set that was made to review missed rules, whole and ready; it stands in no list. Null, and nothing
   * added, where one of its items is not sound.
   */
  addReview(
    userId: number,
    exam: NewExam & { items: readonly ItemContent[] },
  ): Promise<number | null>;
  countUnfinished(userId: number): Promise<number>;
  /** All exams that a stopped server left unmade. */
  listUnfinished(): Promise<UnfinishedExam[]>;
  /** Throws away what a stopped server has stored of an unmade exam. */
  restart(id: number): Promise<void>;
  /** Stores a part of what is being made; null when the exam is gone, or made. */
  store(id: number, part: GeneratedPart): Promise<StoredPart | null>;
  /** Ends the making. A failed exam keeps nothing of what was stored. */
  finish(id: number, state: ExamState, refused: readonly Refusal[]): Promise<void>;
  /** Removes an exam that is being made; false where it is not, or not the user's. */
  cancel(userId: number, id: number): Promise<boolean>;
}

export function generationStore(db: Database): GenerationStore {
  return {
    async progress(userId, id) {
      const row = await db
        .selectFrom("exam")
        .select(["state", "done", "total"])
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return row ?? null;
    },

    async add(userId, exam) {
      const { id } = await db
        .insertInto("exam")
        .values(newRow(userId, exam))
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },

    addReview: (userId, { items, ...exam }) =>
      db.transaction().execute(async (transaction) => {
        const { id } = await transaction
          .insertInto("exam")
          .values({
            ...newRow(userId, exam),
            state: "ready",
            done: exam.request.passages.length,
            purpose: "review",
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        const { passages } = exam.request;
        const home = { id, user_id: userId, passages };
        const { unsound } = await storeItems(transaction, home, items, 0);
        if (unsound.length === 0) return id;
        await transaction.deleteFrom("exam").where("id", "=", id).execute();
        return null;
      }),

    async countUnfinished(userId) {
      const { count } = await db
        .selectFrom("exam")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("user_id", "=", userId)
        .where("state", "=", "generating")
        .executeTakeFirstOrThrow();
      return count;
    },

    async listUnfinished() {
      const rows = await db
        .selectFrom("exam")
        .select(["id", "seed", "request"])
        .where("state", "=", "generating")
        .orderBy("id")
        .execute();
      return rows.map(({ id, seed, request }) => ({ id, seed, request: readRequest(request) }));
    },

    async restart(id) {
      await db.deleteFrom("question").where("exam_id", "=", id).execute();
    },

    store: (id, { items, passages, before, done }) =>
      db.transaction().execute(async (transaction) => {
        const exam = await transaction
          .updateTable("exam")
          .set({ done })
          .where("id", "=", id)
          .where("state", "=", "generating")
          .returning("user_id")
          .executeTakeFirst();
        if (!exam) return null;
        const { ids, unsound } = await storeItems(
          transaction,
          { id, user_id: exam.user_id, passages },
          items,
          before,
        );
        return { stored: ids.length, unsound };
      }),

    finish: (id, state, refused) =>
      db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("exam")
          .set({ state, refused: writeRefused(refused), done: sql<number>`total` })
          .where("id", "=", id)
          .where("state", "=", "generating")
          .executeTakeFirstOrThrow();
        if (numUpdatedRows > 0n && state === "failed")
          await transaction.deleteFrom("question").where("exam_id", "=", id).execute();
      }),

    async cancel(userId, id) {
      const { numDeletedRows } = await db
        .deleteFrom("exam")
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .where("state", "=", "generating")
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

/** An exam of which nothing is made yet. */
function newRow(userId: number, { title, seed, engineVersion, request, now }: NewExam) {
  return {
    user_id: userId,
    favorite_id: null,
    title,
    title_search: searchForm(title),
    state: "generating" as const,
    seed,
    engine_version: engineVersion,
    request: JSON.stringify(request),
    refused: writeRefused([]),
    done: 0,
    total: request.passages.length,
    created_at: now,
  };
}
