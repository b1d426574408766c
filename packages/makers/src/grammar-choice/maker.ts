/** 어법 네모: three boxed pairs of three rules. */
import { boxesItem, chooseThree, type Box } from "../boxes.ts";
import { excerpts } from "../excerpt.ts";
import { ruleName, whyRight } from "../grammar/explanation.ts";
import {
  grammarDifficulty,
  keysAmong,
  pointsOf,
  sortedPoints,
  tooFew,
  type EditablePoint,
} from "../grammar/points.ts";
import { refuse, type Maker } from "../maker.ts";

const INSTRUCTION = "(A), (B), (C)의 각 네모 안에서 어법에 맞는 표현으로 가장 적절한 것은?";

export const grammarChoice: Maker = {
  id: "grammar-choice",
  name: "어법 네모",
  shape: "choose",
  asks: "grammar",
  review: "rule",
  auto: true,
  make(source, order) {
    let reason = tooFew([], 3);
    for (const excerpt of order.random.shuffled(excerpts(source))) {
      const points = pointsOf(excerpt.sentences);
      const keys = keysAmong(points, { ...order, at: null });
      const sorted = sortedPoints(order) as (list: readonly EditablePoint[]) => EditablePoint[];
      const three = chooseThree(keys, sorted, order.at);
      if (three) {
        const difficulty = grammarDifficulty(three.map(({ point }) => point));
        const about = { type: "grammar-choice", instruction: INSTRUCTION, difficulty };
        return {
          ok: true,
          item: boxesItem(about, source, excerpt, three.map(boxOf), order),
        };
      }
      reason = tooFew(keys, 3);
    }
    return refuse(reason);
  },
};

function boxOf({ point }: EditablePoint): Box {
  return {
    start: point.start,
    end: point.end,
    original: point.original,
    other: point.replacement,
    rule: point.rule,
    evidence: point.cue,
    right: `${ruleName(point.rule)}: ${whyRight(point)}`,
    wrong: point.wrong,
  };
}
