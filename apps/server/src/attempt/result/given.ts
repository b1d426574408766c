/** What the taker of a set that was given may see of it. */
import type { GivenView, ShareChange, ShownWhen } from "@pulda/contract";

/** How the set is given that an attempt belongs to. */
export interface GivenState {
  readonly shareId: number;
  readonly token: string;
  readonly closesAt: string | null;
  readonly closedAt: string | null;
  readonly showScore: ShownWhen;
  readonly showAnswers: ShownWhen;
  readonly showExplanations: ShownWhen;
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
 * @param given null for a set of the taker's own
 * @param now milliseconds of Unix time
 */
export function visibleOf(given: GivenState | null, now: number): Visible {
  if (!given) return ALL;
  const isClosed = isClosedAt(given, now);
  const isShown = (when: ShownWhen) => when === "now" || (when === "closed" && isClosed);
  return {
    score: isShown(given.showScore),
    answers: isShown(given.showAnswers),
    explanations: isShown(given.showExplanations),
  };
}

/** Whether a set is closed at `now` (milliseconds of Unix time). */
export function isClosedAt(
  { closedAt, closesAt }: Pick<GivenState, "closedAt" | "closesAt">,
  now: number,
): boolean {
  return closedAt !== null || (closesAt !== null && Date.parse(closesAt) <= now);
}

export function givenView(given: GivenState | null, now: number): GivenView | null {
  if (!given) return null;
  const { score, answers, explanations } = visibleOf(given, now);
  const { showScore, showAnswers, showExplanations } = given;
  return {
    token: given.token,
    shows_score: score,
    shows_answers: answers,
    shows_explanations: explanations,
    shows_later:
      !isClosedAt(given, now) && [showScore, showAnswers, showExplanations].includes("closed"),
    closes_at: given.closesAt,
    changes: given.changes.map((change) => ({ ...change, positions: [...change.positions] })),
  };
}
