/** Figures of a board as texts, and which of them stand out. */
import type { Board, BoardQuestion } from "@pulda/contract";

/** Below it a question does not tell who knows more. */
const LEAST_DISCRIMINATION = 0.2;
/** With fewer takers a correlation says little. */
const LEAST_TAKERS = 10;

/** @example percent(0.384) // "38%" */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/**
 * The ranges of a histogram of scores.
 * @example scoreRanges(50, 10)[1] // "5–"
 */
export function scoreRanges(highest: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const start = Math.round((highest * at * 10) / count) / 10;
    return at === count - 1 ? `${start}–${highest}` : `${start}–`;
  });
}

/** Whether a question should be looked at again. */
export function isDoubtful({ discrimination, count, correct }: BoardQuestion): boolean {
  return (
    discrimination !== null &&
    discrimination < LEAST_DISCRIMINATION &&
    count >= LEAST_TAKERS &&
    correct !== null &&
    correct < 0.95
  );
}

/** The questions that most have missed, the worst first. */
export function mostMissed({ questions }: Board): BoardQuestion[] {
  return questions
    .filter(({ correct, count }) => count > 0 && correct !== null && correct < 1)
    .toSorted((a, b) => a.correct! - b.correct!);
}
