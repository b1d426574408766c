/** Who may sign up: what an admin has chosen, or else what the environment says. */
import { SignUpMode } from "@pulda/contract";
import type { Database } from "../database/database.ts";

export interface SignUpPolicy {
  mode(): Promise<SignUpMode>;
  setMode(mode: SignUpMode): Promise<void>;
  readonly defaultMode: SignUpMode;
}

export function signUpPolicy(db: Database, defaultMode: SignUpMode): SignUpPolicy {
  return {
    defaultMode,
    async mode() {
      const row = await db
        .selectFrom("setting")
        .select("value")
        .where("name", "=", "sign-up")
        .executeTakeFirst();
      return SignUpMode.safeParse(row?.value).data ?? defaultMode;
    },
    async setMode(mode) {
      await db
        .insertInto("setting")
        .values({ name: "sign-up", value: mode })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: mode }))
        .execute();
    },
  };
}
