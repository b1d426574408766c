/** 어휘: five underlined content words, one replaced by an opposite that the text contradicts. */
import { withParticle } from "@pulda/english";
import { circled, type ItemContent } from "@pulda/question";
import { excerpts, type Excerpt } from "../../shared/excerpt.ts";
import {
  byWeight,
  chooseFiveUnderlines,
  longestEmpty,
  underlineBudget,
  type FiveUnderlines,
} from "../../shared/five-underlines.ts";
import { type Maker, type Source } from "../../maker.ts";
import { explanationOf, rejectionsFor } from "../../shared/rejections.ts";
import { passageRuns, pointsFor } from "../../shared/runs.ts";
import { sharesRoot } from "../../shared/vocabulary/shares-root.ts";
import {
  argumentValue,
  doesArgue,
  generalityIn,
  isArgued,
  isReadOn,
  NO_ARGUMENT,
} from "../../shared/vocabulary/argument.ts";
import {
  turnedKeys,
  plainWords,
  explainFit,
  type WordCandidate,
  type WordKeyCandidate,
} from "../../shared/vocabulary/candidates.ts";

const INSTRUCTION = "다음 글의 밑줄 친 부분 중, 문맥상 낱말의 쓰임이 적절하지 않은 것은?";

/** How many words of an excerpt are tried as the key. */
const MAX_KEYS = 5;
/** What five underlines are worth beside their weights: those in the argument, and how evenly they lie in the text. */
const SHARE = { weight: 1.5, argument: 1, spread: 4 } as const;
/** How much of the text may be without an underline, as a share. */
const MAX_EMPTY = 0.45;
/** A selection is offered if its value is at most this much below the best. */
const MARGIN = 1;
/** The least weight of five words, the key's 2 included. */
const LEAST_WEIGHT = 9;

export const wordInContext: Maker = {
  id: "word-in-context",
  name: "어휘",
  shape: "mark",
  asks: "vocabulary",
  review: "type",
  auto: true,
  inAuto: true,
  *propose(source, order) {
    const budget = underlineBudget();
    if (order.at === null && !doesArgue(source.analysis)) return NO_ARGUMENT;
    const generalityAt = generalityIn(source.analysis);
    for (const excerpt of order.random.shuffled(excerpts(source))) {
      const readable = excerpt.sentences.filter(({ readable: ok }) => ok);
      const keys = turnedKeys(readable, order).filter(
        (key) =>
          !key.point.isDoubtful &&
          (order.at === null
            ? isArgued(key, generalityAt) && isReadOn(key, readable)
            : key.start === order.at),
      );
      const sorted = byWeight(keys, (key) => argumentValue(key, generalityAt), order.random);
      const valueOf = (points: readonly WordCandidate[]): number =>
        points.reduce(
          (sum, { weight, sentence }) =>
            sum + SHARE.weight * weight + SHARE.argument * generalityAt(sentence),
          0,
        ) -
        SHARE.spread * longestEmpty(points, excerpt.span);
      const isEchoed = echoesIn(excerpt);
      const words = plainWords(readable).filter(({ kind }) => !isEchoed(kind));
      const found: Selection[] = [];
      for (const key of sorted.slice(0, MAX_KEYS)) {
        const underlines = chooseFiveUnderlines<WordCandidate>(
          [key],
          words.filter(({ token }) => !sharesRoot(token.lower, key.point.replacement)),
          order.keyNumbers,
          (list) => weightiestFirst(order.random.shuffled(list)),
          budget,
          valueOf,
        );
        if (underlines && isTempting(underlines, excerpt))
          found.push({
            underlines,
            value: valueOf(underlines.points) + argumentValue(key, generalityAt),
          });
      }
      for (const underlines of nearBest(found)) yield write(source, excerpt, underlines);
    }
    return "반대말로 바꾸면 글의 다른 곳과 분명히 어긋나는 낱말을 찾지 못했어요.";
  },
};

/** Five underlines, and how good they are. */
interface Selection {
  readonly underlines: FiveUnderlines<WordCandidate>;
  readonly value: number;
}

/** Those that are nearly as good as the best: a choice number is not worth more. */
function nearBest(found: readonly Selection[]): FiveUnderlines<WordCandidate>[] {
  const best = Math.max(...found.map(({ value }) => value));
  return found.flatMap(({ underlines, value }) => (value >= best - MARGIN ? [underlines] : []));
}

/** Letters in which the words of a family begin alike, as a rule. */
const STEM = 5;

/** Whether another word of a lemma's family stands in an excerpt: beside "promise" nobody doubts "promising". */
function echoesIn({ sentences }: Excerpt): (lemma: string) => boolean {
  const lemmas = new Set(sentences.flatMap(({ tokens }) => tokens.map(({ lemma }) => lemma)));
  const families = Map.groupBy(lemmas, (lemma) => lemma.slice(0, STEM));
  return (lemma) => lemma.length > STEM && (families.get(lemma.slice(0, STEM))?.length ?? 0) > 1;
}

/** A word that could be reversed as well makes a reader think; any other is only underlined. */
function weightiestFirst(words: readonly WordCandidate[]): WordCandidate[] {
  return words.toSorted((a, b) => b.weight - a.weight);
}

/** Whether most of the underlined words are worth a thought, and they stand all over the text. */
function isTempting({ points }: FiveUnderlines<WordCandidate>, { span }: Excerpt): boolean {
  return (
    points.reduce((sum, { weight }) => sum + weight, 0) >= LEAST_WEIGHT &&
    longestEmpty(points, span) <= MAX_EMPTY
  );
}

function write(
  source: Source,
  { span }: Excerpt,
  { points, key }: FiveUnderlines<WordCandidate>,
): ItemContent {
  const edited = points[key - 1] as WordKeyCandidate;
  const { token, replacement, note, evidence, strength } = edited.point;
  const difficulty = strength >= 2 ? "middle" : "high";
  const rejections = rejectionsFor(points, key, explainFit);
  return {
    version: 1,
    type: "word-in-context",
    shape: "mark",
    instruction: INSTRUCTION,
    points: pointsFor(difficulty),
    blocks: [
      {
        kind: "passage",
        runs: passageRuns(
          source.text,
          span,
          points.map((point, at) => ({
            span: { start: point.start, end: point.end },
            run: {
              kind: "underlined",
              text: at === key - 1 ? replacement : point.token.text,
              place: at + 1,
            },
          })),
        ),
      },
    ],
    places: points.length,
    key: { choice: key },
    explanation: explanationOf(
      [
        note,
        `그래서 ${circled(key)} ${withParticle(replacement, "은/는", `'${replacement}'`)} ${withParticle(token.text, "으로/로", `'${token.text}'`)} 고쳐야 해요.`,
      ],
      rejections,
    ),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: {
        kind: "replace",
        span: { start: token.start, end: token.end },
        original: token.text,
        replacement,
      },
      rules: ["opposite"],
      words: [{ text: token.text, span: { start: token.start, end: token.end } }],
      evidence: [{ span: { start: evidence.start, end: evidence.end }, note }],
      distractors: rejections,
    },
    difficulty,
  };
}
