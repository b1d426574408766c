/** The end of a share: what is open is submitted, and what was held back is recorded. */
import { visibleOf, isClosedAt } from "../attempt/result/visible-results.ts";
import type { AttemptStore } from "../attempt/store.ts";
import type { Database } from "../database/database.ts";
import { termsOf, type ShareRow } from "./share-row.ts";

export interface Settling {
  /** One share, as far as it can be settled by now. @param now milliseconds of Unix time */
  settle(shareId: number, now: number): Promise<void>;
  /** All that have closed since. */
  settleDue(now: number): Promise<void>;
}

/** @param onSettled called with each share in which something may have changed */
export function settling(
  db: Database,
  attempts: AttemptStore,
  onSettled: (shareId: number) => void,
): Settling {
  async function settleShare(share: ShareRow, now: number): Promise<void> {
    const terms = termsOf(share);
    const isClosed = isClosedAt(terms, now);
    const at = new Date(now).toISOString();
    const ofShare = db
      .selectFrom("attempt")
      .innerJoin("taker", "taker.id", "attempt.taker_id")
      .select(["attempt.id", "attempt.user_id"])
      .where("taker.share_id", "=", share.id);
    if (isClosed)
      for (const { id, user_id } of await ofShare
        .where("attempt.submitted_at", "is", null)
        .execute())
        await attempts.submit(user_id, id, at);
    const visible = visibleOf(terms, now);
    if (visible.explanations)
      for (const { id, user_id } of await ofShare.where("attempt.held", "=", 1).execute())
        await attempts.recordHeld(user_id, id);
    if (isClosed)
      await db
        .updateTable("share")
        .set({ settled_at: at })
        .where("id", "=", share.id)
        .where("settled_at", "is", null)
        // It may have been opened again meanwhile.
        .where((eb) => eb.or([eb("closed_at", "is not", null), eb("closes_at", "<=", at)]))
        .execute();
    onSettled(share.id);
  }

  return {
    async settle(shareId, now) {
      const share = await db
        .selectFrom("share")
        .selectAll()
        .where("id", "=", shareId)
        .executeTakeFirst();
      if (share) await settleShare(share, now);
    },
    async settleDue(now) {
      const due = await db
        .selectFrom("share")
        .selectAll()
        .where("settled_at", "is", null)
        .where((eb) =>
          eb.or([
            eb("closed_at", "is not", null),
            eb("closes_at", "<=", new Date(now).toISOString()),
          ]),
        )
        .execute();
      const failures: unknown[] = [];
      for (const share of due)
        await settleShare(share, now).catch((error: unknown) => failures.push(error));
      // One share that fails stops no other.
      if (failures.length > 0) throw new AggregateError(failures, "a share could not be settled");
    },
  };
}
