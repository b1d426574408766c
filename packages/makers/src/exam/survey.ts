/** Survey of a passage: the targets for which each type can make an item. */
import type { Passage } from "@pulda/question";
import type { Refusal } from "./making.ts";
import { targetOf } from "../shared/target.ts";
import type { Maker } from "../maker.ts";
import { MAKERS } from "../registry.ts";
import { ExamBuilder } from "./exam-builder.ts";
import { PassageAnalyses } from "./passage-analyses.ts";

/** A target of a type; with `start` as the `at` of a pick, exactly this item is made. */
interface SurveyedTarget {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

export interface Survey {
  readonly places: readonly SurveyedTarget[];
  /** The types that cannot make any item from the passage, and why. */
  readonly refused: readonly Refusal[];
}

/** The most targets of one type, which are enough to choose from. */
const MAX_TARGETS_PER_TYPE = 6;

/**
 * The targets in one passage for which each type can make an item, in the order of the text; those of the nearest lower
 * level where a plain text has none.
 * @param neighbours further passages of the same exam, from which some types take sentences
 * @example survey({ text }, [], { seed: 1, level: 3 }).places[0]?.type
 */
export function survey(
  passage: Passage,
  neighbours: readonly Passage[],
  options: { readonly seed: number; readonly level: number },
): Survey {
  const own = surveyAt(passage, neighbours, options);
  for (let level = options.level - 1; own.places.length === 0 && level >= 1; level--) {
    const { places } = surveyAt(passage, neighbours, { ...options, level });
    const isShown = ({ type }: Refusal): boolean => places.some((place) => place.type === type);
    if (places.length > 0) return { places, refused: own.refused.filter((one) => !isShown(one)) };
  }
  return own;
}

function surveyAt(
  passage: Passage,
  neighbours: readonly Passage[],
  options: { readonly seed: number; readonly level: number },
): Survey {
  const places: SurveyedTarget[] = [];
  const refused: Refusal[] = [];
  const passages = [passage, ...neighbours];
  const sources = new PassageAnalyses(passages);
  for (const maker of Object.values<Maker>(MAKERS)) {
    const exam = new ExamBuilder({ passages, ...options }, sources);
    const targets = new Map<number, SurveyedTarget>();
    let reason = "";
    while (targets.size < MAX_TARGETS_PER_TYPE) {
      const proposals = exam.propose(maker, 0);
      const passing = proposals.items.filter(({ stopped }) => !stopped);
      reason ||= proposals.items[0]?.stopped?.reason ?? proposals.reason;
      const fresh = passing.filter(({ item }) => !targets.has(targetOf(item).start));
      // a type may propose some of its targets only when others are used
      const [used] = fresh;
      if (!used) break;
      for (const { item } of fresh.toSorted((a, b) => b.score - a.score)) {
        const target = targetOf(item);
        if (targets.size < MAX_TARGETS_PER_TYPE && !targets.has(target.start))
          targets.set(target.start, { type: maker.id, ...target });
      }
      exam.add(0, used.item);
    }
    places.push(...targets.values());
    if (targets.size === 0) refused.push({ type: maker.id, passage: 0, reason });
  }
  return { places: places.toSorted((a, b) => a.start - b.start || a.end - b.end), refused };
}
