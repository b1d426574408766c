/** The rows of a PostgreSQL database, as one snapshot; servers may go on writing. */
import { Client } from "pg";
import { presentName } from "../database/migration-names.ts";
import { numbersFromInt8 } from "../database/postgres.ts";
import { BackupProblem, type Entries, type Table, type Value } from "./entries.ts";
import { selectOf } from "./sqlite-source.ts";
import { tableOrder } from "./table-order.ts";

/** Few at a time: the passages of one exam may be some 13 MB. */
const ROW_BATCH_SIZE = 20;

/** @throws BackupProblem when the database has no tables of ours; what `pg` throws when it cannot be reached */
export async function* postgresEntries(url: string): Entries {
  const client = new Client({ connectionString: url, types: numbersFromInt8 });
  client.on("error", () => {});
  await client.connect();
  const all = async (sql: string, values: readonly string[] = []) =>
    (await client.query<Record<string, string | number | null>>(sql, [...values])).rows;
  try {
    await client.query("begin isolation level repeatable read read only");
    const names = (
      await all("select tablename from pg_tables where schemaname = current_schema()")
    ).map(({ tablename }) => String(tablename));
    if (!names.includes("kysely_migration"))
      throw new BackupProblem("풀다의 데이터베이스가 아니에요.");
    const migrations = (await all("select name from kysely_migration")).map(({ name }) =>
      presentName(String(name)),
    );
    yield {
      header: {
        format: "pulda-backup",
        version: 1,
        taken_at: new Date().toISOString(),
        migrations: migrations.toSorted(),
      },
    };
    const keys = await all(
      `select child.relname as child, parent.relname as parent
       from pg_constraint key
       join pg_class child on child.oid = key.conrelid
       join pg_class parent on parent.oid = key.confrelid
       where key.contype = 'f' and child.relnamespace = current_schema()::regnamespace`,
    );
    const references = new Map(
      names
        .filter((name) => !name.startsWith("kysely_"))
        .map((name) => [
          name,
          keys.filter(({ child }) => child === name).map(({ parent }) => String(parent)),
        ]),
    );
    let rows = 0;
    for (const name of tableOrder(references)) {
      const columns = (
        await all(
          `select column_name from information_schema.columns
           where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
          [name],
        )
      ).map(({ column_name }) => String(column_name));
      const table: Table = {
        name,
        columns,
        next_id: columns.includes("id") ? await nextId(name) : null,
      };
      yield { table };
      await client.query(`declare backup_rows cursor for ${selectOf(table)}`);
      for (;;) {
        const batch = await client.query<Value[]>({
          text: `fetch ${ROW_BATCH_SIZE} from backup_rows`,
          rowMode: "array",
        });
        rows += batch.rows.length;
        for (const row of batch.rows) yield { row };
        if (batch.rows.length < ROW_BATCH_SIZE) break;
      }
      await client.query("close backup_rows");
    }
    yield { end: { rows } };
  } finally {
    await client.end();
  }

  async function nextId(name: string): Promise<number> {
    const [{ sequence } = {}] = await all("select pg_get_serial_sequence($1, 'id') as sequence", [
      `"${name}"`,
    ]);
    const [state] = await all(
      `select case when is_called then last_value + 1 else last_value end as next from ${sequence}`,
    );
    return Number(state?.["next"]);
  }
}
