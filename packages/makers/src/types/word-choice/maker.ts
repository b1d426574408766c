/** 어휘 네모: three boxed pairs of a word and its fluent opposite, one of them with a look-alike where two are sure. */
import { withParticle } from "@pulda/english";
import type { Span } from "@pulda/question";
import { threeBoxItem, chooseThreeBoxes, type Box } from "../../shared/three-box-item.ts";
import { excerpts } from "../../shared/excerpt.ts";
import { byWeight } from "../../shared/five-underlines.ts";
import { type Maker, type MakeOrder } from "../../maker.ts";
import { overlaps, testedSpans } from "../../shared/target.ts";
import { turnedKeys, type WordKeyCandidate } from "../../shared/vocabulary/candidates.ts";
import { lookAlikePoints, type LookAlikePoint } from "../../shared/vocabulary/look-alike-points.ts";

const INSTRUCTION = "(A), (B), (C)의 각 네모 안에서 문맥에 맞는 낱말로 가장 적절한 것은?";
/** A doubtful opposite is boxed only where the text tells against it as strongly as this. */
const STRONG = 1.3;
/** What a look-alike weighs beside opposites: it is taken where they are too few. */
const LOOK_ALIKE_WEIGHT = -2;

/** What may be boxed. Look-alikes are all of one kind, so that at most one is. */
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
  inAuto: false,
  *propose(source, order) {
    let maxFound = 0;
    for (const excerpt of order.random.shuffled(excerpts(source))) {
      const readable = excerpt.sentences.filter(({ readable: ok }) => ok);
      const opposites = turnedKeys(readable, order).filter(
        ({ point }) => !point.isDoubtful || point.strength >= STRONG,
      );
      const lookAlikes = untested(lookAlikePoints(readable).map(lookAlikeCandidate), order);
      const candidates = [...opposites.map(oppositeCandidate), ...lookAlikes];
      maxFound = Math.max(maxFound, new Set(candidates.map(({ kind }) => kind)).size);
      const three = chooseThreeBoxes(
        candidates,
        (list) => byWeight(list, ({ weight }) => weight, order.random),
        order.at,
      );
      if (!three) continue;
      const difficulty = three.every(({ weight }) => weight >= 8) ? "middle" : "high";
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

function untested(found: readonly Candidate[], order: MakeOrder): Candidate[] {
  const tested = order.existingItems.flatMap(testedSpans);
  return found.filter((one) => !tested.some((span) => overlaps(span, one)));
}

function oppositeCandidate({ start, end, sentence, kind, point }: WordKeyCandidate): Candidate {
  const { token, replacement, evidence, note, strength } = point;
  return {
    start,
    end,
    sentence,
    kind,
    weight: strength ** 3,
    text: token.text,
    box: {
      start,
      end,
      original: token.text,
      distractor: replacement,
      rule: "context",
      evidence,
      right: note,
      wrong: `${withParticle(replacement, "은/는", `'${replacement}'`)} 문맥에 맞지 않아요.`,
    },
  };
}

function lookAlikeCandidate(point: LookAlikePoint): Candidate {
  const { sentence, token, replacement, meaning, replacementMeaning } = point;
  const { start, end, text } = token;
  return {
    start,
    end,
    sentence: sentence.index,
    kind: "look-alike",
    weight: LOOK_ALIKE_WEIGHT,
    text,
    box: {
      start,
      end,
      original: text,
      distractor: replacement,
      rule: "context",
      evidence: { start: sentence.start, end: sentence.end },
      right: `이 문장에는 '${meaning}'의 뜻인 ${withParticle(text, "이/가", `'${text}'`)} 맞아요.`,
      wrong: `${withParticle(replacement, "은/는", `'${replacement}'`)} '${replacementMeaning}'의 뜻이라 내용에 맞지 않아요.`,
      trap: `${withParticle(text, "과/와", `'${text}'`)} ${withParticle(replacement, "은/는", `'${replacement}'`)} 철자가 비슷해서 헷갈리기 쉬워요.`,
    },
  };
}
