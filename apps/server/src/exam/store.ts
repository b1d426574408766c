import type { Passage } from "@pulda/question";
import type { ExamDocument, ExamSummary } from "@pulda/contract";
import { examCode } from "@pulda/makers/exam-code";
import type { Database } from "../database/database.ts";
import { searchForm } from "../database/search.ts";
import { lastChange } from "../question/change-history.ts";
import { readItems, type ReportBroken } from "../question/question-json.ts";
import { examList, type ExamList } from "./exam-list.ts";
import { generationStore, type GenerationStore } from "./generation/generation-store.ts";
import { readRefused, readRequest, type StoredRequest } from "./exam-json.ts";

/** What an exam is made from, and its title. */
export interface ExamOrigin {
  readonly title: string;
  readonly seed: number;
  readonly request: StoredRequest;
}

export interface ExamStore extends GenerationStore, Pick<ExamList, "list"> {
  /** The passages of the user's newest exams, each once: of the named exams, or of all others. */
  passages(
    userId: number,
    limit: number,
    which: { readonly of: readonly number[] } | { readonly except: readonly number[] },
  ): Promise<Passage[]>;
  /** Without its questions while it is being generated. */
  get(userId: number, id: number): Promise<ExamDocument | null>;
  exists(userId: number, id: number): Promise<boolean>;
  origin(userId: number, id: number): Promise<ExamOrigin | null>;
  rename(userId: number, id: number, title: string): Promise<ExamSummary | null>;
  remove(userId: number, id: number): Promise<boolean>;
  /** How many there were, and which of them were being generated. */
  removeAll(userId: number): Promise<{ removed: number; unfinished: number[] }>;
}

/** @param report called for each question that cannot be read */
export function examStore(db: Database, report: ReportBroken = () => {}): ExamStore {
  const list = examList(db);
  const store: ExamStore = {
    list: list.list,

    async get(userId, id) {
      const row = await db
        .selectFrom("exam")
        .selectAll()
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      if (!row) return null;
      const request = readRequest(row.request);
      const { passages } = request;
      const { seed, engine_version } = row;
      const questions =
        row.state === "generating"
          ? []
          : await db
              .selectFrom("question")
              .select(["id", "position", "body"])
              .where("exam_id", "=", id)
              .orderBy("position")
              .execute();
      const { items, broken } = await readItems(questions, passages);
      for (const question of broken) report("question", question);
      return {
        id: row.id,
        favorite_id: row.favorite_id,
        title: row.title,
        state: row.state,
        progress: { done: row.done, total: row.total },
        seed,
        engine_version,
        code: examCode({ ...request, seed, version: engine_version }),
        created_at: row.created_at,
        passages,
        questions: items,
        broken: broken.map((question) => ({ id: question.id, position: question.position })),
        refused: readRefused(row.refused),
        last_change: await lastChange(db, id),
      };
    },

    async passages(userId, limit, which) {
      let found = db
        .selectFrom("exam")
        .select("request")
        .where("user_id", "=", userId)
        .where("purpose", "=", "set")
        .where("state", "=", "ready");
      if ("of" in which) {
        if (which.of.length === 0) return [];
        found = found.where("id", "in", which.of);
      } else if (which.except.length > 0) found = found.where("id", "not in", which.except);
      const rows = await found.orderBy("id", "desc").limit(limit).execute();
      const passages = rows.flatMap(({ request }) => readRequest(request).passages);
      const texts = new Map(passages.map((passage) => [passage.text, passage] as const));
      return [...texts.values()].slice(0, limit);
    },

    async exists(userId, id) {
      return (await store.progress(userId, id)) !== null;
    },

    async origin(userId, id) {
      const row = await db
        .selectFrom("exam")
        .select(["title", "seed", "request"])
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return row ? { ...row, request: readRequest(row.request) } : null;
    },

    async rename(userId, id, title) {
      await db
        .updateTable("exam")
        .set({ title, title_search: searchForm(title) })
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .execute();
      return list.summary(userId, id);
    },

    async remove(userId, id) {
      const { numDeletedRows } = await db
        .deleteFrom("exam")
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    async removeAll(userId) {
      const rows = await db
        .deleteFrom("exam")
        .where("user_id", "=", userId)
        .returning(["id", "state"])
        .execute();
      return {
        removed: rows.length,
        unfinished: rows.flatMap(({ id, state }) => (state === "generating" ? [id] : [])),
      };
    },

    ...generationStore(db),
  };
  return store;
}
