/** 빈칸 추론: a word or a phrase that the rest of the text determines. */
import type { ItemContent } from "@pulda/question";
import { excerpts, type Excerpt } from "../../shared/excerpt.ts";
import { type Maker, type MakeOrder, type Source } from "../../maker.ts";
import { explanationOf, rejectionsFor } from "../../shared/rejections.ts";
import { passageRuns, pointsFor, insertKeyAt } from "../../shared/runs.ts";
import type { Cloze } from "./cloze.ts";
import { nounCloze } from "./noun-cloze.ts";
import { oppositeCloze } from "./opposite-cloze.ts";
import { phraseCloze } from "./phrase-cloze.ts";

const INSTRUCTION = "다음 빈칸에 들어갈 말로 가장 적절한 것을 고르시오.";

/** At a level below this, single words come before phrases. */
const MIN_PHRASE_LEVEL = 3;

export const blank: Maker = {
  id: "blank",
  name: "빈칸 추론",
  shape: "choose",
  asks: "reading",
  review: "type",
  auto: true,
  inAuto: false,
  *propose(source, order) {
    const words = order.random.shuffled([nounCloze, oppositeCloze]);
    const kinds =
      order.level >= MIN_PHRASE_LEVEL
        ? order.random.shuffled([phraseCloze, ...words])
        : [...words, phraseCloze];
    for (const excerpt of order.random.shuffled(excerpts(source)))
      for (const kind of kinds) {
        const cloze = kind(source, excerpt, order);
        if (cloze) yield write(source, excerpt, cloze, order);
      }
    return "글의 다른 곳에서 근거를 분명히 찾을 수 있는 핵심 낱말이나 어구가 없어서 빈칸을 만들 수 없어요.";
  },
};

function write(
  source: Source,
  { span }: Excerpt,
  { span: target, original, wrong: distractors, evidence, rule, difficulty }: Cloze,
  { keyNumbers, random }: MakeOrder,
): ItemContent {
  const key = keyNumbers[0] ?? 1;
  const options = insertKeyAt({ text: original, reason: "" }, random.shuffled(distractors), key);
  const rejections = rejectionsFor(options, key, ({ reason }) => reason);
  return {
    version: 1,
    type: "blank",
    shape: "choose",
    instruction: INSTRUCTION,
    points: pointsFor(difficulty),
    blocks: [
      {
        kind: "passage",
        runs: passageRuns(source.text, span, [{ span: target, run: { kind: "blank" } }]),
      },
    ],
    options: options.map(({ text }) => ({ cells: [text] })),
    key: { choice: key },
    explanation: explanationOf(
      evidence.map(({ note }) => note),
      rejections,
    ),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: { kind: "blank", span: target, original },
      rules: [rule],
      evidence: [...evidence],
      distractors: rejections,
    },
    difficulty,
  };
}
