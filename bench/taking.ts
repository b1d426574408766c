/**
 * Taking tests, against the product as one process on the loopback address, on SQLite and then on
 * PostgreSQL (with fsync, as an installation has it):
 *
 * - the peer's work: 100 students of one school address sign in, save 20 answers each and submit, as
 *   fast as they can; then one answer saved, and a page of 20 questions served, 20 calls at once
 * - 500 takers at once: each signs in, starts a test, gives 20 answers over 60 seconds, submits
 *
 * An answer's time is what its taker waits: from the moment at which it is given to the last byte of the
 * server's reply. All takers are in this one process; its load and its timers' delay are printed, since it
 * shares the machine's cores with the server and the database. The server's memory is the peak after it was ready
 * and idle, without loading.
 *
 * Users and exams are set up beforehand. Sign-ins are limited by address (300 costly calls a minute, and attempts
 * one after another), so the 500 have 20 addresses, 25 at each, as in schools: the bench sets the addresses like
 * an installation's proxy. The 100 have one address, which is within the limit. After each run the server is
 * killed, not stopped; every acknowledged answer must then be in the database.
 *
 *   npm run bench:taking              # some four minutes
 *   node bench/taking.ts --quick      # 100 takers over 10 seconds: as many answers a second
 *   node bench/taking.ts sqlite       # only one database kind
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { startPostgres } from "../apps/server/test/postgres.ts";
import { newCaller } from "../apps/server/test/caller.ts";
import { environmentOf, signUpClass, type DatabaseLocation, type Taker } from "./taker-class.ts";
import { megabytes, quantile } from "./measure.ts";
import { startProduct } from "./product.ts";
import { answer, countLostAnswers, startSitting, takeTest, Tally, type Sitting } from "./takers.ts";

const PORT = 48_712;
const isQuick = process.argv.includes("--quick");
const [TAKERS, SECONDS] = isQuick ? [100, 10] : [500, 60];
const STUDENTS = 100;
/** The number of takers at one network address. */
const SCHOOL = 25;
/** Concurrent calls when the rates are measured. */
const CONCURRENCY = 20;
const RATE_TIME_MS = isQuick ? 2000 : 5000;

const kinds = ["sqlite", "postgres"].filter(
  (kind) =>
    process.argv.includes(kind) ||
    !process.argv.some((given) => given === "sqlite" || given === "postgres"),
);
for (const kind of kinds) await measure(kind);

async function measure(kind: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "pulda-bench-"));
  const postgres = kind === "postgres" ? await startPostgres(folder) : null;
  const location = { folder, url: postgres?.url };
  try {
    const takers = await signUpClass(location, PORT, TAKERS + STUDENTS + CONCURRENCY);
    await peersWork(kind, location, takers.splice(0, STUDENTS));
    await rates(kind, location, takers.splice(0, CONCURRENCY));
    await everyoneAtOnce(kind, location, takers);
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function peersWork(
  kind: string,
  location: DatabaseLocation,
  students: Taker[],
): Promise<void> {
  const { tally, seconds, memory, processors } = await run(location, students, 0, () => "10.0.0.1");
  console.log(
    `${kind}: ${STUDENTS} students sign in, save 20 answers and submit in ${seconds.toFixed(1)} s (goal: 5 s; Moodle: 59 s), ${await reliability(location, tally, students.length)}`,
  );
  console.log(
    `  save ${waits(tally.answers)} (goal: p99 100 ms; Moodle: 4600 ms), ${others(tally)}; ${memory} (goal: 300 MB; Moodle: 441 MB); ${processors}`,
  );
}

async function everyoneAtOnce(
  kind: string,
  location: DatabaseLocation,
  takers: Taker[],
): Promise<void> {
  const { tally, memory, processors } = await run(location, takers, SECONDS, schoolOf);
  console.log(
    `${kind}: ${takers.length} takers at once, 20 answers each over ${SECONDS} s, ${await reliability(location, tally, takers.length)}`,
  );
  console.log(
    `  answer ${waits(tally.answers)} (goal: p99 100 ms), ${others(tally)}; ${memory}; ${processors}`,
  );
}

function schoolOf(taker: number): string {
  return `10.1.0.${Math.floor(taker / SCHOOL)}`;
}

/** Takers who all start at the same moment. */
async function run(
  location: DatabaseLocation,
  takers: readonly Taker[],
  seconds: number,
  addressOf: (at: number) => string,
) {
  const product = await startProduct(PORT, environmentOf(location));
  const tally = new Tally();
  const before = product.usage();
  let after = before;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const processor = process.cpuUsage();
  const since = performance.now();
  try {
    await Promise.all(
      takers.map((taker, at) =>
        takeTest(
          product.url,
          (caller) => startSitting(caller, taker, tally),
          addressOf(at),
          tally,
          seconds,
        ),
      ),
    );
    after = product.usage();
  } finally {
    await product.kill();
  }
  const took = performance.now() - since;
  const { user, system } = process.cpuUsage(processor);
  delay.disable();
  const busy = (((user + system) / 1000 / took) * 100).toFixed(0);
  const late = Math.max(0, delay.percentile(99) / 1e6 - 5).toFixed(0);
  return {
    tally,
    seconds: took / 1000,
    memory: `memory at most ${megabytes(after.mostMemory)} since ${product.peakSince}`,
    processors: `the server took ${(after.processor - before.processor).toFixed(1)} s of processor time, the takers' own process ${busy} % of a core, its timers late by p99 ${late} ms`,
  };
}

/** Calls per second of one kind, with 20 concurrent callers. */
async function rates(
  kind: string,
  location: DatabaseLocation,
  takers: readonly Taker[],
): Promise<void> {
  const product = await startProduct(PORT, environmentOf(location));
  const tally = new Tally();
  try {
    const sittings: Sitting[] = [];
    for (const taker of takers) {
      const sitting = await startSitting(newCaller(product.url, "10.0.0.1"), taker, tally);
      if (sitting) sittings.push(sitting);
    }
    const saved = await rate(sittings, async (sitting, round) => {
      const { questions } = sitting.attempt;
      const question = questions[round % questions.length];
      const turn = Math.floor(round / questions.length);
      if (question) await answer(sitting, question, tally, performance.now(), turn);
    });
    const pages: number[] = [];
    const served = await rate(sittings, async ({ caller, attempt }) => {
      const call = caller.get(`/api/v1/attempt/${attempt.id}`);
      await tally.note(pages, performance.now(), call);
    });
    for (const { caller } of sittings) caller.close();
    console.log(
      `${kind}: one answer saved ${saved.toFixed(0)} times a second (Moodle: 83; ${waits(tally.answers)}), a page of 20 questions served ${served.toFixed(0)} times a second (Moodle: 18; ${waits(pages)}), ${CONCURRENCY} at once; ${tally.errors.length} errors`,
    );
  } finally {
    await product.kill();
  }
  if ((await countLostAnswers(location, tally)) > 0)
    throw new Error("an acknowledged answer is lost");
}

/** Each sitting repeats the same call. */
async function rate(
  sittings: readonly Sitting[],
  act: (sitting: Sitting, round: number) => Promise<void>,
): Promise<number> {
  const since = performance.now();
  let count = 0;
  await Promise.all(
    sittings.map(async (sitting) => {
      for (let round = 0; performance.now() - since < RATE_TIME_MS; round++) {
        await act(sitting, round);
        count += 1;
      }
    }),
  );
  return (count * 1000) / (performance.now() - since);
}

/** Failures: errors, acknowledged answers that were lost, takers who did not finish. */
async function reliability(
  location: DatabaseLocation,
  tally: Tally,
  takers: number,
): Promise<string> {
  const { errors, acknowledged, submits } = tally;
  const given = [...acknowledged.values()].reduce((sum, answers) => sum + answers.size, 0);
  const unfinished = takers - submits.length;
  const first = errors[0] === undefined ? "" : ` (${errors[0]})`;
  return `${errors.length} errors${first}, ${unfinished} unfinished, ${await countLostAnswers(location, tally)} of ${given} answers lost`;
}

function waits(times: readonly number[]): string {
  const at = (share: number) => quantile(times, share).toFixed(0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`;
}

function others({ signIns, starts, submits }: Tally): string {
  const [signIn, start, submit] = [signIns, starts, submits].map((times) =>
    quantile(times, 0.99).toFixed(0),
  );
  return `p99 of sign-in ${signIn} ms, start ${start} ms, submit ${submit} ms`;
}
