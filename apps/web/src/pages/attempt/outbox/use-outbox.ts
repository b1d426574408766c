/** The outbox of one attempt, for its page. */
import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { refreshAttempt } from "../../../api/taking-calls.ts";
import type { DeliveryListener } from "./deliver.ts";
import { newVisitId, outboxOf } from "./open-outboxes.ts";
import type { Outbox, OutboxState } from "./outbox.ts";

/** `visit` identifies this opening of the page. */
export function useOutbox(
  attemptId: number,
  listener: DeliveryListener,
): { readonly outbox: Outbox; readonly state: OutboxState; readonly visit: string } {
  const [{ outbox, attach, adoptOnce }] = useState(() => outboxOf(attemptId));
  const [visit] = useState(newVisitId);
  const [pageListener] = useState(listener);
  const state = useSyncExternalStore(outbox.subscribe, outbox.get);

  // As soon as the item is seen: a delivery keeps the listener that it starts with, and a quick key starts one.
  useLayoutEffect(() => {
    const detach = attach(pageListener);
    adoptOnce();
    // When the page is seen again or the connection is back, fetches what other devices have done meanwhile.
    const onBack = () => {
      outbox.retry();
      if (document.visibilityState === "visible" && outbox.get().entries.length === 0)
        void refreshAttempt(attemptId);
    };
    document.addEventListener("visibilitychange", onBack);
    window.addEventListener("online", onBack);
    return () => {
      detach();
      document.removeEventListener("visibilitychange", onBack);
      window.removeEventListener("online", onBack);
    };
  }, [adoptOnce, attach, attemptId, outbox, pageListener]);

  return { outbox, state, visit };
}
