/**
 * Queries that are built once and run with other values each time: building one with Kysely takes longer than
 * SQLite takes to run it, so calls that are made all the time keep theirs.
 */
import type { Compilable, Kysely, QueryResult } from "kysely";
import type { Schema } from "./schema.ts";

/** Runs a prepared query, in a transaction where one is given. */
export type Prepared<Values, Row> = (
  values: Values,
  transaction?: Kysely<Schema>,
) => Promise<QueryResult<Row>>;

/**
 * Builds and compiles a query once.
 * @param build gets a stand-in for each value: it may hand them to Kysely where values stand, and do nothing else
 *   with them. How the query reads cannot depend on them.
 * @throws when the query does not use its values as they are
 * @example
 * const find = prepare(db, ({ id }: { id: number }) => db.selectFrom("exam").select("title").where("id", "=", id));
 * const { rows } = await find({ id: 7 });
 */
export function prepare<Values extends object, Row>(
  db: Kysely<Schema>,
  build: (values: Values) => Compilable<Row>,
): Prepared<Values, Row> {
  const names = new Map<unknown, keyof Values>();
  const standIns = new Proxy({} as Values, {
    get(_, name) {
      const standIn = Symbol(String(name));
      names.set(standIn, name as keyof Values);
      return standIn;
    },
  });
  const compiled = build(standIns).compile();
  const parts = compiled.parameters.map((value) => ({ value, name: names.get(value) }));
  const used = new Set(parts.map(({ name }) => name));
  for (const name of names.values())
    if (!used.has(name)) throw new Error(`the query does not use ${String(name)}`);
  return (values, transaction = db) => {
    const parameters = parts.map(({ value, name }) => (name === undefined ? value : values[name]));
    return transaction.executeQuery({ ...compiled, parameters });
  };
}
