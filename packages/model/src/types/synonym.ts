/** 유의어: what stands for an underlined word in this text. */
import { MAKERS, passageRuns } from "@pulda/makers/building";
import { stemOf } from "@pulda/english";
import { z } from "zod";
import type { Problem } from "../asking/outcome.ts";
import { fitProblem } from "../checks/in-place.ts";
import { levelProblem, wordCountProblem } from "../checks/options.ts";
import { findTarget, isProblem } from "../reading/quotation.ts";
import * as parts from "./shared/answer-parts.ts";
import { easyProblem } from "./shared/asked-word.ts";
import { modelType, sharedWith } from "./shared/model-type.ts";
import { optionItem } from "./shared/option-item.ts";
import { lemmaOf } from "./shared/replaced-word.ts";

const substitute = parts.optionText(
  "one word or a phrase of up to 3 words, in the same grammatical form as the target",
);

const Answer = z.strictObject({
  refuse: parts.refuse,
  sentence: parts.sentence,
  target: parts.quotation("the word or phrase of up to 3 words to be underlined"),
  key: z.strictObject({ text: substitute, why: parts.why() }),
  distractors: parts.distractors(substitute),
  difficulty: parts.difficulty,
});

export const synonym = modelType({
  ...sharedWith(MAKERS.synonym),
  guide: `A word of the text is underlined, and the student chooses what is nearest to it in meaning as it is used here.
- Choose a word of the students' level or above whose meaning this text fixes; best one with several senses, or one whose look suggests another meaning. Never a beginner's word.
- The key could replace it here without changing the sense.
- Distractors fit the sentence by grammar and make sense at first sight: an opposite; a synonym of another sense of the word; a neighbour in meaning that the text rules out; a word that looks alike. "trap" says which.`,
  answer: Answer,
  build(answer, reading) {
    const { source, excerpt, task } = reading;
    const found = findTarget(source, excerpt, answer);
    if (isProblem(found)) return [found];
    const { span, sentence } = found;
    const text = source.text.slice(span.start, span.end);
    const easy = easyProblem(text, task.level);
    if (easy) return [easy];
    if (stemOf(text.toLowerCase()) === stemOf(answer.key.text.toLowerCase())) return [SAME_ROOT];
    return optionItem(
      {
        type: "synonym",
        instruction: /\s/u.test(text)
          ? "밑줄 친 부분과 문맥상 의미가 가장 가까운 것은?"
          : "밑줄 친 낱말과 문맥상 의미가 가장 가까운 것은?",
        language: "en",
        blocks: [
          {
            kind: "passage",
            runs: passageRuns(source.text, excerpt.span, [
              { span, run: { kind: "underlined", text } },
            ]),
          },
        ],
        operation: { kind: "keep" },
        key: { cells: [answer.key.text], why: answer.key.why },
        distractors: answer.distractors.map((one) => ({ ...one, cells: [one.text] })),
        evidence: [{ start: sentence.start, end: sentence.end }],
        words: [{ text: lemmaOf(text), span }],
        difficulty: answer.difficulty,
        check: (options) => [
          wordCountProblem(options),
          fitProblem(options, {
            sentence: sentence.text,
            span: { start: span.start - sentence.start, end: span.end - sentence.start },
          }),
          levelProblem(options.texts, excerpt, Math.min(5, task.level + 1)),
        ],
      },
      reading,
    );
  },
});

const SAME_ROOT: Problem = {
  check: "key-not-copied",
  forModel: "The key has the same root as the underlined word.",
  reason: "정답이 밑줄 친 낱말과 뿌리가 같아요.",
};
