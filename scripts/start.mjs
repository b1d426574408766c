/** `npm start`: installs and builds what is missing, then runs the server until it is stopped. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { NODE, ROOT, buildPages, environment, install } from "./prepare.mjs";

install();
buildPages();

const server = spawn(NODE, [join(ROOT, "apps", "server", "src", "main.ts")], {
  stdio: "inherit",
  env: environment(),
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
