/**
 * What a taker has given and the server has not yet acknowledged, sent one after another in the order
 * in which it was given, again and again until it has arrived.
 */
import { joined, type Entry } from "./entry.ts";

/**
 * What became of an entry:
 * - `arrived`: for an answer with the version that it has now
 * - `again`: an answer that has to follow another version
 * - `lost`: nobody answered; it is sent again, after `wait` seconds at the least
 * - `dropped`: it will never be taken, and whoever delivered it has said so
 */
export type Delivered =
  | { readonly kind: "arrived"; readonly version?: number }
  | { readonly kind: "again"; readonly base: number }
  | { readonly kind: "lost"; readonly wait?: number | undefined }
  | { readonly kind: "dropped" };

export interface OutboxState {
  readonly entries: readonly Entry[];
  /** The one that is being sent. */
  readonly inFlight: Entry | null;
  /** The last try found nobody. */
  readonly isCutOff: boolean;
}

interface Ways {
  readonly deliver: (entry: Entry) => Promise<Delivered>;
  /** Puts down what waits, so that it outlives the page. */
  readonly keep: (entries: readonly Entry[]) => void;
}

/** Seconds between tries: twice as long after each, to a limit. */
const SHORTEST_WAIT = 1;
const LONGEST_WAIT = 15;

export class Outbox {
  readonly #ways: Ways;
  readonly #listeners = new Set<() => void>();
  #state: OutboxState = { entries: [], inFlight: null, isCutOff: false };
  #isOpen = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  readonly get = (): OutboxState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** From now on what found nobody is tried again by itself. */
  open(): void {
    this.#isOpen = true;
    void this.#send();
  }

  /** What waits is still sent, as long as somebody answers; what is not is kept. */
  close(): void {
    this.#isOpen = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  put(entry: Entry): void {
    this.#become({ entries: joined(this.#state.entries, entry, this.#state.inFlight) });
    void this.#send();
  }

  /** Takes in what an earlier page left behind: it was given before all that is here. */
  adopt(earlier: readonly Entry[]): void {
    if (earlier.length === 0) return;
    const { entries, inFlight } = this.#state;
    this.#become({
      entries: entries.reduce((all, entry) => joined(all, entry, inFlight), earlier),
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
    if (!entry || this.#state.inFlight || this.#timer !== undefined) return;
    this.#become({ inFlight: entry });
    const delivered = await this.#ways.deliver(entry);
    const { entries } = this.#state;
    const rest = entries.filter((other) => other !== entry);
    if (delivered.kind === "lost") {
      this.#failures += 1;
      this.#become({
        entries: entries.map((other) => (other === entry ? doubted(entry) : other)),
        inFlight: null,
        isCutOff: true,
      });
      this.#sendLater(delivered.wait);
      return;
    }
    this.#failures = 0;
    if (delivered.kind === "again")
      this.#become({
        entries: entries.map((other) =>
          other === entry && other.kind === "answer"
            ? { ...other, base: delivered.base, doubts: [] }
            : other,
        ),
        inFlight: null,
        isCutOff: false,
      });
    else
      this.#become({
        entries: rest.map((other) => following(other, entry, delivered)),
        inFlight: null,
        isCutOff: false,
      });
    void this.#send();
  }

  #sendLater(atLeast = 0): void {
    if (!this.#isOpen) return;
    const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** (this.#failures - 1));
    this.#timer = setTimeout(this.retry, Math.max(wait, atLeast) * 1000);
  }

  #become(change: Partial<OutboxState>): void {
    const before = this.#state;
    this.#state = { ...before, ...change };
    if (before.entries !== this.#state.entries) this.#ways.keep(this.#state.entries);
    for (const tell of this.#listeners) tell();
  }
}

/** An answer that may have arrived without anyone saying so. */
function doubted(entry: Entry): Entry {
  if (entry.kind !== "answer" || entry.doubts.includes(entry.response)) return entry;
  return { ...entry, doubts: [...entry.doubts, entry.response] };
}

/** A later answer to the same question follows the one that has just arrived. */
function following(other: Entry, sent: Entry, delivered: Delivered): Entry {
  const version = delivered.kind === "arrived" ? delivered.version : undefined;
  const isNext =
    other.kind === "answer" && sent.kind === "answer" && other.questionId === sent.questionId;
  return isNext && version !== undefined ? { ...other, base: version } : other;
}
