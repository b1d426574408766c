/** Whether the database takes a write. On a full disk it still answers what is read. */
import type { Database } from "./database.ts";

/** A probe is no older than this; all who ask meanwhile share it. */
const PROBE_INTERVAL_MS = 1000;
/** As much as a small change writes: a disk with less left counts as full. */
const PROBE_LENGTH = 16_384;

/**
 * Returns a function that says whether the database takes a write. It asks the database once a second at most,
 * however many ask.
 * @param now in milliseconds, from a clock that nobody sets
 */
export function writeProbe(db: Database, now = () => performance.now()): () => Promise<boolean> {
  let latest: Promise<boolean> | null = null;
  let until = 0;

  async function probe(): Promise<boolean> {
    const value = String(Date.now()).padEnd(PROBE_LENGTH, ".");
    try {
      await db
        .insertInto("setting")
        .values({ name: "write-probe", value })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
        .execute();
      return true;
    } catch {
      return false;
    }
  }

  return () => {
    if (!latest || now() >= until) {
      latest = probe();
      until = Infinity;
      void latest.then(() => (until = now() + PROBE_INTERVAL_MS));
    }
    return latest;
  };
}
