import { useEffect } from "react";
import { useSession } from "../api/session.ts";
import { whenIdle } from "../pages/idle-queue.ts";

/** Once a page stands, makes it and others work without a connection (`offline/start.ts`). */
export function useOffline(): void {
  const { id } = useSession();
  useEffect(() => {
    if (!id) return undefined;
    return whenIdle(() => {
      import("../offline/start.ts").then(
        ({ startOffline }) => startOffline(),
        // Tried again on the next page load.
        () => undefined,
      );
    });
  }, [id]);
}
