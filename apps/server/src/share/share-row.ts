/** A share, as its teachers see it. */
import type { Share, ShareSettings, ShareState } from "@pulda/contract";
import { sql, type ExpressionBuilder, type Kysely, type Selectable } from "kysely";
import { isClosedAt, type ShareTerms } from "../attempt/result/visible-results.ts";
import type { Schema, ShareTable } from "../database/schema.ts";

export type ShareRow = Selectable<ShareTable>;

/** A share with what is counted of it. */
export type CountedShare = ShareRow & {
  readonly class_title: string | null;
  readonly question_count: number | null;
  readonly taker_count: number | null;
  readonly done_count: number | null;
};

/** When a share closes, and when its results are shown. */
export function termsOf(
  share: Pick<
    ShareRow,
    "closes_at" | "closed_at" | "show_score" | "show_answers" | "show_explanations"
  >,
): ShareTerms {
  return {
    closesAt: share.closes_at,
    closedAt: share.closed_at,
    showScore: share.show_score,
    showAnswers: share.show_answers,
    showExplanations: share.show_explanations,
  };
}

/** Shares with what is counted of them; those whose owner is being removed are gone. */
export function countedShares(db: Kysely<Schema>) {
  return db
    .selectFrom("share")
    .innerJoin("user as owner", "owner.id", "share.user_id")
    .where("owner.removed_at", "is", null)
    .selectAll("share")
    .select((from) => [
      from
        .selectFrom("class")
        .select("class.title")
        .whereRef("class.id", "=", "share.class_id")
        .as("class_title"),
      from
        .selectFrom("question")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("question.exam_id", "=", "share.exam_id")
        .as("question_count"),
      from
        .selectFrom("taker")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("taker.share_id", "=", "share.id")
        .as("taker_count"),
      from
        .selectFrom("taker")
        .innerJoin("attempt", "attempt.taker_id", "taker.id")
        .select(({ fn }) => fn.count<number>("attempt.taker_id").distinct().as("count"))
        .whereRef("taker.share_id", "=", "share.id")
        .where("attempt.submitted_at", "is not", null)
        .as("done_count"),
    ]);
}

/** Whether a user teaches with a share: it is hers, or given to a class that she teaches. Found by indexes alone. */
export function teaches(eb: ExpressionBuilder<Schema, "share">, userId: number) {
  const own = eb
    .selectFrom("share as own")
    .select("own.id")
    .where("own.user_id", "=", userId)
    // What was given to a class goes with teaching it.
    .where("own.class_id", "is", null);
  const ofClass = eb
    .selectFrom("class")
    .innerJoin("share as given", "given.class_id", "class.id")
    .select("given.id")
    .where("class.user_id", "=", userId);
  const ofOthersClass = eb
    .selectFrom("class_teacher")
    .innerJoin("share as given", "given.class_id", "class_teacher.class_id")
    .select("given.id")
    .where("class_teacher.user_id", "=", userId);
  return eb("share.id", "in", own.union(ofClass).union(ofOthersClass));
}

/** @param now milliseconds of Unix time */
export function stateOf(
  { opens_at, closes_at, closed_at }: Pick<ShareRow, "opens_at" | "closes_at" | "closed_at">,
  now: number,
): ShareState {
  if (isClosedAt({ closesAt: closes_at, closedAt: closed_at }, now)) return "closed";
  return opens_at !== null && Date.parse(opens_at) > now ? "waiting" : "open";
}

/** How a share is given. */
export function settingsOf(row: ShareRow): ShareSettings {
  return {
    mode: row.mode,
    time_limit: row.time_limit,
    max_attempts: row.max_attempts,
    order: row.taking_order,
    requires: row.requires,
    asks_number: row.asks_number === 1,
    opens_at: row.opens_at,
    closes_at: row.closes_at,
    show_score: row.show_score,
    show_answers: row.show_answers,
    show_explanations: row.show_explanations,
  };
}

/** The columns of settings. */
export function settingColumns({ order, asks_number, ...settings }: ShareSettings) {
  return { ...settings, taking_order: order, asks_number: asks_number ? 1 : 0 };
}

/** The short code while it is valid. @param now milliseconds of Unix time */
function validCode(
  { code, code_expires_at }: Pick<ShareRow, "code" | "code_expires_at">,
  now: number,
): { code: string | null; code_expires_at: string | null } {
  const isValid = code_expires_at !== null && Date.parse(code_expires_at) > now;
  return isValid ? { code, code_expires_at } : { code: null, code_expires_at: null };
}

/** @param now milliseconds of Unix time */
export function toShare(row: CountedShare, maxScore: number, now: number): Share {
  const state = stateOf(row, now);
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    state,
    class_id: row.class_id,
    class_title: row.class_title,
    source_exam_id: row.source_exam_id,
    question_count: row.question_count ?? 0,
    max_score: maxScore,
    token: row.token,
    ...(state === "closed" ? { code: null, code_expires_at: null } : validCode(row, now)),
    created_at: row.created_at,
    closed_at: row.closed_at,
    taker_count: row.taker_count ?? 0,
    done_count: row.done_count ?? 0,
    ...settingsOf(row),
  };
}

/** Where the owner of a share still is, in a query that has joined her as "owner". */
export const OWNER_IS_THERE = sql<boolean>`owner.removed_at is null and owner.locked_at is null`;
