/**
 * The queue of what a taker has entered and the server has not yet acknowledged. Entries are sent one at a
 * time, in order, and retried with exponential backoff until they are acknowledged.
 */
import { asUnacknowledged, withEntry, type Entry } from "./entry.ts";

/**
 * The outcome of a delivery:
 * - `arrived`: acknowledged; for an answer with its version now
 * - `again`: an answer that has to be sent once more on top of another version
 * - `lost`: no acknowledgement; it is sent again, after `wait` seconds at least
 * - `dropped`: refused for good; the listener of the delivery was called with the reason
 */
export type DeliveryOutcome =
  | { readonly kind: "arrived"; readonly version?: number }
  | { readonly kind: "again"; readonly baseVersion: number }
  | { readonly kind: "lost"; readonly wait?: number | undefined }
  | { readonly kind: "dropped" };

export interface OutboxState {
  readonly entries: readonly Entry[];
  /** The entry that is being sent. */
  readonly inFlight: Entry | null;
  /** The last delivery was not acknowledged. */
  readonly isOffline: boolean;
  /** The waiting entries are stored and survive a reload. */
  readonly isPersisted: boolean;
}

interface OutboxOptions {
  readonly deliver: (entry: Entry) => Promise<DeliveryOutcome>;
  /** Stores the waiting entries; false where that fails. */
  readonly save: (entries: readonly Entry[]) => boolean;
}

/** The delay between retries doubles with each, up to the maximum. */
const MIN_RETRY_SECONDS = 1;
const MAX_RETRY_SECONDS = 15;

export class Outbox {
  readonly #options: OutboxOptions;
  readonly #listeners = new Set<() => void>();
  /** The versions of acknowledged answers, by question id. */
  readonly #versions = new Map<number, number>();
  #state: OutboxState = { entries: [], inFlight: null, isOffline: false, isPersisted: true };
  #isClosed = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  readonly get = (): OutboxState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Stops sending; the waiting entries stay stored. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** Adds an entry and sends it. The page may not yet know the version of the answer before it. */
  put(entry: Entry): void {
    const { entries, inFlight } = this.#state;
    this.#setState({ entries: withEntry(entries, this.#rebased(entry), inFlight) });
    void this.#send();
  }

  /**
   * Takes over the entries of a closed page: they are older than all entries here, and may have been in
   * flight when that page was closed.
   */
  adopt(earlier: readonly Entry[]): void {
    if (earlier.length === 0) return;
    const { entries, inFlight } = this.#state;
    this.#setState({
      entries: entries.reduce<readonly Entry[]>(
        (all, entry) => withEntry(all, entry, inFlight),
        earlier.map(asUnacknowledged),
      ),
    });
    void this.#send();
  }

  /** Removes the submission, unless it is in flight. */
  cancelSubmit(): void {
    const { entries, inFlight } = this.#state;
    this.#setState({
      entries: entries.filter((entry) => entry.kind !== "submit" || entry === inFlight),
    });
  }

  /** Sends now instead of after the delay: the connection may be back. */
  readonly retry = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#send();
  };

  async #send(): Promise<void> {
    const [entry] = this.#state.entries;
    if (!entry || this.#isClosed || this.#state.inFlight || this.#timer !== undefined) return;
    this.#setState({ inFlight: entry });
    // Whatever error a delivery throws, the entry is not lost.
    const delivered = await this.#options
      .deliver(entry)
      .catch((): DeliveryOutcome => ({ kind: "lost" }));
    const { entries } = this.#state;
    const rest = entries.filter((other) => other !== entry);
    if (delivered.kind === "lost") {
      this.#failures += 1;
      this.#setState({
        entries: entries.map((other) => (other === entry ? asUnacknowledged(entry) : other)),
        inFlight: null,
        isOffline: true,
      });
      this.#retryLater(delivered.wait);
      return;
    }
    this.#failures = 0;
    if (entry.kind === "answer" && delivered.kind === "arrived" && delivered.version !== undefined)
      this.#versions.set(entry.questionId, delivered.version);
    if (delivered.kind === "again")
      this.#setState({
        entries: entries.map((other) =>
          other === entry && other.kind === "answer"
            ? { ...other, baseVersion: delivered.baseVersion, unacknowledged: [] }
            : other,
        ),
        inFlight: null,
        isOffline: false,
      });
    else
      this.#setState({
        entries: rest.map((other) => withNextBase(other, entry, delivered)),
        inFlight: null,
        isOffline: false,
      });
    void this.#send();
  }

  /** The entry on top of the latest acknowledged version. */
  #rebased(entry: Entry): Entry {
    if (entry.kind !== "answer") return entry;
    const baseVersion = Math.max(entry.baseVersion, this.#versions.get(entry.questionId) ?? 0);
    return { ...entry, baseVersion };
  }

  #retryLater(minSeconds = 0): void {
    if (this.#isClosed) return;
    const seconds = Math.min(MAX_RETRY_SECONDS, MIN_RETRY_SECONDS * 2 ** (this.#failures - 1));
    this.#timer = setTimeout(this.retry, Math.max(seconds, minSeconds) * 1000);
  }

  #setState(change: Partial<OutboxState>): void {
    const before = this.#state;
    const after = { ...before, ...change };
    const isChanged = before.entries !== after.entries;
    this.#state = isChanged ? { ...after, isPersisted: this.#options.save(after.entries) } : after;
    for (const listener of this.#listeners) listener();
  }
}

/** A later answer to the same item gets the version of the one that was just acknowledged as its base. */
function withNextBase(other: Entry, sent: Entry, delivered: DeliveryOutcome): Entry {
  const version = delivered.kind === "arrived" ? delivered.version : undefined;
  const isNext =
    other.kind === "answer" && sent.kind === "answer" && other.questionId === sent.questionId;
  return isNext && version !== undefined ? { ...other, baseVersion: version } : other;
}
