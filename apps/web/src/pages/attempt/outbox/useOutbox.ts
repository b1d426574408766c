/** The outbox of one attempt, for its page. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { refresh } from "../../../api/taking.ts";
import type { Told } from "./deliver.ts";
import { newName, outboxOf } from "./living.ts";
import type { Outbox, OutboxState } from "./Outbox.ts";

/** `visit` names this opening of the page. */
export function useOutbox(
  attemptId: number,
  told: Told,
): { readonly outbox: Outbox; readonly state: OutboxState; readonly visit: string } {
  const [{ outbox, attach }] = useState(() => outboxOf(attemptId));
  const [visit] = useState(newName);
  const [page] = useState(told);
  const state = useSyncExternalStore(outbox.subscribe, outbox.get);

  useEffect(() => {
    const detach = attach(page);
    // What another device has done meanwhile is seen when one comes back.
    const onReturn = () => {
      outbox.retry();
      if (document.visibilityState === "visible" && outbox.get().entries.length === 0)
        void refresh(attemptId);
    };
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      detach();
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [attach, attemptId, outbox, page]);

  return { outbox, state, visit };
}
