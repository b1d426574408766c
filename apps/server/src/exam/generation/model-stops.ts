/** Tells the process that makes an exam that its model may have nothing to do any more. */
import type { Notifications } from "../../database/notifications.ts";

export interface ModelStops {
  /** The model was stopped, or its exam is gone. Never rejects. */
  announce(examId: number): Promise<void>;
  /**
   * @param look called when something may have changed; the stored state says what
   * @returns ends the watch
   */
  watch(examId: number, look: () => void): () => void;
}

const CHANNEL = "pulda_model_stops";

/** @param onError called when something could not be announced */
export function modelStops(
  notifications: Notifications,
  onError: (error: unknown) => void,
): ModelStops {
  return {
    async announce(examId) {
      try {
        await notifications.publish(CHANNEL, String(examId));
      } catch (error) {
        onError(error);
      }
    },
    watch: (examId, look) =>
      notifications.subscribe(CHANNEL, (payload) => {
        if (payload === null || payload === String(examId)) look();
      }),
  };
}
