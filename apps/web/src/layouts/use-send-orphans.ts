import { useEffect } from "react";
import { useSession } from "../api/session.ts";

/** The page that is opened comes first; it takes over itself what is left of its own attempt. */
const DELAY_MS = 2000;

/** Sends the outbox entries that closed taking pages have left, whatever page is opened next. */
export function useSendOrphans(): void {
  const { id } = useSession();
  useEffect(() => {
    if (!id || !hasEntries(id)) return;
    const timer = setTimeout(() => {
      import("../pages/attempt/outbox/open-outboxes.ts").then(
        ({ sendOrphans }) => sendOrphans(),
        // Tried again on the next page load.
        () => undefined,
      );
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [id]);
}

/** Looks for the keys of `outbox-storage.ts` without loading the outbox. */
function hasEntries(userId: number): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`pulda-outbox:${userId}:`));
  } catch {
    return false;
  }
}
