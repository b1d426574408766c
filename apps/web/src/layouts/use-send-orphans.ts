import { useEffect } from "react";
import { useSession } from "../api/session.ts";

/** What a taking page could not send before it was closed is sent from wherever one comes back to. */
export function useUnsentAnswers(): void {
  const { id } = useSession();
  useEffect(() => {
    if (id && hasUnsent(id))
      import("../pages/attempt/outbox/open-outboxes.ts").then(
        ({ sendOrphans }) => sendOrphans(),
        // The next page that opens tries it again.
        () => undefined,
      );
  }, [id]);
}

/** As `outbox/kept.ts` names them: looked at without loading what sends them. */
function hasUnsent(userId: number): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`pulda-outbox:${userId}:`));
  } catch {
    return false;
  }
}
