/** Rules that were missed: when each comes back, by the same method as words. */
import type { Kysely } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { dayOf } from "../word/day.ts";
import { reviewed } from "../word/schedule.ts";

export interface DueRule {
  readonly rule: string;
  /** The type of the item that was missed last. */
  readonly type: string;
  readonly due_at: string;
  readonly reps: number;
}

/** How a rule fared in one answer. */
export interface RuleOutcome {
  readonly rule: string;
  readonly type: string;
  readonly missed: boolean;
  /** Whether the item was made to review the rule. */
  readonly isReview: boolean;
  readonly now: string;
}

export interface RuleStore {
  /** What is due by the end of the user's day, the longest due first. */
  due(userId: number, today: { now: string; zone: number }): Promise<DueRule[]>;
  /** Some of the user's rules, due or not. */
  named(userId: number, rules: readonly string[]): Promise<DueRule[]>;
  nextDue(userId: number, today: { now: string; zone: number }): Promise<string | null>;
}

const COLUMNS = ["rule", "type", "due_at", "reps"] as const;
/** FSRS's ratings. */
const RATING = { missed: 1, right: 3 } as const;

/**
 * Takes an answer into account. A rule that is missed for the first time is due at once; after that only a
 * miss, or an item that was made for the review, moves it: a rule that was met by chance says little.
 */
export async function ruleAnswered(
  db: Kysely<Schema>,
  userId: number,
  { rule, type, missed, isReview, now }: RuleOutcome,
): Promise<void> {
  const known = await db
    .selectFrom("rule_card")
    .select(["id", "card", "due_at"])
    .where("user_id", "=", userId)
    .where("rule", "=", rule)
    .executeTakeFirst();
  if (!known) {
    if (!missed) return;
    await db
      .insertInto("rule_card")
      .values({
        user_id: userId,
        rule,
        type,
        card: null,
        state: "new",
        due_at: now,
        reps: 0,
      })
      .onConflict((conflict) => conflict.columns(["user_id", "rule"]).doNothing())
      .execute();
    return;
  }
  if (!isReview && !missed) return;
  const next = isReview
    ? reviewed(known, missed ? RATING.missed : RATING.right, now)
    : { due_at: known.due_at < now ? known.due_at : now };
  await db
    .updateTable("rule_card")
    .set(missed ? { ...next, type } : next)
    .where("id", "=", known.id)
    .execute();
}

export function ruleStore(db: Database): RuleStore {
  const ofUser = (userId: number) => db.selectFrom("rule_card").where("user_id", "=", userId);
  return {
    due: (userId, { now, zone }) =>
      ofUser(userId)
        .select(COLUMNS)
        .where("due_at", "<", dayOf(now, zone).end)
        .orderBy("due_at")
        .orderBy("id")
        .execute(),

    named: async (userId, rules) =>
      rules.length === 0
        ? []
        : ofUser(userId).select(COLUMNS).where("rule", "in", rules).orderBy("due_at").execute(),

    async nextDue(userId, { now, zone }) {
      const next = await ofUser(userId)
        .select("due_at")
        .where("due_at", ">=", dayOf(now, zone).end)
        .orderBy("due_at")
        .limit(1)
        .executeTakeFirst();
      return next?.due_at ?? null;
    },
  };
}
