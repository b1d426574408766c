/** 빈칸 추론: the predicate, complement or phrase in which the text says its point, against four claims as distractors. */
import { withParticle } from "@pulda/english";
import type { Evidence, ItemContent } from "@pulda/question";
import { type Maker, type MakeOrder, type Source } from "../../maker.ts";
import { excerpts, type Excerpt } from "../../shared/excerpt.ts";
import { explanationOf, rejectionsFor } from "../../shared/rejections.ts";
import { insertKeyAt, passageRuns, pointsFor } from "../../shared/runs.ts";
import { overlaps, testedSpans } from "../../shared/target.ts";
import { evidenceFor, rejectionOf } from "./explain.ts";
import { pointsOf, type BlankPoint } from "./point.ts";
import { claimDistractors, type ClaimDistractor } from "./distractors.ts";

const INSTRUCTION = "다음 빈칸에 들어갈 말로 가장 적절한 것을 고르시오.";
/** How many candidates of an excerpt are tried. */
const MAX_CANDIDATES = 8;

export const blank: Maker = {
  id: "blank",
  name: "빈칸 추론",
  shape: "choose",
  asks: "reading",
  review: "type",
  auto: true,
  inAuto: false,
  *propose(source, order) {
    const tested = order.existingItems.flatMap(testedSpans);
    for (const excerpt of excerpts(source)) {
      const found = pointsOf(source, excerpt)
        .filter((point) => {
          const span = spanOf(point);
          const isWanted = order.at === null || span.start === order.at;
          return isWanted && !tested.some((one) => overlaps(one, span));
        })
        .slice(0, MAX_CANDIDATES)
        .flatMap((point) => {
          const evidence = evidenceFor(source, excerpt.sentences, point);
          const distractors =
            evidence.length === 0
              ? null
              : claimDistractors(source.analysis, excerpt.sentences, point, order.random);
          return distractors
            ? [
                {
                  point,
                  distractors,
                  evidence,
                  rank: point.worth + worthOfDistractors(distractors),
                },
              ]
            : [];
        })
        .toSorted((a, b) => b.rank - a.rank);
      for (const { point, distractors, evidence } of found)
        yield write(source, excerpt, point, distractors, evidence, order);
    }
    return "글의 요점을 말하는 문장 가운데, 그럴듯하지만 분명히 틀린 선택지 네 개를 함께 낼 수 있는 자리를 찾지 못했어요.";
  },
};

/** What good distractors count beside the worth of a candidate. */
function worthOfDistractors(distractors: readonly ClaimDistractor[]): number {
  return (distractors.reduce((sum, { fit }) => sum + fit, 0) / distractors.length) * 4;
}

function spanOf({ tokens }: BlankPoint): { start: number; end: number } {
  return { start: tokens[0]!.start, end: tokens.at(-1)!.end };
}

function write(
  source: Source,
  { span }: Excerpt,
  point: BlankPoint,
  distractors: readonly ClaimDistractor[],
  evidence: readonly Evidence[],
  { keyNumbers }: MakeOrder,
): ItemContent {
  const key = keyNumbers[0] ?? 1;
  const target = spanOf(point);
  const original = source.text.slice(target.start, target.end);
  const offered = distractors.map((distractor) => ({
    text: distractor.text,
    ...rejectionOf(distractor, point.subject),
  }));
  const options = insertKeyAt({ text: original, reason: "", trap: "" }, offered, key);
  const rejections = rejectionsFor(options, key, ({ reason }) => reason).map((rejection) => ({
    ...rejection,
    trap: options[rejection.choice - 1]!.trap,
  }));
  return {
    version: 1,
    type: "blank",
    shape: "choose",
    instruction: INSTRUCTION,
    points: pointsFor("high"),
    blocks: [
      {
        kind: "passage",
        runs: passageRuns(source.text, span, [{ span: target, run: { kind: "blank" } }]),
      },
    ],
    options: options.map(({ text }) => ({ cells: [text] })),
    key: { choice: key },
    explanation: explanationOf(
      [
        ...evidence.map(({ note }) => note),
        `이 내용을 한데 모으면 빈칸에는 ${withParticle(original, "이/가", `'${original}'`)} 들어가는 것이 가장 알맞아요.`,
      ],
      rejections.map(({ choice, reason, trap }) => ({ choice, reason: `${trap} ${reason}` })),
    ),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: { kind: "blank", span: target, original },
      rules: ["point"],
      evidence: [...evidence],
      distractors: rejections,
    },
    difficulty: "high",
  };
}
