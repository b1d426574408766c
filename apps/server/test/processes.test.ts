/**
 * Several processes on one database, killed while exams are made and tests are taken: every exam is made, once and
 * whole, by whichever process is left, and the takers go on.
 */
import { setTimeout as sleep } from "node:timers/promises";
import * as fc from "fast-check";
import { make, SAMPLES } from "@pulda/makers";
import { expect, it } from "vitest";
import { openDatabase, type Database } from "../src/database/database.ts";
import { effort, SEED } from "../../../testing/effort.ts";
import { addAccounts, signIn } from "./accounts.ts";
import { newCaller } from "./caller.ts";
import { inBothLocations } from "./databases.ts";
import { freePort, startProduct, type Product } from "./product.ts";
import { Taker } from "./taker.ts";

const ROUNDS = effort(1, 20);
const MAKERS = effort(2, 3);
const EXAMS_PER_MAKER = 2;
const TAKERS = 2;
/** Making takes a second or some on two threads. */
const REQUEST = {
  passages: SAMPLES.slice(0, effort(8, SAMPLES.length)).map(({ text }) => ({ text })),
  types: "auto" as const,
  seed: 7,
  level: 3,
};
/** How many processes there are, which of them are killed, and when. */
const ROUND = fc.record({
  processes: effort(fc.constant(2), fc.integer({ min: 2, max: 5 })),
  killed: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  afterMs: fc.integer({ min: 0, max: 3000 }),
});

inBothLocations("several processes", (newLocation, kind) => {
  it.runIf(kind === "postgres")(
    "lose no exam and make none twice when some are killed",
    { timeout: effort(600_000, 7_200_000) },
    async () => {
      const location = await newLocation();
      const accounts = await addAccounts(location, MAKERS + TAKERS);
      const db = await openDatabase(location);
      const expected = make(REQUEST).items.length;
      const ports = await Promise.all(Array.from({ length: 5 }, freePort));
      const start = (at: number) =>
        startProduct({
          PORT: String(ports[at]),
          PULDA_DATA_DIR: location.folder,
          DATABASE_URL: location.url!,
        });
      const running = new Map<number, Product>();
      try {
        for (const { processes, killed, afterMs } of fc.sample(ROUND, {
          seed: SEED,
          numRuns: ROUNDS,
        })) {
          for (let at = 0; at < processes; at += 1)
            if (!running.has(at)) running.set(at, await start(at));
          const urls = [...running.values()].map(({ url }) => url);
          // The first process is killed each time: a taker works until its server is gone.
          const callers = accounts.map((_, at) =>
            newCaller(urls[at < MAKERS ? at % urls.length : 0]!, "127.0.0.1"),
          );
          for (const [at, { email }] of accounts.entries()) await signIn(callers[at]!, email);
          const takers = accounts
            .slice(MAKERS)
            .map(({ examId }, at) => new Taker(callers[MAKERS + at]!, examId));

          const acknowledged: number[] = [];
          const requests = callers.slice(0, MAKERS).flatMap((caller) =>
            Array.from({ length: EXAMS_PER_MAKER }, async () => {
              const { code, result } = await caller.post("/api/v1/exam/generate", REQUEST);
              if (code === 200) acknowledged.push((result as { id: number }).id);
            }),
          );
          const work = takers.map((taker) => taker.work());
          await sleep(afterMs);
          const victims = [...running.keys()].filter((at) => at === 0 || killed[at]);
          await Promise.all(victims.map((at) => running.get(at)!.end("SIGKILL")));
          await Promise.all([...requests, ...work]);
          for (const at of victims) running.set(at, await start(at));
          const broken = await Promise.all(takers.map((taker) => taker.check()));
          expect(broken.flat()).toEqual([]);

          await allEnded(db);
          expect(await badExams(db, expected)).toEqual([]);
          const ids = (await db.selectFrom("exam").select("id").execute()).map(({ id }) => id);
          expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
          for (const caller of callers) caller.close();
        }
      } finally {
        for (const product of running.values()) await product.end("SIGKILL");
        await db.destroy();
      }
    },
  );
});

/** Waits until no exam is to be made; the test's timeout bounds it. */
async function allEnded(db: Database): Promise<void> {
  for (;;) {
    const left = await db
      .selectFrom("exam")
      .select("id")
      .where("state", "=", "generating")
      .execute();
    if (left.length === 0) return;
    await sleep(100);
  }
}

/** The exams that have failed, or have other questions than one making gives. */
async function badExams(db: Database, expected: number): Promise<unknown[]> {
  const exams = await db
    .selectFrom("exam")
    .select(["id", "state", "refused"])
    .where("seed", "=", REQUEST.seed)
    .execute();
  const bad: unknown[] = [];
  for (const { id, state, refused } of exams) {
    const rows = await db
      .selectFrom("question")
      .select("position")
      .where("exam_id", "=", id)
      .orderBy("position")
      .execute();
    const isWhole =
      rows.length === expected && rows.every(({ position }, at) => position === at + 1);
    if (state !== "ready" || !isWhole) bad.push({ id, state, questions: rows.length, refused });
  }
  return bad;
}
