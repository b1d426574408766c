import { setImmediate } from "node:timers/promises";
import type { Passage } from "@pulda/question";
import type { ExamDocument, ExamSummary } from "@pulda/contract";
import { examCode } from "@pulda/makers/exam-code";
import type { Database } from "../database/database.ts";
import { searchForm } from "../database/search.ts";
import { lastChange } from "../question/change-history.ts";
import { readItems, type ReportBroken } from "../question/question-json.ts";
import { examList, type ExamList } from "./exam-list.ts";
import { removerOf, type Remover } from "../removal/remover.ts";
import { discardExams } from "../removal/discard-exams.ts";
import {
  generationStore,
  modelProgressOf,
  type GenerationStore,
} from "./generation/generation-store.ts";
import { readRefused, readRequest, type StoredRequest } from "./exam-json.ts";

/** What an exam is made from, and its title. */
export interface ExamOrigin {
  readonly title: string;
  readonly seed: number;
  readonly request: StoredRequest;
}

/** A page of an exam's questions. */
type QuestionPage = Pick<ExamDocument, "questions" | "broken">;

/** An exam whose questions are read as they are wanted. */
export interface OpenExam {
  readonly head: Omit<ExamDocument, keyof QuestionPage>;
  readonly questionCount: number;
  /** In their order; those that are removed meanwhile are left out. */
  pages(): AsyncGenerator<QuestionPage, void, void>;
}

export interface ExamStore extends GenerationStore, Pick<ExamList, "list" | "summary"> {
  /** The passages of the user's newest exams, each once: of the named exams, or of all others. */
  passages(
    userId: number,
    limit: number,
    which: { readonly of: readonly number[] } | { readonly except: readonly number[] },
  ): Promise<Passage[]>;
  /** Whole, without its questions while it is being generated. */
  get(userId: number, id: number): Promise<ExamDocument | null>;
  /** The same, with its questions to be read a page at a time. */
  open(userId: number, id: number): Promise<OpenExam | null>;
  exists(userId: number, id: number): Promise<boolean>;
  origin(userId: number, id: number): Promise<ExamOrigin | null>;
  rename(userId: number, id: number, title: string): Promise<ExamSummary | null>;
  /** Into 휴지통; false where the exam is not the user's. */
  remove(userId: number, id: number): Promise<boolean>;
  /** Into 휴지통. How many there were, and which of them were being generated. */
  removeAll(userId: number): Promise<{ removed: number; unfinished: number[] }>;
}

/** @param report called for each question that cannot be read */
export function examStore(
  db: Database,
  report: ReportBroken = () => {},
  remover: Remover = removerOf(db),
): ExamStore {
  const list = examList(db);
  const store: ExamStore = {
    list: list.list,
    summary: list.summary,

    async get(userId, id) {
      const exam = await store.open(userId, id);
      return exam && wholeExam(exam);
    },

    async open(userId, id) {
      const row = await db
        .selectFrom("exam")
        .selectAll()
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      if (!row) return null;
      // Each of these steps takes some tens of milliseconds where there are 13 MB of passages.
      await setImmediate();
      const request = readRequest(row.request);
      const { passages } = request;
      await setImmediate();
      const { seed, engine_version } = row;
      const places =
        row.state === "generating"
          ? []
          : await db
              .selectFrom("question")
              .select(["id", "position"])
              .where("exam_id", "=", id)
              .orderBy("position")
              .execute();
      await setImmediate();
      const head: OpenExam["head"] = {
        id: row.id,
        favorite_id: row.favorite_id,
        title: row.title,
        state: row.state,
        progress: { done: row.done, total: row.total, model: modelProgressOf(row) },
        seed,
        engine_version,
        code: examCode({ ...request, seed, version: engine_version }),
        created_at: row.created_at,
        made_for: madeFor(row, request),
        passages,
        refused: readRefused(row.refused),
        last_change: await lastChange(db, id),
      };
      return {
        head,
        questionCount: places.length,
        async *pages() {
          for (let at = 0; at < places.length; at += PAGE_SIZE) {
            const page = places.slice(at, at + PAGE_SIZE);
            const rows = await db
              .selectFrom("question")
              .select(["id", "body"])
              .where(
                "id",
                "in",
                page.map((place) => place.id),
              )
              .execute();
            const bodies = new Map(rows.map(({ id: question, body }) => [question, body]));
            const found = page.flatMap((place) => {
              const body = bodies.get(place.id);
              return body === undefined ? [] : [{ ...place, body }];
            });
            const { items, broken } = await readItems(found, passages);
            for (const question of broken) report("question", question);
            yield {
              questions: items,
              broken: broken.map((question) => ({ id: question.id, position: question.position })),
            };
          }
        },
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
      return (await discardExams(db, remover, userId, { id, trashedAt: new Date() })).length > 0;
    },

    async removeAll(userId) {
      const exams = await discardExams(db, remover, userId, { trashedAt: new Date() });
      return {
        removed: exams.length,
        unfinished: exams.flatMap(({ id, state }) => (state === "generating" ? [id] : [])),
      };
    },

    ...generationStore(db, remover),
  };
  return store;
}

/** How many questions are read with one statement. */
const PAGE_SIZE = 50;
export async function wholeExam({ head, pages }: OpenExam): Promise<ExamDocument> {
  const exam: ExamDocument = { ...head, questions: [], broken: [] };
  for await (const { questions, broken } of pages()) {
    exam.questions.push(...questions);
    exam.broken.push(...broken);
  }
  return exam;
}

/** Examples, tests of words and reviews of rules come to their owner ready-made. */
function madeFor(
  { purpose, is_example }: { readonly purpose: string; readonly is_example: number },
  { words }: StoredRequest,
): ExamDocument["made_for"] {
  return purpose === "review" || is_example === 1 || words.length > 0 ? "taker" : "author";
}
