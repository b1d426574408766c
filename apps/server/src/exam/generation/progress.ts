/** How far the generation of an exam has come, published while it goes on. */
import type { Notifications } from "../../database/notifications.ts";
import type { GenerationProgress } from "./generation-store.ts";

export interface ProgressEvents {
  /** Publishes to every watcher of the exam; null where it is gone. Never rejects: watchers reread. */
  publish(examId: number, progress: GenerationProgress | null): Promise<void>;
  /**
   * Yields the present progress and then each change, until the exam is generated or gone. A slow reader
   * gets the latest state and skips those before it.
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
/** Polling as a fallback: a process may die between a write and its notification. */
const REREAD_INTERVAL_MS = 15_000;

type Watcher = (progress: GenerationProgress | null | "missed") => void;

/** @param onError called when a notification could not be published */
export function progressEvents(
  notifications: Notifications,
  onError: (error: unknown) => void,
): ProgressEvents {
  const watchers = new Map<number, Set<Watcher>>();
  let unsubscribe: (() => void) | undefined;

  function onMessage(payload: string | null): void {
    if (payload === null) {
      for (const ofExam of watchers.values()) for (const notify of ofExam) notify("missed");
      return;
    }
    const { id, progress } = JSON.parse(payload) as {
      id: number;
      progress: GenerationProgress | null;
    };
    for (const notify of watchers.get(id) ?? []) notify(progress);
  }

  function add(id: number, watcher: Watcher): () => void {
    const ofExam = watchers.get(id) ?? new Set();
    watchers.set(id, ofExam.add(watcher));
    unsubscribe ??= notifications.subscribe(CHANNEL, onMessage);
    return () => {
      ofExam.delete(watcher);
      if (ofExam.size === 0) watchers.delete(id);
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
          }, REREAD_INTERVAL_MS);
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

/** Notifications and reads can overtake each other: an older state is never yielded after a newer one. */
function isAhead(progress: GenerationProgress, last: GenerationProgress | undefined): boolean {
  if (last === undefined || progress.state !== last.state || progress.done > last.done) return true;
  const [model, before] = [progress.model, last.model];
  return model !== null && (before === null || model.done > before.done);
}
