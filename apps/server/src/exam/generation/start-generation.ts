/** Starts the generation of an exam. */
import type { ExamDocument, QuestionType } from "@pulda/contract";
import type { Engine } from "../../engine/engine.ts";
import { type Failure, notFound } from "../../http/failure.ts";
import type { Lane } from "./generation-store.ts";
import type { Generation } from "./generation.ts";
import type { ProgressEvents } from "./progress.ts";
import type { InParts } from "../../http/in-parts.ts";
import { needsModel } from "../../model/plan.ts";
import { examDocument } from "../exam-document.ts";
import type { ExamStore, ExamOrigin } from "../store.ts";

const GONE = notFound("문제집을 찾을 수 없어요.");

/**
 * Returns a function that adds an exam (or throws Failed, where there is no room for it), starts its generation, and answers the exam as it is when either
 * it or `responseWait` is done.
 * @param responseWait bounds how long a call waits
 */
export function generationStarter(
  exams: ExamStore,
  generation: Generation,
  progress: ProgressEvents,
  engine: Engine,
  responseWait: () => Promise<void> = oneSecondWait,
) {
  /** Resolves when the exam is made, by whichever process, or has failed, or is gone. */
  async function ended(userId: number, id: number, signal: AbortSignal): Promise<void> {
    const states = progress.watch(id, () => exams.progress(userId, id), signal);
    for await (const _ of states);
  }

  return async (
    userId: number,
    exam: ExamOrigin,
  ): Promise<ExamDocument | InParts<ExamDocument> | Failure> => {
    const { version, types } = await engine.about();
    const lane = laneOf(exam, types);
    const now = new Date().toISOString();
    const id = await exams.add(userId, { ...exam, engineVersion: version, now, lane });
    await generation.add({ id, userId, lane });
    const answered = new AbortController();
    await Promise.race([ended(userId, id, answered.signal), responseWait()]);
    answered.abort();
    const made = await exams.open(userId, id);
    return made ? examDocument(made) : GONE;
  };
}

/** Word tests, and what the rules make alone, wait for no model. */
function laneOf({ request, seed }: ExamOrigin, known: readonly QuestionType[]): Lane {
  const { words, useModel = false, modelCheck = false } = request;
  const wish = { ...request, seed, useModel, modelCheck };
  return words.length === 0 && needsModel(wish, known) ? "model" : "rules";
}

function oneSecondWait(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1000).unref());
}
