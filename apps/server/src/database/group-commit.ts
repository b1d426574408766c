/**
 * The writer of SQLite. Transactions run one after another, and those of the same moment share one
 * commit: what takes time is not to write but to wait for the disk, and that is the same for one
 * transaction and for fifty. No one is told how his ended before the disk has what it was decided by.
 */
import type { DatabaseSync } from "node:sqlite";

/** A transaction under way, alone with the data base until it ends. */
export interface Transaction {
  /**
   * Runs a statement of it.
   * @throws what the statement throws, which undoes that statement alone; and when the turn is over
   */
  run<T>(statement: () => T): T;
  /** Ends it; resolves when it is durable. @throws when it could not be made so */
  commit(): Promise<void>;
  /**
   * Ends it and undoes it, and none of the others; resolves when what it saw of them is durable.
   * @throws when that could not be made so: what it was refused for may then never have been
   */
  rollback(): Promise<void>;
}

/** Transactions that become durable together, or not at all. */
interface Group {
  readonly durable: Promise<void>;
  settle(error?: unknown): void;
}

export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #waiting: (() => void)[] = [];
  #isBusy = false;
  #isClosed = false;
  #group: Group | null = null;
  /** Whether the group has gathered what came at its moment. */
  #isDue = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Begins a transaction once those before it have ended. */
  async begin(): Promise<Transaction> {
    await this.#enter();
    let group: Group;
    try {
      group = this.#open();
      this.#run(() => this.#database.exec("SAVEPOINT turn"));
    } catch (error) {
      this.#leave();
      throw error;
    }
    let isOver = false;
    const run = <T>(statement: () => T): T => {
      if (isOver) throw new Error("the transaction is over");
      return this.#run(statement);
    };
    return {
      run,
      commit: async () => {
        run(() => this.#database.exec("RELEASE turn"));
        isOver = true;
        this.#leave();
        await group.durable;
      },
      rollback: async () => {
        if (isOver) return;
        isOver = true;
        this.#undo();
        this.#leave();
        await group.durable;
      },
    };
  }

  /** Runs one statement as a transaction; resolves when it is durable. */
  async write<T>(statement: () => T): Promise<T> {
    const turn = await this.begin();
    let value: T;
    try {
      value = turn.run(statement);
    } catch (error) {
      await turn.rollback();
      throw error;
    }
    await turn.commit();
    return value;
  }

  /** Runs a statement outside of any transaction. */
  async alone<T>(statement: () => T): Promise<T> {
    await this.#enter();
    try {
      this.#flush();
      return statement();
    } finally {
      this.#leave();
    }
  }

  /** Resolves when all that came before is over and durable; what comes after is refused. */
  close(): Promise<void> {
    return this.alone(() => {
      this.#isClosed = true;
    });
  }

  #open(): Group {
    if (this.#group) return this.#group;
    this.#database.exec("BEGIN IMMEDIATE");
    const group = newGroup();
    this.#group = group;
    this.#isDue = false;
    // By then every request that has arrived has had its turn.
    setImmediate(() => {
      if (this.#group !== group) return;
      this.#isDue = true;
      if (!this.#isBusy) this.#flush();
    });
    return group;
  }

  #run<T>(statement: () => T): T {
    // What ran now would be a transaction of its own.
    if (!this.#database.isTransaction) throw new Error("the transaction was undone");
    try {
      return statement();
    } catch (error) {
      // Where the disk is full SQLite has undone the whole group by itself.
      if (!this.#database.isTransaction) this.#fail(error);
      throw error;
    }
  }

  #undo(): void {
    if (!this.#database.isTransaction) return;
    try {
      this.#database.exec("ROLLBACK TO turn; RELEASE turn");
    } catch (error) {
      // What cannot be undone alone must not become durable with the others.
      this.#fail(error);
    }
  }

  #flush(): void {
    const group = this.#group;
    if (!group) return;
    try {
      this.#database.exec("COMMIT");
    } catch (error) {
      this.#fail(error);
      return;
    }
    this.#group = null;
    group.settle();
  }

  /** Undoes the group and tells all of it why. */
  #fail(error: unknown): void {
    const group = this.#group;
    this.#group = null;
    try {
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
    } catch {
      // Nothing of it is committed; if SQLite still holds it open, the next BEGIN says so.
    }
    group?.settle(error);
  }

  /** @throws when it was closed in the meantime */
  async #enter(): Promise<void> {
    if (this.#isBusy) await new Promise<void>((enter) => this.#waiting.push(enter));
    this.#isBusy = true;
    if (!this.#isClosed) return;
    this.#leave();
    throw new Error("the data base is closed");
  }

  #leave(): void {
    if (this.#isDue) this.#flush();
    const enter = this.#waiting.shift();
    if (enter) enter();
    else this.#isBusy = false;
  }
}

function newGroup(): Group {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // A group of which no one waits any more has no one to tell.
  promise.catch(() => {});
  return {
    durable: promise,
    settle: (error) => (error === undefined ? resolve() : reject(error)),
  };
}
