/** What the library adds to a rule review: items of missed types of which the rules have no new one. */
import { libraryTypes } from "@pulda/library/shelf";
import { reviewedType, typeReview } from "@pulda/question";
import type { Engine } from "../engine/engine.ts";
import type { FingerprintStore } from "./fingerprint-store.ts";
import { withItem, type Review } from "./review-items.ts";

interface LibraryReviewRequest {
  /** Texts in which something was missed. */
  readonly seen: readonly string[];
  readonly seed: number;
  readonly level: number;
}

interface By {
  readonly engine: Engine;
  readonly fingerprints: FingerprintStore;
  readonly userId: number;
}

/**
 * The review with an item of each missing type that the library has and the learner has not had.
 * @example (await withLibraryReviews(review, request, { engine, fingerprints, userId })).missing // what a model may be asked for
 */
export async function withLibraryReviews(
  review: Review,
  { seen, seed, level }: LibraryReviewRequest,
  { engine, fingerprints, userId }: By,
): Promise<Review> {
  const inLibrary = libraryTypes();
  const types = review.missing.flatMap((rule) => {
    const type = reviewedType(rule);
    return type !== null && inLibrary.has(type) ? [type] : [];
  });
  if (types.length === 0) return review;
  const found = await engine.freshLibraryItems(userId, {
    types,
    level,
    seed,
    seen,
    shown: review.passages.map(({ text }) => text),
    had: await fingerprints.asked(userId, types),
  });
  return found.reduce<Review>(
    (before, { type, item, passage }) =>
      withItem(before, { rule: typeReview(type), item, passage }),
    review,
  );
}
