/**
 * What a taker has given and the server has not yet acknowledged, sent one after another in the order
 * in which it was given, again and again until it has arrived.
 */
import { asUnacknowledged, withEntry, type Entry } from "./entry.ts";

/**
 * What became of an entry:
 * - `arrived`: for an answer with the version that it has now
 * - `again`: an answer that has to follow another version
 * - `lost`: nobody answered; it is sent again, after `wait` seconds at the least
 * - `dropped`: it will never be taken, and whoever delivered it has said so
 */
export type DeliveryOutcome =
  | { readonly kind: "arrived"; readonly version?: number }
  | { readonly kind: "again"; readonly baseVersion: number }
  | { readonly kind: "lost"; readonly wait?: number | undefined }
  | { readonly kind: "dropped" };

export interface OutboxState {
  readonly entries: readonly Entry[];
  /** The one that is being sent. */
  readonly inFlight: Entry | null;
  /** The last try found nobody. */
  readonly isOffline: boolean;
  /** What waits outlives the page. */
  readonly isPersisted: boolean;
}

interface OutboxOptions {
  readonly deliver: (entry: Entry) => Promise<DeliveryOutcome>;
  /** Puts down what waits, so that it outlives the page; false where that fails. */
  readonly keep: (entries: readonly Entry[]) => boolean;
}

/** Seconds between tries: twice as long after each, to a limit. */
const MIN_RETRY_SECONDS = 1;
const MAX_RETRY_SECONDS = 15;

export class Outbox {
  readonly #ways: OutboxOptions;
  readonly #listeners = new Set<() => void>();
  /** The versions that answers have arrived with, by question id. */
  readonly #versions = new Map<number, number>();
  #state: OutboxState = { entries: [], inFlight: null, isOffline: false, isPersisted: true };
  #isClosed = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ways: OutboxOptions) {
    this.#ways = ways;
  }

  readonly get = (): OutboxState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends nothing more; what waits is kept. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** An answer may have been given before the page knew that the one before it has arrived. */
  put(entry: Entry): void {
    const { entries, inFlight } = this.#state;
    this.#become({ entries: withEntry(entries, this.#upToDate(entry), inFlight) });
    void this.#send();
  }

  /**
   * Takes in what an earlier page left behind: it was given before all that is here, and may have been
   * on its way when that page went.
   */
  adopt(earlier: readonly Entry[]): void {
    if (earlier.length === 0) return;
    const { entries, inFlight } = this.#state;
    this.#become({
      entries: entries.reduce<readonly Entry[]>(
        (all, entry) => withEntry(all, entry, inFlight),
        earlier.map(asUnacknowledged),
      ),
    });
    void this.#send();
  }

  /** Takes back the wish to submit, unless it is under way. */
  cancelSubmit(): void {
    const { entries, inFlight } = this.#state;
    this.#become({
      entries: entries.filter((entry) => entry.kind !== "submit" || entry === inFlight),
    });
  }

  /** Does not wait for the next try: the connection may be back. */
  readonly retry = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#send();
  };

  async #send(): Promise<void> {
    const [entry] = this.#state.entries;
    if (!entry || this.#isClosed || this.#state.inFlight || this.#timer !== undefined) return;
    this.#become({ inFlight: entry });
    // Whatever fails in between, nothing that waits may be lost over it.
    const delivered = await this.#ways
      .deliver(entry)
      .catch((): DeliveryOutcome => ({ kind: "lost" }));
    const { entries } = this.#state;
    const rest = entries.filter((other) => other !== entry);
    if (delivered.kind === "lost") {
      this.#failures += 1;
      this.#become({
        entries: entries.map((other) => (other === entry ? asUnacknowledged(entry) : other)),
        inFlight: null,
        isOffline: true,
      });
      this.#sendLater(delivered.wait);
      return;
    }
    this.#failures = 0;
    if (entry.kind === "answer" && delivered.kind === "arrived" && delivered.version !== undefined)
      this.#versions.set(entry.questionId, delivered.version);
    if (delivered.kind === "again")
      this.#become({
        entries: entries.map((other) =>
          other === entry && other.kind === "answer"
            ? { ...other, baseVersion: delivered.baseVersion, unacknowledged: [] }
            : other,
        ),
        inFlight: null,
        isOffline: false,
      });
    else
      this.#become({
        entries: rest.map((other) => following(other, entry, delivered)),
        inFlight: null,
        isOffline: false,
      });
    void this.#send();
  }

  #upToDate(entry: Entry): Entry {
    if (entry.kind !== "answer") return entry;
    const base = Math.max(entry.baseVersion, this.#versions.get(entry.questionId) ?? 0);
    return { ...entry, baseVersion: base };
  }

  #sendLater(atLeast = 0): void {
    if (this.#isClosed) return;
    const wait = Math.min(MAX_RETRY_SECONDS, MIN_RETRY_SECONDS * 2 ** (this.#failures - 1));
    this.#timer = setTimeout(this.retry, Math.max(wait, atLeast) * 1000);
  }

  #become(change: Partial<OutboxState>): void {
    const before = this.#state;
    const after = { ...before, ...change };
    const isChanged = before.entries !== after.entries;
    this.#state = isChanged ? { ...after, isPersisted: this.#ways.keep(after.entries) } : after;
    for (const tell of this.#listeners) tell();
  }
}

/** A later answer to the same question follows the one that has just arrived. */
function following(other: Entry, sent: Entry, delivered: DeliveryOutcome): Entry {
  const version = delivered.kind === "arrived" ? delivered.version : undefined;
  const isNext =
    other.kind === "answer" && sent.kind === "answer" && other.questionId === sent.questionId;
  return isNext && version !== undefined ? { ...other, baseVersion: version } : other;
}
