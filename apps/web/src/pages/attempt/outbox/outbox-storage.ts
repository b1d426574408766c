/**
 * The waiting entries in localStorage, so that they survive a reload. Each visit of the page has a slot of
 * its own, which it locks; the entries in slots of closed pages (orphans) are adopted by the next one.
 */
import type { Entry } from "./entry.ts";

const KEY_PREFIX = "pulda-outbox";

export interface StorageSlot {
  readonly userId: number;
  readonly attemptId: number;
  /** Identifies one opening of the page. */
  readonly visit: string;
}

/** @returns false where the browser cannot store them: they are sent, but do not survive a reload */
export function saveEntries(slot: StorageSlot, entries: readonly Entry[]): boolean {
  try {
    if (entries.length === 0) localStorage.removeItem(keyOf(slot));
    else localStorage.setItem(keyOf(slot), JSON.stringify(entries));
    return true;
  } catch {
    return false;
  }
}

/** Locks the slot, which shows that its page is open, until the returned function is called. */
export function lockSlot(slot: StorageSlot): () => void {
  const { signal, abort } = abortable();
  const untilReleased = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener("abort", () => resolve());
    });
  void navigator.locks?.request(keyOf(slot), untilReleased).catch(() => undefined);
  return abort;
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** The attempts of a user that have stored entries. */
export function attemptsWithEntries(userId: number): number[] {
  const prefix = `${KEY_PREFIX}:${userId}:`;
  return keysOf(prefix).map((key) => Number(key.slice(prefix.length).split(":")[0]));
}

/** Passes the entries that closed pages have left of the same attempt to `adopt`, then deletes them. */
export async function adoptOrphans(
  slot: StorageSlot,
  adopt: (entries: readonly Entry[]) => void,
): Promise<void> {
  for (const key of keysOf(keyOf({ ...slot, visit: "" }))) {
    if (key === keyOf(slot) || !(await isUnlocked(key))) continue;
    adopt(read(key));
    localStorage.removeItem(key);
  }
}

function keyOf({ userId, attemptId, visit }: StorageSlot): string {
  return `${KEY_PREFIX}:${userId}:${attemptId}:${visit}`;
}

function keysOf(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .toSorted();
  } catch {
    return [];
  }
}

/**
 * Whether no open page has locked the slot. Where the browser has no locks (pages on plain http) this is not
 * known; an answer that is sent twice is stored once all the same, since answers have versions.
 */
async function isUnlocked(key: string): Promise<boolean> {
  if (!navigator.locks) return true;
  return navigator.locks
    .request(key, { ifAvailable: true }, async (lock) => lock !== null)
    .catch(() => true);
}

function read(key: string): Entry[] {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(entries) ? entries.map(upgraded).filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** An entry of release 0.1.0 under today's names: it may still wait when a new release is installed. */
function upgraded(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("kind" in value)) return value;
  if (value.kind === "answer" && "base" in value && "doubts" in value) {
    const { base: baseVersion, doubts: unacknowledged, ...rest } = value;
    return { ...rest, baseVersion, unacknowledged };
  }
  if (value.kind !== "mark" || !("change" in value)) return value;
  const { highlight, ...rest } = value.change as { highlight?: { from: number; to: number } };
  if (highlight === undefined) return { ...value, kind: "annotation", change: rest };
  const { from: start, to: end, ...span } = highlight;
  return { ...value, kind: "annotation", change: { ...rest, highlight: { ...span, start, end } } };
}

/** Whether it has the fields of an entry; an earlier release may have stored something else. */
function isEntry(value: unknown): value is Entry {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false;
  const required = REQUIRED_FIELDS[String(value.kind)];
  return required?.every((name) => name in value) ?? false;
}

const REQUIRED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  answer: ["questionId", "response", "baseVersion", "unacknowledged"],
  annotation: ["questionId", "change"],
  time: ["visit", "seconds"],
  submit: [],
} satisfies Record<Entry["kind"], readonly string[]>;
