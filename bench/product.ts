/** The product as one process of its own on the loopback address, for the benchmarks. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const MAIN = join(import.meta.dirname, "../apps/server/src/main.ts");
/** How long it may take to start, in milliseconds. */
const PATIENCE = 30_000;

export interface Usage {
  /** Resident, in bytes: now, and at its highest since the product was ready. */
  readonly memory: number;
  readonly mostMemory: number;
  /** Of the processor until now, in seconds. */
  readonly processor: number;
}

export interface Product {
  readonly url: string;
  /** What the process takes; zeros where the system does not tell. */
  usage(): Usage;
  /** Ends the process in order, by its id. */
  stop(): Promise<void>;
  /** Ends the process as a power cut would. */
  kill(): Promise<void>;
}

/**
 * Starts the product with the settings of scripts/start.mjs, and waits until it answers and has loaded
 * what it loads.
 * @param env settings besides the port
 * @throws when it is not ready within 30 seconds
 */
export async function startProduct(port: number, env: Record<string, string>): Promise<Product> {
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ["--max-semi-space-size=4", MAIN], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: "2",
      PORT: String(port),
      PULDA_PUBLIC_URL: url,
      LOG_LEVEL: "fatal",
      ...env,
    },
  });
  // When the bench ends without stopping it, it must not stay behind.
  const end = () => server.kill("SIGKILL");
  process.once("exit", end);
  async function endWith(signal: NodeJS.Signals): Promise<void> {
    process.off("exit", end);
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  }

  const until = Date.now() + PATIENCE;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > until) {
      await endWith("SIGKILL");
      throw new Error("the server did not start");
    }
    await sleep(100);
  }
  await untilIdle(server.pid);
  forgetPeak(server.pid);
  return {
    url,
    usage: () => usageOf(server.pid),
    stop: () => endWith("SIGTERM"),
    kill: () => endWith("SIGKILL"),
  };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/v1/ready`).catch(() => null);
  return answer?.ok ?? false;
}

async function untilIdle(pid: number | undefined): Promise<void> {
  const busy = async () => {
    const before = usageOf(pid).processor;
    await sleep(500);
    return usageOf(pid).processor - before;
  };
  while ((await busy()) > 0.05) await sleep(100);
}

/** Lets the kernel count the highest memory from now on. */
function forgetPeak(pid: number | undefined): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, "5");
  } catch {
    // Where the system has no such file the peak is that of the process's whole life.
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
