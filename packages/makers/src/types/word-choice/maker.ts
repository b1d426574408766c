/** 어휘 네모: three boxed pairs of a word and its fluent opposite. */
import { withParticle } from "@pulda/english";
import { threeBoxItem, chooseThreeBoxes, type Box } from "../../shared/three-box-item.ts";
import { excerpts } from "../../shared/excerpt.ts";
import { byWeight } from "../../shared/five-underlines.ts";
import { type Maker } from "../../maker.ts";
import { turnedKeys, type WordKeyCandidate } from "../../shared/vocabulary/candidates.ts";

const INSTRUCTION = "(A), (B), (C)의 각 네모 안에서 문맥에 맞는 낱말로 가장 적절한 것은?";

export const wordChoice: Maker = {
  id: "word-choice",
  name: "어휘 네모",
  shape: "choose",
  asks: "vocabulary",
  review: "type",
  auto: true,
  inAuto: false,
  *propose(source, order) {
    let maxFound = 0;
    for (const excerpt of order.random.shuffled(excerpts(source))) {
      const readable = excerpt.sentences.filter(({ readable: ok }) => ok);
      const keys = turnedKeys(readable, order);
      maxFound = Math.max(maxFound, new Set(keys.map(({ kind }) => kind)).size);
      const three = chooseThreeBoxes(
        keys,
        (list) => byWeight(list, ({ point }) => point.strength ** 3, order.random),
        order.at,
      );
      if (!three) continue;
      const difficulty = three.every(({ point }) => point.strength >= 2) ? "middle" : "high";
      const words = three.map(({ start, end, point }) => ({
        text: point.token.text,
        span: { start, end },
      }));
      const about = { type: "word-choice", instruction: INSTRUCTION, difficulty, words } as const;
      yield threeBoxItem(about, source, excerpt, three.map(boxOf), order);
    }
    return `문맥으로 한쪽만 맞는다고 할 수 있는 낱말을 서로 다른 문장에서 세 개 찾지 못했어요. (찾은 낱말 ${maxFound}개)`;
  },
};

function boxOf({ start, end, point }: WordKeyCandidate): Box {
  const { token, replacement, evidence, note } = point;
  return {
    start,
    end,
    original: token.text,
    distractor: replacement,
    rule: "context",
    evidence,
    right: note,
    wrong: `${withParticle(replacement, "은/는", `'${replacement}'`)} 문맥에 맞지 않아요.`,
  };
}
