/**
 * The outboxes of this tab: one for each attempt. It lives on when its page is left, until all has
 * arrived, and takes in what earlier pages have left.
 */
import { getSession } from "../../../api/session.ts";
import { notify } from "../../../notices/notice.ts";
import { entryDelivery, type DeliveryListener } from "./deliver.ts";
import { adoptOrphans, attemptsWithEntries, lockSlot, saveEntries } from "./outbox-storage.ts";
import { Outbox } from "./outbox.ts";

export interface OpenOutbox {
  readonly outbox: Outbox;
  /** From now on a page is told what becomes of things, until the returned function is called. */
  attach(told: DeliveryListener): () => void;
}

const openOutboxes = new Map<number, OpenOutbox & { readonly userId: number; leave(): void }>();

/** The outbox of an attempt of whoever is signed in. */
export function outboxOf(attemptId: number): OpenOutbox {
  const userId = getSession().id ?? 0;
  for (const [id, other] of openOutboxes) {
    if (other.userId === userId) continue;
    other.leave();
    openOutboxes.delete(id);
  }
  const known = openOutboxes.get(attemptId);
  if (known) return known;

  const place = { userId, attemptId, visit: newVisitId() };
  let told = BACKGROUND_LISTENER;
  const outbox = new Outbox({
    // What one learner has given is never sent as another's. Who was there when an entry was sent is told
    // of it: a page that ends by it still shows what became of it.
    deliver: async (entry) =>
      getSession().id === userId ? entryDelivery(attemptId, told)(entry) : { kind: "lost" },
    keep: (entries) => saveEntries(place, entries),
  });
  const release = lockSlot(place);
  window.addEventListener("online", outbox.retry);
  const made = {
    userId,
    outbox,
    attach(next: DeliveryListener) {
      told = next;
      return () => {
        if (told === next) told = BACKGROUND_LISTENER;
      };
    },
    leave() {
      window.removeEventListener("online", outbox.retry);
      outbox.close();
      release();
    },
  };
  openOutboxes.set(attemptId, made);
  void adoptOrphans(place, (entries) => outbox.adopt(entries));
  return made;
}

/** Sends what earlier pages have left, of every attempt of whoever is signed in. */
export function sendOrphans(): void {
  for (const attemptId of attemptsWithEntries(getSession().id ?? 0)) outboxOf(attemptId);
}

/** Closes all; what waits is kept. For tests, each of which is a new tab. */
export function closeOutboxes(): void {
  for (const { leave } of openOutboxes.values()) leave();
  openOutboxes.clear();
}

/** Not a secret, so that it does without `crypto.randomUUID`, which a plain-http address lacks. */
export function newVisitId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

/** What is said where no page of the attempt is open. */
const BACKGROUND_LISTENER: DeliveryListener = {
  onConflict: () =>
    notify({
      message: "보관하던 답 하나를 보내지 않았어요. 다른 창이나 기기에서 고친 답이 그대로 있어요.",
    }),
  onRefused: (_, why) => notify({ message: `보관하던 답을 저장하지 못했어요. ${why}` }),
  onNotSubmitted: (why) => notify({ message: why }),
};
