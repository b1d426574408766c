/**
 * What waits to be sent, in the browser's own store, so that it outlives a reload. Each opening of the
 * page has a place of its own; what stands at the place of a page that is gone is adopted.
 */
import type { Entry } from "./entry.ts";

const PREFIX = "pulda-outbox";

export interface StorageSlot {
  readonly userId: number;
  readonly attemptId: number;
  /** One opening of the page. */
  readonly visit: string;
}

/** False where the browser keeps nothing: what waits is still sent, but does not outlive the page. */
export function saveEntries(place: StorageSlot, entries: readonly Entry[]): boolean {
  try {
    if (entries.length === 0) localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), JSON.stringify(entries));
    return true;
  } catch {
    return false;
  }
}

/** Says that this page lives, until the returned function is called. */
export function lockSlot(place: StorageSlot): () => void {
  const { signal, abort } = abortable();
  const left = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener("abort", () => resolve());
    });
  void navigator.locks?.request(keyOf(place), left).catch(() => undefined);
  return abort;
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** The attempts of a user of which something is kept. */
export function attemptsWithEntries(userId: number): number[] {
  const start = `${PREFIX}:${userId}:`;
  return keysOf(start).map((key) => Number(key.slice(start.length).split(":")[0]));
}

/** Hands over what pages that are gone have left of the same attempt, and forgets it after that. */
export async function adoptOrphans(
  place: StorageSlot,
  adopt: (entries: readonly Entry[]) => void,
): Promise<void> {
  for (const key of keysOf(keyOf({ ...place, visit: "" }))) {
    if (key === keyOf(place) || !(await isFree(key))) continue;
    adopt(read(key));
    localStorage.removeItem(key);
  }
}

function keyOf({ userId, attemptId, visit }: StorageSlot): string {
  return `${PREFIX}:${userId}:${attemptId}:${visit}`;
}

function keysOf(start: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .toSorted();
  } catch {
    return [];
  }
}

/**
 * Whether no living page holds the place. Where the browser has no locks (a plain-http address) this is
 * not known: what is sent twice is then taken once, since answers carry their versions.
 */
async function isFree(key: string): Promise<boolean> {
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

/** An entry of 0.1.0 with today's names: an answer may still wait when a new release arrives. */
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

/** Whether it is what this release writes: an earlier one may have written something else. */
function isEntry(value: unknown): value is Entry {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false;
  const needed = NEEDED[String(value.kind)];
  return needed?.every((name) => name in value) ?? false;
}

const NEEDED: Readonly<Record<string, readonly string[]>> = {
  answer: ["questionId", "response", "baseVersion", "unacknowledged"],
  annotation: ["questionId", "change"],
  time: ["visit", "seconds"],
  submit: [],
} satisfies Record<Entry["kind"], readonly string[]>;
