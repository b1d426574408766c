/**
 * The writer of SQLite. Transactions run one after another, and those of the same moment share one
 * commit: what takes time is not to write but to wait for the disk, and that is the same for one
 * transaction and for fifty. None is said to be committed before the disk has it.
 */
import type { DatabaseSync } from "node:sqlite";

/** A transaction under way. */
export interface Turn {
  /** Ends it; resolves when it is durable. @throws when it could not be made so */
  commit(): Promise<void>;
  /** Ends it and undoes it, and none of the others. */
  rollback(): void;
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
  #group: Group | null = null;
  /** Whether the group has gathered what came at its moment. */
  #isDue = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Begins a transaction once those before it have ended. */
  async begin(): Promise<Turn> {
    await this.#enter();
    try {
      this.#open();
      this.#database.exec("SAVEPOINT turn");
    } catch (error) {
      this.#leave();
      throw error;
    }
    let isOver = false;
    return {
      commit: async () => {
        const { durable } = this.#opened();
        this.#database.exec("RELEASE turn");
        isOver = true;
        this.#leave();
        await durable;
      },
      rollback: () => {
        if (isOver) return;
        isOver = true;
        try {
          // Where the disk is full SQLite has undone the whole group by itself.
          if (this.#database.isTransaction) this.#database.exec("ROLLBACK TO turn; RELEASE turn");
        } finally {
          this.#leave();
        }
      },
    };
  }

  /** Runs one statement as a transaction; resolves when it is durable. */
  async write<T>(statement: () => T): Promise<T> {
    await this.#enter();
    let value: T;
    let durable: Promise<void>;
    try {
      this.#open();
      value = statement();
      ({ durable } = this.#opened());
    } finally {
      this.#leave();
    }
    await durable;
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

  #open(): void {
    if (this.#group) return;
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
  }

  /** @throws when SQLite has undone the group by itself */
  #opened(): Group {
    if (this.#group && this.#database.isTransaction) return this.#group;
    throw new Error("the transaction was undone");
  }

  #flush(): void {
    const group = this.#group;
    if (!group) return;
    this.#group = null;
    try {
      this.#database.exec("COMMIT");
      group.settle();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
      group.settle(error);
    }
  }

  async #enter(): Promise<void> {
    if (this.#isBusy) await new Promise<void>((enter) => this.#waiting.push(enter));
    this.#isBusy = true;
  }

  #leave(): void {
    const isUndone = this.#group !== null && !this.#database.isTransaction;
    if (this.#isDue || isUndone) this.#flush();
    const enter = this.#waiting.shift();
    if (enter) enter();
    else this.#isBusy = false;
  }
}

function newGroup(): Group {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // A group of which all were undone has no one to tell.
  promise.catch(() => {});
  return {
    durable: promise,
    settle: (error) => (error === undefined ? resolve() : reject(error)),
  };
}
