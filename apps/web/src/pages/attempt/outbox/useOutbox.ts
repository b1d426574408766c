/** The outbox of one attempt, open while its page is. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { getSession } from "../../../api/session.ts";
import { refresh } from "../../../api/taking.ts";
import { delivering, type Told } from "./deliver.ts";
import { adoptLeft, holdPlace, keepEntries } from "./kept.ts";
import { Outbox, type OutboxState } from "./Outbox.ts";

/** `visit` names this opening of the page. */
export function useOutbox(
  attemptId: number,
  told: Told,
): { readonly outbox: Outbox; readonly state: OutboxState; readonly visit: string } {
  const [{ outbox, place }] = useState(() => {
    const own = { userId: getSession().id ?? 0, attemptId, visit: newVisit() };
    const deliver = delivering(attemptId, told);
    return {
      place: own,
      outbox: new Outbox({ deliver, keep: (entries) => keepEntries(own, entries) }),
    };
  });
  const state = useSyncExternalStore(outbox.subscribe, outbox.get);

  useEffect(() => {
    const release = holdPlace(place);
    outbox.open();
    void adoptLeft(place, (entries) => outbox.adopt(entries));
    // What another device has done meanwhile is seen when one comes back.
    const onReturn = () => {
      outbox.retry();
      if (document.visibilityState === "visible" && outbox.get().entries.length === 0)
        void refresh(attemptId);
    };
    window.addEventListener("online", outbox.retry);
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      outbox.close();
      release();
      window.removeEventListener("online", outbox.retry);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [attemptId, outbox, place]);

  return { outbox, state, visit: place.visit };
}

/** Not a secret, so that it does without `crypto.randomUUID`, which a plain-http address lacks. */
function newVisit(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}
