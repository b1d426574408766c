import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextImmediate } from "node:timers/promises";
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GroupCommit } from "./group-commit.ts";
import { draws } from "../../../../testing/effort.ts";

/** Records the statements that it executes, except prepared ones. */
class RecordingDatabase extends DatabaseSync {
  readonly executed: string[] = [];
  override exec(sql: string): void {
    this.executed.push(sql);
    super.exec(sql);
  }
  count(sql: string): number {
    return this.executed.filter((one) => one === sql).length;
  }
}

let folder: string;
let writer: RecordingDatabase;
let other: DatabaseSync;
let commits: GroupCommit;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pulda-group-"));
  const path = join(folder, "test.sqlite");
  writer = new RecordingDatabase(path, { timeout: 0 });
  writer.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  writer.exec("create table owner (id integer primary key)");
  // A missing owner is detected only by COMMIT (a deferred foreign key).
  writer.exec(
    "create table note (text text unique, owner references owner deferrable initially deferred)",
  );
  other = new DatabaseSync(path, { timeout: 0 });
  commits = new GroupCommit(writer);
});
afterEach(() => {
  for (const database of [other, writer]) if (database.isOpen) database.close();
  rmSync(folder, { recursive: true, force: true });
});

function put(text: string, owner: number | null = null): void {
  writer.prepare("insert into note values (?, ?)").run(text, owner);
}

/** What is committed, as another connection sees it. */
function committed(): unknown[] {
  const rows = other.prepare("select text from note order by text").all();
  return rows.map(({ text }) => text);
}

/** A transaction that inserts texts, each in another turn of the event loop. */
async function putSlowly(...texts: string[]): Promise<void> {
  const transaction = await commits.begin();
  for (const text of texts) {
    await nextImmediate();
    transaction.run(() => put(text));
  }
  await transaction.commit();
}

/** Exceeds the page limit, as on a full disk. */
function putTooMuch(): void {
  const pages = writer.prepare("pragma page_count").get()?.["page_count"];
  writer.exec(`PRAGMA max_page_count = ${Number(pages) + 2}`);
  put("x".repeat(100_000));
}

describe("a group of transactions", () => {
  it("shares one commit, and none is acknowledged before it", async () => {
    const texts = Array.from({ length: 200 }, (_, at) => `note ${at}`);
    const early: string[] = [];
    await Promise.all(
      texts.map(async (text, at) => {
        if (at % 2 === 0) await commits.write(() => put(text));
        else {
          const transaction = await commits.begin();
          transaction.run(() => put(text));
          await transaction.commit();
        }
        if (!committed().includes(text)) early.push(text);
      }),
    );
    expect(early).toEqual([]);
    expect(committed()).toEqual(texts.toSorted());
    expect(writer.count("COMMIT")).toBe(1);
  });

  it("does not include later transactions", async () => {
    for (const text of ["a", "b", "c"]) await commits.write(() => put(text));
    expect(writer.count("COMMIT")).toBe(3);
  });

  it("ends with a long transaction that began in it; later ones form another", async () => {
    const ends: string[] = [];
    await Promise.all([
      commits.write(() => put("before")).then(() => ends.push("before")),
      putSlowly("long 1", "long 2").then(() => ends.push("long")),
      commits.write(() => put("after")).then(() => ends.push("after")),
    ]);
    expect(ends).toEqual(["before", "long", "after"]);
    expect(writer.count("COMMIT")).toBe(2);
  });

  it("runs transactions in the order in which they were begun", async () => {
    const order: number[] = [];
    await Promise.all(
      [0, 1, 2, 3, 4].map(async (at) => {
        const transaction = await commits.begin();
        order.push(at);
        for (let tick = at; tick < 5; tick++) await nextImmediate();
        await transaction.commit();
      }),
    );
    expect(order).toEqual([0, 1, 2, 3, 4]);
  });
});

describe("a transaction that fails", () => {
  it("rolls back alone", async () => {
    await Promise.all([
      commits.write(() => put("before")),
      commits.begin().then(async (transaction) => {
        transaction.run(() => put("undone"));
        await nextImmediate();
        await transaction.rollback();
      }),
      commits.write(() => put("after")),
    ]);
    expect(committed()).toEqual(["after", "before"]);
  });

  it("continues after a failed statement", async () => {
    const transaction = await commits.begin();
    transaction.run(() => put("first"));
    expect(() => transaction.run(() => put("first"))).toThrow("UNIQUE");
    transaction.run(() => put("second"));
    await transaction.commit();
    expect(committed()).toEqual(["first", "second"]);
  });

  it("releases the lock, whatever failed", async () => {
    const failed = await Promise.allSettled([
      commits.write(() => put("kept")),
      commits.write(() => put("kept")),
      commits.write(() => writer.prepare("no such statement")),
      commits.runOutside(() => writer.exec("no such statement")),
      commits.write(() => put("kept, too")),
    ]);
    expect(failed.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "rejected",
      "rejected",
      "fulfilled",
    ]);
    expect(committed()).toEqual(["kept", "kept, too"]);
  });

  it("rejects when the row that it conflicts with is durable", async () => {
    const first = commits.write(() => put("taken"));
    await expect(
      commits
        .write(() => put("taken"))
        .catch((error: Error) => Promise.reject(new Error(`${error.message} ${committed()}`))),
    ).rejects.toThrow("UNIQUE constraint failed: note.text taken");
    await first;
  });

  it("runs no statement after its end", async () => {
    const ended = await commits.begin();
    await ended.commit();
    const undone = await commits.begin();
    await undone.rollback();
    for (const transaction of [ended, undone])
      expect(() => transaction.run(() => put("late"))).toThrow("the transaction is over");
    expect(committed()).toEqual([]);
  });

  it("fails while another program writes, and succeeds after", async () => {
    other.exec("BEGIN IMMEDIATE");
    await expect(commits.write(() => put("a"))).rejects.toThrow("locked");
    await expect(commits.begin()).rejects.toThrow("locked");
    other.exec("ROLLBACK");
    await commits.write(() => put("b"));
    expect(committed()).toEqual(["b"]);
  });
});

describe("a group that cannot be committed", () => {
  it("rejects all of its transactions, and later ones are committed", async () => {
    const outcomes = await Promise.allSettled([
      commits.write(() => put("a")),
      commits.write(() => put("of no one", 99)),
      putSlowly("b"),
    ]);
    const reasons = outcomes.map((one) => (one.status === "rejected" ? String(one.reason) : ""));
    expect(new Set(reasons)).toEqual(new Set(["Error: FOREIGN KEY constraint failed"]));
    expect(committed()).toEqual([]);
    await Promise.all([commits.write(() => put("a")), putSlowly("b")]);
    expect(committed()).toEqual(["a", "b"]);
  });

  it("also rejects a transaction that conflicted with a row of it", async () => {
    const outcomes = await Promise.allSettled([
      commits.write(() => put("taken", 99)),
      commits.write(() => put("taken")),
    ]);
    for (const one of outcomes)
      expect(one).toMatchObject({ reason: { message: "FOREIGN KEY constraint failed" } });
    await commits.write(() => put("taken"));
  });

  it("was rolled back by SQLite itself: a full disk", async () => {
    const small = commits.write(() => put("small"));
    const transaction = await commits.begin();
    transaction.run(() => put("half"));
    expect(() => transaction.run(putTooMuch)).toThrow("full");
    // Outside of the transaction that is gone this would be committed by itself.
    expect(() => transaction.run(() => put("other half"))).toThrow("the transaction was undone");
    await expect(transaction.commit()).rejects.toThrow("the transaction was undone");
    await expect(transaction.rollback()).rejects.toThrow("full");
    await expect(small).rejects.toThrow("full");
    expect(writer.count("ROLLBACK")).toBe(0);

    await Promise.all([commits.write(() => put("next")), putSlowly("last")]);
    expect(committed()).toEqual(["last", "next"]);
  });

  it("contains a transaction that cannot be rolled back alone", async () => {
    const neighbour = commits.write(() => put("a"));
    const transaction = await commits.begin();
    transaction.run(() => put("b"));
    writer.exec("RELEASE member");
    await expect(transaction.rollback()).rejects.toThrow("no such savepoint");
    await expect(neighbour).rejects.toThrow("no such savepoint");
    expect(committed()).toEqual([]);
    await commits.write(() => put("c"));
    expect(committed()).toEqual(["c"]);
  });
});

describe("what runs outside of transactions", () => {
  it("waits for the open transaction and sees the group committed", async () => {
    const seen: unknown[] = [];
    await Promise.all([
      putSlowly("a"),
      commits.runOutside(() => {
        expect(writer.isTransaction).toBe(false);
        seen.push(...committed());
      }),
    ]);
    expect(seen).toEqual(["a"]);
  });
});

describe("closing", () => {
  it("waits for earlier transactions and refuses later ones", async () => {
    const [slow, before, closed, after] = await Promise.allSettled([
      putSlowly("slow"),
      commits.write(() => put("before")),
      commits.close().then(() => writer.close()),
      commits.write(() => put("after")),
    ]);
    expect([slow.status, before.status, closed.status]).toEqual(Array(3).fill("fulfilled"));
    expect(after).toMatchObject({ reason: { message: "the database is closed" } });
    await expect(commits.begin()).rejects.toThrow("the database is closed");
    expect(committed()).toEqual(["before", "slow"]);
    // No pending callback touches the closed connection.
    for (let tick = 0; tick < 10; tick++) await nextImmediate();
  });
});

it("stores exactly what it has acknowledged, in any interleaving", async () => {
  const step = fc.record({
    kind: fc.constantFrom("write", "commit", "rollback", "fail", "orphan"),
    pauses: fc.array(fc.boolean(), { maxLength: 3 }),
    delay: fc.integer({ min: 0, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (transactions) => {
      writer.exec("delete from note");
      const acknowledged: string[] = [];
      await Promise.all(
        transactions.map(async ({ kind, pauses, delay }, at) => {
          for (let tick = 0; tick < delay; tick++) await nextImmediate();
          const texts = pauses.map((_, part) => `${at} ${part}`);
          try {
            if (kind === "write") {
              await commits.write(() => put(`${at}`));
              acknowledged.push(`${at}`);
              return;
            }
            const transaction = await commits.begin();
            try {
              for (const [part, pause] of pauses.entries()) {
                transaction.run(() => put(`${at} ${part}`, kind === "orphan" ? 99 : null));
                if (pause) await nextImmediate();
              }
              if (kind === "fail") transaction.run(() => writer.exec("no such statement"));
              if (kind !== "rollback") {
                await transaction.commit();
                acknowledged.push(...texts);
              }
            } finally {
              await transaction.rollback();
            }
          } catch {
            // Not acknowledged: it must not be there.
          }
        }),
      );
      expect(committed()).toEqual(acknowledged.toSorted());
    }),
    draws(50, 2000),
  );
});
