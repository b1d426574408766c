/** `npm run dev`: the server, restarted on change, with Vite as its proxy. Ctrl-C ends both. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { NODE, ROOT, environment, install } from "./prepare.mjs";

install("all");

const port = process.env.PORT ?? "3000";
const env = environment({ PORT: port, PULDA_DEV_API: `http://127.0.0.1:${port}` });
const children = [
  spawn(NODE, ["--watch", join(ROOT, "apps", "server", "src", "main.ts")], {
    stdio: "inherit",
    env,
  }),
  spawn(NODE, [join(ROOT, "node_modules", "vite", "bin", "vite.js")], {
    stdio: "inherit",
    env,
    cwd: join(ROOT, "apps", "web"),
  }),
];

/** When one of the two ends, the other is ended, too. */
function endBoth(code) {
  for (const child of children) child.kill("SIGTERM");
  process.exitCode = code;
}
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => endBoth(0));
for (const child of children) child.on("exit", (code) => endBoth(code ?? 0));
