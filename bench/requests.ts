/**
 * What the product adds to a call: `exam/list` beside `favorite/list`, and beside bare `node:http` with `node:sqlite`
 * that answers with an equal select of the same database, each alone and in turn, several times. Prints calls a
 * second, the server's processor time a call, and the ratios of one run.
 *
 *   node bench/requests.ts            # some forty seconds, on SQLite
 *   node bench/requests.ts postgres   # the same on PostgreSQL, without the bare server
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { SQLITE_FILE } from "../apps/server/src/database/sqlite.ts";
import { startPostgres } from "../apps/server/test/postgres.ts";
import { fill, TEACHER, tokenOf } from "../apps/server/test/many-rows.ts";
import { load } from "./load.ts";
import { median } from "./measure.ts";
import { processorOf, startProduct } from "./product.ts";
import { environmentOf } from "./taker-class.ts";

const PORT = 48_713;
/** A page of the list. */
const EXAMS = 20;
const CONNECTIONS = 10;
const ROUND_MS = 2000;
const ROUNDS = 5;

interface Candidate {
  readonly name: string;
  readonly url: string;
  /** Processor time so far, in seconds. */
  processor(): number;
  readonly perSecond: number[];
  /** In milliseconds a call. */
  readonly costs: number[];
}

const isPostgres = process.argv.includes("postgres");
const folder = mkdtempSync(join(tmpdir(), "pulda-bench-"));
const postgres = isPostgres ? await startPostgres(folder) : null;
const location = { folder, url: postgres?.url };
try {
  await fill(location, { exams: EXAMS, ofTeacher: EXAMS, questions: 20 });
  const product = await startProduct(PORT, environmentOf(location));
  const bare = isPostgres ? null : await startBare(join(folder, SQLITE_FILE));
  try {
    const ofProduct = (name: string, path: string) =>
      newCandidate(name, product.url + path, () => product.usage().processor);
    const exams = ofProduct("exam/list", `/api/v1/exam/list?page=1&limit=${EXAMS}`);
    const favorites = ofProduct("favorite/list", "/api/v1/favorite/list");
    const others = bare ? [newCandidate("bare node:http", bare.url, bare.processor)] : [];
    const all = [exams, favorites, ...others];
    for (const candidate of all) await measure(candidate, false);
    for (let round = 0; round < ROUNDS; round++)
      for (const candidate of all) await measure(candidate, true);
    for (const { name, perSecond, costs } of all)
      console.log(
        `${name}: ${median(perSecond).toFixed(0)} a second, ${(median(costs) * 1000).toFixed(0)} µs of the server's processor each`,
      );
    for (const other of [favorites, ...others])
      console.log(
        `exam/list is ${ratio(exams.perSecond, other.perSecond)} as fast as ${other.name}; by processor time ${ratio(other.costs, exams.costs)}`,
      );
    if (bare) console.log("goal: 0.3 of bare node:http");
    console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await product.stop();
    bare?.child.kill();
  }
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

function newCandidate(name: string, url: string, processor: () => number): Candidate {
  return { name, url, processor, perSecond: [], costs: [] };
}

async function measure({ url, processor, perSecond, costs }: Candidate, counts: boolean) {
  const before = processor();
  const { calls, perSecond: rate } = await load(
    url,
    [`Cookie: pulda_session=${tokenOf(TEACHER)}`],
    CONNECTIONS,
    ROUND_MS,
  );
  if (!counts) return;
  perSecond.push(rate);
  costs.push(((processor() - before) * 1000) / calls);
}

async function startBare(file: string) {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "bare-server.ts"), file, String(TEACHER)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { child, url: line.toString().trim(), processor: () => processorOf(child.pid) };
}

function ratio(first: readonly number[], second: readonly number[]): string {
  return (median(first) / median(second)).toFixed(2);
}
