/** What the taker of a share may see of it. */
import type { AttemptShareView, ShareChange, ShownWhen } from "@pulda/contract";

/** When a share closes, and when its results are shown. */
export interface ShareTerms {
  readonly closesAt: string | null;
  readonly closedAt: string | null;
  readonly showScore: ShownWhen;
  readonly showAnswers: ShownWhen;
  readonly showExplanations: ShownWhen;
}

/** The share that an attempt belongs to. */
export interface AttemptShare extends ShareTerms {
  readonly shareId: number;
  readonly token: string;
  readonly changes: readonly ShareChange[];
}

export interface Visible {
  readonly score: boolean;
  /** The grade and key of each question. */
  readonly answers: boolean;
  readonly explanations: boolean;
}

const ALL: Visible = { score: true, answers: true, explanations: true };

/**
 * What of an attempt's results may be seen, once its questions are graded.
 * @param share null for an exam of the taker's own
 * @param now milliseconds of Unix time
 */
export function visibleOf(share: ShareTerms | null, now: number): Visible {
  if (!share) return ALL;
  const isClosed = isClosedAt(share, now);
  const isShown = (when: ShownWhen) => when === "now" || (when === "closed" && isClosed);
  return {
    score: isShown(share.showScore),
    answers: isShown(share.showAnswers),
    explanations: isShown(share.showExplanations),
  };
}

/** Whether a share is closed at `now` (milliseconds of Unix time). */
export function isClosedAt(
  { closedAt, closesAt }: Pick<ShareTerms, "closedAt" | "closesAt">,
  now: number,
): boolean {
  return closedAt !== null || (closesAt !== null && Date.parse(closesAt) <= now);
}

export function attemptShareView(share: AttemptShare | null, now: number): AttemptShareView | null {
  if (!share) return null;
  const { score, answers, explanations } = visibleOf(share, now);
  const { showScore, showAnswers, showExplanations } = share;
  return {
    token: share.token,
    shows_score: score,
    shows_answers: answers,
    shows_explanations: explanations,
    shows_later:
      !isClosedAt(share, now) && [showScore, showAnswers, showExplanations].includes("closed"),
    closes_at: share.closesAt,
    changes: share.changes.map((change) => ({ ...change, positions: [...change.positions] })),
  };
}
