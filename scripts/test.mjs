/**
 * `npm test`: all checks and tests, one exit code, and the last line "N passed, M failed".
 * With --fast (`npm run check`) the browser journeys are left out; with --long (`npm run test:long`)
 * all rounds, widths and many seeds are run, see `testing/effort.ts`.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { CHECKS } from "./checks.mjs";
import { findChromium, installAhead } from "./chromium.mjs";
import { install, ROOT } from "./prepare.mjs";
import { runConcurrently, endAll, run } from "./processes.mjs";
import { newTemporary } from "./temporary.mjs";

const isFast = process.argv.includes("--fast");
const isLong = process.argv.includes("--long");
const total = { passed: 0, failed: 0 };
/** What failed, named once more at the end: a log may be cut off at its beginning. */
const failures = [];

install("all");
const reports = mkdtempSync(join(tmpdir(), "pulda-reports-"));
const temporary = newTemporary();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(name, cancel);
const effort = isLong ? longRun() : { PULDA_TEST: "" };

const pages = { name: "the pages, built", script: "scripts/build.mjs", args: [] };
const checks = isFast ? CHECKS : [pages, ...CHECKS];
const browser = isFast ? Promise.resolve() : installAhead();
await runConcurrently(Math.max(2, availableParallelism()), [unitTests, ...checks.map(check)]);
await browser;
if (!isFast) await journeys();
checkLeftovers();
cleanUp();

for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** The environment of a long run, with a random seed that is printed; PULDA_TEST_SEED repeats it. */
function longRun() {
  const seed = process.env.PULDA_TEST_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
  console.log(`The seed of this run: PULDA_TEST_SEED=${seed}`);
  return { PULDA_TEST: "long", PULDA_TEST_SEED: seed };
}

/** A check that passes or fails as a whole; its output is shown when it fails. */
function check({ name, script, args }) {
  return () =>
    timed(name, async () => {
      const { status, output } = await run(script, args, { env: temporary.env, isQuiet: true });
      record(name, status === 0, output);
    });
}

function unitTests() {
  // By itself Vitest leaves one core free, which on two cores halves its speed; one more than there are, since the tests
  // of the server wait for processes that they start.
  const args = [
    "run",
    `--maxWorkers=${availableParallelism() + 1}`,
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${report("unit")}`,
  ];
  return suite("unit and store tests", "node_modules/vitest/vitest.mjs", args, unitCounts);
}

function unitCounts() {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read("unit");
  printSlowest(testResults);
  for (const { name, assertionResults = [] } of testResults)
    for (const { status, fullName } of assertionResults)
      if (status === "failed") failures.push(`${relative(ROOT, name)}: ${fullName}`);
  return { passed: numPassedTests, failed: numFailedTests };
}

/** The files that take longest, which decide how long a run takes. */
function printSlowest(files) {
  const slowest = files
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 8)
    .map(({ name, seconds }) => `${relative(ROOT, name)} ${seconds.toFixed(0)} s`);
  if (slowest.length > 0) console.log(`the slowest files: ${slowest.join(", ")}`);
}

function journeys() {
  const chromium = findChromium();
  if ("problem" in chromium) return record("journeys", false, chromium.problem);
  const args = ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"];
  const env = {
    CHROMIUM_PATH: chromium.path,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report("journeys"),
  };
  return suite("journeys", "node_modules/@playwright/test/cli.js", args, journeyCounts, env);
}

function journeyCounts() {
  const { stats = {}, suites = [] } = read("journeys");
  failures.push(...failedJourneys(suites));
  return { passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected ?? 0 };
}

/** The journeys that failed, of Playwright's suites within suites. */
function failedJourneys(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ ok, file, title }) => (ok ? [] : [`${file}: ${title}`])),
    ...failedJourneys(inner),
  ]);
}

/** A test runner that writes a report; one that fails without a report counts as one failure. */
function suite(name, script, args, counts, env = {}) {
  return timed(name, async () => {
    console.log(`\n── ${name}`);
    const { status } = await run(script, args, { env: { ...temporary.env, ...effort, ...env } });
    const { passed, failed } = counts();
    total.passed += passed;
    total.failed += failed;
    if (status === 0 ? passed === 0 : failed === 0)
      record(name, false, `the runner ended with ${status}\n`);
  });
}

/** Tests have to remove all of their temporary files. */
function checkLeftovers() {
  const names = temporary.leftOver();
  record(
    "no temporary files are left",
    names.length === 0,
    `left in the temporary folder: ${names.join(", ")}\n`,
  );
}

function record(name, isPassed, output) {
  total[isPassed ? "passed" : "failed"] += 1;
  if (isPassed) return;
  failures.push(name);
  console.error(`${output}✗ ${name}`);
}

async function timed(name, task) {
  const startedAt = Date.now();
  await task();
  console.log(`── ${name}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

async function cancel() {
  await endAll();
  cleanUp();
  process.exit(130);
}

function cleanUp() {
  temporary.remove();
  rmSync(reports, { recursive: true, force: true });
}

function report(name) {
  return join(reports, `${name}.json`);
}

/** A report, empty when the runner has not written it. */
function read(name) {
  try {
    return JSON.parse(readFileSync(report(name), "utf8"));
  } catch {
    return {};
  }
}
