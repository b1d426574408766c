/** The store of shares, for those who teach with them. */
import { randomInt } from "node:crypto";
import {
  DEFAULT_SETTINGS,
  MAX_GIVEN_QUESTIONS,
  MAX_SEED,
  settingsProblem,
  type Share,
  type ShareSettings,
} from "@pulda/contract";
import { type Kysely, type Transaction } from "kysely";
import type { Database } from "../database/database.ts";
import { offsetOf, pageOf, type PageRequest, type ResultPage } from "../database/pagination.ts";
import type { Schema } from "../database/schema.ts";
import { readRequest } from "../exam/exam-json.ts";
import { conflict, type Failure, invalid, notFound } from "../http/failure.ts";
import { readItems, type ReportBroken } from "../question/question-json.ts";
import type { Remover } from "../removal/remover.ts";
import { addCopy, addHolder } from "./copy-exam.ts";
import { discardShares } from "./discard-shares.ts";
import type { ShareItems } from "./items-of-share.ts";
import {
  countedShares,
  settingColumns,
  settingsOf,
  teaches,
  toShare,
  type CountedShare,
  type ShareRow,
} from "./share-row.ts";
import { CODE_LIFETIME_MS, newCode, newToken } from "./tokens.ts";

export const NO_SHARE = notFound("낸 문제집을 찾을 수 없어요.");
const NO_EXAM = notFound("문제집을 찾을 수 없어요.");
const NO_CLASS = notFound("반을 찾을 수 없어요.");
const NOT_READY = conflict("아직 낼 수 있는 문항이 없어요. 문제집이 다 만들어진 다음 내 주세요.");
const TOO_MANY_QUESTIONS = conflict(
  `한 번에 ${MAX_GIVEN_QUESTIONS}문항까지 낼 수 있어요. 문제집을 나눠서 내 주세요.`,
);
const UNSOUND = conflict(
  "지문과 맞지 않는 문항이 있어서 내지 못했어요. 그 문항을 고치거나 지워 주세요.",
);
const MODE_STAYS = invalid("mode", "이미 푸는 학생이 있어서 풀이 방식은 바꿀 수 없어요.");
const ENOUGH = conflict("낸 문제집은 2,000개까지 둘 수 있어요. 지난 것을 지우고 다시 내 주세요.");

const MAX_SHARES = 2000;

type Change<T> = { readonly [Name in keyof T]?: T[Name] | undefined };

interface NewShare {
  readonly examId: number;
  readonly classId: number | null;
  readonly title: string | undefined;
  readonly settings: Change<ShareSettings>;
}

export interface ShareStore {
  /** Gives a copy of an exam. */
  create(userId: number, share: NewShare, now: number): Promise<Share | Failure>;
  list(
    userId: number,
    which: { readonly examId?: number | undefined; readonly classId?: number | undefined },
    page: PageRequest,
    now: number,
  ): Promise<ResultPage<Share>>;
  get(userId: number, id: number, now: number): Promise<Share | null>;
  /** The row, where the user teaches with it. */
  row(userId: number, id: number): Promise<ShareRow | null>;
  edit(
    userId: number,
    id: number,
    change: { readonly title?: string | undefined } & Change<ShareSettings>,
    now: number,
  ): Promise<Share | Failure>;
  /** Closes at once: attempts that are open end with what was answered. */
  close(userId: number, id: number, now: number): Promise<Share | Failure>;
  reopen(userId: number, id: number, now: number): Promise<Share | Failure>;
  /** A new short code, or none. */
  setCode(userId: number, id: number, on: boolean, now: number): Promise<Share | Failure>;
  /** By who has given it, or by the owner of its class. */
  remove(userId: number, id: number): Promise<boolean>;
  shareItems: ShareItems;
}

export interface ShareStoreParts {
  readonly db: Database;
  readonly items: ShareItems;
  readonly remover: Remover;
  readonly report: ReportBroken;
}

export function shareStore({ db, items, remover, report }: ShareStoreParts): ShareStore {
  const taught = (userId: number) => countedShares(db).where((eb) => teaches(eb, userId));

  async function shown(row: CountedShare, now: number): Promise<Share> {
    return toShare(row, await items.maxScore(row.exam_id), now);
  }

  /** Changes a share that the user teaches with. */
  async function change(
    userId: number,
    id: number,
    now: number,
    act: (db: Transaction<Schema>, row: ShareRow) => Promise<Failure | undefined>,
  ): Promise<Share | Failure> {
    const failure = await db.transaction().execute(async (transaction) => {
      const row = await lockShare(transaction, userId, id);
      return row ? act(transaction, row) : NO_SHARE;
    });
    return failure ?? (await store.get(userId, id, now)) ?? NO_SHARE;
  }

  const store: ShareStore = {
    shareItems: items,

    async create(userId, { examId, classId, title, settings }, now) {
      const wanted = withChange(DEFAULT_SETTINGS, settings);
      const problem = settingsProblem(wanted);
      if (problem) return invalid(problem.field, problem.message);
      const exam = await db
        .selectFrom("exam")
        .select(["id", "title", "state", "seed", "engine_version", "request"])
        .where("id", "=", examId)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      if (!exam) return NO_EXAM;
      if (classId !== null && !(await teachesClass(db, userId, classId))) return NO_CLASS;
      const rows = await db
        .selectFrom("question")
        .select(["id", "position", "body"])
        .where("exam_id", "=", examId)
        .orderBy("position")
        .limit(MAX_GIVEN_QUESTIONS + 1)
        .execute();
      if (exam.state !== "ready" || rows.length === 0) return NOT_READY;
      if (rows.length > MAX_GIVEN_QUESTIONS) return TOO_MANY_QUESTIONS;
      const request = readRequest(exam.request);
      const { items: found, broken } = await readItems(rows, request.passages);
      for (const question of broken) report("question", question);
      if (found.length === 0) return NOT_READY;
      const shareTitle = title ?? exam.title;
      const id = await db
        .transaction()
        .execute(async (transaction) => {
          const { count } = await transaction
            .selectFrom("share")
            .select(({ fn }) => fn.countAll<number>().as("count"))
            .where("user_id", "=", userId)
            .executeTakeFirstOrThrow();
          if (count >= MAX_SHARES) return ENOUGH;
          // The class is not removed meanwhile.
          if (classId !== null)
            await transaction
              .updateTable("class")
              .set((update) => ({ title: update.ref("class.title") }))
              .where("id", "=", classId)
              .execute();
          const holder = await addHolder(transaction, iso(now));
          const copy = await addCopy(transaction, holder, {
            title: shareTitle,
            seed: exam.seed,
            engineVersion: exam.engine_version,
            request,
            items: found.map(({ id: _id, position: _position, ...content }) => content),
            now: iso(now),
          });
          // The account and all that was stored go with the failure.
          if (!copy) throw new Unsound();
          const share = await transaction
            .insertInto("share")
            .values({
              user_id: userId,
              holder_id: holder,
              class_id: classId,
              exam_id: copy.id,
              source_exam_id: examId,
              kind: "exam",
              title: shareTitle,
              token: newToken(),
              code: newCode(),
              code_expires_at: iso(now + CODE_LIFETIME_MS),
              seed: randomInt(1, MAX_SEED),
              closed_at: null,
              created_at: iso(now),
              settled_at: null,
              ...settingColumns(wanted),
            })
            .returning("id")
            .executeTakeFirstOrThrow();
          await transaction
            .insertInto("share_question")
            .values(
              copy.questionIds.map((question_id, at) => ({
                share_id: share.id,
                question_id,
                source_question_id: found[at]!.id,
              })),
            )
            .execute();
          return share.id;
        })
        .catch((error: unknown) => {
          if (error instanceof Unsound) return UNSOUND;
          throw error;
        });
      if (typeof id !== "number") return id;
      return (await store.get(userId, id, now)) ?? NO_SHARE;
    },

    async list(userId, { examId, classId }, page, now) {
      const only = (query: ReturnType<typeof taught>) =>
        query
          .$if(examId !== undefined, (shares) => shares.where("share.source_exam_id", "=", examId!))
          .$if(classId !== undefined, (shares) => shares.where("share.class_id", "=", classId!));
      const { count } = await only(taught(userId))
        .clearSelect()
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      const rows = await only(taught(userId))
        .orderBy("share.id", "desc")
        .limit(page.limit)
        .offset(offsetOf(page))
        .execute();
      const list = [];
      for (const row of rows) list.push(await shown(row, now));
      return pageOf(list, count, page);
    },

    async get(userId, id, now) {
      const row = await taught(userId).where("share.id", "=", id).executeTakeFirst();
      return row ? shown(row, now) : null;
    },

    async row(userId, id) {
      return (await taught(userId).where("share.id", "=", id).executeTakeFirst()) ?? null;
    },

    edit: (userId, id, { title, ...settings }, now) =>
      change(userId, id, now, async (transaction, row) => {
        const wanted = withChange(settingsOf(row), settings);
        const problem = settingsProblem(wanted);
        if (problem) return invalid(problem.field, problem.message);
        if (wanted.mode !== row.mode && (await isTaken(transaction, id))) return MODE_STAYS;
        await transaction
          .updateTable("share")
          .set(settingColumns(wanted))
          .$if(title !== undefined, (update) => update.set({ title: title! }))
          // What is held back may be shown from now on, or the end may have moved.
          .set({ settled_at: null })
          .where("id", "=", id)
          .execute();
        if (title !== undefined)
          await transaction
            .updateTable("exam")
            .set({ title })
            .where("user_id", "=", row.holder_id)
            .execute();
        await moveDeadlines(transaction, { ...row, ...settingColumns(wanted) });
        return undefined;
      }),

    close: (userId, id, now) =>
      change(userId, id, now, async (transaction, row) => {
        if (row.closed_at !== null) return undefined;
        const closed_at = iso(now);
        await transaction
          .updateTable("share")
          .set({ closed_at, code: null, code_expires_at: null, settled_at: null })
          .where("id", "=", id)
          .execute();
        await moveDeadlines(transaction, { ...row, closed_at });
        return undefined;
      }),

    reopen: (userId, id, now) =>
      change(userId, id, now, async (transaction, row) => {
        const isPast = row.closes_at !== null && Date.parse(row.closes_at) <= now;
        await transaction
          .updateTable("share")
          .set({ closed_at: null, ...(isPast && { closes_at: null }), settled_at: null })
          .where("id", "=", id)
          .execute();
        return undefined;
      }),

    setCode: (userId, id, on, now) =>
      change(userId, id, now, async (transaction) => {
        const code = on ? newCode() : null;
        await transaction
          .updateTable("share")
          .set({ code, code_expires_at: on ? iso(now + CODE_LIFETIME_MS) : null })
          .where("id", "=", id)
          .execute();
        return undefined;
      }),

    async remove(userId, id) {
      const row = await db
        .selectFrom("share")
        .leftJoin("class", "class.id", "share.class_id")
        .select("share.id")
        .where("share.id", "=", id)
        .where((eb) => eb.or([eb("share.user_id", "=", userId), eb("class.user_id", "=", userId)]))
        .executeTakeFirst();
      if (!row) return false;
      await discardShares(db, remover, [id]);
      return true;
    },
  };
  return store;
}

class Unsound extends Error {}

/** Whether anybody has begun to take a share. */
async function isTaken(db: Kysely<Schema>, id: number): Promise<boolean> {
  const attempt = await db
    .selectFrom("taker")
    .innerJoin("attempt", "attempt.taker_id", "taker.id")
    .select("attempt.id")
    .where("taker.share_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  return attempt !== undefined;
}

/** The share that a user teaches with, locked until the transaction ends. */
async function lockShare(
  db: Transaction<Schema>,
  userId: number,
  id: number,
): Promise<ShareRow | undefined> {
  return db
    .updateTable("share")
    .set((update) => ({ title: update.ref("share.title") }))
    .where("id", "=", id)
    .where((eb) => teaches(eb, userId))
    .returningAll()
    .executeTakeFirst();
}

/** Whether a user teaches a class. */
export async function teachesClass(
  db: Kysely<Schema>,
  userId: number,
  classId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom("class")
    .leftJoin("class_teacher", (join) =>
      join
        .onRef("class_teacher.class_id", "=", "class.id")
        .on("class_teacher.user_id", "=", userId),
    )
    .select("class.id")
    .where("class.id", "=", classId)
    .where((eb) =>
      eb.or([eb("class.user_id", "=", userId), eb("class_teacher.user_id", "=", userId)]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** The deadlines of the attempts that are open follow the time limit and the end of the share. */
async function moveDeadlines(db: Transaction<Schema>, share: ShareRow): Promise<void> {
  const open = await db
    .selectFrom("attempt")
    .innerJoin("taker", "taker.id", "attempt.taker_id")
    .select(["attempt.id", "attempt.started_at", "attempt.deadline"])
    .where("taker.share_id", "=", share.id)
    .where("attempt.submitted_at", "is", null)
    .execute();
  for (const { id, started_at, deadline } of open) {
    const next = deadlineOf(share, started_at);
    if (next === deadline) continue;
    await db.updateTable("attempt").set({ deadline: next }).where("id", "=", id).execute();
  }
}

/**
 * When an attempt ends that has begun at a moment (ISO 8601); null where it need not.
 * @example deadlineOf({ time_limit: 600, closes_at: null, closed_at: null }, "2026-11-23T01:00:00.000Z")
 */
export function deadlineOf(
  { time_limit, closes_at, closed_at }: Pick<ShareRow, "time_limit" | "closes_at" | "closed_at">,
  startedAt: string,
): string | null {
  const ends = [
    ...(time_limit === null ? [] : [iso(Date.parse(startedAt) + time_limit * 1000)]),
    ...[closes_at, closed_at].filter((end) => end !== null),
  ];
  return ends.toSorted()[0] ?? null;
}

function withChange(settings: ShareSettings, change: Change<ShareSettings>): ShareSettings {
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...settings, ...Object.fromEntries(named) };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
