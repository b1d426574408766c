/** 어법 네모: three boxed pairs, each for another grammar rule. */
import { threeBoxItem, chooseThreeBoxes, type Box } from "../../shared/three-box-item.ts";
import { excerpts } from "../../shared/excerpt.ts";
import { ruleName, whyRight } from "../../shared/grammar/explanation.ts";
import {
  grammarDifficulty,
  keyCandidates,
  grammarCandidates,
  candidateOrder,
  tooFewReason,
  type EditableCandidate,
} from "../../shared/grammar/points.ts";
import { type Maker } from "../../maker.ts";

const INSTRUCTION = "(A), (B), (C)의 각 네모 안에서 어법에 맞는 표현으로 가장 적절한 것은?";

export const grammarChoice: Maker = {
  id: "grammar-choice",
  name: "어법 네모",
  shape: "choose",
  asks: "grammar",
  review: "rule",
  auto: true,
  inAuto: true,
  *propose(source, order) {
    let reason = tooFewReason([], 3);
    for (const excerpt of order.random.shuffled(excerpts(source))) {
      const points = grammarCandidates(excerpt.sentences);
      const keys = keyCandidates(points, { ...order, at: null });
      const sorted = candidateOrder(order) as (
        list: readonly EditableCandidate[],
      ) => EditableCandidate[];
      const three = chooseThreeBoxes(keys, sorted, order.at);
      if (three) {
        const difficulty = grammarDifficulty(three.map(({ point }) => point));
        const about = { type: "grammar-choice", instruction: INSTRUCTION, difficulty };
        yield threeBoxItem(about, source, excerpt, three.map(boxOf), order);
      }
      reason = tooFewReason(keys, 3);
    }
    return reason;
  },
};

function boxOf({ point }: EditableCandidate): Box {
  return {
    start: point.start,
    end: point.end,
    original: point.original,
    distractor: point.replacement,
    rule: point.rule,
    evidence: point.cue,
    right: `${ruleName(point.rule)}: ${whyRight(point)}`,
    wrong: point.wrong,
  };
}
