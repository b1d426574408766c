/** 영영풀이: the word of the text that a definition describes. */
import { MAKERS, passageRuns } from "@pulda/makers/building";
import { lemmasOf, levelOf, stemOf } from "@pulda/english";
import { z } from "zod";
import type { Problem } from "../asking/outcome.ts";
import { levelProblem } from "../checks/options.ts";
import { englishProblem } from "../checks/plain-text.ts";
import { findTarget, isProblem } from "../reading/quotation.ts";
import * as parts from "./shared/answer-parts.ts";
import { easyProblem } from "./shared/asked-word.ts";
import { modelType, sharedWith } from "./shared/model-type.ts";
import { optionItem } from "./shared/option-item.ts";

const headword = parts.optionText("one word of the text in its dictionary form, lower case");

const Answer = z.strictObject({
  refuse: parts.refuse,
  sentence: parts.sentence,
  target: parts.quotation("the word that is defined, as it stands in the text"),
  definition: z
    .string()
    .min(12)
    .max(160)
    .describe(
      "the definition of its sense here, 6 to 16 plain words, without the word or its root",
    ),
  key: z.strictObject({ text: headword, why: parts.why() }),
  distractors: parts.distractors(headword),
  difficulty: parts.difficulty,
});

export const definition = modelType({
  ...sharedWith(MAKERS.definition),
  guide: `The student finds the word of the text that an English definition describes.
- The defined word is of the students' level or above; the definition says, in plain words as a learner's dictionary does, the sense that it has in THIS text.
- Distractors are four other words of the text, of the same part of speech and of one field or a like level of abstraction, none of which the definition could describe. They are as hard as the key: beside "vanish" no "stop", "appear" or "story", which no one has to look up. The definition can stand in the place of the word in its sentence.
- "why" gives the defined sense in Korean; for a distractor, what that word means here.`,
  answer: Answer,
  build(answer, reading) {
    const { source, excerpt, task } = reading;
    const found = findTarget(source, excerpt, answer);
    if (isProblem(found)) return [found];
    const { span, sentence } = found;
    const text = source.text.slice(span.start, span.end);
    const easy = easyProblem(text, task.level);
    if (easy) return [easy];
    const lemmas = new Set(
      excerpt.sentences.flatMap(({ tokens }) =>
        tokens.flatMap(({ lower }) => [lower, ...lemmasOf(lower).map(({ lemma }) => lemma)]),
      ),
    );
    const all = [answer.key.text, ...answer.distractors.map((one) => one.text)];
    if (!lemmasOf(text.toLowerCase()).some(({ lemma }) => lemma === answer.key.text))
      return [NO_LEMMA];
    if (!all.every((word) => lemmas.has(word))) return [NOT_IN_TEXT];
    const told = (answer.definition.toLowerCase().match(/[a-z]+/gu) ?? []).map(stemOf);
    if (all.some((word) => word.length > 3 && told.includes(stemOf(word)))) return [HOLDS_WORD];
    return optionItem(
      {
        type: "definition",
        instruction: "다음 영영풀이에 해당하는 낱말로 가장 적절한 것은?",
        language: "en",
        blocks: [
          { kind: "passage", runs: passageRuns(source.text, excerpt.span, []) },
          { kind: "prompt", runs: [{ kind: "plain", text: answer.definition }] },
        ],
        operation: { kind: "keep" },
        key: { cells: [answer.key.text], why: answer.key.why },
        distractors: answer.distractors.map((one) => ({ ...one, cells: [one.text] })),
        evidence: [{ start: sentence.start, end: sentence.end }],
        words: [{ text: answer.key.text, span }],
        difficulty: answer.difficulty,
        check: () => [
          easyDistractors(answer),
          englishProblem(answer.definition, "The definition"),
          levelProblem([answer.definition], excerpt, Math.min(4, task.level)),
        ],
      },
      reading,
    );
  },
});

/** So many distractors at least are as hard as the key, or of this level. */
const LEAST_HARD = 1;
const HARD = 3;

function easyDistractors({ key, distractors }: z.infer<typeof Answer>): Problem | null {
  const least = Math.min(HARD, levelOf(key.text));
  const hard = distractors.filter(({ text }) => levelOf(text) >= least);
  return hard.length >= LEAST_HARD
    ? null
    : {
        check: "tempting",
        forModel: `Most distractors are elementary words beside "${key.text}": choose words of the text that are as hard, or another key.`,
        reason: "오답이 정답보다 훨씬 쉬운 낱말이어서 정답이 눈에 띄어요.",
      };
}

const NO_LEMMA: Problem = {
  check: "form",
  forModel: "The text of the key must be the dictionary form of the target.",
  reason: "정답이 글에 나온 낱말의 기본형이 아니에요.",
};
const NOT_IN_TEXT: Problem = {
  check: "evidence-quoted",
  forModel: "Every option must be a word of the text, in its dictionary form.",
  reason: "글에 없는 낱말이 선택지에 있어요.",
};
const HOLDS_WORD: Problem = {
  check: "key-not-copied",
  forModel: "The definition holds an option or its root.",
  reason: "영영풀이에 선택지의 낱말이 들어 있어요.",
};
