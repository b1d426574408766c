import { ADMIN_LEVEL } from "@pulda/contract";
import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import { hasConcurrentWriters, type Database } from "../database/database.ts";
import type { Schema, UserTable } from "../database/schema.ts";
import { removerOf, type Remover } from "../removal/remover.ts";
import { OWNED_TABLES } from "./owned-tables.ts";
import { removeTokens } from "./token-store.ts";

export type UserRow = Selectable<UserTable>;

/** An account at a sign-in provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export interface UserStore {
  /** Neither an account that was set aside nor one that is being removed has an address any more. */
  findByEmail(email: string): Promise<UserRow | undefined>;
  find(userId: number): Promise<UserRow | undefined>;
  findByIdentity(identity: Identity): Promise<UserRow | undefined>;
  hasIdentity(userId: number): Promise<boolean>;
  /** Whether the user signs in in two steps. */
  hasTwoStep(userId: number): Promise<boolean>;
  /** Adds a user; the first of an installation is an admin where it may be. Null when the address is taken. */
  add(user: NewUser): Promise<UserRow | null>;
  /** Links a provider's identity to an account whose address is proven, or that has no password. */
  link(userId: number, identity: Identity, now: string): Promise<void>;
  /**
   * Sets an account aside whose address was never proven, for the one who has proven it now: nobody can sign in
   * to it any more, its role is lost, and its owner by the provider gets an account of her own.
   * @returns the new account
   */
  setAside(unproven: UserRow, identity: Identity, now: string): Promise<UserRow>;
  /** The accounts that were set aside for a user. */
  setAsideFor(userId: number): Promise<UserRow[]>;
  /**
   * Moves what an account that was set aside holds to the one that it was set aside for, and removes it. Its role
   * and its second step go with it.
   */
  claim(from: UserRow, userId: number): Promise<void>;
  /** The accounts that were set aside before. */
  setAsideBefore(time: string): Promise<number[]>;
  /** Notes that the address is proven. */
  verify(userId: number, now: string): Promise<void>;
  /** Tokens that were mailed before cease to work. */
  setPassword(userId: number, passwordHash: string): Promise<void>;
  /** Stores another hash of the same password, unless that has changed meanwhile. */
  renewHash(userId: number, former: string, passwordHash: string): Promise<void>;
  /** Whether there is an admin who can sign in. */
  hasAdmin(): Promise<boolean>;
  /** Whether no other admin could sign in. */
  isLastAdmin(userId: number): Promise<boolean>;
  /** What would go with the account. */
  countOwned(userId: number): Promise<{ exams: number; attempts: number; words: number }>;
  /**
   * Removes the user and all that belongs to the user, a piece at a time; the first makes the account unusable.
   * @returns false, and nothing is removed, for the last admin where `keepLastAdmin` is given
   */
  remove(userId: number, options?: { keepLastAdmin?: boolean }): Promise<boolean>;
}

interface NewUser {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly identity?: Identity;
  /** When the address was proven; left out or null: it was not. */
  readonly verifiedAt?: string | null;
  readonly now: string;
}

const MEMBER_LEVEL = 1;

/** @param options.firstIsAdmin false where strangers can reach the server: one of them may be the first */
export function userStore(
  db: Database,
  remover: Remover = removerOf(db),
  { firstIsAdmin = true } = {},
): UserStore {
  const store: UserStore = {
    findByEmail: (email) =>
      db.selectFrom("user").selectAll().where("email", "=", email).executeTakeFirst(),

    find: (userId) => db.selectFrom("user").selectAll().where("id", "=", userId).executeTakeFirst(),

    findByIdentity: ({ issuer, subject }) =>
      db
        .selectFrom("user")
        .innerJoin("identity", "identity.user_id", "user.id")
        .selectAll("user")
        .where("identity.issuer", "=", issuer)
        .where("identity.subject", "=", subject)
        .executeTakeFirst(),

    async hasIdentity(userId) {
      const row = await db
        .selectFrom("identity")
        .select("user_id")
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async hasTwoStep(userId) {
      const row = await db
        .selectFrom("user")
        .select("id")
        .where("id", "=", userId)
        .where("totp_secret", "is not", null)
        .executeTakeFirst();
      return row !== undefined;
    },

    add: (user) =>
      db.transaction().execute((transaction) => addUser(transaction, user, firstIsAdmin)),

    link: (userId, identity, now) =>
      db.transaction().execute(async (transaction) => {
        await addIdentity(transaction, userId, identity, now);
        await transaction
          .updateTable("user")
          .set({ verified_at: now })
          .where("id", "=", userId)
          .where("verified_at", "is", null)
          .execute();
      }),

    setAside: (unproven, identity, now) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable("user")
          .set({ email: withoutAddress(unproven.id), set_aside_at: now })
          .set({ admin_level: MEMBER_LEVEL })
          .where("id", "=", unproven.id)
          .execute();
        await endAccess(transaction, unproven.id);
        const { email } = unproven;
        const proven = { email, passwordHash: null, identity, verifiedAt: now, now };
        const added = await addUser(transaction, proven, false);
        if (!added) throw new Error("the address was taken meanwhile");
        await transaction
          .updateTable("user")
          .set({ set_aside_for: added.id })
          .where("id", "=", unproven.id)
          .execute();
        return added;
      }),

    setAsideFor: (userId) =>
      db
        .selectFrom("user")
        .selectAll()
        .where("set_aside_for", "=", userId)
        .where("removed_at", "is", null)
        .orderBy("id")
        .execute(),

    async claim({ id }, userId) {
      await db.transaction().execute(async (transaction) => {
        for (const owned of OWNED_TABLES) await moveRows(transaction, owned, id, userId);
      });
      await store.remove(id);
    },

    async setAsideBefore(time) {
      const rows = await db
        .selectFrom("user")
        .select("id")
        .where("set_aside_at", "<", time)
        .where("removed_at", "is", null)
        .execute();
      return rows.map(({ id }) => id);
    },

    async verify(userId, now) {
      await db
        .updateTable("user")
        .set({ verified_at: now })
        .where("id", "=", userId)
        .where("verified_at", "is", null)
        .execute();
    },

    setPassword: (userId, passwordHash) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable("user")
          .set({ password_hash: passwordHash })
          .where("id", "=", userId)
          .execute();
        await removeTokens(transaction, userId);
      }),

    async renewHash(userId, former, passwordHash) {
      await db
        .updateTable("user")
        .set({ password_hash: passwordHash })
        .where("id", "=", userId)
        .where("password_hash", "=", former)
        .execute();
    },

    async hasAdmin() {
      const admin = await db
        .selectFrom("user")
        .select("id")
        .where("admin_level", "=", ADMIN_LEVEL)
        .where("removed_at", "is", null)
        .where("locked_at", "is", null)
        .limit(1)
        .executeTakeFirst();
      return admin !== undefined;
    },

    isLastAdmin: (userId) =>
      db.transaction().execute((transaction) => isLastAdmin(transaction, userId)),

    async countOwned(userId) {
      const countOf = async (table: "exam" | "attempt" | "word") => {
        const { count } = await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where("user_id", "=", userId)
          .executeTakeFirstOrThrow();
        return count;
      };
      return {
        exams: await countOf("exam"),
        attempts: await countOf("attempt"),
        words: await countOf("word"),
      };
    },

    async remove(userId, { keepLastAdmin = false } = {}) {
      const isGoing = await db.transaction().execute(async (transaction) => {
        if (keepLastAdmin && (await isLastAdmin(transaction, userId))) return false;
        const user = await transaction
          .selectFrom("user")
          .select("email")
          .where("id", "=", userId)
          .executeTakeFirst();
        if (!user) return false;
        await transaction.deleteFrom("mail").where("recipient", "=", user.email).execute();
        await transaction.deleteFrom("registration").where("email", "=", user.email).execute();
        await forgetInAudit(transaction, userId);
        await transaction
          .updateTable("user")
          .set({ email: withoutAddress(userId), removed_at: new Date().toISOString() })
          .set({ password_hash: null, totp_secret: null, totp_pending: null })
          .where("id", "=", userId)
          .execute();
        await endAccess(transaction, userId);
        // What waits to be claimed by this user goes as well.
        await transaction
          .updateTable("user")
          .set({ removed_at: new Date().toISOString() })
          .where("set_aside_for", "=", userId)
          .execute();
        return true;
      });
      if (!isGoing) return false;
      const waiting = await db
        .selectFrom("user")
        .select("id")
        .where("set_aside_for", "=", userId)
        .execute();
      for (const { id } of waiting) await remover.remove(id);
      await remover.remove(userId);
      return true;
    },
  };
  return store;
}

/**
 * Whether no other admin could sign in. Locks the admins' rows until the transaction ends, so that of two admins
 * who go at once one stays.
 */
export async function isLastAdmin(db: Transaction<Schema>, userId: number): Promise<boolean> {
  const admins = await db
    .selectFrom("user")
    .select(["id", "locked_at", "removed_at", "set_aside_at"])
    .where("admin_level", "=", ADMIN_LEVEL)
    .orderBy("id")
    .$if(hasConcurrentWriters(db), (rows) => rows.forUpdate())
    .execute();
  const active = admins.filter(
    (admin) => admin.locked_at === null && admin.removed_at === null && admin.set_aside_at === null,
  );
  return active.length === 1 && active[0]?.id === userId;
}

/** An address that nobody can have: an account keeps its row, and its address is free. */
function withoutAddress(userId: number): string {
  return `#${userId}`;
}

/** Ends every way in: sessions, known devices, identities and tokens. */
async function endAccess(db: Transaction<Schema>, userId: number): Promise<void> {
  for (const table of ["session", "known_device", "identity", "user_token"] as const)
    await db.deleteFrom(table).where("user_id", "=", userId).execute();
}

/** What admins did stays; whom it names then has a number alone. */
async function forgetInAudit(db: Transaction<Schema>, userId: number): Promise<void> {
  const name = `#${userId}`;
  await db.updateTable("audit").set({ user: name }).where("user_id", "=", userId).execute();
  await db.updateTable("audit").set({ admin: name }).where("admin_id", "=", userId).execute();
}

/** Gives the rows of one account to another; where that has such a row already, its own stays. */
async function moveRows(
  db: Transaction<Schema>,
  { table, ...owned }: (typeof OWNED_TABLES)[number],
  from: number,
  to: number,
): Promise<void> {
  const name = sql.table(table);
  if ("oneFor" in owned) {
    const isDouble =
      owned.oneFor === ""
        ? sql`exists (select 1 from ${name} where user_id = ${to})`
        : sql`${sql.ref(owned.oneFor)} in (
            select ${sql.ref(owned.oneFor)} from ${name} where user_id = ${to})`;
    await sql`delete from ${name} where user_id = ${from} and ${isDouble}`.execute(db);
  }
  await sql`update ${name} set user_id = ${to} where user_id = ${from}`.execute(db);
}

async function addIdentity(
  db: Kysely<Schema>,
  userId: number,
  identity: Identity,
  now: string,
): Promise<void> {
  await db
    .insertInto("identity")
    .values({ ...identity, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
    .execute();
}

async function addUser(
  db: Transaction<Schema>,
  { email, passwordHash, identity, verifiedAt = null, now }: NewUser,
  firstIsAdmin: boolean,
): Promise<UserRow | null> {
  const added = await db
    .insertInto("user")
    .values({
      email,
      password_hash: passwordHash,
      admin_level: MEMBER_LEVEL,
      created_at: now,
      verified_at: verifiedAt,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added) return null;
  if (identity) await addIdentity(db, added.id, identity, now);
  // The unique row decides which of two concurrent first users is the first.
  const first = await db
    .insertInto("setting")
    .values({ name: "first-user-at", value: now })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("name")
    .executeTakeFirst();
  if (!first || !firstIsAdmin) return added;
  await db
    .updateTable("user")
    .set({ admin_level: ADMIN_LEVEL })
    .where("id", "=", added.id)
    .execute();
  return { ...added, admin_level: ADMIN_LEVEL };
}
