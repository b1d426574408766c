/** PostgreSQL by `pg`. Ids and counts fit a number, so int8 is read as one. */
import { PostgresDialect } from "kysely";
import { Client, Pool, types, type CustomTypesConfig, type QueryConfig } from "pg";

const INT8 = types.builtins.INT8;
export const numbersFromInt8: CustomTypesConfig = {
  getTypeParser: (type, format) => (type === INT8 ? Number : types.getTypeParser(type, format)),
};

/** How many connections one server process holds at most. */
const POOL_SIZE = 10;

/** So many statements are prepared in each connection; the stores have fewer. */
const MAX_PREPARED_STATEMENTS = 300;
/** A statement with more parameters is a list of rows or ids, of which no two are alike. */
const MAX_PREPARED_PARAMETERS = 16;

/** Names the statements of one pool, each of which stays prepared in every connection. */
function statementNames() {
  const names = new Map<string, string>();
  return (text: string, parameters: readonly unknown[]): string | undefined => {
    const known = names.get(text);
    const isFull = names.size >= MAX_PREPARED_STATEMENTS;
    if (known || isFull || parameters.length > MAX_PREPARED_PARAMETERS) return known;
    if (!/^(select|insert|update|delete) /.test(text)) return undefined;
    const name = `pulda_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** A client that prepares a statement once: to plan one anew takes longer than to run it. */
function preparingClient(): typeof Client {
  const nameOf = statementNames();
  return class extends Client {
    override query(...given: unknown[]): never {
      const [text, values] = given;
      const name = typeof text === "string" && Array.isArray(values) && nameOf(text, values);
      const query = name ? [{ name, text, values } as QueryConfig] : given;
      return super.query(...(query as [QueryConfig])) as never;
    }
  };
}

export function openPostgres(url: string, onError: (error: Error) => void): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    Client: preparingClient(),
    max: POOL_SIZE,
    connectionTimeoutMillis: 5000,
    types: numbersFromInt8,
  });
  // A connection that breaks is replaced by the pool: an idle one tells the pool, one in use its own listeners.
  // Without a listener the error would end the process; the query in flight is rejected either way.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  return new PostgresDialect({ pool });
}
