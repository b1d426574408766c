/** Secrets that one user is handed for one use: in a mailed link, or between two steps. Stored hashed. */
import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";

export type TokenPurpose = "verify" | "reset" | "remove";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long each can be used, in milliseconds. */
const TOKEN_LIFETIME_MS = {
  verify: 24 * HOUR_MS,
  reset: 30 * MINUTE_MS,
  remove: 10 * MINUTE_MS,
} as const satisfies Record<TokenPurpose, number>;

const LONGEST_MS = Math.max(...Object.values(TOKEN_LIFETIME_MS));

export interface TokenStore {
  /** Makes one; the user's former ones for the same purpose cease to work. @param now in Unix milliseconds */
  add(userId: number, purpose: TokenPurpose, now: number): Promise<string>;
  /** Whose it is; null where it is unknown, used or expired. It stays usable. */
  find(token: string, purpose: TokenPurpose, now: number): Promise<number | null>;
  /** Uses it up: of many who come with it at once one gets the user's id, and the others null. */
  take(token: string, purpose: TokenPurpose, now: number): Promise<number | null>;
  removeExpired(now: number): Promise<void>;
}

export function tokenStore(db: Database): TokenStore {
  return {
    async add(userId, purpose, now) {
      const { token, tokenHash } = newToken();
      await db.transaction().execute(async (transaction) => {
        await removeTokens(transaction, userId, purpose);
        await transaction
          .insertInto("user_token")
          .values({
            token_hash: tokenHash,
            user_id: userId,
            purpose,
            created_at: iso(now),
            expires_at: iso(now + TOKEN_LIFETIME_MS[purpose]),
          })
          .execute();
      });
      return token;
    },
    async find(token, purpose, now) {
      const row = await db
        .selectFrom("user_token")
        .select("user_id")
        .where("token_hash", "=", hashOfToken(token))
        .where("purpose", "=", purpose)
        .where("expires_at", ">", iso(now))
        // One that lasts longer was made while the clock was ahead.
        .where("expires_at", "<=", iso(now + TOKEN_LIFETIME_MS[purpose]))
        .executeTakeFirst();
      return row?.user_id ?? null;
    },
    async take(token, purpose, now) {
      const row = await db
        .deleteFrom("user_token")
        .where("token_hash", "=", hashOfToken(token))
        .where("purpose", "=", purpose)
        .where("expires_at", ">", iso(now))
        .where("expires_at", "<=", iso(now + TOKEN_LIFETIME_MS[purpose]))
        .returning("user_id")
        .executeTakeFirst();
      return row?.user_id ?? null;
    },
    async removeExpired(now) {
      await db
        .deleteFrom("user_token")
        .where((is) =>
          is.or([is("expires_at", "<=", iso(now)), is("expires_at", ">", iso(now + LONGEST_MS))]),
        )
        .execute();
    },
  };
}

/** Removes a user's tokens, of one purpose or of all. */
export async function removeTokens(
  db: Kysely<Schema>,
  userId: number,
  purpose?: TokenPurpose,
): Promise<void> {
  let rows = db.deleteFrom("user_token").where("user_id", "=", userId);
  if (purpose !== undefined) rows = rows.where("purpose", "=", purpose);
  await rows.execute();
}

/** A token of 256 random bits, and what is stored of it. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashOfToken(token) };
}

export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
