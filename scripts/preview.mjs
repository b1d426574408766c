/** `npm run preview:items`: a page with every question type in every state, and a broken item. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { NODE, ROOT, environment, install } from "./prepare.mjs";

install("all");

const folder = join(ROOT, "apps", "web", "preview");
const vite = spawn(NODE, [join(ROOT, "node_modules", "vite", "bin", "vite.js")], {
  cwd: folder,
  stdio: "inherit",
  env: environment(),
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => vite.kill(signal));
vite.on("exit", (code) => process.exit(code ?? 0));
