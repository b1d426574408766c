import type { Word } from "@pulda/contract";
import type { Database } from "../database/database.ts";
import { offsetOf, pageOf, type Page, type PageRequest } from "../database/page.ts";
import { contains, searchForm } from "../database/search.ts";

export interface NewWord {
  readonly text: string;
  readonly meaning: string;
  readonly context: string;
  /** Kept only where the exam is the user's. */
  readonly examId: number | undefined;
  readonly now: string;
}

export interface WordStore {
  /** Newest first; `search` is looked for in word and meaning. */
  list(userId: number, search: string, page: PageRequest): Promise<Page<Word>>;
  /** Null where the word is on the list already, whatever its case. */
  add(userId: number, word: NewWord): Promise<Word | null>;
  /** Null where the word is not the user's. */
  edit(userId: number, id: number, meaning: string): Promise<Word | null>;
  /** False where the word is not the user's. */
  remove(userId: number, id: number): Promise<boolean>;
}

const COLUMNS = ["id", "text", "meaning", "context", "exam_id", "created_at"] as const;

export function wordStore(db: Database): WordStore {
  return {
    async list(userId, search, page) {
      const found = db
        .selectFrom("word")
        .where("user_id", "=", userId)
        .where(({ or }) => or([contains("text_key", search), contains("meaning_search", search)]));
      const { count } = await found
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      const list = await found
        .select(COLUMNS)
        .orderBy("id", "desc")
        .limit(page.limit)
        .offset(offsetOf(page))
        .execute();
      return pageOf(list, count, page);
    },

    async add(userId, { text, meaning, context, examId, now }) {
      const exam =
        examId === undefined
          ? undefined
          : await db
              .selectFrom("exam")
              .select("id")
              .where("id", "=", examId)
              .where("user_id", "=", userId)
              .executeTakeFirst();
      const added = await db
        .insertInto("word")
        .values({
          user_id: userId,
          text,
          text_key: searchForm(text),
          meaning,
          meaning_search: searchForm(meaning),
          context,
          exam_id: exam?.id ?? null,
          created_at: now,
        })
        .onConflict((conflict) => conflict.columns(["user_id", "text_key"]).doNothing())
        .returning(COLUMNS)
        .executeTakeFirst();
      return added ?? null;
    },

    async edit(userId, id, meaning) {
      const edited = await db
        .updateTable("word")
        .set({ meaning, meaning_search: searchForm(meaning) })
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .returning(COLUMNS)
        .executeTakeFirst();
      return edited ?? null;
    },

    async remove(userId, id) {
      const { numDeletedRows } = await db
        .deleteFrom("word")
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
