/** Makes one item for an existing exam: a replacement for an item, or one with a given target. */
import type { ItemContent } from "@pulda/question";
import { refuse, type Made } from "../maker.ts";
import { findMaker } from "../registry.ts";
import { ExamBuilder } from "./exam-builder.ts";
import type { ExamOptions } from "./making.ts";

export interface RegenerateRequest extends ExamOptions {
  /** Index into the passages. */
  readonly passage: number;
  readonly type: string;
  /** All items of the exam, including the one to be replaced: the new one tests something else. */
  readonly items: readonly ItemContent[];
  /** The start of its target (see `targetOf`); any target when left out. */
  readonly at?: number | undefined;
}

/**
 * Makes one more item of a type from one passage of an exam, or refuses. The same request gives the same item.
 * @example regenerate({ passages, passage: 0, type: "blank", seed: 1, level: 3, items: exam.questions })
 */
export function regenerate(request: RegenerateRequest): Made {
  const { passage, type, items, at } = request;
  const maker = findMaker(type);
  if (!maker) return refuse("만들 수 없는 문항 유형이에요.");
  if (!request.passages[passage]) return refuse("지문을 찾을 수 없어요.");
  const exam = new ExamBuilder(request);
  for (const item of items) if (item.proof.kind === "made") exam.add(item.proof.passage, item);
  const made = exam.makeOne(maker, passage, at ?? null);
  return made.ok ? { ok: true, item: exam.glossed(made.item, passage) } : made;
}
