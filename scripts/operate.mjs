/** `npm run backup`, `npm run restore` and `npm run move`: installs what is missing, then runs the command. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { NODE, ROOT, environment, install } from "./prepare.mjs";

install("start");
const command = join(ROOT, "apps", "server", "src", "backup", "command.ts");
const { status } = spawnSync(NODE, [command, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: environment(),
});
process.exit(status ?? 1);
