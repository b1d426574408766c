import type { Favorite } from "@pulda/contract";
import type { Database } from "../database/database.ts";
import { emptyFolder } from "../removal/remover.ts";
import type { FolderContent } from "../removal/trash-content.ts";
import { makeSureOfRoom } from "../user/owned-limits.ts";

export interface FavoriteStore {
  /** Sorted by title in Korean collation. */
  list(userId: number): Promise<Favorite[]>;
  /** @throws Full */
  create(userId: number, title: string): Promise<Favorite>;
  /** Null where the folder is not the user's. */
  rename(userId: number, id: number, title: string): Promise<Favorite | null>;
  /** Into 휴지통; false where the folder is not the user's. Its exams stay, in no folder. */
  remove(userId: number, id: number): Promise<boolean>;
  /** Which of the two is not the user's, or null when the exam is in the folder now. */
  append(userId: number, examId: number, id: number): Promise<"exam" | "favorite" | null>;
  /** Takes an exam out of its folder; false where the exam is not the user's. */
  takeOut(userId: number, examId: number): Promise<boolean>;
}

const collator = new Intl.Collator("ko");

export function favoriteStore(db: Database): FavoriteStore {
  const withCounts = (userId: number) =>
    db
      .selectFrom("favorite")
      .select((select) => [
        "favorite.id",
        "favorite.title",
        select
          .selectFrom("exam")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("exam.favorite_id", "=", "favorite.id")
          .where("exam.user_id", "=", userId)
          .as("exam_count"),
      ])
      .where("favorite.user_id", "=", userId);

  /** Null where the folder is not the user's. */
  async function titleOf(userId: number, id: number): Promise<string | null> {
    const found = db.selectFrom("favorite").select("title").where("id", "=", id);
    return (await found.where("user_id", "=", userId).executeTakeFirst())?.title ?? null;
  }

  /** Remembers a folder and which exams are in it. */
  async function addToTrash(
    userId: number,
    { id, title }: { readonly id: number; readonly title: string },
  ): Promise<void> {
    const exams = await db
      .selectFrom("exam")
      .select("id")
      .where("favorite_id", "=", id)
      .where("user_id", "=", userId)
      .execute();
    const content: FolderContent = { exams: exams.map((exam) => exam.id) };
    const removed = { content: JSON.stringify(content), removed_at: new Date().toISOString() };
    await db
      .insertInto("trash")
      .values({
        user_id: userId,
        kind: "folder",
        original_id: id,
        title,
        holder_id: null,
        ...removed,
      })
      // it was removed at the same time by another call, or in part before a stop
      .onConflict((conflict) =>
        conflict.columns(["user_id", "kind", "original_id"]).doUpdateSet(removed),
      )
      .execute();
  }

  return {
    async list(userId) {
      const rows = await withCounts(userId).execute();
      return rows
        .map((row) => ({ ...row, exam_count: row.exam_count ?? 0 }))
        .toSorted((a, b) => collator.compare(a.title, b.title) || a.id - b.id);
    },

    create: (userId, title) =>
      db.transaction().execute(async (transaction) => {
        await makeSureOfRoom(transaction, userId, "favorite", { rows: 1 });
        const { id } = await transaction
          .insertInto("favorite")
          .values({ user_id: userId, title })
          .returning("id")
          .executeTakeFirstOrThrow();
        return { id, title, exam_count: 0 };
      }),

    async rename(userId, id, title) {
      await db
        .updateTable("favorite")
        .set({ title })
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .execute();
      const row = await withCounts(userId).where("favorite.id", "=", id).executeTakeFirst();
      return row ? { ...row, exam_count: row.exam_count ?? 0 } : null;
    },

    async remove(userId, id) {
      const title = await titleOf(userId, id);
      if (title === null) return false;
      await addToTrash(userId, { id, title });
      await emptyFolder(db, id);
      const { numDeletedRows } = await db
        .deleteFrom("favorite")
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    append: (userId, examId, id) =>
      db.transaction().execute(async (transaction) => {
        const folder = await transaction
          .selectFrom("favorite")
          .select("id")
          .where("id", "=", id)
          .where("user_id", "=", userId)
          .executeTakeFirst();
        if (!folder) return "favorite";
        const { numUpdatedRows } = await transaction
          .updateTable("exam")
          .set({ favorite_id: id })
          .where("id", "=", examId)
          .where("user_id", "=", userId)
          .executeTakeFirstOrThrow();
        return numUpdatedRows > 0n ? null : "exam";
      }),

    async takeOut(userId, examId) {
      const { numUpdatedRows } = await db
        .updateTable("exam")
        .set({ favorite_id: null })
        .where("id", "=", examId)
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}
