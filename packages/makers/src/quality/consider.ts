/** Looks at a proposed item: its view, the gate that stops it, its features and its score. */
import { circled, type ItemContent } from "@pulda/question";
import type { Source } from "../maker.ts";
import { pointsFor } from "../shared/runs.ts";
import { difficultyOf, easeOf } from "./difficulty.ts";
import type { Features } from "./features/features.ts";
import { featuresOf } from "./features/index.ts";
import { stoppedBy } from "./gates/index.ts";
import { viewOf, type ItemView } from "./item-view.ts";
import { qualityScoreOf } from "./quality-score.ts";

/** An item that was looked at. */
export interface Considered {
  readonly item: ItemContent;
  readonly view: ItemView;
  /** The gate that stops it, with the reason in Korean; null for an item that passes. */
  readonly stopped: { readonly gate: string; readonly reason: string } | null;
  readonly features: Features;
  /** 0–1, see `qualityScoreOf`; 0 for an item that is stopped. */
  readonly score: number;
}

/**
 * Looks at a proposed item. Its difficulty, and with it its points, are those that it earns.
 * @throws for an item that was not made from a passage
 */
export function consider(proposed: ItemContent, source: Source): Considered {
  const view = viewOf(proposed);
  if (!view) throw new Error(`an item of type "${proposed.type}" without a passage`);
  const item = withTraps(proposed);
  const stopped = stoppedBy({ item, view, source });
  if (stopped)
    return {
      item,
      view,
      stopped: { gate: stopped.gate.id, reason: stopped.reason },
      features: {},
      score: 0,
    };
  const features = featuresOf(view, source);
  const ease = easeOf(view, source);
  return {
    item: ease === null ? item : withDifficulty(item, difficultyOf(ease)),
    view,
    stopped: null,
    features,
    score: qualityScoreOf(item.type, features),
  };
}

function withDifficulty(item: ItemContent, difficulty: ItemContent["difficulty"]): ItemContent {
  // a point for finding each error, and one for its mend
  const points =
    item.shape === "write" && item.pairs ? 2 * item.pairs.length : pointsFor(difficulty);
  return { ...item, difficulty, points };
}

/** The item with the traps of its distractors in its explanation, where they are not told there already. */
function withTraps(item: ItemContent): ItemContent {
  if (item.proof.kind !== "made") return item;
  const lines = item.proof.distractors.flatMap(({ choice, trap }) =>
    trap === undefined || item.explanation.includes(trap) ? [] : [`${circled(choice)} ${trap}`],
  );
  return lines.length === 0
    ? item
    : { ...item, explanation: [item.explanation, ...lines].join("\n") };
}
