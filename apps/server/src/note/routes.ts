import { dateOf, typeReview } from "@pulda/question";
import { endpoints } from "@pulda/contract";
import { notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import { untilGone } from "../http/until-gone.ts";
import type { StudyStore } from "../study/store.ts";
import { streakOf } from "../study/streak.ts";
import type { MakerStore } from "../user/maker-store.ts";
import type { ReviewStore } from "../word/review-store.ts";
import type { ProgressStore } from "./progress-store.ts";
import { startRuleReview, type RuleReviewParts } from "./start-rule-review.ts";

const NO_NOTE = notFound("오답노트에서 찾을 수 없어요.");
const NO_ATTEMPT = notFound("풀이를 찾을 수 없어요.");
const MAX_UNFINISHED = 3;

interface Parts extends RuleReviewParts {
  readonly progress: ProgressStore;
  readonly reviews: ReviewStore;
  readonly study: StudyStore;
  readonly makers: MakerStore;
}

export function noteRoutes(
  http: HttpContext,
  {
    notes,
    rules,
    fingerprints,
    progress,
    reviews,
    study,
    makers,
    exams,
    attempts,
    engine,
    model,
  }: Parts,
): void {
  mount(http, endpoints.noteList, ({ user, input }) => notes.list(user.id, input, input));

  mount(http, endpoints.noteGroups, async ({ user, input }) => {
    const groups = await notes.groups(user.id, input.understood);
    const names = await namesOf();
    const named = (counts: ReadonlyMap<string, number>) =>
      [...counts]
        .flatMap(([id, count]) => {
          const name = names.get(id);
          return name === undefined ? [] : [{ id, name, count }];
        })
        .toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
    return { rules: named(groups.rules), types: named(groups.types), exams: groups.exams };
  });

  mount(http, endpoints.noteEdit, async ({ user, input }) => {
    const { note_id, memo, understood } = input;
    const understoodAt =
      understood === undefined ? undefined : understood ? new Date().toISOString() : null;
    return (await notes.edit(user.id, note_id, { memo, understoodAt })) ?? NO_NOTE;
  });

  mount(http, endpoints.noteDue, async ({ user, input }) => {
    const today = { now: new Date().toISOString(), zone: input.zone };
    const names = await namesOf();
    return {
      due: (await rules.due(user.id, today)).map(({ rule, due_at, reps }) => ({
        rule,
        name: names.get(rule) ?? rule,
        due_at,
        reps,
      })),
      next_due_at: await rules.nextDue(user.id, today),
    };
  });

  mount(http, endpoints.noteProgress, async ({ user, input }) => {
    const found = await progress.of(user.id, input.id);
    if (!found) return NO_ATTEMPT;
    const names = await namesOf();
    return {
      is_review: found.isReview,
      parts: found.parts.flatMap((part) => {
        const name = names.get(part.rule);
        return name === undefined ? [] : [{ ...part, name }];
      }),
    };
  });

  mount(http, endpoints.notePractice, ({ user, input, reply }) =>
    startRuleReview({ notes, rules, fingerprints, exams, attempts, engine, model }, user.id, {
      ...input,
      signal: untilGone(reply),
    }),
  );

  mount(http, endpoints.today, async ({ user, input }) => {
    const now = new Date().toISOString();
    await attempts.submitOverdue(user.id, now);
    const today = { now, zone: input.zone };
    const { left } = await reviews.queue(user.id, today);
    const days = (await study.activity(user.id, input.zone)).map(({ day }) => day);
    return {
      words: left,
      rules: (await rules.due(user.id, today)).length,
      attempts: await attempts.unfinished(user.id, MAX_UNFINISHED),
      streak: streakOf(days, dateOf(now, input.zone)),
      makes: await makers.makes(user.id),
      gives: await makers.gives(user.id),
    };
  });

  /** The Korean names of grammar rules and question types, types also under the ids of their rule cards. */
  async function namesOf(): Promise<ReadonlyMap<string, string>> {
    const { types } = await engine.about();
    return new Map([
      ...(await engine.grammar()).map(({ id, name }) => [id, name] as const),
      ...types.flatMap(({ id, name }) => [[id, name] as const, [typeReview(id), name] as const]),
    ]);
  }
}
