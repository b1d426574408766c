/** The temporary folder of a test run, in which nothing may stay behind. */
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Caches of the runners, which are no litter. */
const CACHES = /^(node-compile-cache|v8-compile-cache|playwright-transform-cache)/;

/**
 * Makes the folder. Its name is short: the path of PostgreSQL's socket below it may have 107 characters.
 * @returns {{ path: string, env: object, leftOver(): string[], remove(): void }}
 */
export function newTemporary() {
  const path = mkdtempSync(join(tmpdir(), "pulda-"));
  // PostgreSQL does not run as root: another user has to get to its folder.
  chmodSync(path, 0o711);
  return {
    path,
    env: { TMPDIR: path, TEMP: path, TMP: path },
    leftOver: () => readdirSync(path).filter((name) => !CACHES.test(name)),
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}
