/** The outbox of one attempt, for its page. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { refreshAttempt } from "../../../api/taking-calls.ts";
import type { DeliveryListener } from "./deliver.ts";
import { newVisitId, outboxOf } from "./open-outboxes.ts";
import type { Outbox, OutboxState } from "./outbox.ts";

/** `visit` names this opening of the page. */
export function useOutbox(
  attemptId: number,
  told: DeliveryListener,
): { readonly outbox: Outbox; readonly state: OutboxState; readonly visit: string } {
  const [{ outbox, attach }] = useState(() => outboxOf(attemptId));
  const [visit] = useState(newVisitId);
  const [page] = useState(told);
  const state = useSyncExternalStore(outbox.subscribe, outbox.get);

  useEffect(() => {
    const detach = attach(page);
    // What another device has done meanwhile is seen when one comes back.
    const onReturn = () => {
      outbox.retry();
      if (document.visibilityState === "visible" && outbox.get().entries.length === 0)
        void refreshAttempt(attemptId);
    };
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      detach();
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [attach, attemptId, outbox, page]);

  return { outbox, state, visit };
}
