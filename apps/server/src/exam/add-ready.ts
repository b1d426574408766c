/** An exam that is complete when it is stored: its items were made before. */
import type { ItemContent } from "@pulda/question";
import type { Database } from "../database/database.ts";
import { searchForm } from "../database/search.ts";
import { storeItems } from "../question/store-items.ts";
import { makeSureOfRoom } from "../user/owned-limits.ts";
import type { Refusal } from "@pulda/contract";
import { writeRefused, type StoredRequest } from "./exam-json.ts";

export interface ReadyExam {
  readonly title: string;
  readonly seed: number;
  readonly engineVersion: string;
  readonly request: StoredRequest;
  readonly now: string;
  readonly items: readonly ItemContent[];
  /** "review" is in no list. */
  readonly purpose: "set" | "review";
  /** Whether it is a copy of one of the library. */
  readonly isExample?: boolean;
  readonly refused?: readonly Refusal[];
}

/**
 * Adds an exam, complete and ready, and gives its id. Null, and nothing stored, where one of its items is unsound.
 * @throws Full
 */
export function addReadyExam(
  db: Database,
  userId: number,
  {
    title,
    seed,
    engineVersion,
    request,
    now,
    items,
    purpose,
    isExample = false,
    refused = [],
  }: ReadyExam,
): Promise<number | null> {
  const total = request.passages.length;
  return db.transaction().execute(async (transaction) => {
    await makeSureOfRoom(transaction, userId, "exam", { rows: 1, sum: total });
    const { id } = await transaction
      .insertInto("exam")
      .values({
        user_id: userId,
        favorite_id: null,
        title,
        title_search: searchForm(title),
        state: "ready",
        seed,
        engine_version: engineVersion,
        request: JSON.stringify(request),
        refused: writeRefused(refused),
        done: total,
        total,
        purpose,
        is_example: isExample ? 1 : 0,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const exam = { id, user_id: userId, passages: request.passages };
    const { unsound } = await storeItems(transaction, exam, items, 0);
    if (unsound.length === 0) return id;
    await transaction.deleteFrom("exam").where("id", "=", id).execute();
    return null;
  });
}
