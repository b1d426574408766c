import type { ChangedItem, ChangeKind } from "@pulda/contract";
import { ItemContent } from "@pulda/question";
import type { Kysely } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { readRequest, type StoredRequest } from "../exam/stored.ts";
import { findChange, forgetChange, formerContents, lastChange, noteChange } from "./changes.ts";
import { countQuestions, place, shift } from "./places.ts";

/** A question with what it takes to change it. */
export interface Found {
  readonly examId: number;
  readonly content: ItemContent;
  readonly seed: number;
  readonly request: StoredRequest;
}

interface Undone {
  readonly exam_id: number;
  readonly question_id: number | null;
}

/** Each call that changes something notes the change; none reaches another user's exam. */
export interface QuestionStore {
  find(userId: number, id: number): Promise<Found | null>;
  /** The other questions of the set, and what stood in this one's place before. */
  others(id: number, examId: number): Promise<ItemContent[]>;
  /** Puts an item at the end of an exam; null where the exam is not ready. */
  append(userId: number, examId: number, content: ItemContent): Promise<ChangedItem | null>;
  /**
   * Puts a content in a question's place, one version on from `version`.
   * @returns null where the question is gone, "stale" where it has another version by now
   */
  replace(
    userId: number,
    id: number,
    change: { kind: "edit" | "regenerate"; version: number; content: ItemContent },
  ): Promise<ChangedItem | "stale" | null>;
  /** Moves a question; a place behind the last is the last. */
  move(userId: number, id: number, position: number): Promise<ChangedItem | null>;
  /** Removes a question and closes the gap; the change's number, or null. */
  remove(userId: number, id: number): Promise<number | null>;
  /** Undoes a change; "later" where it is not the newest of its exam. */
  undo(userId: number, changeId: number): Promise<Undone | "later" | null>;
}

export function questionStore(db: Database): QuestionStore {
  /** Does something to a question of the user, alone among all changes of its exam. */
  function change<T>(
    userId: number,
    id: number,
    act: (transaction: Kysely<Schema>, question: Row) => Promise<T>,
  ): Promise<T | null> {
    return db.transaction().execute(async (transaction) => {
      const found = await readRow(transaction, userId, id);
      if (!found || !(await holdExam(transaction, userId, found.exam_id))) return null;
      const question = await readRow(transaction, userId, id);
      return question ? act(transaction, question) : null;
    });
  }

  return {
    async find(userId, id) {
      const row = await db
        .selectFrom("question")
        .innerJoin("exam", "exam.id", "question.exam_id")
        .select(["question.exam_id", "question.body", "exam.seed", "exam.request"])
        .where("question.id", "=", id)
        .where("exam.user_id", "=", userId)
        .where("exam.state", "=", "ready")
        .executeTakeFirst();
      if (!row) return null;
      const { exam_id, seed, body, request } = row;
      return { examId: exam_id, seed, content: read(body), request: readRequest(request) };
    },

    async others(id, examId) {
      const rows = await db
        .selectFrom("question")
        .select("body")
        .where("exam_id", "=", examId)
        .where("id", "<>", id)
        .orderBy("position")
        .execute();
      return [...rows.map(({ body }) => read(body)), ...(await formerContents(db, id))];
    },

    append: (userId, examId, content) =>
      db.transaction().execute(async (transaction) => {
        if (!(await holdExam(transaction, userId, examId))) return null;
        const position = (await countQuestions(transaction, examId)) + 1;
        const { id } = await transaction
          .insertInto("question")
          .values({ exam_id: examId, position, body: JSON.stringify(content) })
          .returning("id")
          .executeTakeFirstOrThrow();
        const noted = { exam_id: examId, question_id: id, kind: "create", former: null } as const;
        const change_id = await noteChange(transaction, noted);
        return { ...content, id, position, change_id };
      }),

    replace: (userId, id, { kind, version, content }) =>
      change(userId, id, async (transaction, question) => {
        const former = read(question.body);
        if (former.version !== version) return "stale" as const;
        const next = { ...content, version: version + 1 };
        const { position } = question;
        const change_id = await note(transaction, question, kind);
        await write(transaction, id, next);
        return { ...next, id, position, change_id };
      }),

    move: (userId, id, wanted) =>
      change(userId, id, async (transaction, question) => {
        const position = Math.min(wanted, await countQuestions(transaction, question.exam_id));
        const change_id = await note(transaction, question, "move");
        await place(transaction, question, position);
        return { ...read(question.body), id, position, change_id };
      }),

    remove: (userId, id) =>
      change(userId, id, async (transaction, question) => {
        const change_id = await note(transaction, question, "remove");
        await transaction.deleteFrom("question").where("id", "=", id).execute();
        await shift(transaction, question.exam_id, question.position, -1);
        return change_id;
      }),

    undo: (userId, changeId) =>
      db.transaction().execute(async (transaction) => {
        const found = await findChange(transaction, userId, changeId);
        if (!found || !(await holdExam(transaction, userId, found.exam_id))) return null;
        const { exam_id, question_id: id, former } = found;
        if ((await lastChange(transaction, exam_id))?.id !== changeId) return "later" as const;
        const now = await readRow(transaction, userId, id);
        if (!former) {
          await transaction.deleteFrom("question").where("id", "=", id).execute();
          if (now) await shift(transaction, exam_id, now.position, -1);
        } else if (!now) {
          await shift(transaction, exam_id, former.position, 1);
          const body = JSON.stringify(former.content);
          const row = { id, exam_id, position: former.position, body };
          await transaction.insertInto("question").values(row).execute();
        } else {
          await place(transaction, now, former.position);
          // A version names one content for ever: what comes back gets a number of its own.
          if (found.kind !== "move")
            await write(transaction, id, {
              ...former.content,
              version: read(now.body).version + 1,
            });
        }
        await forgetChange(transaction, changeId);
        return { exam_id, question_id: former && id };
      }),
  };
}

interface Row {
  readonly id: number;
  readonly exam_id: number;
  readonly position: number;
  readonly body: string;
}

async function readRow(db: Kysely<Schema>, userId: number, id: number): Promise<Row | undefined> {
  return db
    .selectFrom("question")
    .innerJoin("exam", "exam.id", "question.exam_id")
    .select(["question.id", "question.exam_id", "question.position", "question.body"])
    .where("question.id", "=", id)
    .where("exam.user_id", "=", userId)
    .executeTakeFirst();
}

function read(body: string): ItemContent {
  return ItemContent.parse(JSON.parse(body));
}

async function write(db: Kysely<Schema>, id: number, content: ItemContent): Promise<void> {
  const body = JSON.stringify(content);
  await db.updateTable("question").set({ body }).where("id", "=", id).execute();
}

function note(db: Kysely<Schema>, question: Row, kind: ChangeKind): Promise<number> {
  const { id, exam_id, position, body } = question;
  const former = { position, content: read(body) };
  return noteChange(db, { exam_id, question_id: id, kind, former });
}

/**
 * Holds the exam's row until the transaction ends, so that two changes of its questions follow one
 * another: the update that changes nothing is the lock that both engines know.
 */
async function holdExam(db: Kysely<Schema>, userId: number, examId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("exam")
    .set({ state: "ready" })
    .where("id", "=", examId)
    .where("user_id", "=", userId)
    .where("state", "=", "ready")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
