/** The user that `compose.yaml` gives the server: no rights but to its own database, and they are enough. */
import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { expect, inject, it } from "vitest";
import { openDatabase } from "../src/database/database.ts";
import { startServer } from "./server.ts";
import { newFolder } from "./databases.ts";

const SCRIPT = join(import.meta.dirname, "../../../docs/examples/postgres-user.sh");

/** The statements of the script, for a user and database of another name. */
function statementsFor(name: string): string[] {
  const [, sql = ""] = /<<'SQL'\n([\s\S]*)\nSQL\n/.exec(readFileSync(SCRIPT, "utf8")) ?? [];
  return sql
    .replaceAll(":'password'", "'not asked for here'")
    .replaceAll(/\bpulda\b/g, name)
    .split(";\n")
    .map((statement) => statement.trim().replace(/;$/, ""))
    .filter((statement) => statement !== "");
}

async function asking<T>(url: string, ask: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

it("the server's database user owns its database, and may nothing else", async () => {
  const name = `pulda_${randomUUID().replaceAll("-", "")}`;
  const superuser = inject("postgres");
  const statements = statementsFor(name);
  expect(statements).toHaveLength(2);
  const role = await asking(superuser, async (client) => {
    for (const statement of statements) await client.query(statement);
    const { rows } = await client.query(`select * from pg_roles where rolname = '${name}'`);
    return rows[0];
  });
  expect(role).toMatchObject({
    rolsuper: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolreplication: false,
    rolbypassrls: false,
  });

  const url = new URL(superuser);
  url.username = name;
  url.pathname = name;
  // As compose.yaml says it.
  url.searchParams.set("sslmode", "disable");
  // Migrations, the schema of the jobs, and a user's first calls.
  const location = { folder: newFolder("empty"), url: url.href };
  await (await openDatabase(location)).destroy();
  const server = await startServer({}, undefined, location);
  const visitor = server.visitor();
  await visitor.signUp();
  expect((await visitor.post("/api/v1/favorite/create", { title: "폴더" })).body.code).toBe(200);
  await server.stop();
  rmSync(location.folder, { recursive: true });

  const refused = await asking(url.href, async (client) => {
    const why: string[] = [];
    for (const statement of [
      `create database ${name}_more`,
      `create role ${name}_more`,
      "select pg_read_file('/etc/passwd')",
      "copy (select 1) to program 'true'",
      "alter system set log_statement = 'all'",
    ])
      await client.query(statement).then(
        () => why.push(`allowed: ${statement}`),
        (error: unknown) => why.push(String((error as { code?: string }).code)),
      );
    return why;
  });
  // Insufficient privilege.
  expect(refused).toEqual(refused.map(() => "42501"));
});
