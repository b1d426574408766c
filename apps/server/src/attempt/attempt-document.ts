/** An attempt as it is sent: a large one in parts, so that neither memory nor others' calls suffer. */
import type { Attempt } from "@pulda/contract";
import { InParts } from "../http/in-parts.ts";
import { attemptShareView, visibleOf } from "./result/visible-results.ts";
import { attemptView, resultsOf, type AttemptState } from "./result/score.ts";
import type { LargeAttempt } from "./state/load-attempt.ts";

/** @param now milliseconds of Unix time */
export function attemptDocument(
  attempt: AttemptState | LargeAttempt,
  now: number,
): Attempt | InParts<Attempt> {
  if ("items" in attempt) return attemptView(attempt, now);
  const { head, pages } = attempt;
  const read: Pick<Attempt, "broken" | "responses" | "annotations" | "times"> = {
    broken: [],
    responses: [],
    annotations: [],
    times: [],
  };
  // These are small, and have been read with the questions.
  async function* after<Name extends keyof typeof read>(name: Name) {
    yield read[name];
  }
  const { share, ...rest } = head;
  return new InParts<Attempt>({
    ...rest,
    score: visibleOf(share, now).score ? head.score : null,
    given: attemptShareView(share, now),
    now: new Date(now).toISOString(),
    questions: (async function* () {
      for await (const page of pages()) {
        const { questions, ...view } = attemptView(page, now);
        read.broken.push(...view.broken);
        read.responses.push(...view.responses);
        read.annotations.push(...view.annotations);
        read.times.push(...view.times);
        yield questions;
      }
    })(),
    broken: after("broken"),
    responses: after("responses"),
    annotations: after("annotations"),
    times: after("times"),
    results: (async function* () {
      // In an open test there are none.
      if (head.mode === "test" && head.submitted_at === null) return;
      for await (const page of pages()) yield attemptView(page, now).results;
    })(),
  });
}

/**
 * The results of a submitted attempt, as a submit answers them.
 * @param now milliseconds of Unix time
 */
export function resultDocument(attempt: AttemptState | LargeAttempt, now: number) {
  const { share, score, max_score } = "items" in attempt ? attempt : attempt.head;
  const visible = visibleOf(share, now);
  if ("items" in attempt)
    return {
      score: visible.score ? (score ?? 0) : null,
      max_score,
      results: resultsOf(attempt.items, attempt.answers, visible),
    };
  const { pages } = attempt;
  return new InParts<Pick<Attempt, "score" | "max_score" | "results">>({
    score: visible.score ? (score ?? 0) : null,
    max_score,
    results: (async function* () {
      for await (const { items, answers } of pages()) yield resultsOf(items, answers, visible);
    })(),
  });
}
