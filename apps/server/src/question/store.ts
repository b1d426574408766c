import { setImmediate } from "node:timers/promises";
import type { ChangedItem, ChangeKind } from "@pulda/contract";
import type { ItemContent } from "@pulda/question";
import type { Kysely } from "kysely";
import { hasConcurrentWriters, type Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { readRequest, type StoredRequest } from "../exam/exam-json.ts";
import {
  findChange,
  removeChange,
  formerContents,
  lastChange,
  recordChange,
} from "./change-history.ts";
import { countQuestions, moveToPosition, shiftPositions } from "./positions.ts";
import { restoreQuestion, replaceItem, storeItems, type ExamOfItems } from "./store-items.ts";
import { readContent } from "./question-json.ts";

/** A question with what is needed to change it. */
export interface QuestionContext {
  readonly examId: number;
  readonly content: ItemContent;
  readonly seed: number;
  readonly request: StoredRequest;
}

/** Why a question is not changed: it cannot be read, and can only be removed. */
export const BROKEN = "broken";
/** Why an item is refused: it is unsound, and nothing is stored. */
export const UNSOUND = "unsound";
/** Why a question is not changed: it has another version by now (optimistic concurrency). */
export const STALE = "stale";

interface UndoResult {
  readonly exam_id: number;
  readonly question_id: number | null;
}

/** Which items are looked for: those of the type, and those made from the passage. */
interface WantedItems {
  readonly type?: string;
  readonly passage: number;
}

/** Every method that changes a question records the change; none reaches another user's exam. */
export interface QuestionStore {
  find(userId: number, id: number): Promise<QuestionContext | typeof BROKEN | null>;
  /**
   * The other questions of the exam that can be read and are wanted, and the former items of this one.
   * @param wanted all where left out
   */
  others(id: number, examId: number, wanted?: WantedItems): Promise<ItemContent[]>;
  /** How many questions the exam of a question has; 0 where that is not the user's. */
  examSize(userId: number, id: number): Promise<number>;
  /** Appends an item to an exam; null where the exam is not ready. */
  append(
    userId: number,
    examId: number,
    content: ItemContent,
  ): Promise<ChangedItem | typeof UNSOUND | null>;
  /**
   * Appends items to an exam, all or none, each as a change of its own; null where the exam is not ready.
   */
  appendAll(
    userId: number,
    examId: number,
    contents: readonly ItemContent[],
  ): Promise<ChangedItem[] | typeof UNSOUND | null>;
  /** Replaces the content of a question that has `version`; null where the question is gone. */
  replace(
    userId: number,
    id: number,
    change: { kind: "edit" | "regenerate"; version: number; content: ItemContent },
  ): Promise<ChangedItem | typeof STALE | typeof UNSOUND | typeof BROKEN | null>;
  /** Moves a question; a position after the last is the last. */
  move(userId: number, id: number, position: number): Promise<ChangedItem | typeof BROKEN | null>;
  /** Removes a question, readable or not, and closes the gap; the change's id, or null. */
  remove(userId: number, id: number): Promise<number | null>;
  /** Undoes a change; "later" where it is not the newest of its exam, "broken" where the former item cannot be read. */
  undo(userId: number, changeId: number): Promise<UndoResult | "later" | typeof BROKEN | null>;
}

/** How many questions are looked through before the event loop runs. */
const READ_BATCH_SIZE = 50;

export function questionStore(db: Database): QuestionStore {
  /** Runs a change of a user's question with the exam locked, so that changes of one exam run one after another. */
  function change<T>(
    userId: number,
    id: number,
    apply: (transaction: Kysely<Schema>, question: Row, exam: ExamOfItems) => Promise<T>,
  ): Promise<T | null> {
    return db.transaction().execute(async (transaction) => {
      const found = await readRow(transaction, userId, id);
      const exam = found && (await lockExam(transaction, userId, found.exam_id));
      if (!exam) return null;
      const question = await readRow(transaction, userId, id);
      return question ? apply(transaction, question, exam) : null;
    });
  }

  /** Appends items, all or none. */
  function append(
    userId: number,
    examId: number,
    contents: readonly ItemContent[],
  ): Promise<ChangedItem[] | typeof UNSOUND | null> {
    return rolledBack(UNSOUND, () =>
      db.transaction().execute(async (transaction) => {
        const exam = await lockExam(transaction, userId, examId);
        if (!exam) return null;
        const count = await countQuestions(transaction, examId);
        const { ids, unsound } = await storeItems(transaction, exam, contents, count);
        if (unsound.length > 0) throw new RolledBack();
        const changed: ChangedItem[] = [];
        for (const [at, id] of ids.entries()) {
          const created = {
            exam_id: examId,
            question_id: id,
            kind: "create",
            former: null,
          } as const;
          const change_id = await recordChange(transaction, created);
          changed.push({ ...contents[at]!, id, position: count + at + 1, change_id });
        }
        return changed;
      }),
    );
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
      const { exam_id, seed, body } = row;
      const request = readRequest(row.request);
      const read = readContent(body, request.passages);
      return "value" in read ? { examId: exam_id, seed, content: read.value, request } : BROKEN;
    },

    async examSize(userId, id) {
      const question = await db
        .selectFrom("question")
        .innerJoin("exam", "exam.id", "question.exam_id")
        .select("question.exam_id")
        .where("question.id", "=", id)
        .where("exam.user_id", "=", userId)
        .executeTakeFirst();
      return question ? countQuestions(db, question.exam_id) : 0;
    },

    async others(id, examId, wanted) {
      const others: ItemContent[] = [];
      for (let after = 0, isLast = false; !isLast;) {
        const rows = await db
          .selectFrom("question")
          .select(["id", "position", "body"])
          .where("exam_id", "=", examId)
          .where("position", ">", after)
          .where(({ or, eb, lit }) =>
            wanted
              ? or([eb("passage", "=", wanted.passage), eb("type", "=", wanted.type ?? null)])
              : lit(true),
          )
          .orderBy("position")
          .limit(READ_BATCH_SIZE)
          .execute();
        await setImmediate();
        for (const { id: other, body } of rows) {
          const read = other !== id ? readContent(body) : null;
          if (read && "value" in read) others.push(read.value);
        }
        after = rows.at(-1)?.position ?? after;
        isLast = rows.length < READ_BATCH_SIZE;
      }
      return [...others, ...(await formerContents(db, id))];
    },

    async append(userId, examId, content) {
      const appended = await append(userId, examId, [content]);
      return appended === null || appended === UNSOUND ? appended : (appended[0] ?? UNSOUND);
    },

    appendAll: append,

    replace: (userId, id, { kind, version, content }) =>
      change(userId, id, async (transaction, question, exam) => {
        const former = readContent(question.body, exam.passages);
        if ("problem" in former) return BROKEN;
        if (former.value.version !== version) return STALE;
        const next = { ...content, version: version + 1 };
        const { position } = question;
        if (!(await replaceItem(transaction, exam, id, next))) return UNSOUND;
        const change_id = await recordFormer(transaction, question, kind);
        return { ...next, id, position, change_id };
      }),

    move: (userId, id, requested) =>
      change(userId, id, async (transaction, question) => {
        const read = readContent(question.body);
        if ("problem" in read) return BROKEN;
        const position = Math.min(requested, await countQuestions(transaction, question.exam_id));
        const change_id = await recordFormer(transaction, question, "move");
        await moveToPosition(transaction, question, position);
        return { ...read.value, id, position, change_id };
      }),

    remove: (userId, id) =>
      change(userId, id, async (transaction, question) => {
        const change_id = await recordFormer(transaction, question, "remove");
        await transaction.deleteFrom("question").where("id", "=", id).execute();
        await shiftPositions(transaction, question.exam_id, question.position, -1);
        return change_id;
      }),

    undo: (userId, changeId) =>
      db.transaction().execute(async (transaction) => {
        const found = await findChange(transaction, userId, changeId);
        const exam = found && (await lockExam(transaction, userId, found.exam_id));
        if (!exam) return null;
        const { exam_id, question_id: id, former } = found;
        if ((await lastChange(transaction, exam_id))?.id !== changeId) return "later" as const;
        const now = await readRow(transaction, userId, id);
        if (!former) {
          await transaction.deleteFrom("question").where("id", "=", id).execute();
          if (now) await shiftPositions(transaction, exam_id, now.position, -1);
        } else if (!now) {
          await shiftPositions(transaction, exam_id, former.position, 1);
          await restoreQuestion(transaction, exam, { id, ...former });
        } else {
          // A version number always names one content, so the restored content gets a new one.
          if (found.kind !== "move") {
            const [before, after] = [readContent(former.body), readContent(now.body)];
            if ("problem" in before) return BROKEN;
            // the change itself has incremented it
            const last = "value" in after ? after.value.version : before.value.version + 1;
            const content = { ...before.value, version: last + 1 };
            if (!(await replaceItem(transaction, exam, id, content))) return BROKEN;
          }
          await moveToPosition(transaction, now, former.position);
        }
        await removeChange(transaction, changeId);
        return { exam_id, question_id: former && id };
      }),
  };
}

/** Thrown within a transaction, so that nothing of it is stored. */
class RolledBack extends Error {}

/** What a transaction gives; or `instead`, where it was rolled back. */
async function rolledBack<T, I>(instead: I, run: () => Promise<T>): Promise<T | I> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof RolledBack) return instead;
    throw error;
  }
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

function recordFormer(db: Kysely<Schema>, question: Row, kind: ChangeKind): Promise<number> {
  const { id, exam_id, position, body } = question;
  return recordChange(db, { exam_id, question_id: id, kind, former: { position, body } });
}

/**
 * Locks the exam's row until the transaction ends, so that changes of its questions run one after another. On SQLite
 * transactions do so anyway, and an update would write all of its passages again.
 */
async function lockExam(
  db: Kysely<Schema>,
  userId: number,
  examId: number,
): Promise<ExamOfItems | null> {
  const row = await db
    .selectFrom("exam")
    .select("request")
    .where("id", "=", examId)
    .where("user_id", "=", userId)
    .where("state", "=", "ready")
    .$if(hasConcurrentWriters(db), (exam) => exam.forUpdate())
    .executeTakeFirst();
  if (!row) return null;
  let passages: ExamOfItems["passages"] | undefined;
  return {
    id: examId,
    user_id: userId,
    // Of a large exam it takes a while to parse them, and not every change looks at them.
    get passages() {
      return (passages ??= readRequest(row.request).passages);
    },
  };
}
