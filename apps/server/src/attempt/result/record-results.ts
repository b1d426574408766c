/** Records graded answers: the grade, the outcome of each rule, notes and rule cards. */
import { grade, reviewOf, type Item, type ItemResponse } from "@pulda/question";
import type { Kysely } from "kysely";
import type { Schema } from "../../database/schema.ts";
import { recordMissed } from "../../note/store.ts";
import { updateRuleCards, type RuleOutcome } from "../../note/rule-card-store.ts";
import { ruleResults } from "./rule-results.ts";
import type { AttemptState } from "./score.ts";

const INSERT_BATCH_SIZE = 200;

/**
 * Records answers whose grade is final. Unanswered questions are not recorded: they are not wrong.
 * @param responses by question id
 */
export async function recordResults(
  db: Kysely<Schema>,
  userId: number,
  attempt: AttemptState,
  now: string,
  responses: ReadonlyMap<number, ItemResponse>,
): Promise<void> {
  const { id, exam_id: examId, title, items } = attempt;
  const answered = items.flatMap((item) => {
    const response = responses.get(item.id);
    if (!response) return [];
    const { kind, points, max_points } = grade(item, response);
    if (kind === "unanswered") return [];
    return [{ item, response, isMissed: kind !== "right", graded: { kind, points, max_points } }];
  });
  const graded = answered.map(({ item, graded: { kind: outcome, points, max_points } }) => ({
    attempt_id: id,
    question_id: item.id,
    user_id: userId,
    type: item.type,
    outcome,
    points,
    max_points,
    answered_at: now,
  }));
  for (let start = 0; start < graded.length; start += INSERT_BATCH_SIZE)
    await db
      .insertInto("graded_answer")
      .values(graded.slice(start, start + INSERT_BATCH_SIZE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const isReview = await isMadeForReview(db, examId);
  const rows = answered.flatMap(({ item, response }) =>
    ruleResults(item, response).map(({ rule, missed }) => ({
      attempt_id: id,
      question_id: item.id,
      rule,
      user_id: userId,
      missed: missed ? 1 : 0,
      answered_at: now,
    })),
  );
  for (let start = 0; start < rows.length; start += INSERT_BATCH_SIZE)
    await db
      .insertInto("rule_answer")
      .values(rows.slice(start, start + INSERT_BATCH_SIZE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const missed = answered.filter(({ isMissed }) => isMissed);
  await recordMissed(
    db,
    userId,
    // The copy of a share is nobody's to open.
    missed.map(({ item, response }) => ({
      examId: attempt.share ? null : examId,
      title,
      item,
      response,
      now,
    })),
  );
  await updateRuleCards(db, userId, answered.flatMap(outcomesOf), { isReview, now });
}

/** The outcome of an answer for each rule card, once: missed where any of its rules was missed. */
function outcomesOf({ item, response }: { item: Item; response: ItemResponse }): RuleOutcome[] {
  const missed = new Map<string, boolean>();
  for (const result of ruleResults(item, response)) {
    const review = reviewOf(item, result.rule);
    if (review !== null) missed.set(review, (missed.get(review) ?? false) || result.missed);
  }
  return [...missed].map(([rule, isMissed]) => ({ rule, type: item.type, missed: isMissed }));
}

async function isMadeForReview(db: Kysely<Schema>, examId: number): Promise<boolean> {
  const exam = await db
    .selectFrom("exam")
    .select("purpose")
    .where("id", "=", examId)
    .executeTakeFirst();
  return exam?.purpose === "review";
}
