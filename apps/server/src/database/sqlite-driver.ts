/**
 * Kysely's driver for SQLite: what writes goes through the group commit; what only reads has a
 * connection of its own, which sees what is durable and waits for no writer.
 */
import type { SQLInputValue, StatementSync, DatabaseSync } from "node:sqlite";
import {
  DeleteQueryNode,
  InsertQueryNode,
  SelectQueryNode,
  UpdateQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from "kysely";
import { GroupCommit, type Transaction } from "./group-commit.ts";

/** Prepared statements that are kept: those used last. */
const STATEMENT_CACHE_SIZE = 300;

interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}

interface Connections {
  readonly writer: DatabaseSync;
  readonly reader: DatabaseSync;
  /** Called when both are closed. */
  readonly onClose: () => void;
}

export function sqliteDriver({ writer, reader, onClose }: Connections): Driver {
  const commits = new GroupCommit(writer);
  const write = runner(writer);
  const read = runner(reader);
  const turns = new WeakMap<DatabaseConnection, Transaction>();

  function connect(): DatabaseConnection {
    const connection: DatabaseConnection = {
      async executeQuery<T>(query: CompiledQuery): Promise<QueryResult<T>> {
        const turn = turns.get(connection);
        if (turn) return turn.run(() => write<T>(query));
        if (SelectQueryNode.is(query.query)) return read(query);
        return changesRows(query)
          ? commits.write(() => write<T>(query))
          : commits.alone(() => write<T>(query));
      },
      streamQuery() {
        throw new Error("no store streams");
      },
    };
    return connection;
  }

  return {
    init: async () => {},
    acquireConnection: async () => connect(),
    releaseConnection: async () => {},
    async beginTransaction(connection) {
      turns.set(connection, await commits.begin());
    },
    async commitTransaction(connection) {
      await turns.get(connection)?.commit();
      turns.delete(connection);
    },
    async rollbackTransaction(connection) {
      await turns.get(connection)?.rollback();
      turns.delete(connection);
    },
    async destroy() {
      await commits.close();
      reader.close();
      writer.close();
      onClose();
    },
  };
}

function changesRows({ query }: CompiledQuery): boolean {
  return InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query);
}

function runner(database: DatabaseSync) {
  const kept = new Map<string, Prepared>();
  const prepare = (sql: string): Prepared => {
    const known = kept.get(sql);
    if (known) {
      kept.delete(sql);
      kept.set(sql, known);
      return known;
    }
    const statement = database.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    const [oldest] = kept.keys();
    if (kept.size === STATEMENT_CACHE_SIZE && oldest !== undefined) kept.delete(oldest);
    kept.set(sql, prepared);
    return prepared;
  };
  return <T>({ sql, parameters }: CompiledQuery): QueryResult<T> => {
    const { statement, hasRows } = prepare(sql);
    // Kysely hands on what the stores gave it: text, numbers and null.
    const values = parameters as SQLInputValue[];
    if (hasRows) return { rows: statement.all(...values) as T[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  };
}
