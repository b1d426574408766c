/**
 * Lists, notes and 학습 현황 of a teacher with a thousand exams and 25,000 answers: alone in the database, and in one
 * with 200,000 exams and 5,000,000 answers of 200 users. Both products run at the same time and are called in turn,
 * so that the ratios hold on a busy machine. Further the times of one user with a tenth of all exams, which have no
 * goal. The rows are written by SQL directly, which takes most of the time.
 *
 *   npm run bench:lists                 # some ten minutes and 6 GB of disk, on SQLite and then on PostgreSQL
 *   node bench/lists.ts sqlite          # only one database kind
 *   node bench/lists.ts --quick         # 20,000 exams and 500,000 answers
 */
import { mkdtempSync, rmSync } from "node:fs";
import { request, Agent } from "node:http";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { COLLECTOR, fill, TEACHER, tokenOf } from "../apps/server/test/many-rows.ts";
import { newDatabase, startPostgres } from "../apps/server/test/postgres.ts";
import { median } from "./measure.ts";
import { startProduct, type Product } from "./product.ts";
import { environmentOf, type DatabaseLocation } from "./taker-class.ts";

const [SMALL_PORT, LARGE_PORT] = [48_714, 48_715];
const EXAMS_OF_TEACHER = 1000;
const QUESTIONS = 25;
const EXAMS = process.argv.includes("--quick") ? 20_000 : 200_000;
const WARM_UP = 5;
const ROUNDS = 25;
const GOAL = 1.5;
const CALLS = [
  "exam/list?page=1&limit=20",
  "exam/list?page=50&limit=20",
  "exam/list?page=1&limit=20&only_favorite=true",
  "exam/list?page=1&limit=20&search=number",
  "favorite/list",
  "attempt/list?page=1&limit=20",
  "word/list?page=1&limit=20",
  "word/list?page=1&limit=20&sort=level",
  "word/queue?zone=540",
  "word/stats?zone=540",
  "note/list?page=1&limit=20",
  "note/list?page=1&limit=20&rule=voice",
  "note/groups",
  "note/due?zone=540",
  "today?zone=540",
  "study/stats?zone=540",
  "study/progress?zone=540&days=28",
];

const kinds = ["sqlite", "postgres"].filter(
  (kind) =>
    process.argv.includes(kind) ||
    !process.argv.some((given) => given === "sqlite" || given === "postgres"),
);
for (const kind of kinds) await measure(kind);

async function measure(kind: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "pulda-bench-"));
  const postgres = kind === "postgres" ? await startPostgres(folder) : null;
  const products: Product[] = [];
  try {
    const locationOf = async (name: string): Promise<DatabaseLocation> => ({
      folder: join(folder, name),
      url: postgres ? await newDatabase(postgres.url, name) : undefined,
    });
    const [small, large] = [await locationOf("small"), await locationOf("large")];
    const common = { ofTeacher: EXAMS_OF_TEACHER, questions: QUESTIONS };
    await fill(small, { ...common, exams: EXAMS_OF_TEACHER });
    const since = performance.now();
    await fill(large, { ...common, exams: EXAMS });
    const seconds = (performance.now() - since) / 1000;
    console.log(
      `${kind}: ${EXAMS} exams and ${EXAMS * QUESTIONS} answers written in ${seconds.toFixed(0)} s`,
    );
    products.push(await startProduct(SMALL_PORT, environmentOf(small)));
    products.push(await startProduct(LARGE_PORT, environmentOf(large)));
    const missed: string[] = [];
    for (const path of CALLS) if (!(await compare(path, products))) missed.push(path);
    console.log(
      `${kind}: ${CALLS.length - missed.length} of ${CALLS.length} within ${GOAL} × (goal: all); load of the machine ${loadavg()[0]?.toFixed(1)}`,
    );
  } finally {
    for (const product of products) await product.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Calls both in turn, and the collector's; false where the goal is missed. */
async function compare(path: string, [small, large]: readonly Product[]): Promise<boolean> {
  const callers = [
    newCaller(small!.url, TEACHER),
    newCaller(large!.url, TEACHER),
    newCaller(large!.url, COLLECTOR),
  ];
  const times: number[][] = callers.map(() => []);
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const [at, caller] of callers.entries()) {
      const time = await caller.call(`/api/v1/${path}`);
      if (round >= 0) times[at]?.push(time);
    }
  for (const caller of callers) caller.close();
  const [alone = 0, among = 0, collector = 0] = times.map(median);
  const ratio = among / alone;
  console.log(
    `  ${path}: ${alone.toFixed(1)} ms alone, ${among.toFixed(1)} ms among others, ${ratio.toFixed(2)} ×${ratio > GOAL ? " (missed)" : ""}; with ${EXAMS / 10} exams ${collector.toFixed(1)} ms`,
  );
  return ratio <= GOAL;
}

/** A signed-in user on one connection. */
function newCaller(url: string, user: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { cookie: `pulda_session=${tokenOf(user)}` };
  return {
    /** Milliseconds until the last byte. */
    call: (path: string) =>
      new Promise<number>((resolve, reject) => {
        const since = performance.now();
        const sent = request(url + path, { agent, headers }, (response) => {
          let body = "";
          response.setEncoding("utf8");
          response.on("data", (part: string) => (body += part));
          response.on("end", () => {
            if (body.startsWith('{"code":200,')) resolve(performance.now() - since);
            else reject(new Error(`${path}: ${body.slice(0, 200)}`));
          });
        });
        sent.on("error", reject);
        sent.end();
      }),
    close: () => agent.destroy(),
  };
}
