/** 무관한 문장: a sentence on the very topic that stands beside the argument. */
import { MAKERS, explanationOf, pointsFor, quoted } from "@pulda/makers/building";
import type { Sentence } from "@pulda/english";
import { countWords, type Run } from "@pulda/question";
import { z } from "zod";
import type { Problem } from "../asking/outcome.ts";
import { levelProblem } from "../checks/options.ts";
import { englishProblem, koreanProblem } from "../checks/plain-text.ts";
import { findQuotation } from "../reading/quotation.ts";
import * as parts from "./shared/answer-parts.ts";
import { modelType, type Reading, REVIEW, sharedWith } from "./shared/model-type.ts";

const Answer = z.strictObject({
  refuse: parts.refuse,
  after: parts.quotation("the sentence of the text after which the new one stands"),
  intruder: z
    .string()
    .min(20)
    .max(400)
    .describe("the sentence that does not belong: one English sentence of 12 to 28 words"),
  why: parts.why("what the text is arguing there, and what this sentence speaks of instead"),
  trap: parts.trap,
  difficulty: parts.difficulty,
});

const NUMBERED = 5;
const INTRUDER_WORDS = { least: 9, most: 34 } as const;
/** A numbered sentence has so many words at least. */
const LEAST_WORDS = 4;

export const irrelevantSentence = modelType({
  ...sharedWith(MAKERS["irrelevant-sentence"]),
  guide: `A sentence of yours is put into the text, five sentences are numbered, and the student finds the one that does not belong.
- It takes up a word or idea of the sentence just before it and is about the very topic, in the same register and length as its neighbours, true or plausible in itself; but it quietly answers another question than the text (another aspect, a benefit where the text explains a cause, advice where it reports, an exception that leads nowhere).
- Without it the neighbours close up again: the sentence after it clearly continues the one before it (pronoun, "this", the same step of the argument). So it does not stand between a claim and its "however", nor after the last sentence, nor after the first one or two that only open the subject.
- No "However" or "For example" that connects nothing, no "such X" without an X, no new proper names, no extreme claim. It contradicts nothing in the text.`,
  answer: Answer,
  unfit: ({ sentences }) =>
    sentences.length >= NUMBERED + 1 &&
    sentences.every(({ paragraph }) => paragraph === sentences[0]?.paragraph)
      ? null
      : "무관한 문장은 여섯 문장이 넘는 한 문단의 글에서만 물을 수 있어요.",
  build(answer, reading) {
    const { source, excerpt, task } = reading;
    const [place] = findQuotation(source.text, excerpt.span, answer.after);
    const before = excerpt.sentences.findIndex(
      ({ start, end }) => place && place.start >= start && place.start < end,
    );
    if (before < 0) return [NOT_QUOTED];
    const problems = [
      englishProblem(answer.intruder, "The new sentence"),
      ...sentenceProblems(answer.intruder, source.text),
      koreanProblem(answer.why, '"why"', { isExplanation: true }),
      koreanProblem(answer.trap, '"trap"', { isExplanation: true }),
      levelProblem([answer.intruder], excerpt, task.level),
    ].filter((problem) => problem !== null);
    if (problems.length > 0) return problems;
    const setting = settingAround(excerpt.sentences, before + 1, reading);
    return setting ? write(answer, setting, reading) : [NO_ROOM];
  },
});

function sentenceProblems(intruder: string, text: string): (Problem | null)[] {
  const words = countWords(intruder);
  const isOne = /^\p{Lu}/u.test(intruder) && /[.]$/u.test(intruder) && !/[.!?]\s/u.test(intruder);
  return [
    words < INTRUDER_WORDS.least || words > INTRUDER_WORDS.most || !isOne ? ONE_SENTENCE : null,
    text.includes(intruder) ? ONE_SENTENCE : null,
  ];
}

/** Four adjacent sentences of the text with the place of the intruder among them. */
interface Setting {
  readonly four: readonly Sentence[];
  /** The choice number of the intruder. */
  readonly key: number;
  /** Index of the sentence before which it stands. */
  readonly at: number;
}

/** The first sentence is never numbered, and the intruder never opens the five. */
function settingAround(
  sentences: readonly Sentence[],
  at: number,
  { random }: Reading,
): Setting | null {
  const settings: Setting[] = [];
  for (let from = 1; from + NUMBERED - 1 <= sentences.length; from++) {
    const four = sentences.slice(from, from + NUMBERED - 1);
    const key = at - from + 1;
    const isAfterLast = at >= sentences.length;
    if (key < 2 || key > NUMBERED || isAfterLast) continue;
    if (four.some(({ text }) => countWords(text) < LEAST_WORDS)) continue;
    settings.push({ four, key, at });
  }
  return random.shuffled(settings)[0] ?? null;
}

function write(
  { intruder, why, trap, difficulty }: z.infer<typeof Answer>,
  { four, key, at }: Setting,
  { source, excerpt }: Reading,
) {
  const { span, sentences } = excerpt;
  const runs: Run[] = [{ kind: "plain", text: source.text.slice(span.start, four[0]?.start) }];
  let end = four[0]?.start ?? span.start;
  let place = 0;
  const put = (): void => {
    place++;
    runs.push({ kind: "labelled", text: intruder, place }, { kind: "plain", text: " " });
  };
  for (const sentence of four) {
    if (sentence === sentences[at]) put();
    place++;
    runs.push({ kind: "labelled", text: sentence.text, place });
    end = sentence.end;
    const next = sentences[sentences.indexOf(sentence) + 1];
    if (next) {
      runs.push({ kind: "plain", text: source.text.slice(sentence.end, next.start) });
      end = next.start;
    }
  }
  if (place < NUMBERED) put();
  if (end < span.end) runs.push({ kind: "plain", text: source.text.slice(end, span.end) });
  const rejections = four.map((sentence, index) => ({
    choice: index + 1 < key ? index + 1 : index + 2,
    reason: `${quoted(sentence.text)}는 글의 흐름을 이어 가는 문장이에요.`,
  }));
  const start = sentences[at]?.start ?? span.end;
  const neighbour = sentences[at - 1];
  return {
    version: 1,
    type: "irrelevant-sentence",
    shape: "mark" as const,
    instruction: "다음 글에서 전체 흐름과 관계 없는 문장은?",
    points: pointsFor(difficulty),
    blocks: [{ kind: "passage" as const, runs: joined(runs) }],
    places: NUMBERED,
    key: { choice: key },
    explanation: explanationOf([why, trap], []),
    proof: {
      kind: "made" as const,
      passage: source.passage,
      source: span,
      operation: { kind: "insert" as const, at: start, text: intruder, gap: " " },
      rules: ["flow"],
      review: REVIEW,
      evidence: [
        {
          span: { start: neighbour?.start ?? span.start, end: sentences[at]?.end ?? span.end },
          note: why,
        },
      ],
      distractors: rejections,
    },
    difficulty,
  };
}

/** The runs without empty ones; plain runs beside each other are one. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (run.kind === "plain" && run.text === "") continue;
    if (run.kind === "plain" && last?.kind === "plain")
      all[all.length - 1] = { kind: "plain", text: last.text + run.text };
    else all.push(run);
  }
  return all;
}

const NOT_QUOTED: Problem = {
  check: "evidence-quoted",
  forModel: '"after" must be a sentence of the text, copied word for word.',
  reason: "모델이 지문에 없는 문장을 골랐어요.",
};
const ONE_SENTENCE: Problem = {
  check: "form",
  forModel:
    "The new sentence must be one sentence of 12 to 28 words with a capital and a full stop.",
  reason: "넣을 문장이 한 문장이 아니거나 길이가 맞지 않아요.",
};
const NO_ROOM: Problem = {
  check: "spread",
  forModel:
    "The new sentence must stand after the second sentence of the text or later, and before its last sentence.",
  reason: "무관한 문장을 넣을 자리가 글의 처음이나 끝이에요.",
};
