/** What an attempt has changed: each missed rule or type in it, in the answers before and in the attempt's own. */
import { reviewedType, typeReview } from "@pulda/question";
import type { Kysely } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";

interface Tally {
  readonly right: number;
  readonly count: number;
}

interface ReviewProgress {
  /** The id of a rule card. */
  readonly rule: string;
  /** The answers before the attempt: the last ones, at most `MAX_BEFORE`. */
  readonly before: Tally;
  readonly now: Tally;
}

export interface ProgressStore {
  /**
   * By missed rule and type, worst first; those that were never missed have no card and are left out. Null where the
   * attempt is not the user's.
   */
  of(
    userId: number,
    attemptId: number,
  ): Promise<{ readonly isReview: boolean; readonly parts: ReviewProgress[] } | null>;
}

/** More would show what was long ago. */
const MAX_BEFORE = 5;
/** The most parts of an attempt: for each there is a query. */
const MAX_PARTS = 20;

export function progressStore(db: Database): ProgressStore {
  return {
    async of(userId, attemptId) {
      const attempt = await db
        .selectFrom("attempt")
        .leftJoin("exam", "exam.id", "attempt.exam_id")
        .select(["attempt.started_at", "exam.purpose"])
        .where("attempt.id", "=", attemptId)
        .where("attempt.user_id", "=", userId)
        .executeTakeFirst();
      if (!attempt) return null;
      const now = new Map([
        ...(await rulesOf(db, userId, attemptId)),
        ...(await typesOf(db, userId, attemptId)),
      ]);
      const cards = await cardsOf(db, userId, [...now.keys()]);
      const parts: ReviewProgress[] = [];
      for (const rule of cards.slice(0, MAX_PARTS)) {
        const before = await tallyBefore(db, { userId, attemptId, rule, at: attempt.started_at });
        parts.push({ rule, before, now: now.get(rule) ?? { right: 0, count: 0 } });
      }
      const shareOf = ({ now: { right, count } }: ReviewProgress) => right / Math.max(1, count);
      return {
        isReview: attempt.purpose === "review",
        parts: parts.toSorted((a, b) => shareOf(a) - shareOf(b) || (a.rule < b.rule ? -1 : 1)),
      };
    },
  };
}

async function rulesOf(db: Kysely<Schema>, userId: number, attemptId: number) {
  const rows = await db
    .selectFrom("rule_answer")
    .select(["rule", "missed"])
    .where("attempt_id", "=", attemptId)
    .where("user_id", "=", userId)
    .execute();
  return tallies(rows.map(({ rule, missed }) => [rule, missed === 0]));
}

async function typesOf(db: Kysely<Schema>, userId: number, attemptId: number) {
  const rows = await db
    .selectFrom("graded_answer")
    .select(["type", "outcome"])
    .where("attempt_id", "=", attemptId)
    .where("user_id", "=", userId)
    .execute();
  return tallies(rows.map(({ type, outcome }) => [typeReview(type), outcome === "right"]));
}

async function cardsOf(
  db: Kysely<Schema>,
  userId: number,
  rules: readonly string[],
): Promise<string[]> {
  if (rules.length === 0) return [];
  const rows = await db
    .selectFrom("rule_card")
    .select("rule")
    .where("user_id", "=", userId)
    .where("rule", "in", rules)
    .orderBy("rule")
    .execute();
  return rows.map(({ rule }) => rule);
}

async function tallyBefore(
  db: Kysely<Schema>,
  { userId, attemptId, rule, at }: { userId: number; attemptId: number; rule: string; at: string },
): Promise<Tally> {
  const type = reviewedType(rule);
  const answers =
    type === null
      ? (
          await db
            .selectFrom("rule_answer")
            .select("missed")
            .where("user_id", "=", userId)
            .where("rule", "=", rule)
            .where("attempt_id", "!=", attemptId)
            .where("answered_at", "<=", at)
            .orderBy("answered_at", "desc")
            .orderBy("question_id", "desc")
            .limit(MAX_BEFORE)
            .execute()
        ).map(({ missed }) => missed === 0)
      : (
          await db
            .selectFrom("graded_answer")
            .select("outcome")
            .where("user_id", "=", userId)
            .where("type", "=", type)
            .where("attempt_id", "!=", attemptId)
            .where("answered_at", "<=", at)
            .orderBy("answered_at", "desc")
            .orderBy("question_id", "desc")
            .limit(MAX_BEFORE)
            .execute()
        ).map(({ outcome }) => outcome === "right");
  return { right: answers.filter(Boolean).length, count: answers.length };
}

function tallies(answers: readonly (readonly [string, boolean])[]): Map<string, Tally> {
  const counted = new Map<string, Tally>();
  for (const [id, isRight] of answers) {
    const { right, count } = counted.get(id) ?? { right: 0, count: 0 };
    counted.set(id, { right: right + (isRight ? 1 : 0), count: count + 1 });
  }
  return counted;
}
