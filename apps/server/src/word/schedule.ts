/** When a word comes back: FSRS (github.com/open-spaced-repetition), by ts-fsrs. Pure. */
import type { WordState } from "@pulda/contract";
import {
  GenSeedStrategyWithCardId,
  State,
  StrategyMode,
  createEmptyCard,
  fsrs,
  type Card,
} from "ts-fsrs";
import { z } from "zod";

/** A word whose interval has reached this is known (Anki: "mature"). */
const KNOWN_FROM_DAYS = 21;
/** FSRS's desired retention: the share of words to be recalled when they come back. */
const TARGET_RETENTION = 0.9;

/** The scheduler's card as it is stored. */
const StoredCard = z.object({
  due: z.iso.datetime(),
  stability: z.number(),
  difficulty: z.number(),
  elapsed_days: z.number(),
  scheduled_days: z.number(),
  learning_steps: z.number(),
  reps: z.number(),
  lapses: z.number(),
  state: z.int().min(0).max(3),
  last_review: z.iso.datetime().optional(),
});

/** A stored review schedule. */
export interface Schedule {
  /** JSON, or null for a word that was never reviewed. */
  readonly card: string | null;
  readonly state: WordState;
  readonly due_at: string;
  readonly reps: number;
}

/** What the scheduler needs; the id seeds the fuzz. */
type Scheduled = Pick<Schedule, "card"> & { readonly id: number };

const scheduler = fsrs({
  request_retention: TARGET_RETENTION,
  enable_fuzz: true,
  enable_short_term: true,
  // the fuzz is seeded by the card's id, not by the time: a word is due when its preview said
}).useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId("id"));

/**
 * The schedule after a review.
 * @param rating 1 again, 2 hard, 3 good, 4 easy
 * @param now ISO 8601
 */
export function scheduleAfter(word: Scheduled, rating: number, now: string): Schedule {
  const { card: next } = scheduler.next(cardOf(word, now), new Date(now), rating);
  return {
    card: JSON.stringify(next),
    state: stateOf(next),
    due_at: next.due.toISOString(),
    reps: next.reps,
  };
}

/** When the word would be due after each of the four ratings, ISO 8601. */
export function previewOf(word: Scheduled, now: string): string[] {
  const preview = scheduler.repeat(cardOf(word, now), new Date(now));
  return ([1, 2, 3, 4] as const).map((rating) => preview[rating].card.due.toISOString());
}

/** A schedule with another due time; the memory state is unchanged. */
export function postponed({ card, ...rest }: Schedule, dueAt: string): Schedule {
  const stored = card === null ? null : { ...JSON.parse(card), due: dueAt };
  return { ...rest, due_at: dueAt, card: stored === null ? null : JSON.stringify(stored) };
}

/** The probability of recall at `now`, 0–1; 0 for a word that was never reviewed. */
export function retrievability(word: Scheduled, now: string): number {
  return word.card === null
    ? 0
    : scheduler.get_retrievability(cardOf(word, now), new Date(now), false);
}

/** `at`, or the word's last review where that is later: reviews follow one another. */
export function reviewTime({ card }: Pick<Schedule, "card">, at: string): string {
  const last = card === null ? undefined : StoredCard.parse(JSON.parse(card)).last_review;
  return last !== undefined && at < last ? last : at;
}

/** Whether a review of the word tests memory: its card is in state "review", past the learning steps. */
export function testsMemory({ card }: Schedule): boolean {
  return card !== null && StoredCard.parse(JSON.parse(card)).state === State.Review;
}

function cardOf({ id, card }: Scheduled, now: string): Card & { id: number } {
  if (card === null) return { ...createEmptyCard(new Date(now)), id };
  const { due, last_review, ...rest } = StoredCard.parse(JSON.parse(card));
  return {
    ...rest,
    id,
    due: new Date(due),
    ...(last_review !== undefined && { last_review: new Date(last_review) }),
  };
}

function stateOf({ state, scheduled_days }: Card): WordState {
  return state === State.Review && scheduled_days >= KNOWN_FROM_DAYS ? "known" : "learning";
}
