/**
 * The outboxes of this tab, one for each attempt. An outbox stays open after its page is left, until the server
 * has acknowledged all of its entries. Opening one changes and sends nothing, so that a page can do it while it is
 * rendered; once that is done, it adopts the entries that closed pages have left.
 */
import { guestKey } from "../../../api/guest.ts";
import { getSession } from "../../../api/session.ts";
import { notify } from "../../../notices/notice.ts";
import { entryDelivery, type DeliveryListener } from "./deliver.ts";
import { adoptOrphans, attemptsWithEntries, lockSlot, saveEntries } from "./outbox-storage.ts";
import { Outbox } from "./outbox.ts";

export interface OpenOutbox {
  readonly outbox: Outbox;
  /** Takes over what closed pages have left, and sends it; from the second call on nothing. */
  adoptOnce(): void;
  /** Calls the listener of a page instead of the default one, until the returned function is called. */
  attach(listener: DeliveryListener): () => void;
}

const openOutboxes = new Map<number, OpenOutbox & { readonly userId: number; close(): void }>();

/** Whose answers this tab has: the signed-in user's, or those of a guest. */
const keeper = () => getSession().id ?? guestKey();

/** The outbox of an attempt of the user or guest. */
export function outboxOf(attemptId: number): OpenOutbox {
  const userId = keeper();
  for (const [id, other] of openOutboxes) {
    if (other.userId === userId) continue;
    other.close();
    openOutboxes.delete(id);
  }
  const existing = openOutboxes.get(attemptId);
  if (existing) return existing;

  const slot = { userId, attemptId, visit: newVisitId() };
  let listener = BACKGROUND_LISTENER;
  const outbox = new Outbox({
    // Entries are never sent in another user's session. The listener is captured when a delivery starts, so
    // that a page which the outcome closes still shows it.
    deliver: async (entry) =>
      keeper() === userId ? entryDelivery(attemptId, listener)(entry) : { kind: "lost" },
    save: (entries) => saveEntries(slot, entries),
  });
  const release = lockSlot(slot);
  window.addEventListener("online", outbox.retry);
  let hasAdopted = false;
  const open = {
    userId,
    outbox,
    adoptOnce() {
      if (hasAdopted) return;
      hasAdopted = true;
      void adoptOrphans(slot, (entries) => outbox.adopt(entries));
    },
    attach(next: DeliveryListener) {
      listener = next;
      return () => {
        if (listener === next) listener = BACKGROUND_LISTENER;
      };
    },
    close() {
      window.removeEventListener("online", outbox.retry);
      outbox.close();
      release();
    },
  };
  openOutboxes.set(attemptId, open);
  return open;
}

/** Sends the entries that closed pages have left, for every attempt of the user or guest. */
export function sendOrphans(): void {
  for (const attemptId of attemptsWithEntries(keeper())) outboxOf(attemptId).adoptOnce();
}

/** Closes all outboxes; their entries stay stored. For tests, each of which is a new tab. */
export function closeOutboxes(): void {
  for (const { close } of openOutboxes.values()) close();
  openOutboxes.clear();
}

/** Not a secret, so it need not be a `crypto.randomUUID`, which pages on plain http do not have. */
export function newVisitId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

/** Where no page of the attempt is open. */
const BACKGROUND_LISTENER: DeliveryListener = {
  onConflict: () =>
    notify({
      message: "보관하던 답 하나를 보내지 않았어요. 다른 창이나 기기에서 고친 답이 그대로 있어요.",
    }),
  onRefused: (_, reason) => notify({ message: `보관하던 답을 저장하지 못했어요. ${reason}` }),
  onNotSubmitted: (reason) => notify({ message: reason }),
};
