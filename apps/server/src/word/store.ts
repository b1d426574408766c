import type { ParsedOf, Word, endpoints } from "@pulda/contract";
import type { SelectQueryBuilder } from "kysely";
import type { Database } from "../database/database.ts";
import { initialsOf, isInitials } from "../database/korean-initials.ts";
import { offsetOf, pageOf, type ResultPage, type PageRequest } from "../database/pagination.ts";
import type { Schema } from "../database/schema.ts";
import { likeContains, searchForm } from "../database/search.ts";
import { makeSureOfRoom } from "../user/owned-limits.ts";
import { dayOf } from "@pulda/question";

/** A word to add to the list. */
export interface NewWord {
  readonly text: string;
  readonly meaning: string;
  readonly context: string;
  /** 1–5. */
  readonly level: number;
}

/** Filters and sort order of the word list. */
export type WordQuery = ParsedOf<typeof endpoints.wordExport>;

type Sort = WordQuery["sort"];

/** Where words come from, and when they are added. */
interface Origin {
  /** Stored only where the exam is the user's. */
  readonly examId: number | undefined;
  readonly now: string;
}

export interface WordStore {
  list(userId: number, query: WordQuery, page: PageRequest, now: string): Promise<ResultPage<Word>>;
  /** Every word that the query finds. */
  all(userId: number, query: WordQuery, now: string): Promise<Word[]>;
  /** A random sample of the words that the query finds. */
  sample(userId: number, query: WordQuery, count: number, now: string): Promise<Word[]>;
  /**
   * Adds words that are not on the list yet, ignoring case. A removed word comes back with its schedule and
   * the new meaning.
   * @returns the words that were added, in their order
   * @throws Full where there might be no room for all of them
   */
  add(userId: number, words: readonly NewWord[], origin: Origin): Promise<Word[]>;
  /** Which of the texts are on the list, in search form. */
  listed(userId: number, texts: readonly string[]): Promise<Set<string>>;
  /** Null where the word is not the user's. */
  edit(userId: number, id: number, meaning: string): Promise<Word | null>;
  /** Soft-deletes a word, which can be restored for a while; false where it is not the user's. */
  remove(userId: number, id: number, now: string): Promise<boolean>;
  /** Null where there is no such removed word. */
  restore(userId: number, id: number): Promise<Word | null>;
  /** Deletes for good the words that were removed before `time`. */
  purgeRemoved(time: string): Promise<void>;
  /** Words of any user that have no level yet. */
  unlevelled(limit: number): Promise<{ id: number; text: string }[]>;
  setLevel(id: number, level: number): Promise<void>;
}

export const WORD_COLUMNS = [
  "id",
  "text",
  "meaning",
  "level",
  "context",
  "exam_id",
  "created_at",
  "state",
  "due_at",
  "reps",
] as const;

const INSERT_BATCH_SIZE = 100;
const PURGE_BATCH_SIZE = 500;

export function wordStore(db: Database): WordStore {
  const found = (userId: number, { search, filter, exam_id, zone }: WordQuery, now: string) => {
    let words = db.selectFrom("word").where("user_id", "=", userId).where("removed_at", "is", null);
    if (search !== "")
      words = words.where(({ or }) =>
        or(
          isInitials(search)
            ? [likeContains("meaning_initials", search.replace(/\s+/gu, "|"))]
            : [likeContains("text_key", search), likeContains("meaning_search", search)],
        ),
      );
    if (exam_id !== undefined) words = words.where("exam_id", "=", exam_id);
    if (filter === "due") words = words.where("due_at", "<", dayOf(now, zone).end);
    else if (filter !== "all") words = words.where("state", "=", filter);
    return words;
  };
  const sorted = (userId: number, query: WordQuery, now: string) =>
    sortedBy(found(userId, query, now).select(WORD_COLUMNS), query.sort);

  return {
    async list(userId, query, page, now) {
      const { count } = await found(userId, query, now)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      // The page is chosen from the index; only its own rows are read.
      const ids = sortedBy(found(userId, query, now).select("id"), query.sort)
        .limit(page.limit)
        .offset(offsetOf(page));
      const shown = db.selectFrom("word").select(WORD_COLUMNS).where("id", "in", ids);
      const list = await sortedBy(shown, query.sort).execute();
      return pageOf(list, count, page);
    },

    all: (userId, query, now) => sorted(userId, query, now).execute(),

    sample: (userId, query, count, now) =>
      found(userId, query, now)
        .select(WORD_COLUMNS)
        .orderBy(({ fn }) => fn("random"))
        .limit(count)
        .execute(),

    add: (userId, words, { examId, now }) =>
      db.transaction().execute(async (transaction) => {
        const exam =
          examId === undefined
            ? undefined
            : await transaction
                .selectFrom("exam")
                .select("id")
                .where("id", "=", examId)
                .where("user_id", "=", userId)
                .executeTakeFirst();
        const rows = uniqueWords(words).map(({ text, meaning, context, level }) => ({
          user_id: userId,
          text,
          text_key: searchForm(text),
          meaning,
          meaning_search: searchForm(meaning),
          meaning_initials: initialsOf(meaning),
          level,
          context,
          exam_id: exam?.id ?? null,
          created_at: now,
          state: "new" as const,
          due_at: now,
          reps: 0,
          card: null,
          removed_at: null,
        }));
        await makeSureOfRoom(transaction, userId, "word", { rows: rows.length });
        const added: Word[] = [];
        for (let start = 0; start < rows.length; start += INSERT_BATCH_SIZE)
          added.push(
            ...(await transaction
              .insertInto("word")
              .values(rows.slice(start, start + INSERT_BATCH_SIZE))
              .onConflict((conflict) =>
                conflict
                  .columns(["user_id", "text_key"])
                  .doUpdateSet(({ ref }) => ({
                    text: ref("excluded.text"),
                    meaning: ref("excluded.meaning"),
                    meaning_search: ref("excluded.meaning_search"),
                    meaning_initials: ref("excluded.meaning_initials"),
                    context: ref("excluded.context"),
                    exam_id: ref("excluded.exam_id"),
                    created_at: ref("excluded.created_at"),
                    removed_at: null,
                  }))
                  .where("word.removed_at", "is not", null),
              )
              .returning(WORD_COLUMNS)
              .execute()),
          );
        return added;
      }),

    async listed(userId, texts) {
      const known = new Set<string>();
      for (let start = 0; start < texts.length; start += INSERT_BATCH_SIZE) {
        const keys = texts.slice(start, start + INSERT_BATCH_SIZE).map(searchForm);
        const rows = await db
          .selectFrom("word")
          .select("text_key")
          .where("user_id", "=", userId)
          .where("removed_at", "is", null)
          .where("text_key", "in", keys)
          .execute();
        for (const { text_key } of rows) known.add(text_key);
      }
      return known;
    },

    async edit(userId, id, meaning) {
      const edited = await db
        .updateTable("word")
        .set({
          meaning,
          meaning_search: searchForm(meaning),
          meaning_initials: initialsOf(meaning),
        })
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .where("removed_at", "is", null)
        .returning(WORD_COLUMNS)
        .executeTakeFirst();
      return edited ?? null;
    },

    async remove(userId, id, now) {
      const { numUpdatedRows } = await db
        .updateTable("word")
        .set({ removed_at: now })
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .where("removed_at", "is", null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async restore(userId, id) {
      const restored = await db
        .updateTable("word")
        .set({ removed_at: null })
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .where("removed_at", "is not", null)
        .returning(WORD_COLUMNS)
        .executeTakeFirst();
      return restored ?? null;
    },

    async purgeRemoved(time) {
      for (let purged = PURGE_BATCH_SIZE; purged === PURGE_BATCH_SIZE;) {
        const { numDeletedRows } = await db
          .deleteFrom("word")
          .where((where) =>
            where(
              "id",
              "in",
              where
                .selectFrom("word as gone")
                .select("gone.id")
                .where("gone.removed_at", "<", time)
                .limit(PURGE_BATCH_SIZE),
            ),
          )
          .executeTakeFirstOrThrow();
        purged = Number(numDeletedRows);
      }
    },

    unlevelled: (limit) =>
      db.selectFrom("word").select(["id", "text"]).where("level", "=", 0).limit(limit).execute(),

    async setLevel(id, level) {
      await db.updateTable("word").set({ level }).where("id", "=", id).execute();
    },
  };
}

function sortedBy<Selected>(words: SelectQueryBuilder<Schema, "word", Selected>, sort: Sort) {
  switch (sort) {
    case "newest":
      return words.orderBy("created_at", "desc").orderBy("id", "desc");
    case "oldest":
      return words.orderBy("created_at").orderBy("id");
    case "alphabet":
      return words.orderBy("text_key").orderBy("id");
    case "level":
      return words.orderBy("level", "desc").orderBy("text_key").orderBy("id");
    case "due":
      return words.orderBy("due_at").orderBy("id");
  }
}

/** The first of words that differ only in case. */
function uniqueWords(words: readonly NewWord[]): NewWord[] {
  const first = new Map<string, NewWord>();
  for (const word of words) {
    const key = searchForm(word.text);
    if (!first.has(key)) first.set(key, word);
  }
  return [...first.values()];
}
