/** The product as a separate process on the loopback address, for the benchmarks. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { startProduct as start } from "../apps/server/test/product.ts";

/** As scripts/start.mjs starts it. */
const FLAGS = ["--max-semi-space-size=2"];

export interface Usage {
  /** Resident memory in bytes: now, and the peak (see `peakSince`). */
  readonly memory: number;
  readonly mostMemory: number;
  /** Processor time so far, in seconds. */
  readonly processor: number;
}

export interface Product {
  readonly url: string;
  /** The resource usage of the process; zeros where the system does not report it. */
  usage(): Usage;
  /** That of each process that it has started and that still runs. */
  usageOfChildren(): readonly Usage[];
  /** Whether the peak memory excludes loading, which needs a system that can reset the peak. */
  readonly peakSince: "it was ready" | "it was started";
  /** Stops the process gracefully, by its id. */
  stop(): Promise<void>;
  /** Kills the process, like a crash. A power failure would also lose what the system has not written yet. */
  kill(): Promise<void>;
}

/**
 * Starts the product with the settings of scripts/start.mjs, and waits until it accepts connections and is idle.
 * @param env settings besides the port
 * @throws when it does not accept connections within 30 seconds
 */
export async function startProduct(port: number, env: Record<string, string>): Promise<Product> {
  const settings = {
    MALLOC_ARENA_MAX: "2",
    PORT: String(port),
    PULDA_PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: "fatal",
    ...env,
  };
  const { url, child, end } = await start(settings, FLAGS);
  if (child.stderr) void showErrors(child.stderr);
  await untilIdle(child.pid);
  return {
    url,
    peakSince: forgetPeak(child.pid) ? "it was ready" : "it was started",
    usage: () => usageOf(child.pid),
    usageOfChildren: () => childrenOf(child.pid).map(usageOf),
    stop: async () => void (await end("SIGTERM")),
    kill: async () => void (await end("SIGKILL")),
  };
}

/** Shows what the server writes but its security log, which has a line for each sign-in. */
async function showErrors(output: Readable): Promise<void> {
  for await (const line of createInterface(output))
    if (!line.includes('"log":"security"')) console.error(line);
}

async function untilIdle(pid: number | undefined): Promise<void> {
  const busy = async () => {
    const before = usageOf(pid).processor;
    await sleep(500);
    return usageOf(pid).processor - before;
  };
  while ((await busy()) > 0.05) await sleep(100);
}

/** Resets the kernel's peak memory of a process; false where that is not possible (other than Linux). */
function forgetPeak(pid: number | undefined): boolean {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, "5");
    return true;
  } catch {
    return false;
  }
}

/** The kernel's unit of processor time: ticks per second. */
const TICKS = 100;

/** The processor time of a process so far, in seconds; 0 where the system does not report it. */
export function processorOf(pid: number | undefined): number {
  return usageOf(pid).processor;
}

/** Any of a process's threads may have started a process. */
function childrenOf(pid: number | undefined): readonly number[] {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return [];
  const lists = readdirSync(tasks).map((id) => readFileSync(`${tasks}/${id}/children`, "utf8"));
  return lists.flatMap((list) => list.split(" ").filter(Boolean).map(Number));
}

function usageOf(pid: number | undefined): Usage {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const bytes = (name: string) =>
      Number(new RegExp(`${name}:\\s+(\\d+)`, "u").exec(status)?.[1] ?? 0) * 1024;
    // after the name, which may hold spaces: user and system time are the 12th and 13th
    const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
    const processor = (user + system) / TICKS;
    return { memory: bytes("VmRSS"), mostMemory: bytes("VmHWM"), processor };
  } catch {
    return { memory: 0, mostMemory: 0, processor: 0 };
  }
}
