import { endpoints } from "@pulda/contract";
import { conflict, notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import type { ReviewStore } from "./review-store.ts";

const NO_WORD = notFound("단어를 찾을 수 없어요.");
const CHANGED = conflict("다른 창에서 이미 복습한 단어예요.");
const NOTHING_TO_UNDO = conflict("오늘 되돌릴 평가가 없어요.");

/** The review of words. */
export function reviewRoutes(http: HttpContext, reviews: ReviewStore): void {
  mount(http, endpoints.wordQueue, ({ user, input }) => reviews.queue(user.id, today(input)));

  mount(http, endpoints.wordReview, async ({ user, input }) => {
    const { word_id: wordId, rating, reps, rated_at: ratedAt } = input;
    const { now } = today({ zone: 0 });
    const at = ratedAt === undefined ? now : believable(ratedAt, now);
    const word = await reviews.review(user.id, { wordId, rating, reps, now: at });
    return word === "changed" ? CHANGED : (word ?? NO_WORD);
  });

  mount(
    http,
    endpoints.wordReviewUndo,
    async ({ user, input }) => (await reviews.undo(user.id, today(input))) ?? NOTHING_TO_UNDO,
  );

  mount(http, endpoints.wordCatchUp, ({ user, input }) =>
    reviews.catchUp(user.id, input.days, today(input)),
  );

  mount(http, endpoints.wordSettings, async ({ user, input }) => {
    await reviews.setLimit(user.id, input.daily_limit);
    return input;
  });

  mount(http, endpoints.wordStats, ({ user, input }) => reviews.stats(user.id, today(input)));
}

/** The longest time without a connection that is believed, in ms. */
const LONGEST_OFFLINE_MS = 30 * 86_400_000;

/** When a device says that a word was rated: its clock may be ahead, or far behind. */
function believable(ratedAt: string, now: string): string {
  const at = Math.max(Date.parse(ratedAt), Date.parse(now) - LONGEST_OFFLINE_MS);
  return new Date(Math.min(at, Date.parse(now))).toISOString();
}

function today({ zone }: { zone: number }) {
  return { now: new Date().toISOString(), zone };
}
