/** How far the generation of an exam has come, published while it goes on. */
import type { Notifications } from "../../database/notifications.ts";
import type { GenerationProgress } from "./generation-store.ts";

export interface ProgressEvents {
  /** Tells every watcher of the exam; null where the exam is gone. Never fails: watchers read again. */
  publish(examId: number, progress: GenerationProgress | null): Promise<void>;
  /**
   * The progress as it is now and then each time that it has changed, until the exam is generated or gone.
   * Steps that a slow reader has missed are left out.
   * @param read the stored progress, or null where the exam is gone
   * @param signal ends the watch
   */
  watch(
    examId: number,
    read: () => Promise<GenerationProgress | null>,
    signal: AbortSignal,
  ): AsyncGenerator<GenerationProgress, void, void>;
}

const CHANNEL = "pulda_exam_progress";
/** A process may die between a write and its message: the stored progress is read this often, in ms. */
const REREAD_MS = 15_000;

type Watcher = (progress: GenerationProgress | null | "missed") => void;

/** @param onError told why a message could not be published */
export function progressEvents(
  notifications: Notifications,
  onError: (error: unknown) => void,
): ProgressEvents {
  const watchers = new Map<number, Set<Watcher>>();
  let unsubscribe: (() => void) | undefined;

  function onMessage(payload: string | null): void {
    if (payload === null) {
      for (const watching of watchers.values()) for (const tell of watching) tell("missed");
      return;
    }
    const { id, progress } = JSON.parse(payload) as {
      id: number;
      progress: GenerationProgress | null;
    };
    for (const tell of watchers.get(id) ?? []) tell(progress);
  }

  function add(id: number, watcher: Watcher): () => void {
    const watching = watchers.get(id) ?? new Set();
    watchers.set(id, watching.add(watcher));
    unsubscribe ??= notifications.subscribe(CHANNEL, onMessage);
    return () => {
      watching.delete(watcher);
      if (watching.size === 0) watchers.delete(id);
      if (watchers.size > 0) return;
      unsubscribe?.();
      unsubscribe = undefined;
    };
  }

  return {
    async publish(id, progress) {
      try {
        await notifications.publish(CHANNEL, JSON.stringify({ id, progress }));
      } catch (error) {
        onError(error);
      }
    },

    async *watch(id, read, signal) {
      let latest: GenerationProgress | null | "missed" = "missed";
      let last: GenerationProgress | undefined;
      let wake = Promise.withResolvers<void>();
      const remove = add(id, (progress) => {
        latest = progress;
        wake.resolve();
      });
      const onAbort = () => wake.resolve();
      signal.addEventListener("abort", onAbort);
      try {
        while (!signal.aborted) {
          wake = Promise.withResolvers<void>();
          const current: GenerationProgress | null = latest === "missed" ? await read() : latest;
          if (current === null) return;
          if (isAhead(current, last)) {
            last = current;
            yield current;
          }
          if (current.state !== "generating") return;
          const timer = setTimeout(() => {
            latest = "missed";
            wake.resolve();
          }, REREAD_MS);
          await wake.promise;
          clearTimeout(timer);
        }
      } finally {
        remove();
        signal.removeEventListener("abort", onAbort);
      }
    },
  };
}

/** Messages and reads can overtake each other: an older state is never shown after a newer one. */
function isAhead(progress: GenerationProgress, last: GenerationProgress | undefined): boolean {
  return last === undefined || progress.state !== last.state || progress.done > last.done;
}
