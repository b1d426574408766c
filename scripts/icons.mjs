/**
 * `npm run icons -- Close Add`: copies icons of @mui/icons-material into apps/web/src/icons. That
 * package is 43,000 files, two thirds of a whole installation, for the few icons that the web app
 * shows; so only this script installs it, into a temporary folder.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./prepare.mjs";

const SOURCE = "@mui/icons-material@9.5.0";

const names = process.argv.slice(2);
if (names.length === 0) throw new Error("Which icons? For example: npm run icons -- Close Add");

const folder = mkdtempSync(join(tmpdir(), "pulda-icons-"));
try {
  spawnSync("npm", ["install", "--prefix", folder, "--no-save", "--legacy-peer-deps", SOURCE], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  for (const name of names) copy(name);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The shapes of an icon, as its module builds them, written as JSX. */
function copy(name) {
  const module = join(folder, "node_modules", "@mui", "icons-material", `${name}.mjs`);
  const shapes = [...readFileSync(module, "utf8").matchAll(/_jsx\("(\w+)", \{([^}]*)\}/g)].map(
    ([, element, attributes]) =>
      `<${element} ${attributes.trim().replaceAll(/(\w+): ("[^"]*"),?\s*/g, "$1=$2 ")}/>`,
  );
  if (shapes.length === 0) throw new Error(`${name} has no shapes.`);
  const body = shapes.length === 1 ? shapes[0] : `<>${shapes.join("")}</>`;
  writeFileSync(
    join(ROOT, "apps", "web", "src", "icons", `${fileName(name)}.tsx`),
    `import { createSvgIcon } from "@mui/material/utils";\n\nexport default createSvgIcon(${body}, "${name}");\n`,
  );
}

/** @example fileName("SendOutlined") // "send-outlined" */
function fileName(name) {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}
