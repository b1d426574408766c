/**
 * Papers and files of an exam of a hundred items: how long each takes when the fonts are read, other requests while
 * twenty users save one at once, and the memory of the process. Starts its own server on the loopback address, and
 * stops it.
 *
 *   npm run bench
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { megabytes, median, quantile } from "./measure.ts";
import { startProduct } from "./product.ts";
import { texts } from "./texts.ts";

const PORT = 48_731;
const URL_BASE = `http://127.0.0.1:${PORT}`;
const ITEMS = 100;
const FORMATS = ["pdf", "hwpx", "docx", "qti", "anki"] as const;
/** Milliseconds. */
const GOALS: Readonly<Record<string, number>> = { pdf: 500, hwpx: 300, docx: 300 };
const ROUNDS = 9;
const USERS = 20;
const PAUSE_MS = 20;

const data = mkdtempSync(join(tmpdir(), "pulda-bench-"));
const settings = {
  PULDA_DATA_DIR: data,
  DATABASE_URL: "",
  // as scripts/start.mjs: what is compiled once need not be compiled again
  NODE_COMPILE_CACHE: join(data, "compiled"),
};
let server = await startProduct(PORT, settings);
try {
  const users = await Promise.all(Array.from({ length: USERS }, (_, at) => register(at)));
  const exams = await Promise.all(users.map((cookie, at) => examOf(cookie, at)));
  // without what the making of exams has loaded
  await server.stop();
  server = await startProduct(PORT, settings);
  const before = server.usage().memory;
  await Promise.all(FORMATS.map((format) => save(users[0] ?? "", exams[0] ?? 0, format)));
  for (const format of FORMATS) {
    const times: number[] = [];
    // each time another exam: what was set before is kept
    for (const [at, cookie] of users.entries())
      if (at > 0 && at <= ROUNDS) times.push(await timedSave(cookie, exams[at] ?? 0, format));
    const goal = GOALS[format] === undefined ? "" : ` (goal: at most ${GOALS[format]} ms)`;
    console.log(`${ITEMS} items as ${format}: ${median(times).toFixed(0)} ms${goal}`);
  }
  const one = server.usage().mostMemory;
  const idle = await latencies(users[0] ?? "", () => false, 100);
  let isOver = false;
  const since = performance.now();
  const all = Promise.all(users.map((user, at) => save(user, exams[at] ?? 0, "pdf"))).then(
    () => void (isOver = true),
  );
  const waits = await latencies(users[0] ?? "", () => isOver);
  await all;
  const seconds = (performance.now() - since) / 1000;
  console.log(
    `${USERS} PDFs at once in ${seconds.toFixed(1)} s: ${waits.length} other requests, p50 ${quantile(waits, 0.5).toFixed(1)} ms, p99 ${quantile(waits, 0.99).toFixed(1)} ms (goal: at most 100; idle ${quantile(idle, 0.99).toFixed(1)})`,
  );
  const [typesetter] = server.usageOfChildren();
  console.log(
    `memory of the process: ${megabytes(before)} before the first file, at most ${megabytes(one)} one by one (goal: 300 MB), ${megabytes(server.usage().mostMemory)} with ${USERS} at once; of the typesetting process at most ${megabytes(typesetter?.mostMemory ?? 0)} (goal: 300 MB)`,
  );
} finally {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}

async function register(at: number): Promise<string> {
  const answer = await post("/api/v1/user/register", "", {
    email: `bench-${at}@example.com`,
    password: "a long way to measure",
  });
  const cookie = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  if (cookie.length === 0) throw new Error(`not registered: ${await answer.text()}`);
  return cookie.join("; ");
}

/** A ready exam of a user with a hundred items. */
async function examOf(cookie: string, at: number): Promise<number> {
  const answer = await post("/api/v1/exam/generate", cookie, {
    title: "bench",
    passages: texts(ITEMS / 2 + at).slice(at),
    types: "auto",
    amount: { total: ITEMS },
    seed: at,
  });
  const { code, message, result } = (await answer.json()) as {
    code: number;
    message: string;
    result?: { id: number };
  };
  if (!result) throw new Error(`not generated: ${code} ${message}`);
  for (;;) {
    const list = await get("/api/v1/exam/list?page=1&limit=20", cookie);
    const found = (await list.json()) as {
      result: { id: number; state: string; question_count: number }[];
    };
    const exam = found.result.find(({ id }) => id === result.id);
    if (exam?.state === "ready") {
      if (exam.question_count !== ITEMS) throw new Error(`${exam.question_count} items`);
      return exam.id;
    }
    await sleep(PAUSE_MS);
  }
}

async function save(cookie: string, id: number, format: string): Promise<void> {
  const answer = await get(`/api/v1/exam/export/${id}?format=${format}&answers=end`, cookie);
  const bytes = await answer.arrayBuffer();
  if (answer.status !== 200 || bytes.byteLength < 1000)
    throw new Error(`no file: ${answer.status} ${Buffer.from(bytes).toString().slice(0, 200)}`);
}

async function timedSave(cookie: string, id: number, format: string): Promise<number> {
  const since = performance.now();
  await save(cookie, id, format);
  return performance.now() - since;
}

/** How long other requests take, until that many are made or something is over. */
async function latencies(
  cookie: string,
  isOver: () => boolean,
  most = Number.POSITIVE_INFINITY,
): Promise<number[]> {
  const waits: number[] = [];
  while (waits.length < most && !isOver()) {
    const since = performance.now();
    await (await get("/api/v1/exam/list?page=1&limit=20", cookie)).arrayBuffer();
    waits.push(performance.now() - since);
    await sleep(PAUSE_MS);
  }
  return waits;
}

function get(path: string, cookie: string): Promise<Response> {
  return fetch(URL_BASE + path, { headers: { cookie } });
}

function post(path: string, cookie: string, body: object): Promise<Response> {
  return fetch(URL_BASE + path, {
    method: "POST",
    headers: { cookie, origin: URL_BASE, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}
