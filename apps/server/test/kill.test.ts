/** The product killed while tests are taken: every acknowledged answer is stored, and no write is partial. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import * as fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { openDatabase, type Database } from "../src/database/database.ts";
import { addAccounts, signIn } from "./accounts.ts";
import { newCaller } from "./caller.ts";
import { inBothLocations, type DatabaseLocation } from "./databases.ts";
import { effort, SEED } from "../../../testing/effort.ts";
import { freePort, startProduct, type Product } from "./product.ts";
import { Taker } from "./taker.ts";

const ROUNDS = effort({ sqlite: 2, postgres: 1 }, { sqlite: 30, postgres: 10 });
const TAKERS = 6;
/** After this time in one round the product counts as hanging. */
const ROUND_TIMEOUT_MS = 120_000;
/** When the product is killed: so many calls after its start, and so many milliseconds after that. */
const MOMENT = fc.record({
  calls: fc.integer({ min: 1, max: 80 }),
  later: fc.integer({ min: 0, max: 10 }),
});

inBothLocations("killed at any moment", (newLocation, kind) => {
  it("the product loses nothing that it acknowledged", { timeout: 1_200_000 }, async () => {
    const location = await newLocation();
    const accounts = await addAccounts(location, TAKERS);
    // The takers come back to where they were.
    const port = await freePort();
    const start = () =>
      startProduct({
        PORT: String(port),
        PULDA_DATA_DIR: location.folder,
        DATABASE_URL: location.url ?? "",
      });
    let product = await start();
    const callers = accounts.map(() => newCaller(product.url, "127.0.0.1"));
    const takers = accounts.map(({ examId }, at) => new Taker(callers[at]!, examId));
    try {
      for (const [at, { email }] of accounts.entries()) await signIn(callers[at]!, email);
      for (const moment of moments(ROUNDS[kind])) {
        const [ended] = await Promise.all([
          killAt(moment, product, takers),
          ...takers.map((taker) => taker.work()),
        ]);
        expect(ended).toBe("by us");
        product = await start();
        expect(kind === "sqlite" ? damage(location) : []).toEqual([]);
        const broken = await Promise.all(takers.map((taker) => taker.check()));
        expect(broken.flat()).toEqual([]);
      }
    } finally {
      for (const caller of callers) caller.close();
      await product.end("SIGKILL");
    }

    const db = await openDatabase(location);
    const rows = await db.selectFrom("attempt").select(["id", "score"]).execute();
    const scores = new Map(rows.map(({ id, score }) => [id, score]));
    for (const taker of takers)
      for (const [id, score] of taker.scores) expect([id, scores.get(id)]).toEqual([id, score]);
    expect(await partialWrites(db)).toEqual([]);
    await db.destroy();
  });
});

/** The same in every short run. */
function moments(rounds: number) {
  return fc.sample(MOMENT, { seed: SEED, numRuns: rounds });
}

/** Kills the product; says so where it had ended, or hung, by itself. */
async function killAt(
  { calls, later }: { calls: number; later: number },
  product: Product,
  takers: readonly Taker[],
): Promise<string> {
  const replies = () => takers.reduce((sum, taker) => sum + taker.replyCount, 0);
  const target = replies() + calls;
  const limit = Date.now() + ROUND_TIMEOUT_MS;
  while (replies() < target && Date.now() < limit) await sleep(1);
  await sleep(later);
  const isInTime = replies() >= target;
  await product.end("SIGKILL");
  return isInTime ? "by us" : `after ${replies()} of ${target} calls: ${product.output().err}`;
}

/** What SQLite finds wrong with its file, which the product has open. */
function damage({ folder }: DatabaseLocation): unknown[] {
  const database = new DatabaseSync(join(folder, "pulda.sqlite"), { readOnly: true });
  try {
    const found = database.prepare("pragma integrity_check").all();
    const dangling = database.prepare("pragma foreign_key_check").all();
    return [...found.filter((row) => row["integrity_check"] !== "ok"), ...dangling];
  } finally {
    database.close();
  }
}

/** Attempts of which something was written and something that belongs to it was not. */
async function partialWrites(db: Database): Promise<unknown[]> {
  const { rows: attempts } = await sql`
    select id, mode, submitted_at, question_count from attempt
    where question_count <>
        (select count(*) from attempt_question where attempt_id = attempt.id)
      or (submitted_at is null) <> (score is null)
      or (select count(*) from graded_answer where attempt_id = attempt.id) <>
        case when mode = 'practice' or submitted_at is not null
        then (select count(*) from answer where attempt_id = attempt.id) else 0 end`.execute(db);
  // A miss is counted once, with the answer that was missed.
  const { rows: notes } = await sql`
    select question_id, times from note
    where times <> (select count(*) from graded_answer
      where graded_answer.question_id = note.question_id and outcome <> 'right')`.execute(db);
  const { rows: unnoted } = await sql`
    select question_id from graded_answer
    where outcome <> 'right' and question_id not in (select question_id from note)`.execute(db);
  return [...attempts, ...notes, ...unnoted];
}
