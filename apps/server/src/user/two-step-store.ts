/** The secrets and recovery codes of two-step sign-in. */
import type { Kysely } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";

export interface TwoStepStore {
  /**
   * Keeps a sealed secret until it is confirmed.
   * @throws where the database's secrets are sealed with another key than `keyId`
   */
  begin(userId: number, secret: string, keyId: string): Promise<void>;
  /** Turns it on with the secret that was kept, unless it is on or another secret was begun meanwhile. */
  confirm(
    userId: number,
    confirmed: { secret: string; step: number; codeHashes: readonly string[] },
  ): Promise<boolean>;
  remove(userId: number): Promise<void>;
  /**
   * Uses a time step up; false where it, or a later one, was used before.
   * @param latest the last step that may be used now: a later one was used while the clock was ahead
   */
  useStep(userId: number, step: number, latest: number): Promise<boolean>;
  /** Uses a recovery code up; false where there is none. */
  useRecoveryCode(userId: number, codeHash: string): Promise<boolean>;
  replaceRecoveryCodes(userId: number, codeHashes: readonly string[]): Promise<void>;
  countRecoveryCodes(userId: number): Promise<number>;
}

export function twoStepStore(db: Database): TwoStepStore {
  return {
    async begin(userId, secret, keyId) {
      const { numUpdatedRows } = await db
        .updateTable("user")
        .set({ totp_pending: secret })
        .where("id", "=", userId)
        .where((is) =>
          is.exists(
            is
              .selectFrom("setting")
              .select("setting.name")
              .where("setting.name", "=", "key-id")
              .where("setting.value", "=", keyId),
          ),
        )
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new Error("this process has another key than the database");
    },
    confirm: (userId, { secret, step, codeHashes }) =>
      db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("user")
          .set({ totp_secret: secret, totp_pending: null, totp_last_step: step })
          .where("id", "=", userId)
          .where("totp_secret", "is", null)
          .where("totp_pending", "=", secret)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await replaceCodes(transaction, userId, codeHashes);
        return true;
      }),
    remove: (userId) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable("user")
          .set({ totp_secret: null, totp_pending: null, totp_last_step: null })
          .where("id", "=", userId)
          .execute();
        await replaceCodes(transaction, userId, []);
      }),
    async useStep(userId, step, latest) {
      const { numUpdatedRows } = await db
        .updateTable("user")
        .set({ totp_last_step: step })
        .where("id", "=", userId)
        .where((is) =>
          is.or([
            is("totp_last_step", "is", null),
            is("totp_last_step", "<", step),
            is("totp_last_step", ">", latest),
          ]),
        )
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    async useRecoveryCode(userId, codeHash) {
      const { numDeletedRows } = await db
        .deleteFrom("recovery_code")
        .where("user_id", "=", userId)
        .where("code_hash", "=", codeHash)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },
    replaceRecoveryCodes: (userId, codeHashes) =>
      db.transaction().execute((transaction) => replaceCodes(transaction, userId, codeHashes)),
    async countRecoveryCodes(userId) {
      const { count } = await db
        .selectFrom("recovery_code")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

async function replaceCodes(
  db: Kysely<Schema>,
  userId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await db.deleteFrom("recovery_code").where("user_id", "=", userId).execute();
  if (codeHashes.length > 0)
    await db
      .insertInto("recovery_code")
      .values(codeHashes.map((code_hash) => ({ user_id: userId, code_hash })))
      .execute();
}
