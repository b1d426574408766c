/** Child processes of a test run, each in its own process group, so that none outlives the run. */
import { spawn } from "node:child_process";
import { NODE, ROOT, environment } from "./prepare.mjs";

/** How long a group may take to end after SIGINT before it is killed. */
const GRACE_PERIOD_MS = 10_000;
/** Windows has no process groups; there a child ends with its console. */
const HAS_GROUPS = process.platform !== "win32";

const running = new Set();
let isCancelled = false;

/**
 * Runs a script with the locked Node.
 * @param {string} script its path from the root of the repository
 * @param {{ env?: object, isQuiet?: boolean }} options quiet: its output is collected, not shown
 * @returns {Promise<{ status: number | null, output: string }>} status null: ended by a signal
 */
export function run(script, args, { env = {}, isQuiet = false } = {}) {
  if (isCancelled) return new Promise(() => {});
  const child = spawn(NODE, [script, ...args], {
    cwd: ROOT,
    detached: HAS_GROUPS,
    stdio: ["ignore", isQuiet ? "pipe" : "inherit", isQuiet ? "pipe" : "inherit"],
    env: environment(env),
  });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.once("error", (error) => {
      running.delete(child);
      resolve({ status: null, output: `${output}${error.message}\n` });
    });
    child.once("close", (status) => {
      running.delete(child);
      // Descendants that are still running must not disturb the next task.
      signal(child, "SIGKILL");
      if (!isCancelled) resolve({ status, output });
    });
  });
}

/** Ends every group by SIGINT, then by SIGKILL, and lets no other start. */
export async function endAll() {
  isCancelled = true;
  const children = [...running];
  const ended = Promise.all(
    children.map((child) => new Promise((resolve) => child.once("exit", resolve))),
  );
  for (const child of children) signal(child, "SIGINT");
  const timeout = setTimeout(() => {
    for (const child of children) signal(child, "SIGKILL");
  }, GRACE_PERIOD_MS);
  await ended;
  clearTimeout(timeout);
  for (const child of children) signal(child, "SIGKILL");
}

function signal(child, name) {
  if (child.pid === undefined) return;
  try {
    process.kill(HAS_GROUPS ? -child.pid : child.pid, name);
  } catch {
    // The group has ended already.
  }
}

/**
 * Runs tasks concurrently, at most `limit` at a time.
 * @param {readonly (() => Promise<unknown>)[]} tasks
 */
export async function runConcurrently(limit, tasks) {
  const queue = [...tasks];
  const worker = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await task();
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
