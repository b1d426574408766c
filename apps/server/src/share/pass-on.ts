/** What has changed at the desk since an exam was given, and passing it on: everybody is graded again. */
import { isDeepStrictEqual } from "node:util";
import type { ShareUpdates } from "@pulda/contract";
import { movesOptions, takenInOrder } from "@pulda/question";
import { regradeAttempt } from "../attempt/result/regrade.ts";
import { attemptLoader } from "../attempt/state/load-attempt.ts";
import type { Database } from "../database/database.ts";
import { readRequest } from "../exam/exam-json.ts";
import { conflict, type Failure } from "../http/failure.ts";
import { readContent } from "../question/question-json.ts";
import { replaceItem } from "../question/store-items.ts";
import type { ShareItems } from "./items-of-share.ts";
import type { ShareRow } from "./share-row.ts";

const NOTHING = conflict("책상에서 바뀐 문항이 없어요.");
const SOURCE_GONE = conflict("원래 문제집을 지워서 반영할 것이 없어요.");
const OTHER_KIND = conflict(
  "유형이나 선지 수가 바뀐 문항은 이미 낸 답과 맞지 않아서 반영할 수 없어요. 문제집을 새로 내 주세요.",
);
const UNSOUND = conflict(
  "지문과 맞지 않는 문항이 있어서 반영하지 않았어요. 책상에서 고친 다음 다시 해 주세요.",
);

export interface PassingOn {
  updates(share: ShareRow): Promise<ShareUpdates>;
  /** @param now milliseconds of Unix time */
  passOn(
    share: ShareRow,
    note: string,
    now: number,
  ): Promise<{ changed: number[]; regraded: number; rescored: number } | Failure>;
  /** Goes on with what a stopped server has left. */
  finish(): Promise<void>;
}

interface Pair {
  readonly position: number;
  readonly copyId: number;
  /** Null where it was removed at the desk. */
  readonly source: string | null;
  readonly isChanged: boolean;
  /** Whether answers to the one would not be answers to the other. */
  readonly isOther: boolean;
}

/** Whether two items are answered differently: by another shape, or by options that are counted or moved otherwise. */
function isAnsweredOtherwise(one: string, other: string): boolean {
  const [first, second] = [readContent(one), readContent(other)];
  if (!("value" in first && "value" in second)) return true;
  const [before, after] = [first.value, second.value];
  if (before.shape !== after.shape) return true;
  if (before.shape === "choose" && after.shape === "choose")
    return (
      before.options.length !== after.options.length || movesOptions(before) !== movesOptions(after)
    );
  if (before.shape === "mark" && after.shape === "mark") return before.places !== after.places;
  if (before.shape === "write" && after.shape === "write")
    return before.fields.length !== after.fields.length;
  return (
    before.shape === "arrange" &&
    after.shape === "arrange" &&
    !isDeepStrictEqual(before.pieces, after.pieces)
  );
}

/** Whether two stored questions differ in more than how they are written. */
function differs(one: string, other: string): boolean {
  if (one === other) return false;
  const [first, second] = [readContent(one), readContent(other)];
  return !("value" in first && "value" in second && isDeepStrictEqual(first.value, second.value));
}

export function passingOn(
  db: Database,
  items: ShareItems,
  onChange: (shareId: number) => void,
): PassingOn {
  const loader = attemptLoader(db);

  async function pairs(share: ShareRow): Promise<Pair[]> {
    const rows = await db
      .selectFrom("share_question")
      .innerJoin("question as copy", "copy.id", "share_question.question_id")
      .leftJoin("question as source", (join) =>
        join
          .onRef("source.id", "=", "share_question.source_question_id")
          .on("source.exam_id", "=", share.source_exam_id ?? 0),
      )
      .select(["copy.position", "copy.id as copyId", "copy.body as copy", "source.body as source"])
      .where("share_question.share_id", "=", share.id)
      .orderBy("copy.position")
      .execute();
    return rows.map(({ copy, ...pair }) => ({
      ...pair,
      isChanged: pair.source !== null && differs(pair.source, copy),
      isOther: pair.source !== null && isAnsweredOtherwise(pair.source, copy),
    }));
  }

  /** Brings every attempt at a share up to its questions. */
  async function regradeAll(share: ShareRow): Promise<{ regraded: number; rescored: number }> {
    const questions = await items.of(share.exam_id);
    const attempts = await db
      .selectFrom("attempt")
      .innerJoin("taker", "taker.id", "attempt.taker_id")
      .select(["attempt.id", "attempt.user_id", "attempt.seed"])
      .where("taker.share_id", "=", share.id)
      .orderBy("attempt.id")
      .execute();
    let [regraded, rescored] = [0, 0];
    for (const { id, user_id, seed } of attempts) {
      const now = new Date().toISOString();
      const done = await db
        .transaction()
        .execute((transaction) =>
          regradeAttempt(
            transaction,
            loader,
            { userId: user_id, id },
            takenInOrder(questions, seed),
            now,
          ),
        );
      if (done.changed) regraded += 1;
      if (done.rescored) rescored += 1;
    }
    await db
      .updateTable("share_change")
      .set({ pending: 0 })
      .where("share_id", "=", share.id)
      .execute();
    onChange(share.id);
    return { regraded, rescored };
  }

  return {
    async updates(share) {
      if (share.source_exam_id === null) return { changed: [], removed: [], added: 0 };
      const all = await pairs(share);
      const { count } = await db
        .selectFrom("question")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("exam_id", "=", share.source_exam_id)
        .executeTakeFirstOrThrow();
      const there = all.filter(({ source }) => source !== null);
      return {
        changed: there.filter(({ isChanged }) => isChanged).map(({ position }) => position),
        removed: all.filter(({ source }) => source === null).map(({ position }) => position),
        added: Math.max(0, count - there.length),
      };
    },

    async passOn(share, note, now) {
      if (share.source_exam_id === null) return SOURCE_GONE;
      const changed = (await pairs(share)).filter(({ isChanged }) => isChanged);
      if (changed.length === 0) return NOTHING;
      if (changed.some(({ isOther }) => isOther)) return OTHER_KIND;
      const failure = await db.transaction().execute(async (transaction) => {
        // Attempts begin before this, and are graded again, or after it.
        await transaction
          .updateTable("share")
          .set((update) => ({ title: update.ref("share.title") }))
          .where("id", "=", share.id)
          .execute();
        const { request } = await transaction
          .selectFrom("exam")
          .select("request")
          .where("id", "=", share.exam_id)
          .executeTakeFirstOrThrow();
        const { passages } = readRequest(request);
        const contents = changed.map(({ copyId, source }) => ({
          copyId,
          read: readContent(source!, passages),
        }));
        if (contents.some(({ read }) => "problem" in read)) return UNSOUND;
        const exam = { id: share.exam_id, user_id: share.holder_id, passages };
        for (const { copyId, read } of contents)
          if ("value" in read) await replaceItem(transaction, exam, copyId, read.value);
        await transaction
          .insertInto("share_change")
          .values({
            share_id: share.id,
            made_at: new Date(now).toISOString(),
            positions: JSON.stringify(changed.map(({ position }) => position)),
            note,
            pending: 1,
          })
          .execute();
        return null;
      });
      if (failure) return failure;
      const done = await regradeAll(share);
      return { changed: changed.map(({ position }) => position), ...done };
    },

    async finish() {
      const rows = await db
        .selectFrom("share")
        .selectAll()
        .where("id", "in", (changes) =>
          changes.selectFrom("share_change").select("share_id").where("pending", "=", 1),
        )
        .execute();
      const failures: unknown[] = [];
      for (const share of rows)
        await regradeAll(share).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, "a share could not be regraded");
    },
  };
}
