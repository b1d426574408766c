/** What the takers of a share have missed, as rules to review. */
import type { BoardAttempt, BoardData } from "../board/board-store.ts";

/** A rule to be reviewed, and the type of an item in which it was missed. */
export interface MissedRule {
  readonly rule: string;
  readonly type: string;
}

/** What one taker has missed, most often first. */
export interface MissedOfTaker {
  readonly takerId: number;
  readonly rules: readonly MissedRule[];
}

/** What each taker missed in her newest submitted attempt; those who missed nothing are left out. */
export function missedByTaker({ items, attempts }: BoardData): MissedOfTaker[] {
  const newest = new Map<number, BoardAttempt>();
  for (const attempt of attempts)
    if (attempt.submittedAt !== null) newest.set(attempt.takerId, attempt);
  return [...newest.values()].flatMap(({ takerId, cells }) => {
    const counts = new Map<string, { type: string; count: number }>();
    for (const [at, { missed }] of cells.entries())
      for (const rule of missed) {
        const { type, count } = counts.get(rule) ?? { type: items[at]!.type, count: 0 };
        counts.set(rule, { type, count: count + 1 });
      }
    const rules = byCount(counts);
    return rules.length === 0 ? [] : [{ takerId, rules }];
  });
}

/** What a class has missed, by how many takers did. */
export function missedByClass(takers: readonly MissedOfTaker[]): MissedRule[] {
  const counts = new Map<string, { type: string; count: number }>();
  for (const { rules } of takers)
    for (const { rule, type } of rules)
      counts.set(rule, { type, count: (counts.get(rule)?.count ?? 0) + 1 });
  return byCount(counts);
}

function byCount(counts: ReadonlyMap<string, { type: string; count: number }>): MissedRule[] {
  return [...counts]
    .toSorted(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1))
    .map(([rule, { type }]) => ({ rule, type }));
}
