import { ADMIN_LEVEL } from "@pulda/contract";
import type { Selectable, Transaction } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema, UserTable } from "../database/schema.ts";

export type UserRow = Selectable<UserTable>;

/** An account at a sign-in provider. */
interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export interface UserStore {
  findByEmail(email: string): Promise<UserRow | undefined>;
  findByIdentity(identity: Identity): Promise<UserRow | undefined>;
  /**
   * Adds a user; the first of an installation gets admin level 0. Null when the address is taken.
   */
  add(user: NewUser): Promise<UserRow | null>;
  /** Links a provider's identity to an account, and ends its open sessions. */
  link(userId: number, identity: Identity, now: string): Promise<void>;
  /** Removes the user and all that belongs to the user. */
  remove(userId: number): Promise<void>;
}

interface NewUser {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly identity?: Identity;
  readonly now: string;
}

const MEMBER_LEVEL = 1;

export function userStore(db: Database): UserStore {
  return {
    findByEmail: (email) =>
      db.selectFrom("user").selectAll().where("email", "=", email).executeTakeFirst(),

    findByIdentity: ({ issuer, subject }) =>
      db
        .selectFrom("user")
        .innerJoin("identity", "identity.user_id", "user.id")
        .selectAll("user")
        .where("identity.issuer", "=", issuer)
        .where("identity.subject", "=", subject)
        .executeTakeFirst(),

    add: (user) => db.transaction().execute((transaction) => addUser(transaction, user)),

    link: (userId, identity, now) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto("identity")
          .values({ ...identity, user_id: userId, created_at: now })
          .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
          .execute();
        await transaction.deleteFrom("session").where("user_id", "=", userId).execute();
      }),

    async remove(userId) {
      await db.deleteFrom("user").where("id", "=", userId).execute();
    },
  };
}

async function addUser(
  db: Transaction<Schema>,
  { email, passwordHash, identity, now }: NewUser,
): Promise<UserRow | null> {
  const added = await db
    .insertInto("user")
    .values({ email, password_hash: passwordHash, admin_level: MEMBER_LEVEL, created_at: now })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added) return null;
  if (identity) {
    await db
      .insertInto("identity")
      .values({ ...identity, user_id: added.id, created_at: now })
      .execute();
  }
  // The unique row decides which of two concurrent first users is the first.
  const first = await db
    .insertInto("setting")
    .values({ name: "first-user-at", value: now })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("name")
    .executeTakeFirst();
  if (!first) return added;
  await db
    .updateTable("user")
    .set({ admin_level: ADMIN_LEVEL })
    .where("id", "=", added.id)
    .execute();
  return { ...added, admin_level: ADMIN_LEVEL };
}
