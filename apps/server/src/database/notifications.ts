/**
 * Publish/subscribe among the server processes that share a database: within the one process on SQLite,
 * by LISTEN/NOTIFY on PostgreSQL. A message can be lost with its connection, so it only announces a
 * change that is stored elsewhere.
 */
import { sql } from "kysely";
import { Client } from "pg";
import type { Database } from "./database.ts";

/** @param payload null where messages may have been missed: the listener reads the stored state again */
export type Listener = (payload: string | null) => void;

export interface Notifications {
  /** Sends a message of at most 8,000 bytes to every subscriber in every process. */
  publish(channel: string, payload: string): Promise<void>;
  /**
   * @param channel a fixed name of the program's own, never a user's text
   * @returns ends the subscription
   */
  subscribe(channel: string, listener: Listener): () => void;
  close(): Promise<void>;
}

/** @param url of PostgreSQL; undefined for SQLite */
export function openNotifications(
  url: string | undefined,
  db: Database,
  onError: (error: Error) => void,
): Notifications {
  return url === undefined ? localNotifications() : postgresNotifications(url, db, onError);
}

class Subscriptions {
  readonly #listeners = new Map<string, Set<Listener>>();

  channels(): string[] {
    return [...this.#listeners.keys()];
  }

  /** Returns a function that removes the listener. */
  add(channel: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(channel) === listeners)
        this.#listeners.delete(channel);
    };
  }

  deliver(channel: string, payload: string | null): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(payload);
  }
}

/** For SQLite, whose data folder belongs to one process. */
function localNotifications(): Notifications {
  const subscriptions = new Subscriptions();
  return {
    publish: async (channel, payload) => subscriptions.deliver(channel, payload),
    subscribe: (channel, listener) => subscriptions.add(channel, listener),
    close: async () => {},
  };
}

/** Exponential backoff between attempts to connect. */
const RECONNECT_DELAY_MS = { initial: 100, max: 10_000 } as const;

/**
 * For PostgreSQL. The listening connection opens with the first subscription and reconnects after a loss; each
 * time every subscriber gets a null payload, because messages may have been missed.
 * @param onError called when the connection is lost
 */
function postgresNotifications(
  url: string,
  db: Database,
  onError: (error: Error) => void,
): Notifications {
  const subscriptions = new Subscriptions();
  let client: Client | null = null;
  let isReady = false;
  let isClosed = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function connect(): Promise<void> {
    const opened = new Client({ connectionString: url });
    client = opened;
    opened.on("notification", ({ channel, payload }) =>
      subscriptions.deliver(channel, payload ?? ""),
    );
    opened.on("error", (error) => onLost(opened, error));
    opened.on("end", () => onLost(opened));
    try {
      await opened.connect();
      for (const channel of subscriptions.channels()) await listen(opened, channel);
      if (client !== opened) return;
      isReady = true;
      failures = 0;
      for (const channel of subscriptions.channels()) subscriptions.deliver(channel, null);
    } catch (error) {
      onLost(opened, error instanceof Error ? error : new Error(String(error)));
    }
  }

  function onLost(lost: Client, error?: Error): void {
    if (client !== lost) return;
    client = null;
    isReady = false;
    lost.end().catch(onError);
    if (isClosed) return;
    if (error) onError(error);
    const delay = Math.min(RECONNECT_DELAY_MS.max, RECONNECT_DELAY_MS.initial * 2 ** failures);
    failures += 1;
    timer = setTimeout(connectIfNeeded, delay);
    timer.unref();
  }

  function connectIfNeeded(): void {
    timer = undefined;
    if (!isClosed && client === null && subscriptions.channels().length > 0) void connect();
  }

  return {
    async publish(channel, payload) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(db);
    },
    subscribe(channel, listener) {
      const isNew = !subscriptions.channels().includes(channel);
      const remove = subscriptions.add(channel, listener);
      if (client === null) {
        if (timer === undefined) connectIfNeeded();
      } else if (isNew && isReady) {
        const listening = client;
        listen(listening, channel).then(
          () => subscriptions.deliver(channel, null),
          (error: Error) => onLost(listening, error),
        );
      }
      return remove;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const open = client;
      client = null;
      await open?.end();
    },
  };
}

async function listen(client: Client, channel: string): Promise<void> {
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
}
