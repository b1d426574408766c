import { randomInt } from "node:crypto";
import { CODE, MAX_SEED, endpoints, type QuestionType, type TypeCount } from "@pulda/contract";
import { Failure, invalid, notFound } from "../http/failure.ts";
import { mount, type Mounting } from "../http/mount.ts";
import type { Engine } from "./engine.ts";
import type { Jobs } from "./jobs.ts";
import type { ExamStore } from "./store.ts";
import { titleOf } from "./title.ts";

/** How long a call waits for its exam, in milliseconds. */
const PATIENCE = 1000;
/** How many exams of one user may be in the making. */
const MOST_UNMADE = 5;

const NO_EXAM = notFound("문제집을 찾을 수 없어요.");

export function examRoutes(http: Mounting, exams: ExamStore, jobs: Jobs, engine: Engine): void {
  mount(http, endpoints.examList, ({ user, input }) => exams.list(user.id, input));

  mount(
    http,
    endpoints.examGet,
    async ({ user, input }) => (await exams.get(user.id, input.id)) ?? NO_EXAM,
  );

  mount(
    http,
    endpoints.examEdit,
    async ({ user, input }) => (await exams.rename(user.id, input.id, input.title)) ?? NO_EXAM,
  );

  mount(http, endpoints.examRemove, async ({ user, input }) =>
    (await exams.remove(user.id, input.id)) ? undefined : NO_EXAM,
  );

  mount(http, endpoints.examRemoveAll, async ({ user }) => ({
    removed: await exams.removeAll(user.id),
  }));

  mount(http, endpoints.examGenerate, async ({ user, input }) => {
    const { version, types: known } = await engine.about();
    const unknown = input.types === "auto" ? null : unknownType(input.types, known);
    if (unknown !== null) return invalid(`types.${unknown}.type`, "만들 수 없는 유형이에요.");
    if ((await exams.countUnmade(user.id)) >= MOST_UNMADE)
      return new Failure(CODE.tooMany, "만들고 있는 문제집이 많아요. 다 되면 다시 시도해 주세요.", {
        retryAfter: 10,
      });
    const { passages, types, level } = input;
    const request = { version: 1, passages, types, level } as const;
    const seed = input.seed ?? randomInt(MAX_SEED);
    const id = await exams.add(user.id, {
      title: input.title || titleOf(passages),
      seed,
      engineVersion: version,
      request,
      now: new Date().toISOString(),
    });
    await Promise.race([jobs.run({ id, seed, request }), patience()]);
    return (await exams.get(user.id, id)) ?? NO_EXAM;
  });
}

/** The place of the first type that no maker makes from a passage, or null. */
function unknownType(types: readonly TypeCount[], known: readonly QuestionType[]): number | null {
  const made = new Set(known.flatMap(({ id, auto }) => (auto ? [id] : [])));
  const at = types.findIndex(({ type }) => !made.has(type));
  return at === -1 ? null : at;
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE).unref());
}
