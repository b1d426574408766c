/** The product as one process of its own on the loopback address, for the benchmarks. */
import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { startProduct as start } from "../apps/server/test/product.ts";

/** As scripts/start.mjs starts it. */
const FLAGS = ["--max-semi-space-size=4"];

export interface Usage {
  /** Resident, in bytes: now, and at its highest (see `peakSince`). */
  readonly memory: number;
  readonly mostMemory: number;
  /** Of the processor until now, in seconds. */
  readonly processor: number;
}

export interface Product {
  readonly url: string;
  /** What the process takes; zeros where the system does not tell. */
  usage(): Usage;
  /** What it took to load counts for its highest memory only where the system cannot forget it. */
  readonly peakSince: "it was ready" | "it was started";
  /** Ends the process in order, by its id. */
  stop(): Promise<void>;
  /** Ends the process as a crash does. A power cut would also take what the system has not written yet. */
  kill(): Promise<void>;
}

/**
 * Starts the product with the settings of scripts/start.mjs, and waits until it is open and has loaded
 * what it loads.
 * @param env settings besides the port
 * @throws when it is not open within 30 seconds
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
  child.stderr?.pipe(process.stderr);
  await untilIdle(child.pid);
  return {
    url,
    peakSince: forgetPeak(child.pid) ? "it was ready" : "it was started",
    usage: () => usageOf(child.pid),
    stop: async () => void (await end("SIGTERM")),
    kill: async () => void (await end("SIGKILL")),
  };
}

async function untilIdle(pid: number | undefined): Promise<void> {
  const busy = async () => {
    const before = usageOf(pid).processor;
    await sleep(500);
    return usageOf(pid).processor - before;
  };
  while ((await busy()) > 0.05) await sleep(100);
}

/** Lets the kernel count the highest memory from now on; false where it cannot (other than Linux). */
function forgetPeak(pid: number | undefined): boolean {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, "5");
    return true;
  } catch {
    return false;
  }
}

/** The kernel counts a process's time in hundredths of a second. */
const TICKS = 100;

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
