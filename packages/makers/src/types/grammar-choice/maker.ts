/** 어법 네모: three boxed pairs, each for another grammar rule. */
import { threeBoxItem, type Box } from "../../shared/three-box-item.ts";
import { excerpts } from "../../shared/excerpt.ts";
import { countFamilies } from "../../shared/grammar/families.ts";
import { ruleName, whyRight } from "../../shared/grammar/explanation.ts";
import type { EditableCandidate } from "../../shared/grammar/candidate.ts";
import { esteemOfAll } from "../../shared/grammar/esteem.ts";
import {
  grammarDifficulty,
  isSettledByNextWord,
  boxCandidates,
  grammarCandidates,
  levelFit,
  tooFewReason,
} from "../../shared/grammar/points.ts";
import { threePoints } from "../../shared/grammar/three-points.ts";
import { type Maker } from "../../maker.ts";

const INSTRUCTION = "(A), (B), (C)의 각 네모 안에서 어법에 맞는 표현으로 가장 적절한 것은?";

/** What each family of rules is worth beside the mean worth of the points: two boxes of agreement ask one thing. */
const FAMILY = 0.4;
/** What the esteem of the three points together adds. */
const ESTEEM = 0.5;
/** What it costs to box a rule, for each item of another passage that tests it already, up to `MANY_TIMES`. */
const ELSEWHERE = 0.1;
const MANY_TIMES = 4;
/** How many items of one excerpt are offered. */
const MAX_TRIPLES = 24;

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
      const keys = boxCandidates(points, excerpt.sentences, { ...order, at: null });
      const difficultyOf = (three: readonly EditableCandidate[]) =>
        grammarDifficulty(
          three.map(({ point }) => point),
          source.text,
        );
      const valueOf = (three: readonly EditableCandidate[]): number =>
        three.reduce((sum, { point }) => sum + point.worth, 0) / three.length +
        ESTEEM * esteemOfAll(three) +
        FAMILY * countFamilies(three.map(({ point }) => point.rule)) -
        ELSEWHERE *
          three.reduce(
            (sum, { point }) => sum + Math.min(MANY_TIMES, order.timesTested(point.rule)),
            0,
          ) +
        levelFit(difficultyOf(three), order.level);
      const isEasy = ({ point }: EditableCandidate): boolean =>
        order.at === null && order.level > 1 && isSettledByNextWord(point, source.text);
      const triples = threePoints(keys, excerpt.span, order.at, valueOf, isEasy);
      if (triples.length === 0) reason = tooFewReason(keys, 3);
      for (const three of triples.slice(0, MAX_TRIPLES)) {
        const difficulty = difficultyOf(three);
        const about = { type: "grammar-choice", instruction: INSTRUCTION, difficulty };
        yield threeBoxItem(about, source, excerpt, three.map(boxOf), order);
      }
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
    worth: point.worth,
    ...(point.trap === "" ? {} : { trap: point.trap }),
    right: `${ruleName(point.rule)}: ${whyRight(point)}`,
    wrong: point.wrong,
  };
}
