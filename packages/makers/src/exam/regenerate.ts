/** One item for a set that exists: another in an item's stead, or one of a chosen place. */
import type { ItemContent } from "@pulda/question";
import { refuse, type Made } from "../maker.ts";
import { findMaker } from "../registry.ts";
import { ExamBuilder, type ExamOptions } from "./exam-builder.ts";

export interface RegenerateRequest extends ExamOptions {
  /** Index into the passages. */
  readonly passage: number;
  readonly type: string;
  /** All items of the set, those to be replaced included: the new one asks something else. */
  readonly items: readonly ItemContent[];
  /** Where it has to ask, as `placeOf` tells; anywhere when left out. */
  readonly at?: number | undefined;
}

/**
 * One item more of a type from one passage of a set, or in Korean why there is none. The same
 * request gives the same item.
 * @example regenerate({ passages, passage: 0, type: "blank", seed: 1, level: 3, items: exam.questions })
 */
export function regenerate(request: RegenerateRequest): Made {
  const { passage, type, items, at } = request;
  const maker = findMaker(type);
  if (!maker) return refuse("만들 수 없는 문항 유형이에요.");
  if (!request.passages[passage]) return refuse("지문을 찾을 수 없어요.");
  const set = new ExamBuilder(request);
  for (const item of items) if (item.proof.kind === "made") set.hold(item.proof.passage, item);
  const made = set.makeOne(maker, passage, at ?? null);
  return made.ok ? { ok: true, item: set.glossed(made.item, passage) } : made;
}
