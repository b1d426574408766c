/** 빈칸 추론: a word or a phrase that the rest of the text determines. */
import type { ItemContent } from "@pulda/question";
import { excerpts, type Excerpt } from "../excerpt.ts";
import { refuse, type Maker, type Order, type Source } from "../maker.ts";
import { explanationOf, rejectionsOf } from "../rejections.ts";
import { passageRuns, pointsFor, withKeyAt } from "../runs.ts";
import type { Cloze } from "./cloze.ts";
import { nounCloze } from "./nouns.ts";
import { opposedCloze } from "./opposed.ts";
import { phraseCloze } from "./phrases.ts";

const INSTRUCTION = "다음 빈칸에 들어갈 말로 가장 적절한 것을 고르시오.";

/** At a level below this, single words come before phrases. */
const PHRASES_FROM = 3;

export const blank: Maker = {
  id: "blank",
  name: "빈칸 추론",
  shape: "choose",
  asks: "reading",
  review: "type",
  auto: true,
  make(source, order) {
    const words = order.random.shuffled([nounCloze, opposedCloze]);
    const kinds =
      order.level >= PHRASES_FROM
        ? order.random.shuffled([phraseCloze, ...words])
        : [...words, phraseCloze];
    for (const excerpt of order.random.shuffled(excerpts(source)))
      for (const kind of kinds) {
        const cloze = kind(source, excerpt, order);
        if (cloze) return { ok: true, item: write(source, excerpt, cloze, order) };
      }
    return refuse(
      "글의 다른 곳에서 근거를 분명히 찾을 수 있는 핵심 낱말이나 어구가 없어서 빈칸을 만들 수 없어요.",
    );
  },
};

function write(
  source: Source,
  { span }: Excerpt,
  { span: hole, original, wrong, evidence, rule, difficulty }: Cloze,
  { places, random }: Order,
): ItemContent {
  const key = places[0] ?? 1;
  const options = withKeyAt({ text: original, reason: "" }, random.shuffled(wrong), key);
  const reasons = rejectionsOf(options, key, ({ reason }) => reason);
  return {
    version: 1,
    type: "blank",
    shape: "choose",
    instruction: INSTRUCTION,
    points: pointsFor(difficulty),
    blocks: [
      {
        kind: "passage",
        runs: passageRuns(source.text, span, [{ span: hole, run: { kind: "blank" } }]),
      },
    ],
    options: options.map(({ text }) => ({ cells: [text] })),
    key: { choice: key },
    explanation: explanationOf(
      evidence.map(({ note }) => note),
      reasons,
    ),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: { kind: "blank", span: hole, original },
      rules: [rule],
      evidence: [...evidence],
      distractors: reasons,
    },
    difficulty,
  };
}
