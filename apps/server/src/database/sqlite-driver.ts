/**
 * Kysely's driver for SQLite: writes go through the group commit; reads have a connection of
 * their own, which sees what is durable and waits for no writer.
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

/** An LRU cache of prepared statements. */
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
  const write = statementRunner(writer);
  const read = statementRunner(reader);
  const transactions = new WeakMap<DatabaseConnection, Transaction>();

  function connect(): DatabaseConnection {
    const connection: DatabaseConnection = {
      async executeQuery<T>(query: CompiledQuery): Promise<QueryResult<T>> {
        const transaction = transactions.get(connection);
        if (transaction) return transaction.run(() => write<T>(query));
        if (SelectQueryNode.is(query.query)) return read(query);
        return isWrite(query)
          ? commits.write(() => write<T>(query))
          : commits.runOutside(() => write<T>(query));
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
      transactions.set(connection, await commits.begin());
    },
    async commitTransaction(connection) {
      await transactions.get(connection)?.commit();
      transactions.delete(connection);
    },
    async rollbackTransaction(connection) {
      await transactions.get(connection)?.rollback();
      transactions.delete(connection);
    },
    async destroy() {
      await commits.close();
      reader.close();
      writer.close();
      onClose();
    },
  };
}

function isWrite({ query }: CompiledQuery): boolean {
  return InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query);
}

function statementRunner(database: DatabaseSync) {
  const cache = new Map<string, Prepared>();
  const prepare = (sql: string): Prepared => {
    const cached = cache.get(sql);
    if (cached) {
      cache.delete(sql);
      cache.set(sql, cached);
      return cached;
    }
    const statement = database.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    const [oldest] = cache.keys();
    if (cache.size === STATEMENT_CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
    cache.set(sql, prepared);
    return prepared;
  };
  return <T>({ sql, parameters }: CompiledQuery): QueryResult<T> => {
    const { statement, hasRows } = prepare(sql);
    // Kysely passes on the stores' parameters: text, numbers and null.
    const values = parameters as SQLInputValue[];
    if (hasRows) return { rows: statement.all(...values) as T[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  };
}
