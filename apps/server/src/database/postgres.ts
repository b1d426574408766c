/** PostgreSQL by `pg`. Ids and counts fit a number, so int8 is read as one. */
import { PostgresDialect } from "kysely";
import { Client, Pool, types, type QueryConfig } from "pg";

const INT8 = types.builtins.INT8;

/** How many connections one server process holds at most. */
const POOL_SIZE = 10;

/** So many statements are prepared in each connection; the stores have fewer. */
const MAX_PREPARED_STATEMENTS = 300;
/** A statement with more parameters is a list of rows or ids, of which no two are alike. */
const MAX_PREPARED_PARAMETERS = 16;

const names = new Map<string, string>();

/** The name under which a statement stays prepared, if it does. */
function nameOf(text: string, parameters: readonly unknown[]): string | undefined {
  const known = names.get(text);
  if (known || parameters.length > MAX_PREPARED_PARAMETERS || names.size >= MAX_PREPARED_STATEMENTS)
    return known;
  if (!/^(select|insert|update|delete) /.test(text)) return undefined;
  const name = `pulda_${names.size}`;
  names.set(text, name);
  return name;
}

/** Prepares a statement once in each connection: to plan one anew takes longer than to run it. */
class PreparingClient extends Client {
  override query(...given: unknown[]): never {
    const [text, values] = given;
    const name = typeof text === "string" && Array.isArray(values) && nameOf(text, values);
    const asked = name ? [{ name, text, values } as QueryConfig] : given;
    return super.query(...(asked as [QueryConfig])) as never;
  }
}

export function openPostgres(url: string, onError: (error: Error) => void): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    Client: PreparingClient,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5000,
    types: {
      getTypeParser: (type, format) => (type === INT8 ? Number : types.getTypeParser(type, format)),
    },
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end us.
  pool.on("error", onError);
  return new PostgresDialect({ pool });
}
