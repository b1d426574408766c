/**
 * `npm test`: everything that must hold, one exit code, and last the line "N passed, M failed".
 * With --fast (`npm run check`) the browser journeys are left out.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHECKS } from "./checks.mjs";
import { findChromium } from "./chromium.mjs";
import { NODE, ROOT, buildPages, environment, install } from "./prepare.mjs";

const fast = process.argv.includes("--fast");
const reports = mkdtempSync(join(tmpdir(), "pulda-test-"));
const total = { passed: 0, failed: 0 };

install("all");
for (const { name, script, args } of CHECKS) check(name, join(ROOT, script), args);
suite("unit and store tests", bin("vitest", "vitest.mjs"), vitestArgs(), vitestCounts);
if (!fast) journeys();
rmSync(reports, { recursive: true, force: true });

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function bin(name, path) {
  return join(ROOT, "node_modules", name, path);
}

/** One command that passes or fails as a whole. */
function check(name, script, args) {
  const { status } = run(name, script, args);
  total[status === 0 ? "passed" : "failed"] += 1;
  if (status !== 0) console.error(`✗ ${name}`);
}

/** A runner that writes a report of its tests; a runner that fails without one counts as a failure. */
function suite(name, script, args, counts, env = {}) {
  const { status } = run(name, script, args, env);
  const { passed, failed } = counts();
  total.passed += passed;
  total.failed += failed > 0 ? failed : status === 0 ? 0 : 1;
}

function run(name, script, args, env = {}) {
  const since = Date.now();
  console.log(`\n── ${name}`);
  const result = spawnSync(NODE, [script, ...args], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: environment(env),
  });
  console.log(`── ${name}: ${((Date.now() - since) / 1000).toFixed(1)} s`);
  return result;
}

function vitestArgs() {
  return ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report("unit")}`];
}

function vitestCounts() {
  const { numPassedTests = 0, numFailedTests = 0 } = read("unit");
  return { passed: numPassedTests, failed: numFailedTests };
}

function journeys() {
  const chromium = findChromium();
  if ("problem" in chromium) {
    console.error(chromium.problem);
    total.failed += 1;
    return;
  }
  buildPages();
  const env = { CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report("journeys") };
  const args = ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"];
  suite("journeys", bin("@playwright/test", "cli.js"), args, journeyCounts, env);
}

function journeyCounts() {
  const { stats = {} } = read("journeys");
  return { passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected ?? 0 };
}

function report(name) {
  return join(reports, `${name}.json`);
}

/** A report as it was written; none at all when the runner did not come that far. */
function read(name) {
  try {
    return JSON.parse(readFileSync(report(name), "utf8"));
  } catch {
    return {};
  }
}
