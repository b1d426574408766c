import { randomInt } from "node:crypto";
import { reviewedType, typeReview } from "@pulda/question";
import { MAX_SEED, endpoints } from "@pulda/contract";
import type { AttemptStore } from "../attempt/store.ts";
import { attemptView } from "../attempt/result/score.ts";
import type { Engine } from "../engine/engine.ts";
import type { ExamStore } from "../exam/store.ts";
import { conflict, notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import type { ReviewStore } from "../word/review-store.ts";
import type { DueRule, RuleCardStore } from "./rule-card-store.ts";
import type { NoteStore } from "./store.ts";

const NO_NOTE = notFound("오답노트에서 찾을 수 없어요.");
const NOTHING_DUE = conflict("오늘 복습할 규칙이 없어요.");
const UNSOUND = conflict(
  "새로 만든 문항이 지문과 맞지 않아서 복습을 시작하지 않았어요. 다시 시도해 주세요.",
);
const NO_TEXT = conflict("이 규칙을 물을 수 있는 지문이 없어요. 문제집을 더 만들어 주세요.");

/** So many rules are reviewed in one go. */
const MAX_RULES_PER_REVIEW = 10;
/** So many of the user's passages are looked through for one. */
const MAX_PASSAGES_SEARCHED = 60;
const REVIEW_LEVEL = 3;
/** So many attempts that are not finished are named. */
const MAX_UNFINISHED = 3;

interface Parts {
  readonly notes: NoteStore;
  readonly rules: RuleCardStore;
  readonly reviews: ReviewStore;
  readonly exams: ExamStore;
  readonly attempts: AttemptStore;
  readonly engine: Engine;
}

export function noteRoutes(
  http: HttpContext,
  { notes, rules, reviews, exams, attempts, engine }: Parts,
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

  mount(http, endpoints.notePractice, async ({ user, input }) => {
    const now = new Date().toISOString();
    const wanted: DueRule[] = input.rules
      ? await rules.named(user.id, input.rules)
      : await rules.due(user.id, { now, zone: input.zone });
    if (wanted.length === 0) return NOTHING_DUE;
    const seed = randomInt(MAX_SEED);
    // an answer that can be remembered teaches nothing: the texts in which a rule was missed stay out
    const seen = await notes.examsOf(
      user.id,
      wanted.map(({ rule, type }) => (reviewedType(rule) === null ? { rule } : { type })),
    );
    const made = await engine.ruleReview({
      wanted: wanted.slice(0, MAX_RULES_PER_REVIEW).map(({ rule, type }) => ({ rule, type })),
      passages: await exams.passages(user.id, MAX_PASSAGES_SEARCHED, { except: seen }),
      seen: (await exams.passages(user.id, MAX_PASSAGES_SEARCHED, { of: seen })).map(
        ({ text }) => text,
      ),
      seed,
      level: REVIEW_LEVEL,
    });
    if (made.items.length === 0) return NO_TEXT;
    const { version } = await engine.about();
    const examId = await exams.addReview(user.id, {
      title: `오답 복습 ${new Date().toLocaleDateString("ko-KR", { month: "long", day: "numeric" })}`,
      seed,
      engineVersion: version,
      request: {
        version: 1,
        passages: made.passages,
        types: [],
        level: REVIEW_LEVEL,
        picks: [],
        words: [],
      },
      now,
      items: made.items,
    });
    if (examId === null) return UNSOUND;
    const exam = await exams.get(user.id, examId);
    const attempt = await attempts.add(user.id, {
      examId,
      mode: "practice",
      startedAt: now,
      deadline: null,
      items: exam?.questions ?? [],
    });
    return attemptView(attempt);
  });

  mount(http, endpoints.today, async ({ user, input }) => {
    const now = new Date().toISOString();
    await attempts.submitOverdue(user.id, now);
    const today = { now, zone: input.zone };
    const { left } = await reviews.queue(user.id, today);
    return {
      words: left,
      rules: (await rules.due(user.id, today)).length,
      attempts: await attempts.unfinished(user.id, MAX_UNFINISHED),
    };
  });

  /** The Korean names of grammar rules and of question types, these also under the ids by which they come back. */
  async function namesOf(): Promise<ReadonlyMap<string, string>> {
    const { types } = await engine.about();
    return new Map([
      ...(await engine.grammar()).map(({ id, name }) => [id, name] as const),
      ...types.flatMap(({ id, name }) => [[id, name] as const, [typeReview(id), name] as const]),
    ]);
  }
}
