/** Starts the product as a person would have it: one process, an empty data folder, a free port. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MAIN = join(import.meta.dirname, "..", "..", "apps", "server", "src", "main.ts");

export interface Product {
  readonly url: string;
  readonly process: ChildProcess;
  /** Ends the process, by its id, and removes its data. */
  stop(): Promise<void>;
}

/**
 * @param env settings besides port and data folder
 * @throws when the product is not ready within 30 seconds
 */
export async function startProduct(
  env: Record<string, string> = {},
  port: number | null = null,
): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), "pulda-e2e-"));
  const chosen = port ?? (await freePort());
  const url = `http://127.0.0.1:${chosen}`;
  const child = spawn(process.execPath, [MAIN], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      ...process.env,
      PORT: String(chosen),
      PULDA_DATA_DIR: data,
      PULDA_PUBLIC_URL: url,
      ...env,
    },
  });
  let log = "";
  child.stderr.on("data", (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)));
  await ready(url, child, () => log);
  return {
    url,
    process: child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
      }
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function ready(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the product ended: ${log()}`);
    const answer = await fetch(`${url}/api/v1/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill("SIGKILL");
  throw new Error(`the product was not ready in time: ${log()}`);
}
