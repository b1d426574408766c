/** The store of shares, for those who take them. */
import { randomUUID } from "node:crypto";
import { MAX_TAKERS, type Assignment, type TakerShare } from "@pulda/contract";
import { takenInOrder } from "@pulda/question";
import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import { visibleOf } from "../attempt/result/visible-results.ts";
import type { AttemptState } from "../attempt/result/score.ts";
import { readPositions } from "../attempt/state/attempt-json.ts";
import type { AttemptStore } from "../attempt/store.ts";
import { comparableName } from "../class/comparable-name.ts";
import type { Database } from "../database/database.ts";
import type { Schema, TakerTable } from "../database/schema.ts";
import { conflict, notFound, type Failure } from "../http/failure.ts";
import type { ShareItems } from "./items-of-share.ts";
import { OWNER_IS_THERE, stateOf, termsOf, type ShareRow } from "./share-row.ts";
import { deadlineOf } from "./shares.ts";

type TakerRow = Selectable<TakerTable>;

const FULL = conflict("들어온 사람이 너무 많아요. 선생님께 알려 주세요.");
const NOT_YET = "아직 시작 시간이 아니에요.";
const CLOSED = "마감된 문제집이에요.";
const NO_MORE = "정해진 횟수만큼 풀었어요.";
const EMPTY = "나에게 온 문항이 없어요.";

/** How a share is looked for. */
type ShareKey = { readonly token: string } | { readonly code: string };

export interface TakerStore {
  /** @param now milliseconds of Unix time; a code ends with it */
  find(key: ShareKey, now: number): Promise<ShareRow | null>;
  /** The user's own place among the takers of a share; the newest of several. */
  taker(shareId: number, userId: number): Promise<TakerRow | null>;
  /** As whom a class knows an account. */
  member(
    classId: number,
    userId: number,
  ): Promise<{ id: number; name: string; number: string } | null>;
  /** Adds a taker: for a user, or for someone without an account, who becomes a guest. */
  enter(
    share: ShareRow,
    who: { readonly userId: number | null; readonly name: string; readonly number: string },
    now: number,
  ): Promise<TakerRow | Failure>;
  view(share: ShareRow, taker: TakerRow, now: number): Promise<TakerShare>;
  /** Begins an attempt, or goes on with the one that is open. */
  start(
    share: ShareRow,
    taker: TakerRow,
    now: number,
    paper?: "A" | "B",
  ): Promise<AttemptState | Failure>;
  /** What was given to the classes that the user has joined, and what she has entered; newest first. */
  assignments(userId: number, now: number): Promise<Assignment[]>;
}

/** What an attempt depends on when it begins. */
const SETTINGS = [
  "mode",
  "time_limit",
  "max_attempts",
  "opens_at",
  "closes_at",
  "closed_at",
] as const;

/** Something that an attempt depends on has changed while it was begun. */
class Changed extends Error {}

/** How often an attempt is begun anew where something has changed. */
const MAX_TRIES = 5;
const GONE = notFound("문제집을 찾을 수 없어요.");
const BUSY = conflict("문제집이 막 바뀌었어요. 다시 시도해 주세요.");
/** Where there is no limit of the teacher's. */
const MOST_ATTEMPTS = 50;

/** The most shares on one student's list. */
const MAX_ASSIGNMENTS = 100;

export function takerStore(db: Database, items: ShareItems, attempts: AttemptStore): TakerStore {
  const shares = () =>
    db
      .selectFrom("share")
      .innerJoin("user as owner", "owner.id", "share.user_id")
      .where(OWNER_IS_THERE)
      .selectAll("share");

  async function attemptsOf(takerId: number) {
    return db
      .selectFrom("attempt")
      .select(["id", "exam_id", "started_at", "submitted_at", "deadline", "score", "max_score"])
      .select((from) =>
        from
          .selectFrom("answer")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("answer.attempt_id", "=", "attempt.id")
          .as("answered_count"),
      )
      .where("taker_id", "=", takerId)
      .orderBy("id")
      .execute();
  }

  /**
   * Begins an attempt, or goes on with the one that is open.
   * @throws Changed where the share, or what the taker has begun, is another by now
   */
  async function begin(
    share: ShareRow,
    taker: TakerRow,
    now: number,
    paper: "A" | "B" | undefined,
  ): Promise<AttemptState | Failure> {
    const before = await attemptsOf(taker.id);
    const open = before.find(({ submitted_at }) => submitted_at === null);
    if (open) {
      const isOver = open.deadline !== null && Date.parse(open.deadline) <= now;
      const state = isOver
        ? await attempts.submit(taker.user_id, open.id, new Date(now).toISOString())
        : await attempts.get(taker.user_id, open.id);
      if (state && "items" in state) return state;
    }
    const refusal = refusalOf(share, before.length, now);
    if (refusal) return conflict(refusal);
    const examId = examOf(share, taker);
    const version = examId === null ? "" : await items.version(examId);
    const questions = examId === null ? [] : await items.of(examId);
    if (examId === null || questions.length === 0) return conflict(EMPTY);
    const seed = seedOf(share, taker, paper);
    const startedAt = new Date(now).toISOString();
    return attempts.add(taker.user_id, {
      examId,
      mode: share.mode,
      startedAt,
      deadline: deadlineOf(share, startedAt),
      taker: { id: taker.id, seed, guard: guardOf(share, taker, before.length, version) },
      items: takenInOrder(questions, seed),
    });
  }

  /** Holds a share until an attempt at it is stored, and sees to it that nothing has changed meanwhile. */
  function guardOf(share: ShareRow, taker: TakerRow, begun: number, version: string) {
    return async (transaction: Transaction<Schema>): Promise<void> => {
      const current = await transaction
        .updateTable("share")
        .set((update) => ({ title: update.ref("share.title") }))
        .where("id", "=", share.id)
        .returning(["mode", "time_limit", "max_attempts", "opens_at", "closes_at", "closed_at"])
        .executeTakeFirst();
      const { count } = await transaction
        .selectFrom("attempt")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("taker_id", "=", taker.id)
        .executeTakeFirstOrThrow();
      const examId = examOf(share, taker);
      const isSame =
        current !== undefined &&
        count === begun &&
        SETTINGS.every((name) => current[name] === share[name]) &&
        examId !== null &&
        (await items.version(examId, transaction)) === version;
      if (!isSame) throw new Changed();
    };
  }

  const store: TakerStore = {
    async find(key, now) {
      const found = shares();
      const row = await (
        "token" in key
          ? found.where("share.token", "=", key.token)
          : found
              .where("share.code", "=", key.code)
              .where("share.code_expires_at", ">", new Date(now).toISOString())
      ).executeTakeFirst();
      return row ?? null;
    },

    async taker(shareId, userId) {
      const row = await db
        .selectFrom("taker")
        .selectAll()
        .where("share_id", "=", shareId)
        .where("user_id", "=", userId)
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      return row ?? null;
    },

    async member(classId, userId) {
      const row = await db
        .selectFrom("class_member")
        .select(["id", "name", "number"])
        .where("class_id", "=", classId)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return row ?? null;
    },

    enter: (share, { userId, name, number }, now) =>
      db.transaction().execute(async (transaction) => {
        // One at a time, so that two of one name are told apart.
        await transaction
          .updateTable("share")
          .set((update) => ({ title: update.ref("share.title") }))
          .where("id", "=", share.id)
          .execute();
        if (userId !== null) {
          const before = await transaction
            .selectFrom("taker")
            .selectAll()
            .where("share_id", "=", share.id)
            .where("user_id", "=", userId)
            .orderBy("id", "desc")
            .executeTakeFirst();
          if (before) return before;
        }
        const { count } = await transaction
          .selectFrom("taker")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where("share_id", "=", share.id)
          .executeTakeFirstOrThrow();
        if (count >= MAX_TAKERS) return FULL;
        const user = userId ?? (await addGuest(transaction, new Date(now).toISOString()));
        const same = await transaction
          .selectFrom("taker")
          .select(({ fn }) => fn.max<number | null>("same_name").as("last"))
          .where("share_id", "=", share.id)
          .where("name", "=", name)
          .where("number", "=", number)
          .executeTakeFirstOrThrow();
        return transaction
          .insertInto("taker")
          .values({
            share_id: share.id,
            user_id: user,
            member_id: await memberFor(transaction, share, { userId, name, number }),
            exam_id: null,
            name,
            number,
            same_name: (same.last ?? 0) + 1,
            form: share.taking_order === "forms" ? (count % 2 === 0 ? "A" : "B") : null,
            entered_at: new Date(now).toISOString(),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
      }),

    async view(share, taker, now) {
      const examId = examOf(share, taker);
      const [rows, questions] = [
        await attemptsOf(taker.id),
        examId === null ? [] : await items.of(examId),
      ];
      const visible = visibleOf(termsOf(share), now);
      const isOpen = rows.some(({ submitted_at }) => submitted_at === null);
      const changes = await db
        .selectFrom("share_change")
        .select(["made_at", "positions", "note"])
        .where("share_id", "=", share.id)
        .orderBy("id")
        .execute();
      return {
        share_id: share.id,
        token: share.token,
        title: share.title,
        state: stateOf(share, now),
        mode: share.mode,
        question_count: questions.length,
        max_score: examId === null ? 0 : await items.maxScore(examId),
        time_limit: share.time_limit,
        max_attempts: share.max_attempts,
        opens_at: share.opens_at,
        closes_at: share.closes_at,
        show_score: share.show_score,
        show_answers: share.show_answers,
        show_explanations: share.show_explanations,
        taker: {
          id: taker.id,
          name: taker.name,
          number: taker.number,
          same_name: taker.same_name,
          form: taker.form,
        },
        attempts: rows.map(({ answered_count, score, ...row }) => ({
          ...row,
          answered_count: answered_count ?? 0,
          score: visible.score ? score : null,
        })),
        refusal:
          questions.length === 0 ? EMPTY : isOpen ? null : refusalOf(share, rows.length, now),
        changes: changes.map(({ positions, ...change }) => ({
          ...change,
          positions: readPositions(positions),
        })),
      };
    },

    async start(share, taker, now, paper) {
      for (let tries = 0; tries < MAX_TRIES; tries += 1)
        try {
          const current = tries === 0 ? share : await store.find({ token: share.token }, now);
          return current ? await begin(current, taker, now, paper) : GONE;
        } catch (error) {
          if (!(error instanceof Changed)) throw error;
        }
      return BUSY;
    },

    async assignments(userId, now) {
      const rows = await shares()
        .leftJoin("class", "class.id", "share.class_id")
        .select("class.title as class_title")
        .select((from) => [
          from
            .selectFrom("question")
            .select(({ fn }) => fn.countAll<number>().as("count"))
            .where("question.exam_id", "=", (own) =>
              own.fn.coalesce(
                own
                  .selectFrom("taker")
                  .select("taker.exam_id")
                  .whereRef("taker.share_id", "=", "share.id")
                  .where("taker.user_id", "=", userId)
                  .where("taker.exam_id", "is not", null)
                  .limit(1),
                own.ref("share.exam_id"),
              ),
            )
            .as("question_count"),
          from
            .selectFrom("attempt")
            .innerJoin("taker", "taker.id", "attempt.taker_id")
            .select(
              sql<number>`max(case when attempt.submitted_at is null then 1 else 2 end)`.as("far"),
            )
            .whereRef("taker.share_id", "=", "share.id")
            .where("taker.user_id", "=", userId)
            .as("far"),
        ])
        .where("share.id", "in", (eb) =>
          eb
            .selectFrom("taker")
            .select("taker.share_id")
            .where("taker.user_id", "=", userId)
            .union(
              eb
                .selectFrom("class_member")
                .innerJoin("share as given", "given.class_id", "class_member.class_id")
                .select("given.id as share_id")
                .where("class_member.user_id", "=", userId)
                .where("given.kind", "=", "exam"),
            ),
        )
        .orderBy("share.id", "desc")
        .limit(MAX_ASSIGNMENTS)
        .execute();
      return rows.map(({ far, ...row }) => ({
        share_id: row.id,
        token: row.token,
        title: row.title,
        class_title: row.class_title,
        state: stateOf(row, now),
        opens_at: row.opens_at,
        closes_at: row.closes_at,
        question_count: row.question_count ?? 0,
        progress: far === null ? "new" : far === 2 ? "done" : "taking",
      }));
    },
  };
  return store;
}

/** Why no attempt can be begun, in Korean, or null. */
function refusalOf(share: ShareRow, begun: number, now: number): string | null {
  const state = stateOf(share, now);
  if (state === "waiting") return NOT_YET;
  if (state === "closed") return CLOSED;
  return begun >= (share.max_attempts ?? MOST_ATTEMPTS) ? NO_MORE : null;
}

/** The exam that a taker takes; null where a review has nothing for her. */
export function examOf(share: ShareRow, taker: TakerRow): number | null {
  return share.kind === "review" ? taker.exam_id : share.exam_id;
}

/** In which order a taker's questions stand; of a printed paper as it is printed. */
function seedOf(share: ShareRow, taker: TakerRow, paper: "A" | "B" | undefined): number {
  if (paper !== undefined && share.taking_order === "forms") return paper === "B" ? share.seed : 0;
  if (paper !== undefined) return 0;
  if (share.taking_order === "forms") return taker.form === "B" ? share.seed : 0;
  return share.taking_order === "each" ? seedOfTaker(share.seed, taker.id) : 0;
}

/** Never 0, which is no order at all. */
function seedOfTaker(seed: number, takerId: number): number {
  return (Math.imul(seed ^ takerId, 0x9e3779b1) >>> 1) + 1;
}

/** An account of someone who takes shares without having signed up. */
async function addGuest(db: Transaction<Schema>, now: string): Promise<number> {
  const { id } = await db
    .insertInto("user")
    .values({
      email: `#${randomUUID()}`,
      password_hash: null,
      admin_level: 1,
      created_at: now,
      kind: "guest",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Which student of the class a taker is: by the account, or by name and number where nobody is by then. */
async function memberFor(
  db: Kysely<Schema>,
  { id, class_id }: ShareRow,
  { userId, name, number }: { userId: number | null; name: string; number: string },
): Promise<number | null> {
  if (class_id === null) return null;
  const members = await db
    .selectFrom("class_member")
    .select(["id", "name", "number", "user_id"])
    .where("class_id", "=", class_id)
    .execute();
  const own = members.find((member) => userId !== null && member.user_id === userId);
  if (own) return own.id;
  const named = members.filter(
    (member) =>
      member.user_id === null &&
      comparableName(member.name) === comparableName(name) &&
      (number === "" ||
        member.number === "" ||
        comparableName(member.number) === comparableName(number)),
  );
  if (named.length !== 1) return null;
  const taken = await db
    .selectFrom("taker")
    .select("id")
    .where("share_id", "=", id)
    .where("member_id", "=", named[0]!.id)
    .executeTakeFirst();
  return taken ? null : named[0]!.id;
}
