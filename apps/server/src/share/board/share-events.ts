/** Announces that something has changed in a share, to the boards of all processes. */
import type { Notifications } from "../../database/notifications.ts";

const CHANNEL = "share-change";
/** Changes are announced together: three hundred takers answer within a minute. */
const GATHER_MS = 250;
/** The most ids in one message. */
const MAX_IDS = 500;

export interface ShareEvents {
  announce(shareId: number): void;
  /** @returns ends the subscription; the listener is also called where announcements may have been missed */
  subscribe(shareId: number, listener: () => void): () => void;
  close(): void;
}

export function shareEvents(
  notifications: Notifications,
  onError: (error: Error) => void,
): ShareEvents {
  const changed = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function publish() {
    timer = undefined;
    const ids = [...changed];
    changed.clear();
    for (let at = 0; at < ids.length; at += MAX_IDS)
      notifications.publish(CHANNEL, ids.slice(at, at + MAX_IDS).join(" ")).catch(onError);
  }

  return {
    announce(shareId) {
      changed.add(shareId);
      timer ??= setTimeout(publish, GATHER_MS).unref();
    },
    subscribe: (shareId, listener) =>
      notifications.subscribe(CHANNEL, (payload) => {
        if (payload === null || payload.split(" ").includes(String(shareId))) listener();
      }),
    close() {
      clearTimeout(timer);
    },
  };
}
