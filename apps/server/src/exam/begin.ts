/** Begins to make an exam. */
import { CODE, type ExamDocument } from "@pulda/contract";
import type { Engine } from "../engine/engine.ts";
import { Failure, notFound } from "../http/failure.ts";
import type { Jobs } from "./jobs.ts";
import type { ExamStore, Origin } from "./store.ts";

/** How many exams of one user may be in the making. */
const MOST_UNMADE = 5;

const GONE = notFound("문제집을 찾을 수 없어요.");

/**
 * A function that adds an exam, waits a moment for it, and answers it as far as it has come.
 * @param patience what a call waits for at most
 */
export function beginning(
  exams: ExamStore,
  jobs: Jobs,
  engine: Engine,
  patience: () => Promise<void> = oneSecond,
) {
  return async (userId: number, exam: Origin): Promise<ExamDocument | Failure> => {
    if ((await exams.countUnmade(userId)) >= MOST_UNMADE)
      return new Failure(CODE.tooMany, "만들고 있는 문제집이 많아요. 다 되면 다시 시도해 주세요.", {
        retryAfter: 10,
      });
    const { version } = await engine.about();
    const now = new Date().toISOString();
    const id = await exams.add(userId, { ...exam, engineVersion: version, now });
    await Promise.race([jobs.run({ id, ...exam }), patience()]);
    return (await exams.get(userId, id)) ?? GONE;
  };
}

function oneSecond(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1000).unref());
}
