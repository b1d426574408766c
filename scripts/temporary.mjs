/** The temporary folder of a test run, which the tests must leave empty. */
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** Caches of the test runners, which may remain. */
const CACHES = /^(node-compile-cache|v8-compile-cache|playwright-transform-cache)/;

/** A file system in memory: databases of tests need not wait for a disk to say that it has written. */
const IN_MEMORY = "/dev/shm";
/** What it must have free, and the machine besides, in bytes; a run needs a tenth. */
const ENOUGH = 4 * 2 ** 30;

/** The folder in memory where there is room for it, else the usual one. */
function parentFolder() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH && freemem() >= 2 * ENOUGH ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Creates the folder. Its name is short, because the path of a Unix socket (PostgreSQL's) has at most 107 characters.
 * @returns {{ path: string, env: object, leftOver(): string[], remove(): void }}
 */
export function newTemporary() {
  const path = mkdtempSync(join(parentFolder(), "pulda-"));
  // PostgreSQL refuses to run as root: another user must be able to traverse the folder.
  chmodSync(path, 0o711);
  return {
    path,
    // Each start of the product would compile its modules anew, which is more than half of its time.
    env: {
      TMPDIR: path,
      TEMP: path,
      TMP: path,
      NODE_COMPILE_CACHE: join(path, "node-compile-cache"),
    },
    leftOver: () => readdirSync(path).filter((name) => !CACHES.test(name)),
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}
