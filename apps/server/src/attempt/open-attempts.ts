/** How many attempts a user may have open at one exam: begun and not submitted. */
import { sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { conflict } from "../http/failure.ts";
import { addDiscarded } from "../removal/remover.ts";
import { Full, makeSureOfRoom } from "../user/owned-limits.ts";

const MAX_OPEN = 20;
const OPEN_ENOUGH = conflict(
  "이 문제집에서 아직 제출하지 않은 풀이가 20개 있어요. 풀던 것을 이어서 풀거나 제출한 다음 새로 시작해 주세요.",
);

/**
 * Sees to it that one more attempt may be begun. Where too many are open, the oldest that nobody has touched goes:
 * it has neither answers nor annotations.
 * @returns the account that it was given to and that is to be removed; null where none went
 * @throws Full
 */
export async function makeRoomForAttempt(
  db: Transaction<Schema>,
  userId: number,
  examId: number,
  questionCount: number,
): Promise<number | null> {
  await makeSureOfRoom(db, userId, "attempt", { rows: 1, sum: questionCount });
  const open = await db
    .selectFrom("attempt")
    .select("id")
    .select(
      sql<number>`case when exists (select 1 from answer where attempt_id = attempt.id)
        or exists (select 1 from annotation where attempt_id = attempt.id) then 1 else 0 end`.as(
        "is_touched",
      ),
    )
    .where("exam_id", "=", examId)
    .where("user_id", "=", userId)
    .where("submitted_at", "is", null)
    .orderBy("id")
    .limit(MAX_OPEN)
    .execute();
  if (open.length < MAX_OPEN) return null;
  const untouched = open.find(({ is_touched }) => is_touched === 0);
  if (!untouched) throw new Full(OPEN_ENOUGH);
  const holder = await addDiscarded(db);
  await db
    .updateTable("attempt")
    .set({ user_id: holder })
    .where("id", "=", untouched.id)
    .where("user_id", "=", userId)
    .execute();
  return holder;
}
