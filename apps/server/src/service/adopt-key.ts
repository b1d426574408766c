/** Which key the secrets of a database are sealed with. */
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { KeyProblem, SEALED_PATTERN, type InstallationKey } from "./installation-key.ts";

const OTHER_KEY =
  "이 자료의 비밀 키가 없어요: 전에 쓰던 secret.key를 PULDA_DATA_DIR에 두거나 PULDA_SECRET_KEY를 같은 값으로 정해 주세요. " +
  "잃어버렸으면 npm run admin -- forget-key";
/** No code of an app is right for it; recovery codes serve. */
const LOST_SEED = "lost";

/**
 * Notes the key in a database, at its first start or where nothing is sealed with another one; what was stored in the
 * clear before there was a key is sealed.
 * @throws KeyProblem where something is sealed with another key
 */
export async function adoptKey(db: Database, key: InstallationKey): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const first = await transaction
      .insertInto("setting")
      .values({ name: "key-id", value: key.id })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .returning("name")
      .executeTakeFirst();
    if (!first) {
      const { value } = await transaction
        .selectFrom("setting")
        .select("value")
        .where("name", "=", "key-id")
        .executeTakeFirstOrThrow();
      if (value === key.id) return;
      const sealed = await transaction
        .selectFrom("user")
        .select("id")
        .where("totp_secret", "like", SEALED_PATTERN)
        .limit(1)
        .executeTakeFirst();
      if (sealed) throw new KeyProblem(OTHER_KEY);
      const noted = transaction.updateTable("setting").set({ value: key.id });
      await noted.where("name", "=", "key-id").execute();
      return;
    }
    // The key of cookies stood here; it is derived now.
    await sql`delete from setting where name = 'cookie-secret'`.execute(transaction);
    const clear = await transaction
      .selectFrom("user")
      .select(["id", "totp_secret"])
      .where("totp_secret", "not like", SEALED_PATTERN)
      .execute();
    for (const { id, totp_secret } of clear)
      await transaction
        .updateTable("user")
        .set({ totp_secret: key.seal(totp_secret ?? "", `totp ${id}`) })
        .where("id", "=", id)
        .execute();
    await transaction
      .updateTable("user")
      .set({ totp_pending: null })
      .where("totp_pending", "is not", null)
      .execute();
  });
}

/**
 * Gives up what is sealed with a key that is lost, so that the next start takes another. Two-step sign-in stays on:
 * recovery codes serve.
 * @returns how many accounts have it on
 */
export async function forgetKey(db: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("user")
    .set({ totp_secret: LOST_SEED, totp_pending: null })
    .where("totp_secret", "like", SEALED_PATTERN)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
