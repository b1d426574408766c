/** The rows of an SQLite database, as one snapshot; the server may go on writing. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SQLITE_FILE } from "../database/sqlite.ts";
import { presentName } from "../database/migration-names.ts";
import { BackupProblem, type Entries, type Table, type Value } from "./entries.ts";
import { tableOrder } from "./table-order.ts";

/**
 * @param folder the data folder
 * @throws BackupProblem when the folder has no database
 */
export async function* sqliteEntries(folder: string): Entries {
  const path = join(folder, SQLITE_FILE);
  if (!existsSync(path)) throw new BackupProblem(`이 폴더에는 풀다의 자료가 없어요: ${folder}`);
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    database.exec("begin");
    const all = (sql: string, ...values: string[]) =>
      database.prepare(sql).all(...values) as Record<string, string | number>[];
    const names = all(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'`,
    ).map(({ name }) => String(name));
    if (!names.includes("kysely_migration"))
      throw new BackupProblem(`풀다의 데이터베이스가 아니에요: ${path}`);
    const migrations = all("select name from kysely_migration order by name").map(({ name }) =>
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
    const references = new Map(
      names
        .filter((name) => !name.startsWith("kysely_"))
        .map((name) => [
          name,
          all(`select "table" from pragma_foreign_key_list(?)`, name).map((row) =>
            String(row["table"]),
          ),
        ]),
    );
    let rows = 0;
    for (const name of tableOrder(references)) {
      const columns = all("select name from pragma_table_info(?)", name).map((column) =>
        String(column["name"]),
      );
      const [sequence] = all("select seq from sqlite_sequence where name = ?", name);
      const table: Table = {
        name,
        columns,
        next_id: columns.includes("id") ? Number(sequence?.["seq"] ?? 0) + 1 : null,
      };
      yield { table };
      const select = database.prepare(selectOf(table));
      select.setReturnArrays(true);
      for (const row of select.iterate()) {
        rows += 1;
        yield { row: row as unknown as Value[] };
      }
    }
    yield { end: { rows } };
  } finally {
    database.close();
  }
}

/** All rows of a table; those with an id in its order, so that a row comes after one of its own table that it names. */
export function selectOf({ name, columns }: Table): string {
  const list = columns.map((column) => `"${column}"`).join(", ");
  return `select ${list} from "${name}"${columns.includes("id") ? ' order by "id"' : ""}`;
}
