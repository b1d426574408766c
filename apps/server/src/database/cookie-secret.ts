import { randomBytes } from "node:crypto";
import type { Database } from "./database.ts";

/** The installation's secret for signing cookies, generated at its first start and shared by all its processes. */
export async function cookieSecret(db: Database): Promise<string> {
  await db
    .insertInto("setting")
    .values({ name: "cookie-secret", value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db
    .selectFrom("setting")
    .select("value")
    .where("name", "=", "cookie-secret")
    .executeTakeFirstOrThrow();
  return value;
}
