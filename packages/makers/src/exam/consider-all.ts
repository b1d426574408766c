/** Everything that the types propose for a passage, for who wants to know why an exam is as it is. */
import type { Maker } from "../maker.ts";
import type { Considered } from "../quality/consider.ts";
import { MAKERS } from "../registry.ts";
import { ExamBuilder } from "./exam-builder.ts";
import type { ExamOptions } from "./making.ts";

/** What one type proposes for one passage. */
export interface ConsideredType {
  readonly type: string;
  readonly inAuto: boolean;
  readonly items: readonly Considered[];
  /** In Korean: why no item was proposed; empty where some were. */
  readonly reason: string;
}

/**
 * The proposals of every type for a passage, as the first items of an exam.
 * @param types their ids; all when left out
 * @example considerAll({ passages, seed: 1, level: 3 }, 0).map(({ items }) => items.length)
 */
export function considerAll(
  options: ExamOptions,
  passage: number,
  types: readonly string[] = Object.keys(MAKERS),
): ConsideredType[] {
  const exam = new ExamBuilder(options);
  return Object.values<Maker>(MAKERS)
    .filter(({ id }) => types.includes(id))
    .map((maker) => {
      const { items, reason } = exam.propose(maker, passage);
      return {
        type: maker.id,
        inAuto: maker.inAuto,
        items,
        reason: items.length > 0 ? "" : reason,
      };
    });
}
