/** A review session: one card after another is rated, and the last rating can be undone. */
import type { ReviewCard } from "@pulda/contract";
import { useRef, useState } from "react";
import { invalidateReviews, useQueue, useRateWord, useUndoReview } from "../../api/reviews.ts";
import { notify } from "../../notices/notice.ts";

export interface Session {
  /** The card that is shown; null when none is left, undefined while it is loading. */
  readonly card: ReviewCard | null | undefined;
  /** Whether the cards could not be loaded. */
  readonly hasFailed: boolean;
  readonly left: number;
  readonly done: number;
  readonly canUndo: boolean;
  readonly isBusy: boolean;
  readonly rate: (rating: number) => void;
  readonly undo: () => void;
  readonly retry: () => void;
}

export function useReviewSession(): Session {
  const queue = useQueue();
  const rating = useRateWord();
  const undo = useUndoReview();
  const [isBusy, setBusy] = useState(false);
  // a ref, too: a key that is held down must not rate twice before the next render
  const busy = useRef(false);

  async function run(action: () => Promise<{ ok: boolean; message?: string; isKept?: boolean }>) {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    try {
      const outcome = await action();
      if (!outcome.ok && outcome.message) notify({ message: outcome.message });
      if (!outcome.isKept) await invalidateReviews();
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }

  const card = queue.data ? (queue.data.cards[0] ?? null) : undefined;
  return {
    card,
    hasFailed: queue.isError && !queue.data,
    left: queue.data?.left ?? 0,
    done: queue.data?.done ?? 0,
    canUndo: queue.data?.can_undo ?? false,
    isBusy,
    rate: (value) => {
      if (!card) return;
      const { id: word_id, reps } = card.word;
      void run(() => rating.mutateAsync({ word_id, rating: value, reps }));
    },
    undo: () => void run(() => undo.mutateAsync()),
    retry: () => void queue.refetch(),
  };
}
