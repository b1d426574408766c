/** The outbox of one attempt, for its page. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { refreshAttempt } from "../../../api/taking-calls.ts";
import type { DeliveryListener } from "./deliver.ts";
import { newVisitId, outboxOf } from "./open-outboxes.ts";
import type { Outbox, OutboxState } from "./outbox.ts";

/** `visit` identifies this opening of the page. */
export function useOutbox(
  attemptId: number,
  listener: DeliveryListener,
): { readonly outbox: Outbox; readonly state: OutboxState; readonly visit: string } {
  const [{ outbox, attach }] = useState(() => outboxOf(attemptId));
  const [visit] = useState(newVisitId);
  const [pageListener] = useState(listener);
  const state = useSyncExternalStore(outbox.subscribe, outbox.get);

  useEffect(() => {
    const detach = attach(pageListener);
    // When the page becomes visible again, fetches what other devices have done meanwhile.
    const onVisible = () => {
      outbox.retry();
      if (document.visibilityState === "visible" && outbox.get().entries.length === 0)
        void refreshAttempt(attemptId);
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      detach();
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [attach, attemptId, outbox, pageListener]);

  return { outbox, state, visit };
}
