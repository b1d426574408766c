/** All that the database holds of a user, read a page at a time, so that an export of any size takes little memory. */
import { sql, type RawBuilder } from "kysely";
import type { Database } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";

/** So many rows are read with one statement. */
const PAGE_SIZE = 200;

interface ExportedTable {
  readonly table: keyof Schema;
  /** In whose order the rows come; unique together with what they are read by. */
  readonly keys: readonly string[];
  /** By which column they are the user's; or what they hang on, by which column. */
  readonly by: string | { readonly parent: keyof Schema; readonly column: string };
  /** Columns that are secrets or of no use outside. */
  readonly without?: readonly string[];
  /** Columns that are empty while their owner may not see them. */
  readonly hidden?: (row: Row) => readonly string[];
  /** Which rows of what it hangs on count. */
  readonly onlyOf?: RawBuilder<unknown>;
}

/** A share keeps its keys until its taker may see them. */
const MAY_SEE_KEYS = sql`(taker_id is null or (submitted_at is not null and held = 0))`;

/** Each after what it hangs on. */
export const EXPORTED_TABLES = [
  {
    table: "user",
    keys: ["id"],
    by: "id",
    without: ["password_hash", "totp_secret", "totp_pending", "totp_last_step", "set_aside_for"],
  },
  { table: "identity", keys: ["issuer", "subject"], by: "user_id" },
  { table: "session", keys: ["id"], by: "user_id", without: ["token_hash"] },
  { table: "favorite", keys: ["id"], by: "user_id" },
  { table: "trash", keys: ["id"], by: "user_id" },
  { table: "exam", keys: ["id"], by: "user_id", without: ["title_search"] },
  { table: "question", keys: ["id"], by: { parent: "exam", column: "exam_id" } },
  { table: "question_change", keys: ["id"], by: { parent: "exam", column: "exam_id" } },
  { table: "exchange", keys: ["id"], by: "user_id" },
  { table: "model_usage", keys: ["day"], by: "user_id" },
  { table: "rule_occurrence", keys: ["question_id", "position"], by: "user_id" },
  { table: "class", keys: ["id"], by: "user_id" },
  { table: "class_member", keys: ["id"], by: { parent: "class", column: "class_id" } },
  { table: "class_teacher", keys: ["class_id"], by: "user_id" },
  { table: "share", keys: ["id"], by: "user_id", without: ["holder_id"] },
  { table: "share_question", keys: ["question_id"], by: { parent: "share", column: "share_id" } },
  { table: "share_change", keys: ["id"], by: { parent: "share", column: "share_id" } },
  { table: "taker", keys: ["id"], by: "user_id" },
  {
    table: "attempt",
    keys: ["id"],
    by: "user_id",
    hidden: ({ taker_id, held }) => (taker_id !== null && held === 1 ? ["score"] : []),
  },
  {
    table: "attempt_question",
    keys: ["question_id"],
    by: { parent: "attempt", column: "attempt_id" },
    onlyOf: MAY_SEE_KEYS,
  },
  { table: "answer", keys: ["question_id"], by: { parent: "attempt", column: "attempt_id" } },
  { table: "annotation", keys: ["question_id"], by: { parent: "attempt", column: "attempt_id" } },
  {
    table: "question_time",
    keys: ["question_id", "visit"],
    by: { parent: "attempt", column: "attempt_id" },
  },
  {
    table: "graded_answer",
    keys: ["answered_at", "attempt_id", "question_id"],
    by: "user_id",
  },
  {
    table: "rule_answer",
    keys: ["answered_at", "attempt_id", "question_id", "rule"],
    by: "user_id",
  },
  { table: "note", keys: ["id"], by: "user_id" },
  { table: "note_rule", keys: ["rule"], by: { parent: "note", column: "note_id" } },
  { table: "rule_card", keys: ["id"], by: "user_id" },
  {
    table: "word",
    keys: ["id"],
    by: "user_id",
    without: ["text_key", "meaning_search", "meaning_initials"],
  },
  { table: "word_review", keys: ["id"], by: "user_id" },
  { table: "word_setting", keys: ["user_id"], by: "user_id" },
] as const satisfies readonly ExportedTable[];

/** Tables that are in no export: the installation's own, or secrets that serve nobody but the server. */
export const NOT_EXPORTED = [
  "setting",
  "known_device",
  "sign_in_limit",
  "user_token",
  "registration",
  "recovery_code",
  "mail",
  "invitation",
  "audit",
  "hourly_count",
  "server_error",
] as const satisfies readonly (keyof Schema)[];

type Row = Readonly<Record<string, string | number | null>>;

/** Rows as they are read; JSON columns are still text. */
export interface ExportStore {
  rows(userId: number, table: ExportedTable): AsyncGenerator<Row, void, void>;
}

export function exportStore(db: Database): ExportStore {
  async function* pages(
    { table, keys, without = [], hidden = () => [] }: ExportedTable,
    owner: RawBuilder<unknown>,
  ): AsyncGenerator<Row, void, void> {
    const key = sql.join(keys.map((name) => sql.ref(name)));
    let last: Row | null = null;
    for (;;) {
      const after: RawBuilder<unknown> =
        last === null
          ? sql``
          : sql`and (${key}) > (${sql.join(keys.map((name) => last?.[name] ?? null))})`;
      const { rows }: { rows: Row[] } = await sql<Row>`
        select * from ${sql.table(table)} where ${owner} ${after}
        order by ${key} limit ${PAGE_SIZE}`.execute(db);
      for (const row of rows) {
        const empty = hidden(row);
        yield Object.fromEntries(
          Object.entries(row)
            .filter(([name]) => !without.includes(name))
            .map(([name, value]) => [name, empty.includes(name) ? null : value]),
        );
      }
      if (rows.length < PAGE_SIZE) return;
      last = rows.at(-1) ?? null;
    }
  }

  return {
    async *rows(userId, table) {
      if (typeof table.by === "string") {
        yield* pages(table, sql`${sql.ref(table.by)} = ${userId}`);
        return;
      }
      const { parent, column } = table.by;
      const parents = { table: parent, keys: ["id"], by: "user_id" } satisfies ExportedTable;
      const which = sql`user_id = ${userId} and ${table.onlyOf ?? sql`true`}`;
      for await (const { id } of pages(parents, which))
        yield* pages(table, sql`${sql.ref(column)} = ${id}`);
    },
  };
}
