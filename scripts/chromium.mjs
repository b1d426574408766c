/** Finds Chromium for the journeys, or names what to install. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { ROOT } from "./prepare.mjs";

/** The shell without a browser's own windows comes first: the journeys take a quarter less time in it. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * The path of Chromium: CHROMIUM_PATH; else the system's; else Playwright's; else, as root on Debian,
 * one that is installed now.
 * @returns {{ path: string } | { problem: string }}
 */
export function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    return existsSync(configured)
      ? { path: configured }
      : { problem: `CHROMIUM_PATH names no file: ${configured}` };
  }
  const found = onSystem() ?? fromPlaywright() ?? (installFromDebian() ? onSystem() : null);
  return found
    ? { path: found }
    : {
        problem:
          "Chromium is missing: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.",
      };
}

function onSystem() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, MAC].find((path) => existsSync(path)) ?? null;
}

function fromPlaywright() {
  const manifest = join(ROOT, "e2e", "package.json");
  let path = "";
  try {
    path = createRequire(manifest)("@playwright/test").chromium.executablePath();
  } catch (error) {
    if (error.code !== "MODULE_NOT_FOUND") throw error;
  }
  return path && existsSync(path) ? path : null;
}

const APT = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
const OUTPUT = ["ignore", "ignore", "inherit"];
const UPDATE = ["update", "-qq"];
const PACKAGES = ["chromium-headless-shell", "chromium"];
const installing = (name) => ["install", "-y", "-qq", name];

function canInstall() {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version");
}

/**
 * Begins to install Chromium where `findChromium` would have to, so that it is there when the journeys begin. What fails
 * here is tried again, and told, by `findChromium`.
 * @returns {Promise<void>} settled when nothing is being installed any more
 */
export async function installAhead() {
  if (process.env.CHROMIUM_PATH || onSystem() || fromPlaywright() || !canInstall()) return;
  await aptGet(UPDATE);
  for (const name of PACKAGES) if (await aptGet(installing(name))) return;
}

function aptGet(args) {
  return new Promise((resolve) => {
    const child = spawn("apt-get", args, { stdio: "ignore", env: APT });
    child.once("error", () => resolve(false));
    child.once("close", (status) => resolve(status === 0));
  });
}

function installFromDebian() {
  if (!canInstall()) return false;
  console.log("Installing Chromium for the journeys …");
  const options = { stdio: OUTPUT, env: APT };
  spawnSync("apt-get", UPDATE, options);
  return PACKAGES.some((name) => spawnSync("apt-get", installing(name), options).status === 0);
}
