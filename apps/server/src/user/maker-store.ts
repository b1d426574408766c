/** What a user has done as one who makes exams, and as one who gives them. */
import type { Database } from "../database/database.ts";

export interface MakerStore {
  /** Whether an exam of the user's own is on the list; a copy of the library's is none. */
  makes(userId: number): Promise<boolean>;
  /** Whether an exam was given to students, or a class is taught. */
  gives(userId: number): Promise<boolean>;
}

export function makerStore(db: Database): MakerStore {
  const ownRow = (table: "share" | "class" | "class_teacher", userId: number) =>
    db.selectFrom(table).select("user_id").where("user_id", "=", userId).limit(1);
  return {
    async makes(userId) {
      const made = await db
        .selectFrom("exam")
        .select("id")
        .where("user_id", "=", userId)
        .where("purpose", "=", "set")
        .where("is_example", "=", 0)
        .limit(1)
        .executeTakeFirst();
      return made !== undefined;
    },

    async gives(userId) {
      for (const table of ["share", "class", "class_teacher"] as const)
        if (await ownRow(table, userId).executeTakeFirst()) return true;
      return false;
    },
  };
}
