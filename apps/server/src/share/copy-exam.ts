/** The fixed copy of an exam that is given: it belongs to an account of its own, which nobody uses. */
import { randomUUID } from "node:crypto";
import type { ItemContent } from "@pulda/question";
import type { Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { searchForm } from "../database/search.ts";
import { writeRefused, type StoredRequest } from "../exam/exam-json.ts";
import { storeItems } from "../question/store-items.ts";

const MEMBER_LEVEL = 1;

/** Adds the account that holds what is given with one share. */
export async function addHolder(db: Transaction<Schema>, now: string): Promise<number> {
  const { id } = await db
    .insertInto("user")
    .values({
      email: `#${randomUUID()}`,
      password_hash: null,
      admin_level: MEMBER_LEVEL,
      created_at: now,
      kind: "holder",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

interface Copied {
  readonly title: string;
  readonly seed: number;
  readonly engineVersion: string;
  readonly request: StoredRequest;
  readonly items: readonly ItemContent[];
  readonly now: string;
}

/** Stores a copy. @returns its id and those of its questions, in their order; null where an item is unsound */
export async function addCopy(
  db: Transaction<Schema>,
  holderId: number,
  { title, seed, engineVersion, request, items, now }: Copied,
): Promise<{ id: number; questionIds: number[] } | null> {
  const total = request.passages.length;
  const { id } = await db
    .insertInto("exam")
    .values({
      user_id: holderId,
      favorite_id: null,
      title,
      title_search: searchForm(title),
      state: "ready",
      seed,
      engine_version: engineVersion,
      request: JSON.stringify(request),
      refused: writeRefused([]),
      done: total,
      total,
      purpose: "given",
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const exam = { id, user_id: holderId, passages: request.passages };
  const { ids, unsound } = await storeItems(db, exam, items, 0);
  return unsound.length > 0 ? null : { id, questionIds: ids };
}
