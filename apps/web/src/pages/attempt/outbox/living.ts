/**
 * The outboxes of this tab: one for each attempt. It lives on when its page is left, until all has
 * arrived, and takes in what earlier pages have left.
 */
import { getSession } from "../../../api/session.ts";
import { notify } from "../../../notices/notice.ts";
import { delivering, type Told } from "./deliver.ts";
import { adoptLeft, attemptsKept, holdPlace, keepEntries } from "./kept.ts";
import { Outbox } from "./Outbox.ts";

export interface Living {
  readonly outbox: Outbox;
  /** From now on a page is told what becomes of things, until the returned function is called. */
  attach(told: Told): () => void;
}

const living = new Map<number, Living & { readonly userId: number; leave(): void }>();

/** The outbox of an attempt of whoever is signed in. */
export function outboxOf(attemptId: number): Living {
  const userId = getSession().id ?? 0;
  for (const [id, other] of living) {
    if (other.userId === userId) continue;
    other.leave();
    living.delete(id);
  }
  const known = living.get(attemptId);
  if (known) return known;

  const place = { userId, attemptId, visit: newName() };
  let told = NO_PAGE;
  const outbox = new Outbox({
    // What one learner has given is never sent as another's. Who was there when an entry was sent is told
    // of it: a page that ends by it still shows what became of it.
    deliver: async (entry) =>
      getSession().id === userId ? delivering(attemptId, told)(entry) : { kind: "lost" },
    keep: (entries) => keepEntries(place, entries),
  });
  const release = holdPlace(place);
  window.addEventListener("online", outbox.retry);
  const made = {
    userId,
    outbox,
    attach(next: Told) {
      told = next;
      return () => {
        if (told === next) told = NO_PAGE;
      };
    },
    leave() {
      window.removeEventListener("online", outbox.retry);
      outbox.close();
      release();
    },
  };
  living.set(attemptId, made);
  void adoptLeft(place, (entries) => outbox.adopt(entries));
  return made;
}

/** Sends what earlier pages have left, of every attempt of whoever is signed in. */
export function sendLeft(): void {
  for (const attemptId of attemptsKept(getSession().id ?? 0)) outboxOf(attemptId);
}

/** Closes all; what waits is kept. For tests, each of which is a new tab. */
export function closeOutboxes(): void {
  for (const { leave } of living.values()) leave();
  living.clear();
}

/** Not a secret, so that it does without `crypto.randomUUID`, which a plain-http address lacks. */
export function newName(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

/** What is said where no page of the attempt is open. */
const NO_PAGE: Told = {
  onConflict: () =>
    notify({
      message: "보관하던 답 하나를 보내지 않았어요. 다른 창이나 기기에서 고친 답이 그대로 있어요.",
    }),
  onRefused: (_, why) => notify({ message: `보관하던 답을 저장하지 못했어요. ${why}` }),
  onNotSubmitted: (why) => notify({ message: why }),
};
