/** 어법: five underlined grammar points of different rules, one of them edited. */
import type { ItemContent } from "@pulda/question";
import { excerpts, type Excerpt } from "../excerpt.ts";
import { chooseFive, type Five } from "../five.ts";
import { explain } from "../grammar/explanation.ts";
import {
  grammarDifficulty,
  keysAmong,
  pointsOf,
  sortedPoints,
  tooFew,
  type Point,
} from "../grammar/points.ts";
import { editedPoint, editProof } from "../grammar/proof.ts";
import { refuse, type Maker, type Source } from "../maker.ts";
import { pointsFor } from "../runs.ts";
import { underlined } from "./underline.ts";

const INSTRUCTION = "다음 글의 밑줄 친 부분 중, 어법상 틀린 것은?";

export const grammarError: Maker = {
  id: "grammar-error",
  name: "어법",
  shape: "mark",
  asks: "grammar",
  review: "rule",
  auto: true,
  make(source, order) {
    let reason = tooFew([], 5);
    for (const excerpt of order.random.shuffled(excerpts(source))) {
      const points = pointsOf(excerpt.sentences);
      const keys = keysAmong(points, order);
      const five = chooseFive<Point>(keys, points, order.places, sortedPoints(order));
      if (five) return { ok: true, item: write(source, excerpt, five) };
      reason = tooFew(points, 5);
    }
    return refuse(reason);
  },
};

function write(source: Source, { span }: Excerpt, five: Five<Point>): ItemContent {
  const points = five.points.map(({ point }) => point);
  const edited = editedPoint(five);
  const difficulty = grammarDifficulty([edited]);
  return {
    version: 1,
    type: "grammar-error",
    shape: "mark",
    instruction: INSTRUCTION,
    points: pointsFor(difficulty),
    blocks: [{ kind: "passage", runs: underlined(source.text, span, five) }],
    places: points.length,
    key: { choice: five.key },
    explanation: explain(points, five.key),
    proof: editProof(source, span, five),
    difficulty,
  };
}
