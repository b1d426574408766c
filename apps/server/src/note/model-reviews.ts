/** What a language model adds to a rule review: items of missed types of which rules and library have no new one. */
import { reviewedType, typeReview, type Passage } from "@pulda/question";
import type { Engine } from "../engine/engine.ts";
import { ModelFailed } from "../model/model-failed.ts";
import type { Model } from "../model/model.ts";
import { proposeOne } from "../model/propose.ts";
import { suits } from "../model/rotation.ts";
import { withItem, type Review } from "./review-items.ts";

/** Someone waits for the review: a model adds so many items at most. */
const MAX_ITEMS = 3;
/** And so long at most. */
const TIME_LIMIT_MS = 90_000;

interface ModelReviewRequest {
  /** Those in which something was missed are left out. */
  readonly passages: readonly Passage[];
  readonly seen: readonly string[];
  readonly seed: number;
  readonly level: number;
}

interface By {
  readonly model: Model;
  readonly engine: Engine;
  readonly userId: number;
  readonly signal: AbortSignal;
}

/** The review with an item of each missed type that a model could propose in time; from the user's passages or ours. */
export async function withModelReviews(
  review: Review,
  { passages, seen, seed, level }: ModelReviewRequest,
  { model, engine, userId, signal }: By,
): Promise<Review> {
  const { types } = await engine.about();
  const isModels = (type: string) =>
    types.some(({ id, by_model }) => id === type && by_model !== "no");
  const wanted = review.missing
    .flatMap((rule) => reviewedType(rule) ?? [])
    .filter(isModels)
    .slice(0, MAX_ITEMS);
  if (wanted.length === 0) return review;
  const all = [...passages, ...(await engine.samples())].filter(({ text }) => !seen.includes(text));
  const until = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
  const made = await Promise.all(
    wanted.map(async (type, at) => {
      const suited = all.filter(({ text }) => suits(type, text));
      // the user's own stand first
      const passage = (suited.length > 0 ? suited : all)[at];
      if (!passage) return null;
      const task = { type, passage: 0, text: passage.text, level, seed: seed + at, avoid: [] };
      const asking = { userId, examId: null, signal: until };
      const proposed = await proposeOne({ model, engine }, task, asking).catch((error: unknown) => {
        // the review goes without it
        if (error instanceof ModelFailed || until.aborted) return null;
        throw error;
      });
      return proposed?.ok ? { rule: typeReview(type), item: proposed.item, passage } : null;
    }),
  );
  return made.reduce<Review>((before, one) => (one ? withItem(before, one) : before), review);
}
