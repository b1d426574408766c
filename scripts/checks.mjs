/**
 * The static checks of `npm run check` and `npm test`. Each is a script, run with the locked Node from
 * the root of the repository, that ends with an exit code; none of them writes anything.
 */

/** @type {readonly { name: string, script: string, args: readonly string[] }[]} */
export const CHECKS = [
  {
    name: "lint and import directions",
    script: "node_modules/oxlint/bin/oxlint",
    args: ["--quiet", "--type-aware"],
  },
  {
    name: "formatting",
    script: "node_modules/prettier/bin/prettier.cjs",
    args: ["--check", "--log-level", "warn", "."],
  },
  { name: "types", script: "node_modules/typescript/bin/tsc", args: ["-p", "."] },
  {
    name: "types of the web app",
    script: "node_modules/typescript/bin/tsc",
    args: ["-p", "apps/web"],
  },
  { name: "types of the journeys", script: "node_modules/typescript/bin/tsc", args: ["-p", "e2e"] },
  {
    name: "unused files, exports and dependencies",
    script: "node_modules/knip/bin/knip.js",
    args: ["--no-progress", "--treat-config-hints-as-errors"],
  },
  {
    name: "dependencies of what runs",
    script: "node_modules/knip/bin/knip.js",
    args: ["--no-progress", "--production", "--strict", "--include", "unlisted,unresolved"],
  },
  { name: "licences", script: "scripts/licences.mjs", args: [] },
];
