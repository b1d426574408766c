/**
 * Installs the packages and builds the web app, once for each state of their sources. Uses Node alone,
 * because a fresh clone has nothing else.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node of the lock file, on which every script runs, whatever the machine's version. */
export const NODE = join(
  ROOT,
  "node_modules",
  "node",
  "bin",
  process.platform === "win32" ? "node.exe" : "node",
);

const INSTALLED = join(ROOT, "node_modules", ".pulda-installed");
const BUILT = join(ROOT, "apps", "web", "dist", ".pulda-built");

/** Ends the process with one clear line. */
export function stop(line) {
  console.error(line);
  process.exit(1);
}

/**
 * Installs the locked packages, once for each state of the lock file.
 * @param {"start" | "all"} scope "start": what running needs; "all": also what tests and development need.
 *   A complete installation serves both and is never reduced
 */
export function install(scope) {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(
      `Node 20.19 이상이 필요해요. 지금은 ${process.versions.node}이에요. / Node 20.19 or newer is needed.`,
    );
  const state = hashOf(["package-lock.json", "package.json"]);
  const present = existsSync(NODE) ? scopesOf(state) : [];
  if (present.includes(scope)) return;
  console.log("필요한 꾸러미를 설치하고 있어요. 처음 한 번, 1분쯤 걸려요. / Installing packages …");
  rmSync(INSTALLED, { force: true });
  // Engine warnings are about the machine's Node, on which nothing of ours runs. Install scripts are
  // ignored: only `node` needs its own, which starts a second npm; `linkNode` replaces it.
  run(
    npm([
      ...commandFor(scope, present),
      "--ignore-scripts",
      "--prefer-offline",
      "--loglevel=error",
    ]),
    "설치하지 못했어요. / Installation failed.",
  );
  if (!existsSync(NODE) && !linkNode())
    run(
      npm(["rebuild", "node", "--loglevel=error"]),
      "Node 24를 설치하지 못했어요. / Node 24 could not be installed.",
    );
  writeFileSync(INSTALLED, `${scope} ${state}`);
}

/**
 * Links this platform's Node, an optional package of the lock file, to where the package `node` puts it.
 * @returns {boolean} whether there is one for this platform
 */
function linkNode() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const binary = join(
    ROOT,
    "node_modules",
    `node-${platform}-${process.arch}`,
    "bin",
    basename(NODE),
  );
  if (!existsSync(binary)) return false;
  mkdirSync(dirname(NODE), { recursive: true });
  linkSync(binary, NODE);
  return true;
}

/** The scopes that are installed for this state of the lock file. */
function scopesOf(state) {
  const stamp = readStamp(INSTALLED);
  if (stamp === `all ${state}`) return ["start", "all"];
  return stamp === `start ${state}` ? ["start"] : [];
}

/** Development packages are added to an existing installation; otherwise it is a clean install. */
function commandFor(scope, present) {
  if (present.length > 0) return ["install", "--no-save"];
  return scope === "start" ? ["ci", "--omit=dev"] : ["ci"];
}

/** Builds the web app, once for each state of its sources. */
export function buildPages() {
  const state = hashOf([
    "package-lock.json",
    ...["apps/web", "packages/contract", "packages/question"].flatMap((folder) => filesIn(folder)),
  ]);
  if (readStamp(BUILT) === state) return;
  console.log("화면을 준비하고 있어요. / Building the pages …");
  run(
    [NODE, join(ROOT, "node_modules", "vite", "bin", "vite.js"), "build", "--logLevel", "warn"],
    "화면을 만들지 못했어요. / The build failed.",
    join(ROOT, "apps", "web"),
  );
  writeFileSync(BUILT, state);
}

/** An environment whose PATH has the locked Node first. */
export function environment(extra = {}) {
  const separator = process.platform === "win32" ? ";" : ":";
  return {
    ...process.env,
    PATH: `${dirname(NODE)}${separator}${process.env.PATH ?? ""}`,
    ...extra,
  };
}

function npm(args) {
  const script = process.env.npm_execpath;
  return script?.endsWith("js") ? [process.execPath, script, ...args] : ["npm", ...args];
}

function run([command, ...args], failure, cwd = ROOT) {
  const { status, error } = spawnSync(command, args, {
    cwd,
    stdio: "inherit",
    env: environment(),
    shell: process.platform === "win32" && command === "npm",
  });
  if (status !== 0) stop(error ? `${failure} (${error.message})` : failure);
}

function readStamp(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}

/** Source files below a folder, sorted, without packages, builds and tests. */
function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => !/(^|[\\/])(node_modules|dist)([\\/]|$)|\.test\.tsx?$/.test(path))
    .filter((path) => statSync(join(ROOT, path)).isFile())
    .toSorted();
}

function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(relative(".", path)).update(readFileSync(join(ROOT, path)));
  return hash.digest("hex");
}
