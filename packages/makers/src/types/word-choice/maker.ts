/** 어휘 네모: three boxed pairs of a word and what says the contrary in its place. */
import { withParticle } from "@pulda/english";
import type { Span } from "@pulda/question";
import { threeBoxItem, chooseThreeBoxes, type Box } from "../../shared/three-box-item.ts";
import { excerpts } from "../../shared/excerpt.ts";
import { byWeight } from "../../shared/five-underlines.ts";
import { type Maker } from "../../maker.ts";
import { sharesRoot } from "../../shared/vocabulary/shares-root.ts";
import {
  argumentValue,
  doesArgue,
  generalityIn,
  isArgued,
  isReadOn,
  NO_ARGUMENT,
} from "../../shared/vocabulary/argument.ts";
import { turnedKeys, type WordKeyCandidate } from "../../shared/vocabulary/candidates.ts";

const INSTRUCTION = "(A), (B), (C)의 각 네모 안에서 문맥에 맞는 낱말로 가장 적절한 것은?";
/** A doubtful opposite is boxed only where the text tells against it as strongly as this. */
const STRONG = 1.3;
/** From this weight on the text tells plainly against each of three opposites. */
const PLAIN_WEIGHT = 3;

/** What may be boxed. */
interface Candidate extends Span {
  readonly sentence: number;
  readonly kind: string;
  readonly weight: number;
  readonly text: string;
  readonly box: Box;
}

export const wordChoice: Maker = {
  id: "word-choice",
  name: "어휘 네모",
  shape: "choose",
  asks: "vocabulary",
  review: "type",
  auto: true,
  // judged: of 27 items eight were printed as they were; three contraries of one text seldom all compete
  inAuto: false,
  *propose(source, order) {
    let maxFound = 0;
    if (order.at === null && !doesArgue(source.analysis)) return NO_ARGUMENT;
    const generalityAt = generalityIn(source.analysis);
    for (const excerpt of order.random.shuffled(excerpts(source))) {
      const readable = excerpt.sentences.filter(({ readable: ok }) => ok);
      const opposites = turnedKeys(readable, order).filter(
        (key) =>
          (!key.point.isDoubtful || key.point.strength >= STRONG) &&
          isArgued(key, generalityAt) &&
          (order.at !== null || isReadOn(key, readable)),
      );
      const candidates = opposites.map((key) =>
        oppositeCandidate(key, argumentValue(key, generalityAt)),
      );
      maxFound = Math.max(maxFound, new Set(candidates.map(({ kind }) => kind)).size);
      const three = chooseThreeBoxes(
        candidates,
        (list) => byWeight(list, ({ weight }) => weight, order.random),
        order.at,
        haveOneRoot,
      );
      if (!three) continue;
      const difficulty = three.every(({ weight }) => weight >= PLAIN_WEIGHT) ? "middle" : "high";
      const words = three.map(({ start, end, text }) => ({ text, span: { start, end } }));
      const about = { type: "word-choice", instruction: INSTRUCTION, difficulty, words } as const;
      yield threeBoxItem(
        about,
        source,
        excerpt,
        three.map(({ box }) => box),
        order,
      );
    }
    return `문맥으로 한쪽만 맞는다고 할 수 있는 낱말을 서로 다른 문장에서 세 개 찾지 못했어요. (찾은 낱말 ${maxFound}개)`;
  },
};

/** Whether two boxes ask the same: "dangerous" and "danger". */
function haveOneRoot(a: Candidate, b: Candidate): boolean {
  return sharesRoot(a.kind, b.kind);
}

function oppositeCandidate(
  { start, end, sentence, kind, point }: WordKeyCandidate,
  weight: number,
): Candidate {
  const { token, replacement, evidence, note } = point;
  return {
    start,
    end,
    sentence,
    kind,
    weight,
    text: token.text,
    box: {
      start,
      end,
      original: token.text,
      distractor: replacement,
      rule: "context",
      worth: weight,
      evidence,
      right: note,
      wrong: `${withParticle(replacement, "은/는", `'${replacement}'`)} 문맥에 맞지 않아요.`,
    },
  };
}
