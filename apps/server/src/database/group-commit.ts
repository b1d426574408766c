/**
 * Group commit for SQLite. Transactions run one after another, each in a savepoint; those that arrive
 * together share one commit, because the wait for the disk takes the time, and it is the same for one
 * transaction and for fifty. None is acknowledged before that commit is durable.
 */
import type { DatabaseSync } from "node:sqlite";

/** An open transaction; no other one runs until it ends. */
export interface Transaction {
  /**
   * Runs one of its statements.
   * @throws what the statement throws, which undoes that statement alone; and when the transaction has ended
   */
  run<T>(statement: () => T): T;
  /** Resolves when it is durable. @throws when it could not be made durable */
  commit(): Promise<void>;
  /**
   * Undoes this transaction and none of the others in its group; resolves when what it read of them is durable.
   * @throws when that could not be made durable: the reason for the rollback may then never have existed
   */
  rollback(): Promise<void>;
}

/** Transactions that share a commit: durable together, or not at all. */
interface Group {
  readonly durable: Promise<void>;
  settle(error?: unknown): void;
}

export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #queue: (() => void)[] = [];
  #isBusy = false;
  #isClosed = false;
  #group: Group | null = null;
  /** Whether the group is complete, so that it commits as soon as the open transaction has ended. */
  #isComplete = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Waits for the transactions before it to end, then begins one. */
  async begin(): Promise<Transaction> {
    await this.#acquire();
    let group: Group;
    try {
      group = this.#join();
      this.#run(() => this.#database.exec("SAVEPOINT member"));
    } catch (error) {
      this.#release();
      throw error;
    }
    let hasEnded = false;
    const run = <T>(statement: () => T): T => {
      if (hasEnded) throw new Error("the transaction is over");
      return this.#run(statement);
    };
    return {
      run,
      commit: async () => {
        run(() => this.#database.exec("RELEASE member"));
        hasEnded = true;
        this.#release();
        await group.durable;
      },
      rollback: async () => {
        if (hasEnded) return;
        hasEnded = true;
        this.#rollback();
        this.#release();
        await group.durable;
      },
    };
  }

  /** Runs one statement as a transaction; resolves when it is durable. */
  async write<T>(statement: () => T): Promise<T> {
    const transaction = await this.begin();
    let value: T;
    try {
      value = transaction.run(statement);
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
    await transaction.commit();
    return value;
  }

  /** Runs a statement outside of any transaction. */
  async runOutside<T>(statement: () => T): Promise<T> {
    await this.#acquire();
    try {
      this.#commit();
      return statement();
    } finally {
      this.#release();
    }
  }

  /** Resolves when every transaction before it is durable; later ones are refused. */
  close(): Promise<void> {
    return this.runOutside(() => {
      this.#isClosed = true;
    });
  }

  /** The open group, or a new one. */
  #join(): Group {
    if (this.#group) return this.#group;
    this.#database.exec("BEGIN IMMEDIATE");
    const group = newGroup();
    this.#group = group;
    this.#isComplete = false;
    // By then every request that had arrived has run.
    setImmediate(() => {
      if (this.#group !== group) return;
      this.#isComplete = true;
      if (!this.#isBusy) this.#commit();
    });
    return group;
  }

  #run<T>(statement: () => T): T {
    // Without one, the statement would commit by itself.
    if (!this.#database.isTransaction) throw new Error("the transaction was undone");
    try {
      return statement();
    } catch (error) {
      // Where the disk is full SQLite has undone the whole group by itself.
      if (!this.#database.isTransaction) this.#abort(error);
      throw error;
    }
  }

  #rollback(): void {
    if (!this.#database.isTransaction) return;
    try {
      this.#database.exec("ROLLBACK TO member; RELEASE member");
    } catch (error) {
      // What cannot be rolled back alone must not become durable with the others.
      this.#abort(error);
    }
  }

  #commit(): void {
    const group = this.#group;
    if (!group) return;
    try {
      this.#database.exec("COMMIT");
    } catch (error) {
      this.#abort(error);
      return;
    }
    this.#group = null;
    group.settle();
  }

  /** Rolls the group back and rejects all of its transactions. */
  #abort(error: unknown): void {
    const group = this.#group;
    this.#group = null;
    try {
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
    } catch {
      // Nothing of it is committed; if SQLite still holds it open, the next BEGIN says so.
    }
    group?.settle(error);
  }

  /** Acquires the writer. @throws when it was closed in the meantime */
  async #acquire(): Promise<void> {
    if (this.#isBusy) await new Promise<void>((resume) => this.#queue.push(resume));
    this.#isBusy = true;
    if (!this.#isClosed) return;
    this.#release();
    throw new Error("the database is closed");
  }

  #release(): void {
    if (this.#isComplete) this.#commit();
    const resume = this.#queue.shift();
    if (resume) resume();
    else this.#isBusy = false;
  }
}

function newGroup(): Group {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Nobody may be waiting for the group any more: its rejection is then no unhandled one.
  promise.catch(() => {});
  return {
    durable: promise,
    settle: (error) => (error === undefined ? resolve() : reject(error)),
  };
}
