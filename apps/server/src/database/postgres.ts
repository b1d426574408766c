/** PostgreSQL by `pg`. Ids and counts fit a number, so int8 is read as one. */
import { PostgresDialect } from "kysely";
import { Pool, types } from "pg";

const INT8 = types.builtins.INT8;

/** How many connections one server process holds at most. */
const POOL_SIZE = 10;

export function openPostgres(url: string, onError: (error: Error) => void): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
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
