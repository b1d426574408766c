/** Ratings of words that were given without a connection: kept on the device, and sent in their order later. */
import { callQuietly, currentUser, type FieldsOf } from "../api/client.ts";
import { lateRatingsKey } from "../api/own-storage.ts";
import { invalidateReviews } from "../api/reviews.ts";

type LateRating = Required<Pick<FieldsOf<"wordReview">, "word_id" | "rating" | "rated_at">> &
  Pick<FieldsOf<"wordReview">, "reps">;

const UNAUTHORIZED = 401;
const TOO_MANY_REQUESTS = 429;

/**
 * Keeps a rating to be sent later.
 * @returns false where the browser cannot store it
 */
export function rateLater(user: number, rating: Omit<LateRating, "rated_at">): boolean {
  return save(user, [...waiting(user), { ...rating, rated_at: new Date().toISOString() }]);
}

let sending: Promise<void> | null = null;

/** Sends what waits, one after another, until one is not acknowledged. */
export function sendLateRatings(): Promise<void> {
  sending ??= send().finally(() => (sending = null));
  return sending;
}

async function send(): Promise<void> {
  const user = currentUser();
  if (user === null || waiting(user).length === 0) return;
  for (let [next] = waiting(user); next; [next] = waiting(user)) {
    const sent = await callQuietly("wordReview", next);
    const isLost =
      !sent.ok &&
      (sent.code === null || sent.code === UNAUTHORIZED || sent.code === TOO_MANY_REQUESTS);
    if (isLost || currentUser() !== user) break;
    // One that was refused was rated in another window, or its word is gone.
    save(user, waiting(user).slice(1));
  }
  await invalidateReviews();
}

function waiting(user: number): readonly LateRating[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(lateRatingsKey(user)) ?? "[]");
    return Array.isArray(kept) ? (kept as LateRating[]) : [];
  } catch {
    return [];
  }
}

function save(user: number, ratings: readonly LateRating[]): boolean {
  try {
    if (ratings.length === 0) localStorage.removeItem(lateRatingsKey(user));
    else localStorage.setItem(lateRatingsKey(user), JSON.stringify(ratings));
    return true;
  } catch {
    return false;
  }
}
