/** The store of exams during generation: added, stored part by part, finished or cancelled. */
import type { ExamState, Refusal } from "@pulda/contract";
import { withModel, type Solved } from "@pulda/model/asking";
import type { ItemContent, Passage } from "@pulda/question";
import { sql, type Kysely } from "kysely";
import type { Database } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import { searchForm } from "../../database/search.ts";
import { MakingEnough, makeSureOfRoom, MAX_UNFINISHED_EXAMS } from "../../user/owned-limits.ts";
import { arrangeQuestions } from "../../question/positions.ts";
import { rewriteItems, storeItems } from "../../question/store-items.ts";
import { discardExams } from "../../removal/discard-exams.ts";
import { removerOf, type Remover } from "../../removal/remover.ts";
import { addReadyExam } from "../add-ready.ts";
import { readRequest, writeRefused, type StoredRequest } from "../exam-json.ts";

/** In which an exam is made, one of each user at once: by the rules alone, or with a language model, which is slow. */
export type Lane = "rules" | "model";

interface NewExam {
  readonly title: string;
  readonly seed: number;
  readonly engineVersion: string;
  readonly request: StoredRequest;
  readonly now: string;
  /** Left out, that of the rules. */
  readonly lane?: Lane;
}

/** An exam whose generation has not finished. */
export interface UnfinishedExam {
  readonly id: number;
  readonly userId: number;
  readonly lane: Lane;
}

/** A making that has begun: it may write until another begins. */
export interface Making {
  readonly id: number;
  readonly userId: number;
  readonly number: number;
  /** How many makings of the exam have died before. */
  readonly deaths: number;
  readonly seed: number;
  readonly request: StoredRequest;
  /** Whether its owner wants no more of the language model. */
  readonly isModelStopped: boolean;
}

/** How many items a language model has done, and how many it has to do. */
export interface ModelProgress {
  readonly done: number;
  readonly total: number;
}

/** How far the generation of an exam is. */
export interface GenerationProgress {
  readonly state: ExamState;
  readonly done: number;
  readonly total: number;
  /** Null before a model has begun. */
  readonly model: ModelProgress | null;
}

/** A batch of items of an exam that is being generated. */
interface GeneratedPart {
  readonly items: readonly ItemContent[];
  /** The passages that they are made from. */
  readonly passages: readonly Passage[];
  /** How many items of the exam are stored already. */
  readonly before: number;
  /** How many passages are done once they are stored. */
  readonly done: number;
  /** How far the model is once they are stored; left out, it has not begun. */
  readonly model?: ModelProgress;
}

/** The outcome of storing a part. */
interface StoredPart {
  /** How many items of it are stored. */
  readonly stored: number;
  /** Those that were left out because their round trip fails. */
  readonly unsound: readonly ItemContent[];
}

export interface GenerationStore {
  progress(userId: number, id: number): Promise<GenerationProgress | null>;
  /**
   * Adds an exam in state "generating".
   * @throws Full; MakingEnough where so many of the user are being made already
   */
  add(userId: number, exam: NewExam): Promise<number>;
  /**
   * Adds the exam of a rule review, complete and ready; it is in no list. Null, and nothing stored, where one
   * of its items is unsound.
   * @throws Full
   */
  addReview(
    userId: number,
    exam: NewExam & { items: readonly ItemContent[] },
  ): Promise<number | null>;
  countUnfinished(userId: number): Promise<number>;
  /** Of all users. */
  countAllUnfinished(): Promise<number>;
  /** All exams that are to be made or being made, oldest first. */
  listUnfinished(): Promise<UnfinishedExam[]>;
  /** How many makings of an exam have died. */
  deaths(id: number): Promise<number>;
  /**
   * Begins a making: from now on no other may write, and what another has stored is removed. Null when the exam
   * is gone or finished. The making counts as dead until it is finished or released.
   * @param isRepeated whether this process has begun one before, which it has survived
   */
  begin(id: number, isRepeated?: boolean): Promise<Making | null>;
  /** A making was stopped cleanly, so that it has not died. */
  release(making: Pick<Making, "id" | "number">): Promise<void>;
  /** Stores a part; null when the exam is gone or finished, or another making has begun. */
  store(making: Pick<Making, "id" | "number">, part: GeneratedPart): Promise<StoredPart | null>;
  /** Notes in the proofs of stored items how a model has solved them; nothing when another making has begun. */
  noteSolved(
    making: Pick<Making, "id" | "number">,
    solved: ReadonlyMap<number, Solved>,
  ): Promise<void>;
  /** Gives the stored items their points, in the order of the items; nothing when another making has begun. */
  setPoints(making: Pick<Making, "id" | "number">, points: readonly number[]): Promise<void>;
  /**
   * Puts the stored items into another order and removes those that are left out; nothing when another making has begun.
   * @param positions the present positions, in the new order
   */
  arrange(making: Pick<Making, "id" | "number">, positions: readonly number[]): Promise<void>;
  /** Ends the generation, unless another making has begun. A failed exam keeps no items. */
  finish(
    making: Pick<Making, "id" | "number">,
    state: ExamState,
    refused: readonly Refusal[],
  ): Promise<void>;
  /** Removes an exam that is being generated; false where it is not, or is not the user's. */
  cancel(userId: number, id: number): Promise<boolean>;
  /** Notes that the user wants no more of the model; false where the exam is not being generated, or not the user's. */
  stopModel(userId: number, id: number): Promise<boolean>;
  /** Whether the model may go on with a making, was stopped, or has nothing to work for any more. */
  modelState(making: Pick<Making, "id" | "number">): Promise<"wanted" | "stopped" | "gone">;
}

export function generationStore(db: Database, remover: Remover = removerOf(db)): GenerationStore {
  /** Does some work on an exam's items in a transaction; false, and nothing done, when another making has begun. */
  const whileMaking = (
    { id, number }: Pick<Making, "id" | "number">,
    work: (transaction: Kysely<Schema>) => Promise<void>,
  ): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable("exam")
        .set((exam) => ({ done: exam.ref("done") }))
        .where("id", "=", id)
        .where("making", "=", number)
        .where("state", "=", "generating")
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) await work(transaction);
      return numUpdatedRows > 0n;
    });

  return {
    async progress(userId, id) {
      const row = await db
        .selectFrom("exam")
        .select(["state", "done", "total", "model_done", "model_total"])
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      if (!row) return null;
      const { state, done, total } = row;
      return { state, done, total, model: modelProgressOf(row) };
    },

    add: (userId, exam) =>
      db.transaction().execute(async (transaction) => {
        const sum = exam.request.passages.length;
        await makeSureOfRoom(transaction, userId, "exam", { rows: 1, sum });
        if ((await countUnfinished(transaction, userId)) >= MAX_UNFINISHED_EXAMS)
          throw new MakingEnough();
        const { id } = await transaction
          .insertInto("exam")
          .values(newRow(userId, exam))
          .returning("id")
          .executeTakeFirstOrThrow();
        return id;
      }),

    addReview: (userId, exam) => addReadyExam(db, userId, { ...exam, purpose: "review" }),

    countUnfinished: (userId) => countUnfinished(db, userId),

    async countAllUnfinished() {
      const { count } = await db
        .selectFrom("exam")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("state", "=", "generating")
        .executeTakeFirstOrThrow();
      return count;
    },

    async listUnfinished() {
      return db
        .selectFrom("exam")
        .select(["id", "user_id as userId", "lane"])
        .where("state", "=", "generating")
        .orderBy("id")
        .execute();
    },

    async deaths(id) {
      const row = await db
        .selectFrom("exam")
        .select("deaths")
        .where("id", "=", id)
        .executeTakeFirst();
      return row?.deaths ?? 0;
    },

    async begin(id, isRepeated = false) {
      const begun = isRepeated ? 0 : 1;
      const row = await db
        .updateTable("exam")
        .set((exam) => ({
          making: exam("making", "+", 1),
          deaths: exam("deaths", "+", begun),
          model_done: null,
          model_total: null,
        }))
        .where("id", "=", id)
        .where("state", "=", "generating")
        .returning(["user_id", "making", "deaths", "seed", "request", "model_stopped_at"])
        .executeTakeFirst();
      if (!row) return null;
      await removeQuestions(db, { id, number: row.making });
      return {
        id,
        userId: row.user_id,
        number: row.making,
        deaths: row.deaths - 1,
        seed: row.seed,
        request: readRequest(row.request),
        isModelStopped: row.model_stopped_at !== null,
      };
    },

    async release({ id, number }) {
      await db
        .updateTable("exam")
        .set((exam) => ({ deaths: exam("deaths", "-", 1) }))
        .where("id", "=", id)
        .where("making", "=", number)
        .where("deaths", ">", 0)
        .execute();
    },

    store: ({ id, number }, { items, passages, before, done, model }) =>
      db.transaction().execute(async (transaction) => {
        const exam = await transaction
          .updateTable("exam")
          .set({ done, ...(model && { model_done: model.done, model_total: model.total }) })
          .where("id", "=", id)
          .where("making", "=", number)
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

    async noteSolved(making, solved) {
      if (solved.size === 0) return;
      const passages = await passagesOf(db, making.id);
      const exam = { id: making.id, passages };
      await whileMaking(making, (transaction) =>
        rewriteItems(transaction, exam, [...solved.keys()], (item, position) => {
          const how = solved.get(position);
          return how ? withModel(item, null, how, 0) : item;
        }),
      );
    },

    async setPoints(making, points) {
      const passages = await passagesOf(db, making.id);
      for (let start = 0; start < points.length; start += POINTS_BATCH_SIZE) {
        const batch = points.slice(start, start + POINTS_BATCH_SIZE);
        const isThere = await whileMaking(making, (transaction) =>
          rewriteItems(
            transaction,
            { id: making.id, passages },
            batch.map((_, at) => start + at + 1),
            (item, position) => ({ ...item, points: batch[position - start - 1] ?? item.points }),
          ),
        );
        if (!isThere) return;
      }
    },

    async arrange(making, positions) {
      await whileMaking(making, (transaction) =>
        arrangeQuestions(transaction, making.id, positions),
      );
    },

    async finish({ id, number }, state, refused) {
      if (state === "failed") await removeQuestions(db, { id, number });
      await db
        .updateTable("exam")
        .set({ state, refused: writeRefused(refused), done: sql<number>`total` })
        .where("id", "=", id)
        .where("making", "=", number)
        .where("state", "=", "generating")
        .execute();
    },

    async cancel(userId, id) {
      return (await discardExams(db, remover, userId, { id, state: "generating" })).length > 0;
    },

    async stopModel(userId, id) {
      const { numUpdatedRows } = await db
        .updateTable("exam")
        .set({ model_stopped_at: new Date().toISOString() })
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .where("state", "=", "generating")
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async modelState({ id, number }) {
      const row = await db
        .selectFrom("exam")
        .select("model_stopped_at")
        .where("id", "=", id)
        .where("making", "=", number)
        .where("state", "=", "generating")
        .executeTakeFirst();
      if (!row) return "gone";
      return row.model_stopped_at === null ? "wanted" : "stopped";
    },
  };
}

/** How far a model is with an exam; null before it has begun. */
export function modelProgressOf({
  model_done: done,
  model_total: total,
}: {
  readonly model_done: number | null;
  readonly model_total: number | null;
}): ModelProgress | null {
  return done === null || total === null ? null : { done, total };
}

async function countUnfinished(db: Kysely<Schema>, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("exam")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("state", "=", "generating")
    .executeTakeFirstOrThrow();
  return count;
}

/** The passages that an exam is made from; none where it is gone. */
async function passagesOf(db: Kysely<Schema>, id: number): Promise<readonly Passage[]> {
  const row = await db.selectFrom("exam").select("request").where("id", "=", id).executeTakeFirst();
  return row ? readRequest(row.request).passages : [];
}

/** How many items get their points in one transaction. */
const POINTS_BATCH_SIZE = 100;
const REMOVE_BATCH_SIZE = 200;

/** Removes the items of an exam that is being made, a batch at a time, for as long as no other making has begun. */
async function removeQuestions(
  db: Database,
  { id, number }: Pick<Making, "id" | "number">,
): Promise<void> {
  for (let removed = REMOVE_BATCH_SIZE; removed === REMOVE_BATCH_SIZE;) {
    const { numDeletedRows } = await db
      .deleteFrom("question")
      .where((where) =>
        where(
          "id",
          "in",
          where
            .selectFrom("question as stored")
            .innerJoin("exam", "exam.id", "stored.exam_id")
            .select("stored.id")
            .where("exam.id", "=", id)
            .where("exam.making", "=", number)
            .where("exam.state", "=", "generating")
            .limit(REMOVE_BATCH_SIZE),
        ),
      )
      .executeTakeFirstOrThrow();
    removed = Number(numDeletedRows);
  }
}

/** The row of an exam without items. */
function newRow(
  userId: number,
  { title, seed, engineVersion, request, now, lane = "rules" }: NewExam,
) {
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
    lane,
  };
}
