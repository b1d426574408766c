/**
 * The static checks of `npm run check` and `npm test`. Each is a script that the locked Node runs in
 * the root of the repository; its exit code is the outcome, and it writes no files.
 */

const TYPES = "node_modules/typescript/bin/tsc";
/** Each checker types the shared modules again: beside the tests, one takes half the work of four. */
const ONE_CHECKER = ["--checkers", "1"];

/** @type {readonly { name: string, script: string, args: readonly string[] }[]} */
export const CHECKS = [
  {
    name: "lint and import directions",
    script: "node_modules/oxlint/bin/oxlint",
    args: ["--quiet", "--type-aware"],
  },
  {
    name: "formatting",
    script: "node_modules/oxfmt/bin/oxfmt",
    args: ["--check", "."],
  },
  { name: "types", script: TYPES, args: ["-p", ".", ...ONE_CHECKER] },
  {
    name: "types of the web app",
    script: TYPES,
    args: ["-p", "apps/web", ...ONE_CHECKER],
  },
  { name: "types of the journeys", script: TYPES, args: ["-p", "e2e", ...ONE_CHECKER] },
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
