/** Grades an attempt again whose items have changed: its score, what was recorded of it, and its notes. */
import { grade, type Item, type ItemResponse } from "@pulda/question";
import type { Kysely, Transaction } from "kysely";
import type { Schema } from "../../database/schema.ts";
import { lockAttempt, type AttemptLoader } from "../state/load-attempt.ts";
import { writeItem } from "../state/attempt-json.ts";
import { recordResults } from "./record-results.ts";
import { ruleResults } from "./rule-results.ts";
import { maxScoreOf, scoreOf, type AttemptState } from "./score.ts";

export interface Regraded {
  /** Whether any of its items was another. */
  readonly changed: boolean;
  /** Whether its score is another now. */
  readonly rescored: boolean;
}

/**
 * Replaces items of an attempt and grades it again. Doing it twice changes nothing more.
 * @param items as they are now, at the positions of the attempt
 * @param now ISO 8601
 */
export async function regradeAttempt(
  db: Transaction<Schema>,
  loader: AttemptLoader,
  target: { readonly userId: number; readonly id: number },
  items: readonly Item[],
  now: string,
): Promise<Regraded> {
  const row = await lockAttempt(db, target.userId, target.id);
  const before = row && (await loader.load(target, db));
  if (!row || !before) return { changed: false, rescored: false };
  const next = new Map(items.map((item) => [item.id, item]));
  const changed = before.items.filter((item) => {
    const other = next.get(item.id);
    return (
      other !== undefined && writeItem({ ...other, position: item.position }) !== writeItem(item)
    );
  });
  if (changed.length === 0) return { changed: false, rescored: false };
  for (const { id, position } of changed) {
    const item = { ...next.get(id)!, position };
    await db
      .updateTable("attempt_question")
      .set({ item: writeItem(item), type: item.type })
      .where("attempt_id", "=", target.id)
      .where("question_id", "=", id)
      .execute();
  }
  const after: AttemptState = {
    ...before,
    items: before.items.map((item) => ({
      ...(next.get(item.id) ?? item),
      position: item.position,
    })),
  };
  const score = row.submitted_at === null ? null : scoreOf(after.items, after.answers);
  await db
    .updateTable("attempt")
    .set({ max_score: maxScoreOf(after.items), score })
    .where("id", "=", target.id)
    .execute();
  const isRecorded = row.held === 0 && (row.mode === "practice" || row.submitted_at !== null);
  if (isRecorded)
    for (const item of changed) await recordAgain(db, target.userId, before, after, item, now);
  return { changed: true, rescored: score !== row.score };
}

/** Records the answer to one changed question again. @param former the item as it was */
async function recordAgain(
  db: Kysely<Schema>,
  userId: number,
  before: AttemptState,
  after: AttemptState,
  former: Item,
  now: string,
): Promise<void> {
  const response = before.answers.get(former.id)?.response;
  const item = after.items.find(({ id }) => id === former.id);
  if (!response || !item) return;
  const [was, is] = [grade(former, response), grade(item, response)];
  if (was.kind === "unanswered" || is.kind === "unanswered") return;
  const wasMissed = was.kind !== "right";
  if (is.kind !== "right" && !wasMissed) {
    await forget(db, after.id, item.id);
    await recordResults(
      db,
      userId,
      after,
      now,
      new Map<number, ItemResponse>([[item.id, response]]),
    );
    return;
  }
  await db
    .updateTable("graded_answer")
    .set({ type: item.type, outcome: is.kind, points: is.points, max_points: is.max_points })
    .where("attempt_id", "=", after.id)
    .where("question_id", "=", item.id)
    .execute();
  await db
    .deleteFrom("rule_answer")
    .where("attempt_id", "=", after.id)
    .where("question_id", "=", item.id)
    .execute();
  const rules = ruleResults(item, response);
  if (rules.length > 0)
    await db
      .insertInto("rule_answer")
      .values(
        rules.map(({ rule, missed }) => ({
          attempt_id: after.id,
          question_id: item.id,
          rule,
          user_id: userId,
          missed: missed ? 1 : 0,
          answered_at: now,
        })),
      )
      .execute();
  const note = { user_id: userId, question_id: item.id };
  if (is.kind === "right")
    await db
      .deleteFrom("note")
      .where("user_id", "=", note.user_id)
      .where("question_id", "=", note.question_id)
      .execute();
  else
    await db
      .updateTable("note")
      .set({ item: writeItem(item) })
      .where("user_id", "=", note.user_id)
      .where("question_id", "=", note.question_id)
      .execute();
}

async function forget(db: Kysely<Schema>, attemptId: number, questionId: number): Promise<void> {
  for (const table of ["graded_answer", "rule_answer"] as const)
    await db
      .deleteFrom(table)
      .where("attempt_id", "=", attemptId)
      .where("question_id", "=", questionId)
      .execute();
}
