/** Processes of a test run: each in a group of its own, so that none outlives the run. */
import { spawn } from "node:child_process";
import { NODE, ROOT, environment } from "./prepare.mjs";

/** How long a group may take to end by itself when the run is given up, in milliseconds. */
const GRACE = 10_000;
/** Windows has no groups of processes; there a child ends with its console. */
const HAS_GROUPS = process.platform !== "win32";

const running = new Set();
let isOver = false;

/**
 * Runs a script with the locked Node.
 * @param {string} script its path from the root of the repository
 * @param {{ env?: object, isQuiet?: boolean }} options quiet: what it says is kept, not shown
 * @returns {Promise<{ status: number | null, output: string }>} a null status: a signal ended it
 */
export function run(script, args, { env = {}, isQuiet = false } = {}) {
  if (isOver) return new Promise(() => {});
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
      // What it has left behind must not go on beside the next.
      signal(child, "SIGKILL");
      if (!isOver) resolve({ status, output });
    });
  });
}

/** Ends every group, as Ctrl-C in a terminal does or by force, and starts no other. */
export async function endAll() {
  isOver = true;
  const children = [...running];
  const ended = Promise.all(
    children.map((child) => new Promise((resolve) => child.once("exit", resolve))),
  );
  for (const child of children) signal(child, "SIGINT");
  const late = setTimeout(() => {
    for (const child of children) signal(child, "SIGKILL");
  }, GRACE);
  await ended;
  clearTimeout(late);
  for (const child of children) signal(child, "SIGKILL");
}

function signal(child, name) {
  if (child.pid === undefined) return;
  try {
    process.kill(HAS_GROUPS ? -child.pid : child.pid, name);
  } catch {
    // Nobody is left in it.
  }
}

/**
 * Runs tasks beside each other, `most` at a time.
 * @param {readonly (() => Promise<unknown>)[]} tasks
 */
export async function beside(most, tasks) {
  const waiting = [...tasks];
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task();
  };
  await Promise.all(Array.from({ length: most }, worker));
}
