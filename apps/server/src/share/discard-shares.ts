/** Takes shares away at once; their rows are removed in pieces afterwards. */
import type { Transaction } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import type { Remover } from "../removal/remover.ts";

/** Removes shares: links, takers and attempts are gone when it resolves. */
export async function discardShares(
  db: Database,
  remover: Remover,
  ids: readonly number[],
): Promise<void> {
  for (const id of ids) {
    const gone = await db.transaction().execute((transaction) => discard(transaction, id));
    await remover.removeAll(gone);
  }
}

/** @returns the accounts that are removed with it */
async function discard(db: Transaction<Schema>, id: number): Promise<number[]> {
  const now = new Date().toISOString();
  const share = await db
    .selectFrom("share")
    .select("holder_id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!share) return [];
  const { holder_id: holder } = share;
  // Without its share an attempt would be like one at an exam of the taker's own, with all its keys.
  await db
    .updateTable("attempt")
    .set({ user_id: holder, taker_id: null })
    .where("taker_id", "in", (takers) =>
      takers.selectFrom("taker").select("taker.id").where("taker.share_id", "=", id),
    )
    .execute();
  const guests = await db
    .selectFrom("taker")
    .innerJoin("user", "user.id", "taker.user_id")
    .select("user.id")
    .distinct()
    .where("taker.share_id", "=", id)
    .where("user.kind", "=", "guest")
    .execute();
  await db.deleteFrom("share").where("id", "=", id).execute();
  return [...(await endAccounts(db, [holder], now)), ...(await endGuests(db, guests, now))];
}

/** Ends the guests who take nothing any more. @returns their ids */
export async function endGuests(
  db: Transaction<Schema>,
  guests: readonly { readonly id: number }[],
  now: string,
): Promise<number[]> {
  if (guests.length === 0) return [];
  const ids = guests.map(({ id }) => id);
  const left = await db
    .selectFrom("taker")
    .select("user_id")
    .distinct()
    .where("user_id", "in", ids)
    .execute();
  const isLeft = new Set(left.map(({ user_id }) => user_id));
  return endAccounts(
    db,
    ids.filter((guest) => !isLeft.has(guest)),
    now,
  );
}

async function endAccounts(
  db: Transaction<Schema>,
  ids: readonly number[],
  now: string,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const ended = await db
    .updateTable("user")
    .set({ removed_at: now })
    .where("id", "in", ids)
    .where("kind", "<>", "member")
    .returning("id")
    .execute();
  return ended.map(({ id }) => id);
}
