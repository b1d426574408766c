/** Items from a chat window: the text to copy, the check of what is pasted back, and the exam of what passed. */
import { endpoints, type ParsedOf, type Refusal, type TypeCount } from "@pulda/contract";
import type { ModelTask } from "@pulda/model/asking";
import { canFitPoints, fitPoints, type ItemContent } from "@pulda/question";
import type { Database } from "../database/database.ts";
import type { Engine } from "../engine/engine.ts";
import { addReadyExam } from "../exam/add-ready.ts";
import { examDocument } from "../exam/exam-document.ts";
import type { ExamStore } from "../exam/store.ts";
import { titleOf } from "../exam/title.ts";
import { conflict, notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";

const NO_ITEM = conflict("쓸 수 있는 문항이 없어요. 붙여 넣은 글을 확인해 주세요.");
const UNSOUND = conflict("지문과 맞지 않는 문항이 있어서 문제집을 만들지 않았어요.");
const GONE = notFound("문제집을 찾을 수 없어요.");

type Wanted = ParsedOf<typeof endpoints.modelChatPrompt>;

interface Parts {
  readonly db: Database;
  readonly exams: ExamStore;
  readonly engine: Engine;
}

export function chatRoutes(http: HttpContext, { db, exams, engine }: Parts): void {
  mount(http, endpoints.modelChatPrompt, async ({ user, input }) => {
    const { text, items } = await engine.chatPrompt(user.id, tasksOf(input));
    return { text, items: [...items] };
  });

  mount(http, endpoints.modelChatCheck, async ({ user, input }) => {
    const { items, solvePrompt, againPrompt } = await check(user.id, input);
    return {
      items: items.map(({ isSolved, ...item }) => ({ ...item, is_solved: isSolved })),
      solve_prompt: solvePrompt,
      again_prompt: againPrompt,
    };
  });

  mount(http, endpoints.examGenerateFromChat, async ({ user, input }) => {
    const { title, passages, level, seed, points_total: pointsTotal } = input;
    const { items } = await check(user.id, input);
    const isUsed = ({ isSolved }: { isSolved: boolean }) => isSolved || !input.only_solved;
    const used = items.flatMap((one) => (one.item && isUsed(one) ? [one.item] : []));
    if (used.length === 0) return NO_ITEM;
    const refused = items.flatMap(({ type, passage, reason, ...one }): Refusal[] =>
      reason === null && isUsed(one) ? [] : [{ type, passage, reason: reason ?? NOT_SOLVED }],
    );
    const id = await addReadyExam(db, user.id, {
      title: title || titleOf(passages),
      seed,
      engineVersion: (await engine.about()).version,
      request: {
        version: 1,
        passages,
        types: countsOf(used),
        level,
        picks: [],
        words: [],
        pointsTotal,
        // another form of it is asked of the model
        useModel: true,
      },
      now: new Date().toISOString(),
      items: withPoints(used, pointsTotal),
      refused,
      purpose: "set",
    });
    if (id === null) return UNSOUND;
    const exam = await exams.open(user.id, id);
    return exam ? examDocument(exam) : GONE;
  });

  function check(
    userId: number,
    { answers, solutions, ...wanted }: ParsedOf<typeof endpoints.modelChatCheck>,
  ) {
    return engine.checkChat(userId, { tasks: tasksOf(wanted), pasted: { answers, solutions } });
  }
}

const NOT_SOLVED = "대화창이 아직 풀어 보지 않은 문항이에요.";

/** The work on each item that is wanted. */
function tasksOf({ passages, items, level, seed }: Wanted): ModelTask[] {
  return items.map(({ passage, type }) => ({
    type,
    passage,
    // the schema guarantees that it is there
    text: passages[passage]?.text ?? "",
    level,
    seed,
    avoid: [],
  }));
}

/** The items with points that add up to a total; as they are where there is none, or too little for so many. */
function withPoints(items: readonly ItemContent[], total: number | null): readonly ItemContent[] {
  if (total === null || !canFitPoints(items.length, total)) return items;
  const points = fitPoints(
    items.map(({ difficulty }) => difficulty),
    total,
  );
  return items.map((item, at) => ({ ...item, points: points[at] ?? item.points }));
}

/** The types of an exam's items. */
function countsOf(items: readonly { readonly type: string }[]): TypeCount[] {
  return [...Map.groupBy(items, ({ type }) => type)].map(([type, { length }]) => ({
    type,
    count: length,
  }));
}
