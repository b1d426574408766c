/** The browsers in which users have signed in before. */
import type { Database } from "../database/database.ts";

/** So many of each user are known; the one that was used the longest ago is forgotten first. */
const MAX_DEVICES = 20;

export interface KnownDeviceStore {
  isKnown(userId: number, tokenHash: string): Promise<boolean>;
  /** @returns whether it is the user's first device, one of the known, or a new one beside others */
  remember(userId: number, tokenHash: string, now: string): Promise<"first" | "known" | "new">;
  /** Forgets all of a user but one. */
  forgetOthers(userId: number, tokenHash: string | null): Promise<void>;
  /** Removes what was last used before. */
  removeOlder(than: string): Promise<void>;
}

export function knownDeviceStore(db: Database): KnownDeviceStore {
  return {
    async isKnown(userId, tokenHash) {
      const row = await db
        .selectFrom("known_device")
        .select("user_id")
        .where("token_hash", "=", tokenHash)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return row !== undefined;
    },
    remember: (userId, tokenHash, now) =>
      db.transaction().execute(async (transaction) => {
        const rows = await transaction
          .selectFrom("known_device")
          .select("token_hash")
          .where("user_id", "=", userId)
          .orderBy("last_used_at", "desc")
          .execute();
        await transaction
          .insertInto("known_device")
          .values({ token_hash: tokenHash, user_id: userId, last_used_at: now })
          .onConflict((conflict) =>
            conflict.columns(["token_hash", "user_id"]).doUpdateSet({ last_used_at: now }),
          )
          .execute();
        const others = rows.map((row) => row.token_hash).filter((hash) => hash !== tokenHash);
        const surplus = others.slice(MAX_DEVICES - 1);
        if (surplus.length > 0)
          await transaction
            .deleteFrom("known_device")
            .where("user_id", "=", userId)
            .where("token_hash", "in", surplus)
            .execute();
        if (others.length < rows.length) return "known";
        return rows.length === 0 ? "first" : "new";
      }),
    async forgetOthers(userId, tokenHash) {
      await db
        .deleteFrom("known_device")
        .where("user_id", "=", userId)
        .where("token_hash", "!=", tokenHash ?? "")
        .execute();
    },
    async removeOlder(than) {
      await db.deleteFrom("known_device").where("last_used_at", "<", than).execute();
    },
  };
}
