/** The threads: what is looked up does not wait for what is made, and who is guilty fails alone. */
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { workerEngine, type Engine } from "./engine.ts";
import { TaskEnded, workerPool } from "./worker-pool.ts";

const TASKS = join(import.meta.dirname, "..", "..", "test", "test-worker.ts");
const HARMLESS = 0;
const ENDLESS = 1;
const GREEDY = 2;
const SLEEPING = 3;
/** Of processor time; a thread of these tasks starts in a thirtieth of it. */
const TIME_LIMIT_MS = 2000;

const engines: Engine[] = [];
afterEach(() => Promise.all(engines.splice(0).map((engine) => engine.close())));

function newEngine(timeLimitMs = TIME_LIMIT_MS): Engine {
  const engine = workerEngine({ module: TASKS, makingThreads: 1, timeLimitMs });
  engines.push(engine);
  return engine;
}

const request = (seed: number) => ({ passage: { text: "" }, neighbours: [], seed, level: 3 });

const set = (seed: number) => ({
  passages: [{ text: "a" }, { text: "b" }],
  types: "auto" as const,
  seed,
  level: 3,
});

it("looks up while something is made that does not end", async () => {
  const engine = newEngine(600_000);
  const endless = engine.survey(1, request(ENDLESS)).catch((error: unknown) => error);
  expect(await engine.lookUp(2, { text: "bee", context: "" })).toBeNull();
  expect(await engine.about()).toEqual({ version: "test", types: [] });
  await engine.close();
  expect(await endless).toBeInstanceOf(Error);
});

it("ends a task that takes too long, with a reason, and makes what waited", async () => {
  const engine = newEngine();
  const endless = engine.survey(1, request(ENDLESS)).catch((error: unknown) => error);
  const others = [2, 3, 1].map((user) => engine.survey(user, request(HARMLESS)));
  expect(await Promise.all(others)).toEqual(others.map(() => ({ places: [], refused: [] })));
  const error = await endless;
  expect(error).toBeInstanceOf(TaskEnded);
  expect((error as TaskEnded).failure).toMatchObject({
    code: 409,
    message: expect.stringMatching(/너무 오래/),
  });
});

it("gives a task its time again that has not had the processor", async () => {
  const engine = newEngine(1000);
  // sleeps for several periods, as on a machine that is busy with something else
  expect(await engine.survey(1, request(SLEEPING))).toEqual({ places: [], refused: [] });
});

it("names the passage of an exam that takes too long, and makes another's exam", async () => {
  const engine = newEngine();
  const done: number[] = [];
  const [guilty, innocent] = await Promise.all([
    engine.make(1, set(ENDLESS), async () => true).catch((error: unknown) => error),
    engine.make(2, set(HARMLESS), async (step) => done.push(step.done) > 0),
  ]);
  expect(guilty).toMatchObject({ passage: 1, message: expect.stringMatching(/너무 오래/) });
  expect(innocent).toEqual({ items: [], refused: [] });
  expect(done).toEqual([1, 2]);
});

it("ends a task that takes all memory after a second try, and goes on", async () => {
  const pool = workerPool({
    module: TASKS,
    threads: 1,
    timeLimitMs: 600_000,
    memoryLimits: { maxOldGenerationSizeMb: 24 },
  });
  const greedy = pool.run("survey", request(GREEDY));
  await expect(greedy).rejects.toThrow(/메모리/);
  await expect(greedy).rejects.toBeInstanceOf(TaskEnded);
  expect(await pool.run("survey", request(HARMLESS))).toEqual({ places: [], refused: [] });
  await pool.close();
});
