/** 휴지통: what a user has removed, restored or removed for good. */
import type { Trashed, TrashKind } from "@pulda/contract";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { offsetOf, pageOf, type PageRequest, type ResultPage } from "../database/pagination.ts";
import { discardExams, giveOccurrences } from "../removal/discard-exams.ts";
import type { Remover } from "../removal/remover.ts";
import {
  readExamContent,
  readFolderContent,
  trashSince,
  trashUntil,
} from "../removal/trash-content.ts";
import { makeSureOfRoom } from "../user/owned-limits.ts";

export interface TrashStore {
  /** The newest first. */
  list(userId: number, page: PageRequest): Promise<ResultPage<Trashed>>;
  /**
   * Puts it back where it was: an exam with its attempts, into its folder where that is still there; a folder with those
   * of its exams that are in no other. False where it is not in the user's 휴지통.
   * @throws Full
   */
  restore(userId: number, kind: TrashKind, id: number): Promise<boolean>;
  /** Removes it for good; false where it is not in the user's 휴지통. */
  remove(userId: number, kind: TrashKind, id: number): Promise<boolean>;
  /** Removes all of it for good. */
  empty(userId: number): Promise<void>;
  /** Removes for good what nobody can restore any more; exams go with their holders (`Remover.finish`). */
  purge(): Promise<void>;
}

const ROW_BATCH_SIZE = 500;

export function trashStore(
  db: Database,
  remover: Remover,
  now: () => Date = () => new Date(),
): TrashStore {
  /** A row of the user's own 휴지통 whose time is not over. */
  const own = (userId: number, kind: "exam" | "folder", id: number) =>
    db
      .selectFrom("trash")
      .selectAll()
      .where("user_id", "=", userId)
      .where("kind", "=", kind)
      .where("original_id", "=", id)
      .where("removed_at", ">", trashSince(now()))
      .executeTakeFirst();

  async function restoreExam(userId: number, id: number): Promise<boolean> {
    const row = await own(userId, "exam", id);
    if (!row || row.holder_id === null) return false;
    const holder = row.holder_id;
    const isBack = await db.transaction().execute(async (transaction) => {
      const exam = await transaction
        .selectFrom("exam")
        .select("total")
        .where("id", "=", id)
        .where("user_id", "=", holder)
        .executeTakeFirst();
      if (!exam) return false;
      await makeSureOfRoom(transaction, userId, "exam", { rows: 1, sum: exam.total });
      const { favorite_id } = readExamContent(row.content);
      const folder = await transaction
        .selectFrom("favorite")
        .select("id")
        .where("id", "=", favorite_id ?? 0)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      await transaction
        .updateTable("exam")
        .set({ user_id: userId, favorite_id: folder?.id ?? null })
        .where("id", "=", id)
        .where("user_id", "=", holder)
        .execute();
      await transaction.deleteFrom("trash").where("id", "=", row.id).execute();
      return true;
    });
    if (!isBack) return false;
    await takeAttemptsBack(userId, id, holder);
    await giveOccurrences(db, holder, userId, id);
    const { words, notes } = readExamContent(row.content);
    await pointAgain("word", userId, id, words);
    await pointAgain("note", userId, id, notes);
    return true;
  }

  /** Rows that pointed to an exam do so again, where they have not come to point to another. */
  async function pointAgain(
    table: "word" | "note",
    userId: number,
    examId: number,
    ids: readonly number[],
  ): Promise<void> {
    for (let at = 0; at < ids.length; at += ROW_BATCH_SIZE)
      await db
        .updateTable(table)
        .set({ exam_id: examId })
        .where("id", "in", ids.slice(at, at + ROW_BATCH_SIZE))
        .where("user_id", "=", userId)
        .where("exam_id", "is", null)
        .execute();
  }

  async function takeAttemptsBack(userId: number, examId: number, holder: number): Promise<void> {
    for (let moved = ROW_BATCH_SIZE; moved === ROW_BATCH_SIZE;) {
      const { numUpdatedRows } = await db
        .updateTable("attempt")
        .set({ user_id: userId })
        .where((where) =>
          where(
            "id",
            "in",
            where
              .selectFrom("attempt as moving")
              .select("moving.id")
              .where("moving.exam_id", "=", examId)
              .where("moving.user_id", "=", holder)
              .limit(ROW_BATCH_SIZE),
          ),
        )
        .executeTakeFirstOrThrow();
      moved = Number(numUpdatedRows);
    }
  }

  async function restoreFolder(userId: number, id: number): Promise<boolean> {
    const row = await own(userId, "folder", id);
    if (!row) return false;
    const { exams } = readFolderContent(row.content);
    return db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom("trash")
        .where("id", "=", row.id)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return false;
      await makeSureOfRoom(transaction, userId, "favorite", { rows: 1 });
      await transaction
        .insertInto("favorite")
        .values({ id, user_id: userId, title: row.title })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
      for (let at = 0; at < exams.length; at += ROW_BATCH_SIZE)
        await transaction
          .updateTable("exam")
          .set({ favorite_id: id })
          .where("id", "in", exams.slice(at, at + ROW_BATCH_SIZE))
          .where("user_id", "=", userId)
          .where("favorite_id", "is", null)
          .execute();
      return true;
    });
  }

  async function restoreWord(userId: number, id: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable("word")
      .set({ removed_at: null })
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .where("removed_at", "is not", null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  async function removeWords(userId: number, limit: number, id?: number): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom("word")
      .where((where) =>
        where(
          "id",
          "in",
          where
            .selectFrom("word as gone")
            .select("gone.id")
            .where("gone.user_id", "=", userId)
            .where("gone.removed_at", "is not", null)
            .$if(id !== undefined, (words) => words.where("gone.id", "=", id!))
            .limit(limit),
        ),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }

  return {
    async list(userId, page) {
      const since = trashSince(now());
      const things = db
        .selectFrom("trash")
        .select([
          sql<TrashKind>`kind`.as("kind"),
          "original_id as id",
          "title",
          "content",
          "removed_at",
        ])
        .where("user_id", "=", userId)
        .where("removed_at", ">", since);
      const words = db
        .selectFrom("word")
        .select([
          sql<TrashKind>`'word'`.as("kind"),
          "id",
          "text as title",
          "meaning as content",
          sql<string>`removed_at`.as("removed_at"),
        ])
        .where("user_id", "=", userId)
        .where("removed_at", ">", since);
      const all = things.unionAll(words).as("all");
      const [rows, { total }] = await Promise.all([
        db
          .selectFrom(all)
          .selectAll()
          .orderBy("removed_at", "desc")
          .orderBy("kind")
          .orderBy("id", "desc")
          .limit(page.limit)
          .offset(offsetOf(page))
          .execute(),
        db
          .selectFrom(all)
          .select(({ fn }) => fn.countAll<number>().as("total"))
          .executeTakeFirstOrThrow(),
      ]);
      const list = rows.map(({ kind, id, title, content, removed_at }) => ({
        kind,
        id,
        title,
        detail: detailOf(kind, content),
        removed_at,
        until: trashUntil(new Date(removed_at)),
      }));
      return pageOf(list, total, page);
    },

    restore(userId, kind, id) {
      switch (kind) {
        case "exam":
          return restoreExam(userId, id);
        case "folder":
          return restoreFolder(userId, id);
        case "word":
          return restoreWord(userId, id);
      }
    },

    async remove(userId, kind, id) {
      if (kind === "word") return (await removeWords(userId, 1, id)) > 0;
      const row = await own(userId, kind, id);
      if (!row) return false;
      await db.deleteFrom("trash").where("id", "=", row.id).execute();
      if (row.holder_id !== null) await discardExams(db, remover, row.holder_id, { id });
      return true;
    },

    async empty(userId) {
      const rows = await db
        .deleteFrom("trash")
        .where("user_id", "=", userId)
        .returning("holder_id")
        .execute();
      const holders = [...new Set(rows.flatMap(({ holder_id }) => holder_id ?? []))];
      for (let at = 0; at < holders.length; at += ROW_BATCH_SIZE)
        await db
          .updateTable("user")
          .set({ removed_at: now().toISOString() })
          .where("id", "in", holders.slice(at, at + ROW_BATCH_SIZE))
          .execute();
      while ((await removeWords(userId, ROW_BATCH_SIZE)) === ROW_BATCH_SIZE);
      await remover.removeAll(holders);
    },

    async purge() {
      await db
        .deleteFrom("trash")
        .where("kind", "=", "folder")
        .where("removed_at", "<=", trashSince(now()))
        .execute();
    },
  };
}

/** In Korean: how much is in it, or what it means. */
function detailOf(kind: TrashKind, content: string): string {
  switch (kind) {
    case "exam":
      return `${readExamContent(content).items}문항`;
    case "folder":
      return `문제집 ${readFolderContent(content).exams.length}개`;
    case "word":
      return content;
  }
}
