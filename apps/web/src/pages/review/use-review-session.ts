/** A review session: one card after another, each rated, the last rating undone on demand. */
import type { ReviewCard } from "@pulda/contract";
import { useRef, useState } from "react";
import { invalidateReviews, useQueue, useRateWord, useUndoReview } from "../../api/reviews.ts";
import { notify } from "../../notices/notice.ts";

export interface Session {
  /** The card that is shown; null when there is none left, undefined while it comes. */
  readonly card: ReviewCard | null | undefined;
  /** Whether the cards could not be had. */
  readonly isLost: boolean;
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
  const undoing = useUndoReview();
  const [isComing, setComing] = useState(false);
  // a key that is held down must not rate twice
  const busy = useRef(false);

  async function during(work: () => Promise<{ ok: boolean; message?: string }>) {
    if (busy.current) return;
    busy.current = true;
    setComing(true);
    try {
      const outcome = await work();
      if (!outcome.ok && outcome.message) notify({ message: outcome.message });
      await invalidateReviews();
    } finally {
      busy.current = false;
      setComing(false);
    }
  }

  const card = queue.data ? (queue.data.cards[0] ?? null) : undefined;
  return {
    card,
    isLost: queue.isError && !queue.data,
    left: queue.data?.left ?? 0,
    done: queue.data?.done ?? 0,
    canUndo: queue.data?.can_undo ?? false,
    isBusy: isComing,
    rate: (value) => {
      if (!card) return;
      const { id: word_id, reps } = card.word;
      void during(() => rating.mutateAsync({ word_id, rating: value, reps }));
    },
    undo: () => void during(() => undoing.mutateAsync()),
    retry: () => void queue.refetch(),
  };
}
