/**
 * The server during the generation of an exam of a thousand passages: the latency of other requests, and the
 * memory of the process. Starts its own server on the loopback address, and stops it.
 *
 *   npm run bench
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { megabytes, quantile } from "./measure.ts";
import { startProduct } from "./product.ts";
import { texts } from "./texts.ts";

const PORT = 48_711;
const URL_BASE = `http://127.0.0.1:${PORT}`;
const PASSAGES = 1000;
/** Between two requests of the measuring client. */
const PAUSE_MS = 20;
const TIMEOUT_MS = 5 * 60_000;

const data = mkdtempSync(join(tmpdir(), "pulda-bench-"));
const server = await startProduct(PORT, { PULDA_DATA_DIR: data, DATABASE_URL: "" });
try {
  const cookie = await register();
  const idle = await latencies(cookie, 100);
  const before = server.usage().memory;
  const id = await generate(cookie);
  const since = performance.now();
  const { waits, most } = await duringGeneration(cookie, id);
  const seconds = (performance.now() - since) / 1000;
  console.log(
    `server, idle: p50 ${quantile(idle, 0.5).toFixed(1)} ms, p99 ${quantile(idle, 0.99).toFixed(1)} ms; memory ${megabytes(before)}`,
  );
  console.log(
    `server, making ${PASSAGES} passages in ${seconds.toFixed(0)} s: ${waits.length} other requests, p50 ${quantile(waits, 0.5).toFixed(1)} ms, p99 ${quantile(waits, 0.99).toFixed(1)} ms (goal: at most 50), longest ${Math.max(...waits).toFixed(0)} ms; memory at most ${megabytes(most)} (goal: 400 MB)`,
  );
} finally {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}

async function register(): Promise<string> {
  const answer = await post("/api/v1/user/register", "", {
    email: "bench@example.com",
    password: "a long way to measure",
  });
  const cookie = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  if (cookie.length === 0) throw new Error(`not registered: ${await answer.text()}`);
  return cookie.join("; ");
}

async function generate(cookie: string): Promise<number> {
  const answer = await post("/api/v1/exam/generate", cookie, {
    title: "bench",
    passages: texts(PASSAGES),
    types: "auto",
    seed: 1,
  });
  const { code, message, result } = (await answer.json()) as {
    code: number;
    message: string;
    result?: { id: number };
  };
  if (!result) throw new Error(`not generated: ${code} ${message}`);
  return result.id;
}

/** Polls the list of exams until the exam is ready. */
async function duringGeneration(
  cookie: string,
  id: number,
): Promise<{ waits: number[]; most: number }> {
  const waits: number[] = [];
  let most = 0;
  const until = Date.now() + TIMEOUT_MS;
  for (let round = 0; Date.now() < until; round++) {
    const since = performance.now();
    const answer = await get("/api/v1/exam/list?page=1&limit=20", cookie);
    const { result } = (await answer.json()) as { result: { id: number; state: string }[] };
    waits.push(performance.now() - since);
    most = Math.max(most, server.usage().memory);
    if (result.find((exam) => exam.id === id)?.state !== "generating") return { waits, most };
    await sleep(PAUSE_MS);
  }
  throw new Error("not made in five minutes");
}

async function latencies(cookie: string, count: number): Promise<number[]> {
  const waits: number[] = [];
  for (let at = 0; at < count; at++) {
    const since = performance.now();
    await (await get("/api/v1/exam/list?page=1&limit=20", cookie)).text();
    waits.push(performance.now() - since);
  }
  return waits;
}

function get(path: string, cookie: string): Promise<Response> {
  return fetch(URL_BASE + path, { headers: { cookie } });
}

function post(path: string, cookie: string, body: unknown): Promise<Response> {
  return fetch(URL_BASE + path, {
    method: "POST",
    headers: { cookie, "content-type": "application/json", origin: URL_BASE },
    body: JSON.stringify(body),
  });
}
