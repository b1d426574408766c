/** Finds Chromium for the journeys, or names what to install. */
import { spawnSync } from "node:child_process";
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
  const require = createRequire(join(ROOT, "e2e", "package.json"));
  const path = require("@playwright/test").chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  console.log("Installing Chromium for the journeys …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const quiet = { stdio: ["ignore", "ignore", "inherit"], env };
  spawnSync("apt-get", ["update", "-qq"], quiet);
  return ["chromium-headless-shell", "chromium"].some(
    (name) => spawnSync("apt-get", ["install", "-y", "-qq", name], quiet).status === 0,
  );
}
