/** `npm start`: installs and builds what is missing, then runs the server until it is stopped. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { NODE, ROOT, buildPages, environment, install } from "./prepare.mjs";

install("start");
buildPages();

// Compiled modules are kept, so that later starts are quicker.
const NODE_COMPILE_CACHE = join(ROOT, "node_modules", ".cache", "node");
// Requests allocate much that is short-lived: a small young generation and few malloc arenas save memory.
const server = spawn(
  NODE,
  ["--max-semi-space-size=2", join(ROOT, "apps", "server", "src", "main.ts")],
  { stdio: "inherit", env: environment({ MALLOC_ARENA_MAX: "2", NODE_COMPILE_CACHE }) },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
