/**
 * Checks the licence of every package that runs with the product or is bundled into the web app. An
 * unlisted or missing licence fails the check: somebody has to read it first.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "./prepare.mjs";

/** Licences that require no more than their notice. */
const PERMISSIVE = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Exceptions: licences that are not permissive, with the reason why the package is accepted. */
const EXCEPTIONS = new Map([
  // Vite's CSS compiler runs at build time; nothing of it is in the bundle.
  [/^lightningcss(-|$)/, "MPL-2.0"],
  // Its LICENSE is that of BSD-2-Clause; package.json names it by its old name.
  [/^duck$/, "BSD"],
]);

/**
 * @param {Record<string, { version?: string, license?: unknown, dev?: boolean, link?: boolean }>} packages
 *   as a lock file lists them, by folder
 * @returns {string[]} a line for each package that may not be used
 */
export function licenceProblems(packages) {
  return Object.entries(packages).flatMap(([folder, { version, license, dev, link }]) => {
    if (!folder.includes("node_modules/") || dev || link) return [];
    const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
    const terms = typeof license === "string" ? license : "";
    if (
      isPermissive(terms) ||
      [...EXCEPTIONS].some(([pattern, accepted]) => pattern.test(name) && accepted === terms)
    )
      return [];
    return [`${name} ${version}: ${terms || "no licence is named"}`];
  });
}

/** "A OR B" leaves the choice to us; "A AND B" binds to both. */
function isPermissive(expression) {
  const terms = expression.replaceAll(/^\(|\)$/g, "");
  if (terms.includes(" OR ")) return terms.split(" OR ").some(isPermissive);
  if (terms.includes(" AND ")) return terms.split(" AND ").every(isPermissive);
  return PERMISSIVE.has(terms);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  const problems = licenceProblems(packages);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
