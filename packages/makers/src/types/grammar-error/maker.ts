/** 어법: five underlined grammar points of different rules, one of them edited. */
import type { ItemContent } from "@pulda/question";
import { excerpts, type Excerpt } from "../../shared/excerpt.ts";
import type { FiveUnderlines } from "../../shared/five-underlines.ts";
import { explainPoints } from "../../shared/grammar/explanation.ts";
import type { GrammarCandidate } from "../../shared/grammar/candidate.ts";
import { grammarDifficulty, tooFewReason } from "../../shared/grammar/points.ts";
import { underlinesOf } from "../../shared/grammar/underlines.ts";
import { editedPoint, editProof } from "../../shared/grammar/proof.ts";
import { type Maker, type Source } from "../../maker.ts";
import { pointsFor } from "../../shared/runs.ts";
import { underlinedRuns } from "./underlined-runs.ts";

const INSTRUCTION = "다음 글의 밑줄 친 부분 중, 어법상 틀린 것은?";

export const grammarError: Maker = {
  id: "grammar-error",
  name: "어법",
  shape: "mark",
  asks: "grammar",
  review: "rule",
  auto: true,
  inAuto: true,
  *propose(source, order) {
    let reason = tooFewReason([], 5);
    for (const excerpt of order.random.shuffled(excerpts(source))) {
      const found = underlinesOf(source, excerpt, order);
      if (found.sets.length === 0) reason = found.reason;
      for (const underlines of found.sets) yield write(source, excerpt, underlines);
    }
    return reason;
  },
};

function write(
  source: Source,
  { span }: Excerpt,
  underlines: FiveUnderlines<GrammarCandidate>,
): ItemContent {
  const points = underlines.points.map(({ point }) => point);
  const edited = editedPoint(underlines);
  const difficulty = grammarDifficulty([edited], source.text);
  return {
    version: 1,
    type: "grammar-error",
    shape: "mark",
    instruction: INSTRUCTION,
    points: pointsFor(difficulty),
    blocks: [{ kind: "passage", runs: underlinedRuns(source.text, span, underlines) }],
    places: points.length,
    key: { choice: underlines.key },
    explanation: explainPoints(points, underlines.key),
    proof: editProof(source, span, underlines),
    difficulty,
  };
}
