/** Rules that were missed: when each comes back, by the same method as words. */
import type { Kysely } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { dayOf } from "@pulda/question";
import { scheduleAfter } from "../word/schedule.ts";

interface DueRule {
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
}

export interface RuleCardStore {
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
 * Takes answers into account, in their order. A rule that is missed for the first time is due at once; after
 * that only a miss, or an item that was made for the review, moves it: a rule that was met by chance says
 * little.
 * @param isReview whether the items were made to review the rules
 */
export async function updateRuleCards(
  db: Kysely<Schema>,
  userId: number,
  outcomes: readonly RuleOutcome[],
  { isReview, now }: { isReview: boolean; now: string },
): Promise<void> {
  const added = await addCards(db, userId, outcomes, now);
  const moves: RuleOutcome[] = [];
  for (const outcome of outcomes) {
    // what the card was added for has moved it, and what was before that was without a card
    if (added.has(outcome.rule)) {
      if (added.get(outcome.rule) === outcome) added.delete(outcome.rule);
    } else if (isReview || outcome.missed) moves.push(outcome);
  }
  if (moves.length === 0) return;
  const cards = await db
    .selectFrom("rule_card")
    .select(["id", "rule", "type", "card", "state", "due_at", "reps"])
    .where("user_id", "=", userId)
    .where("rule", "in", [...new Set(moves.map(({ rule }) => rule))])
    .orderBy("rule")
    .execute();
  if (cards.length === 0) return;
  const moved = cards.map((card) =>
    moves
      .filter(({ rule }) => rule === card.rule)
      .reduce((before, { type, missed }) => {
        const next = isReview
          ? scheduleAfter(before, missed ? RATING.missed : RATING.right, now)
          : { due_at: before.due_at < now ? before.due_at : now };
        return { ...before, ...next, type: missed ? type : before.type };
      }, card),
  );
  await db
    .insertInto("rule_card")
    .values(
      moved.map(({ rule, type, card, state, due_at, reps }) => ({
        user_id: userId,
        rule,
        type,
        card,
        state,
        due_at,
        reps,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["user_id", "rule"]).doUpdateSet(({ ref }) => ({
        type: ref("excluded.type"),
        card: ref("excluded.card"),
        state: ref("excluded.state"),
        due_at: ref("excluded.due_at"),
        reps: ref("excluded.reps"),
      })),
    )
    .execute();
}

/** Adds a card for each missed rule that has none; returns the miss that each was added for, by rule. */
async function addCards(
  db: Kysely<Schema>,
  userId: number,
  outcomes: readonly RuleOutcome[],
  now: string,
): Promise<Map<string, RuleOutcome>> {
  const first = new Map<string, RuleOutcome>();
  for (const outcome of outcomes)
    if (outcome.missed && !first.has(outcome.rule)) first.set(outcome.rule, outcome);
  if (first.size === 0) return first;
  const rows = [...first.values()].map(({ rule, type }) => ({
    user_id: userId,
    rule,
    type,
    card: null,
    state: "new" as const,
    due_at: now,
    reps: 0,
  }));
  const added = await db
    .insertInto("rule_card")
    // always in the same order: two submits then wait one for the other, never each for the other
    .values(rows.toSorted((a, b) => (a.rule < b.rule ? -1 : 1)))
    .onConflict((conflict) => conflict.columns(["user_id", "rule"]).doNothing())
    .returning("rule")
    .execute();
  return new Map(
    added.flatMap(({ rule }) => {
      const outcome = first.get(rule);
      return outcome ? [[rule, outcome] as const] : [];
    }),
  );
}

export function ruleCardStore(db: Database): RuleCardStore {
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
