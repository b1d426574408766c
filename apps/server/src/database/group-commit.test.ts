import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextMoment } from "node:timers/promises";
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GroupCommit } from "./group-commit.ts";
import { draws } from "../../../../testing/effort.ts";

/** Tells what it was asked besides prepared statements. */
class Watched extends DatabaseSync {
  readonly told: string[] = [];
  override exec(sql: string): void {
    this.told.push(sql);
    super.exec(sql);
  }
  count(sql: string): number {
    return this.told.filter((one) => one === sql).length;
  }
}

let folder: string;
let writer: Watched;
let other: DatabaseSync;
let commits: GroupCommit;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pulda-group-"));
  const path = join(folder, "test.sqlite");
  writer = new Watched(path, { timeout: 0 });
  writer.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  writer.exec("create table owner (id integer primary key)");
  // An owner who is not there is found out by COMMIT alone.
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

/** A transaction that puts some texts, one moment after another. */
async function putSlowly(...texts: string[]): Promise<void> {
  const turn = await commits.begin();
  for (const text of texts) {
    await nextMoment();
    turn.run(() => put(text));
  }
  await turn.commit();
}

/** More than the disk has room for. */
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
          const turn = await commits.begin();
          turn.run(() => put(text));
          await turn.commit();
        }
        if (!committed().includes(text)) early.push(text);
      }),
    );
    expect(early).toEqual([]);
    expect(committed()).toEqual(texts.toSorted());
    expect(writer.count("COMMIT")).toBe(1);
  });

  it("is not waited for by what comes later", async () => {
    for (const text of ["a", "b", "c"]) await commits.write(() => put(text));
    expect(writer.count("COMMIT")).toBe(3);
  });

  it("ends with a long transaction that began in it, and the next begin another", async () => {
    const ends: string[] = [];
    await Promise.all([
      commits.write(() => put("before")).then(() => ends.push("before")),
      putSlowly("long 1", "long 2").then(() => ends.push("long")),
      commits.write(() => put("after")).then(() => ends.push("after")),
    ]);
    expect(ends).toEqual(["before", "long", "after"]);
    expect(writer.count("COMMIT")).toBe(2);
  });

  it("gives turns in the order in which they were asked for", async () => {
    const order: number[] = [];
    await Promise.all(
      [0, 1, 2, 3, 4].map(async (at) => {
        const turn = await commits.begin();
        order.push(at);
        for (let moment = at; moment < 5; moment++) await nextMoment();
        await turn.commit();
      }),
    );
    expect(order).toEqual([0, 1, 2, 3, 4]);
  });
});

describe("a transaction that fails", () => {
  it("undoes itself and none of the others", async () => {
    await Promise.all([
      commits.write(() => put("before")),
      commits.begin().then(async (turn) => {
        turn.run(() => put("undone"));
        await nextMoment();
        await turn.rollback();
      }),
      commits.write(() => put("after")),
    ]);
    expect(committed()).toEqual(["after", "before"]);
  });

  it("may go on after a statement that failed", async () => {
    const turn = await commits.begin();
    turn.run(() => put("first"));
    expect(() => turn.run(() => put("first"))).toThrow("UNIQUE");
    turn.run(() => put("second"));
    await turn.commit();
    expect(committed()).toEqual(["first", "second"]);
  });

  it("leaves nothing locked, whatever failed", async () => {
    const failed = await Promise.allSettled([
      commits.write(() => put("kept")),
      commits.write(() => put("kept")),
      commits.write(() => writer.prepare("no such statement")),
      commits.alone(() => writer.exec("no such statement")),
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

  it("is told so when what it was refused for is durable", async () => {
    const first = commits.write(() => put("taken"));
    await expect(
      commits
        .write(() => put("taken"))
        .catch((error: Error) => Promise.reject(new Error(`${error.message} ${committed()}`))),
    ).rejects.toThrow("UNIQUE constraint failed: note.text taken");
    await first;
  });

  it("takes no statement once it is over", async () => {
    const ended = await commits.begin();
    await ended.commit();
    const undone = await commits.begin();
    await undone.rollback();
    for (const turn of [ended, undone])
      expect(() => turn.run(() => put("late"))).toThrow("the transaction is over");
    expect(committed()).toEqual([]);
  });

  it("does not begin while another program writes, and begins after", async () => {
    other.exec("BEGIN IMMEDIATE");
    await expect(commits.write(() => put("a"))).rejects.toThrow("locked");
    await expect(commits.begin()).rejects.toThrow("locked");
    other.exec("ROLLBACK");
    await commits.write(() => put("b"));
    expect(committed()).toEqual(["b"]);
  });
});

describe("a group that cannot be committed", () => {
  it("is told to all of it, and later ones are committed", async () => {
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

  it("is told to who was refused for what was never there", async () => {
    const outcomes = await Promise.allSettled([
      commits.write(() => put("taken", 99)),
      commits.write(() => put("taken")),
    ]);
    for (const one of outcomes)
      expect(one).toMatchObject({ reason: { message: "FOREIGN KEY constraint failed" } });
    await commits.write(() => put("taken"));
  });

  it("may be one that SQLite undid by itself: a full disk", async () => {
    const small = commits.write(() => put("small"));
    const turn = await commits.begin();
    turn.run(() => put("half"));
    expect(() => turn.run(putTooMuch)).toThrow("full");
    // Outside of the transaction that is gone this would be committed by itself.
    expect(() => turn.run(() => put("other half"))).toThrow("the transaction was undone");
    await expect(turn.commit()).rejects.toThrow("the transaction was undone");
    await expect(turn.rollback()).rejects.toThrow("full");
    await expect(small).rejects.toThrow("full");
    expect(writer.count("ROLLBACK")).toBe(0);

    await Promise.all([commits.write(() => put("next")), putSlowly("last")]);
    expect(committed()).toEqual(["last", "next"]);
  });

  it("is one that holds what cannot be undone alone", async () => {
    const neighbour = commits.write(() => put("a"));
    const turn = await commits.begin();
    turn.run(() => put("b"));
    writer.exec("RELEASE turn");
    await expect(turn.rollback()).rejects.toThrow("no such savepoint");
    await expect(neighbour).rejects.toThrow("no such savepoint");
    expect(committed()).toEqual([]);
    await commits.write(() => put("c"));
    expect(committed()).toEqual(["c"]);
  });
});

describe("what runs outside of transactions", () => {
  it("waits for the transaction under way and sees the group committed", async () => {
    const seen: unknown[] = [];
    await Promise.all([
      putSlowly("a"),
      commits.alone(() => {
        expect(writer.isTransaction).toBe(false);
        seen.push(...committed());
      }),
    ]);
    expect(seen).toEqual(["a"]);
  });
});

describe("closing", () => {
  it("waits for what came before and refuses what comes after", async () => {
    const [slow, before, closed, after] = await Promise.allSettled([
      putSlowly("slow"),
      commits.write(() => put("before")),
      commits.close().then(() => writer.close()),
      commits.write(() => put("after")),
    ]);
    expect([slow.status, before.status, closed.status]).toEqual(Array(3).fill("fulfilled"));
    expect(after).toMatchObject({ reason: { message: "the data base is closed" } });
    await expect(commits.begin()).rejects.toThrow("the data base is closed");
    expect(committed()).toEqual(["before", "slow"]);
    // Nothing is left that would touch the closed connection.
    for (let moment = 0; moment < 10; moment++) await nextMoment();
  });
});

it("has exactly what it acknowledged, whatever comes together", async () => {
  const deed = fc.record({
    kind: fc.constantFrom("write", "commit", "rollback", "fail", "orphan"),
    pauses: fc.array(fc.boolean(), { maxLength: 3 }),
    delay: fc.integer({ min: 0, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 40 }), async (deeds) => {
      writer.exec("delete from note");
      const kept: string[] = [];
      await Promise.all(
        deeds.map(async ({ kind, pauses, delay }, at) => {
          for (let moment = 0; moment < delay; moment++) await nextMoment();
          const texts = pauses.map((_, part) => `${at} ${part}`);
          try {
            if (kind === "write") {
              await commits.write(() => put(`${at}`));
              kept.push(`${at}`);
              return;
            }
            const turn = await commits.begin();
            try {
              for (const [part, pause] of pauses.entries()) {
                turn.run(() => put(`${at} ${part}`, kind === "orphan" ? 99 : null));
                if (pause) await nextMoment();
              }
              if (kind === "fail") turn.run(() => writer.exec("no such statement"));
              if (kind !== "rollback") {
                await turn.commit();
                kept.push(...texts);
              }
            } finally {
              await turn.rollback();
            }
          } catch {
            // Not acknowledged: it must not be there.
          }
        }),
      );
      expect(committed()).toEqual(kept.toSorted());
    }),
    draws(50, 2000),
  );
});
