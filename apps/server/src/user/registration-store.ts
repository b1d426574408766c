/** Registrations that wait for the link in their mail; accounts begin when it is followed. */
import type { Database } from "../database/database.ts";
import { hashOfToken, newToken } from "./token-store.ts";

const LIFETIME_MS = 24 * 3_600_000;

interface Registration {
  readonly id: number;
  readonly email: string;
  readonly password_hash: string;
  readonly invitation: string | null;
}

export interface RegistrationStore {
  /** @param now in Unix milliseconds. @returns its id */
  add(
    registration: { email: string; passwordHash: string; invitation: string | null },
    now: number,
  ): Promise<number>;
  /** The token for the link in its mail, or null where the registration is over. */
  newToken(id: number): Promise<{ token: string; email: string } | null>;
  find(token: string, now: number): Promise<Registration | null>;
  /** Removes all of an address: one of them has become an account. */
  removeOf(email: string): Promise<void>;
  removeExpired(now: number): Promise<void>;
}

export function registrationStore(db: Database): RegistrationStore {
  return {
    async add({ email, passwordHash, invitation }, now) {
      const { id } = await db
        .insertInto("registration")
        .values({
          email,
          password_hash: passwordHash,
          invitation,
          token_hash: null,
          created_at: iso(now),
          expires_at: iso(now + LIFETIME_MS),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },
    async newToken(id) {
      const { token, tokenHash } = newToken();
      const row = await db
        .updateTable("registration")
        .set({ token_hash: tokenHash })
        .where("id", "=", id)
        .returning("email")
        .executeTakeFirst();
      return row ? { token, email: row.email } : null;
    },
    async find(token, now) {
      const row = await db
        .selectFrom("registration")
        .select(["id", "email", "password_hash", "invitation"])
        .where("token_hash", "=", hashOfToken(token))
        .where("expires_at", ">", iso(now))
        .where("expires_at", "<=", iso(now + LIFETIME_MS))
        .executeTakeFirst();
      return row ?? null;
    },
    async removeOf(email) {
      await db.deleteFrom("registration").where("email", "=", email).execute();
    },
    async removeExpired(now) {
      await db
        .deleteFrom("registration")
        .where((is) =>
          is.or([is("expires_at", "<=", iso(now)), is("expires_at", ">", iso(now + LIFETIME_MS))]),
        )
        .execute();
    },
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
