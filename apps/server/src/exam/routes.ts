import { randomInt } from "node:crypto";
import {
  MAX_SEED,
  endpoints,
  type ParsedOf,
  type ResultOf,
  type TargetPick,
  type QuestionType,
  type TypeCount,
} from "@pulda/contract";
import { examHash, readExamCode } from "@pulda/makers/exam-code";
import { mountEvents } from "../http/events.ts";
import { conflict, invalid, notFound } from "../http/failure.ts";
import { NO_MODEL } from "../model/model-failed.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import type { Engine } from "../engine/engine.ts";
import type { generationStarter } from "./generation/start-generation.ts";
import type { ModelStops } from "./generation/model-stops.ts";
import type { ProgressEvents } from "./generation/progress.ts";
import { examDocument } from "./exam-document.ts";
import type { ExamStore } from "./store.ts";
import { ownItemInput } from "../question/own-item-input.ts";
import { seedOfForm } from "./form-seed.ts";
import { nextFormTitle, titleOf } from "./title.ts";

const MADE_BY_NOW = conflict("이미 다 만든 문제집이에요.");
const OWN_ALONE = conflict("직접 출제한 문항만 있는 문제집이라 다른 형을 만들 수 없어요.");
const CHARACTERS_OF_SURVEY_UNIT = 5000;
const NO_EXAM = notFound("문제집을 찾을 수 없어요.");

interface Parts {
  readonly exams: ExamStore;
  readonly startGeneration: ReturnType<typeof generationStarter>;
  readonly progress: ProgressEvents;
  readonly stops: ModelStops;
  readonly engine: Engine;
  /** Whether a language model is set up. */
  readonly hasModel: boolean;
}

export function examRoutes(
  http: HttpContext,
  { exams, startGeneration, progress, stops, engine, hasModel }: Parts,
): void {
  /** Tells who watches or makes an exam that it is gone. */
  async function announceGone(id: number): Promise<void> {
    await progress.publish(id, null);
    await stops.announce(id);
  }

  mount(http, endpoints.examList, ({ user, input }) => exams.list(user.id, input));

  mount(http, endpoints.examGet, async ({ user, input, spendItems }) => {
    const exam = await exams.open(user.id, input.id);
    if (!exam) return NO_EXAM;
    return (await spendItems(exam.questionCount)) ?? examDocument(exam);
  });

  mount(
    http,
    endpoints.examEdit,
    async ({ user, input }) => (await exams.rename(user.id, input.id, input.title)) ?? NO_EXAM,
  );

  mount(http, endpoints.examRemove, async ({ user, input }) => {
    if (!(await exams.remove(user.id, input.id))) return NO_EXAM;
    await announceGone(input.id);
    return undefined;
  });

  mount(http, endpoints.examRemoveAll, async ({ user }) => {
    const { removed, unfinished } = await exams.removeAll(user.id);
    for (const id of unfinished) await announceGone(id);
    return { removed };
  });

  mount(http, endpoints.examGenerate, async ({ user, input }) => {
    const { types: known } = await engine.about();
    const { title, passages, types, level, picks, amount, points_total, seed } = input;
    const { own_questions: own } = input;
    const unknown = unknownField(types, picks, known);
    if (unknown !== null) return invalid(unknown, "만들 수 없는 유형이에요.");
    const { use_model: useModel, model_check: modelCheck } = input;
    const withoutModel = hasModel ? null : needOfModel({ types, useModel, modelCheck }, known);
    if (withoutModel) return invalid(withoutModel.field, withoutModel.message);
    return startGeneration(user.id, {
      title: title || titleOf(passages),
      seed: seed ?? randomInt(MAX_SEED),
      request: {
        version: 1,
        passages,
        types: inRegistryOrder(types, known),
        level,
        picks,
        amount: types === "auto" ? amount : "normal",
        pointsTotal: points_total,
        ...(useModel && { useModel }),
        ...(modelCheck && { modelCheck }),
        ...(own.length > 0 && {
          own: own.map(({ passage, ...question }) => ({
            passage,
            question: ownItemInput(question),
          })),
        }),
        words: [],
      },
    });
  });

  mount(http, endpoints.examForm, async ({ user, input }) => {
    const origin = await exams.origin(user.id, input.id);
    if (!origin) return NO_EXAM;
    const { request, title } = origin;
    if (request.passages.length === 0 && request.words.length === 0) return OWN_ALONE;
    const { types: known } = await engine.about();
    const withoutModel = hasModel ? null : needOfModel(request, known);
    if (withoutModel) return conflict(withoutModel.message);
    return startGeneration(user.id, {
      title: nextFormTitle(title),
      seed: await seedOfForm(engine, user.id, origin),
      request,
    });
  });

  mount(http, endpoints.examCancel, async ({ user, input }) => {
    if (await exams.cancel(user.id, input.id)) {
      await announceGone(input.id);
      return undefined;
    }
    return (await exams.exists(user.id, input.id)) ? MADE_BY_NOW : NO_EXAM;
  });

  mount(http, endpoints.examStopModel, async ({ user, input }) => {
    if (await exams.stopModel(user.id, input.id)) {
      await stops.announce(input.id);
      return undefined;
    }
    return (await exams.exists(user.id, input.id)) ? MADE_BY_NOW : NO_EXAM;
  });

  mount(
    http,
    endpoints.examSurvey,
    ({ user, input }) => survey(user.id, input),
    // A unit for each started 5,000 characters.
    {
      cost: ({ text, neighbours }) =>
        1 + Math.floor([text, ...neighbours].join("").length / CHARACTERS_OF_SURVEY_UNIT),
    },
  );

  async function survey(
    userId: number,
    input: ParsedOf<typeof endpoints.examSurvey>,
  ): Promise<ResultOf<typeof endpoints.examSurvey>> {
    const { text, neighbours, seed, level } = input;
    const passages = neighbours.map((neighbour) => ({ text: neighbour }));
    const { places, refused } = await engine.survey(userId, {
      passage: { text },
      neighbours: passages,
      seed,
      level,
    });
    return { places: [...places], refused: [...refused] };
  }

  mount(
    http,
    endpoints.examPreviewItem,
    ({ user, input: { text, neighbours, seed, level, type, at } }) =>
      engine.preview(user.id, {
        passages: [text, ...neighbours].map((one) => ({ text: one })),
        seed,
        level,
        pick: { type, passage: 0, at },
      }),
    {
      cost: ({ text, neighbours }) =>
        1 + Math.floor([text, ...neighbours].join("").length / CHARACTERS_OF_SURVEY_UNIT),
    },
  );

  mount(
    http,
    endpoints.examProofread,
    async ({ user, input }) => ({ findings: [...(await engine.proofread(user.id, input.text))] }),
    { cost: ({ text }) => 1 + Math.floor(text.length / CHARACTERS_OF_SURVEY_UNIT) },
  );

  mount(http, endpoints.examCode, async ({ input }) => {
    const read = readExamCode(input.code);
    if (!read) return invalid("code", "시험지 코드가 아니에요.");
    const { version } = await engine.about();
    return {
      seed: read.seed,
      engine_version: read.version,
      fits_version: read.version === version,
      fits_request: read.hash === examHash({ ...input, pointsTotal: input.points_total }),
    };
  });

  mountEvents(http, endpoints.examEvents, async ({ user, input, signal }) =>
    (await exams.exists(user.id, input.id))
      ? progress.watch(input.id, () => exams.progress(user.id, input.id), signal)
      : NO_EXAM,
  );
}

/** What of a request cannot be made without a language model, and what is said of it; null where all can. */
function needOfModel(
  { types, useModel = false, modelCheck = false }: ModelNeed,
  known: readonly QuestionType[],
): { field: string; message: string } | null {
  const byModelAlone = new Map(
    known.flatMap(({ id, name, by_model }) => (by_model === "only" ? [[id, name] as const] : [])),
  );
  const at = types === "auto" ? -1 : types.findIndex(({ type }) => byModelAlone.has(type));
  if (types !== "auto" && at >= 0)
    return {
      field: `types.${at}.type`,
      message: `‘${byModelAlone.get(types[at]?.type ?? "")}’ 유형은 모델이 만드는데, ${NO_MODEL}`,
    };
  if (useModel) return { field: "use_model", message: `모델과 함께 만들 수 없어요. ${NO_MODEL}` };
  return modelCheck
    ? { field: "model_check", message: `모델로 확인할 수 없어요. ${NO_MODEL}` }
    : null;
}

interface ModelNeed {
  readonly types: "auto" | readonly TypeCount[];
  readonly useModel?: boolean | undefined;
  readonly modelCheck?: boolean | undefined;
}

/** The field of the first type that is not made from a passage, or null. */
function unknownField(
  types: "auto" | readonly TypeCount[],
  picks: readonly TargetPick[],
  known: readonly QuestionType[],
): string | null {
  const byRules = new Set(known.flatMap(({ id, auto }) => (auto ? [id] : [])));
  const byModel = new Set(known.flatMap(({ id, by_model }) => (by_model === "only" ? [id] : [])));
  const isMade = (type: string) => byRules.has(type) || byModel.has(type);
  const at = types === "auto" ? -1 : types.findIndex(({ type }) => !isMade(type));
  if (at >= 0) return `types.${at}.type`;
  const picked = picks.findIndex(({ type }) => !byRules.has(type));
  return picked < 0 ? null : `picks.${picked}.type`;
}

/** The order of the registry, so that the same types give the same exam in whichever order they were chosen. */
function inRegistryOrder(
  types: "auto" | TypeCount[],
  known: readonly QuestionType[],
): "auto" | TypeCount[] {
  const order = known.map(({ id }) => id);
  return types === "auto"
    ? types
    : types.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
}
