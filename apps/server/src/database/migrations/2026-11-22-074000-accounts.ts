import { sql, type Kysely } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";

/** Accounts that are proven, locked, set aside and removed; devices, mail, invitations, what admins did. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const id = kind === "sqlite" ? "integer" : "bigserial";
  const reference = kind === "sqlite" ? "integer" : "bigint";
  const table = (name: string) =>
    db.schema.createTable(name).addColumn("id", id, (column) => {
      const key = column.primaryKey();
      return kind === "sqlite" ? key.autoIncrement() : key;
    });
  const index = (name: string, columns: string[]) =>
    db.schema
      .createIndex([name, ...columns, "index"].join("_"))
      .on(name)
      .columns(columns)
      .execute();

  for (const name of [
    "verified_at",
    "locked_at",
    "removed_at",
    "set_aside_at",
    "totp_secret",
    "totp_pending",
  ])
    await db.schema.alterTable("user").addColumn(name, "text").execute();
  await db.schema.alterTable("user").addColumn("totp_last_step", reference).execute();
  // The account of the person who has proven to own the address. Without a reference: a later row of the same
  // table, which a backup would have to put in first.
  await db.schema.alterTable("user").addColumn("set_aside_for", reference).execute();
  await index("user", ["set_aside_for"]);
  await index("user", ["created_at"]);
  await index("user", ["admin_level"]);
  await index("exam", ["created_at"]);
  await index("attempt", ["started_at"]);

  // The provider has proven the address. A password beside it may be that of a stranger who had registered the
  // address before: until now it was kept when an account was linked.
  await sql`update "user" set verified_at = (
      select min(identity.created_at) from identity where identity.user_id = "user".id
    ), password_hash = null
    where id in (select user_id from identity)`.execute(db);
  await sql`delete from session where user_id in (select user_id from identity)`.execute(db);

  // Made anew for its id, by which a device is signed out.
  await db.schema.alterTable("session").renameTo("former_session").execute();
  for (const name of ["session_user_id_index", "session_expires_at_index"])
    await db.schema.dropIndex(name).execute();
  await table("session")
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text", (column) => column.notNull())
    .addColumn("user_agent", "text", (column) => column.notNull())
    .addColumn("method", "text", (column) => column.notNull())
    .execute();
  await sql`insert into session
      (token_hash, user_id, created_at, expires_at, last_used_at, user_agent, method)
    select token_hash, user_id, created_at, expires_at, created_at, '', 'password'
    from former_session`.execute(db);
  await db.schema.dropTable("former_session").execute();
  await index("session", ["user_id"]);
  await index("session", ["expires_at"]);

  await db.schema
    .createTable("known_device")
    .addColumn("token_hash", "text", (column) => column.notNull())
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("last_used_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("known_device_key", ["token_hash", "user_id"])
    .execute();
  await index("known_device", ["user_id"]);

  // Failures are counted in one row for each subject, instead of a row for each.
  await db.schema.dropTable("sign_in_try").execute();
  await db.schema
    .createTable("sign_in_limit")
    .addColumn("subject", "text", (column) => column.primaryKey())
    .addColumn("failures", "integer", (column) => column.notNull())
    .addColumn("last_at", "text", (column) => column.notNull())
    .addColumn("blocked_until", "text", (column) => column.notNull())
    .execute();
  await index("sign_in_limit", ["last_at"]);

  await db.schema
    .createTable("user_token")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await index("user_token", ["user_id"]);
  await index("user_token", ["expires_at"]);

  await table("registration")
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("invitation", "text")
    .addColumn("token_hash", "text", (column) => column.unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await index("registration", ["email"]);
  await index("registration", ["expires_at"]);

  await db.schema
    .createTable("recovery_code")
    .addColumn("user_id", reference, (column) =>
      column.notNull().references("user.id").onDelete("cascade"),
    )
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("recovery_code_key", ["user_id", "code_hash"])
    .execute();

  await table("mail")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("data", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("next_at", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("failed_at", "text")
    .execute();
  await index("mail", ["failed_at", "next_at"]);
  await index("mail", ["recipient"]);

  await table("invitation")
    .addColumn("code", "text", (column) => column.notNull().unique())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text")
    .addColumn("max_uses", "integer")
    .addColumn("uses", "integer", (column) => column.notNull())
    .execute();

  // Without references: an entry outlives whom it names, by then with the number alone.
  await table("audit")
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("admin_id", reference)
    .addColumn("admin", "text", (column) => column.notNull())
    .addColumn("user_id", reference)
    .addColumn("user", "text")
    .addColumn("detail", "text", (column) => column.notNull())
    .execute();
  await index("audit", ["admin_id"]);
  await index("audit", ["user_id"]);

  await db.schema
    .createTable("hourly_count")
    .addColumn("hour", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("hourly_count_key", ["hour", "name"])
    .execute();

  await db.schema
    .createTable("server_error")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("first_at", "text", (column) => column.notNull())
    .addColumn("last_at", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("request_id", "text", (column) => column.notNull())
    .execute();
  await index("server_error", ["last_at"]);
}
