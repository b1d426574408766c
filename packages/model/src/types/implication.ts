/** 함축 의미: what an underlined figurative expression means in the text. */
import { passageRuns } from "@pulda/makers/building";
import { countWords } from "@pulda/question";
import { z } from "zod";
import type { Problem } from "../asking/outcome.ts";
import { copiedProblem, levelProblem } from "../checks/options.ts";
import { findEvidence, findTarget, isProblem } from "../reading/quotation.ts";
import * as parts from "./shared/answer-parts.ts";
import { modelType } from "./shared/model-type.ts";
import { optionItem } from "./shared/option-item.ts";

const meaning = parts.optionText(
  "English, 4 to 12 words, no capital, no full stop, in a form that could explain the target",
);

const Answer = z.strictObject({
  refuse: parts.refuse,
  sentence: parts.sentence,
  target: parts.quotation("the figurative or condensed words to be underlined, 3 to 14 words"),
  key: z.strictObject({ text: meaning, why: parts.why(), evidence: parts.evidence }),
  distractors: parts.distractors(meaning),
  difficulty: parts.difficulty,
});

const TARGET_WORDS = { least: 2, most: 16 } as const;

export const implication = modelType({
  id: "implication",
  name: "함축 의미",
  shape: "choose",
  asks: "reading",
  guide: `Words of the text are underlined, and the student chooses what they mean in this text. Choose words that say the text's point in a figure or a condensed way (a metaphor, an irony, a pregnant phrase), whose literal meaning is not what is meant; refuse if there are none.
- The key says plainly what is meant, in words of its own.
- Distractors: the literal reading; the opposite claim; what another part of the text says; a common association of the image. All five are parallel in form and could stand in place of the underlined words.
- The evidence stands outside the underlined words.`,
  answer: Answer,
  build(answer, reading) {
    const { source, excerpt, task } = reading;
    const target = findTarget(source, excerpt, answer);
    if (isProblem(target)) return [target];
    const evidence = findEvidence(source, excerpt, answer.key.evidence);
    if (isProblem(evidence)) return [evidence];
    const shown = source.text.slice(target.span.start, target.span.end);
    const words = countWords(shown);
    if (words < TARGET_WORDS.least || words > TARGET_WORDS.most) return [UNDERLINE];
    return optionItem(
      {
        type: "implication",
        instruction: "밑줄 친 부분이 다음 글에서 의미하는 바로 가장 적절한 것은?",
        language: "en",
        blocks: [
          {
            kind: "passage",
            runs: passageRuns(source.text, excerpt.span, [
              { span: target.span, run: { kind: "underlined", text: shown } },
            ]),
          },
        ],
        operation: { kind: "keep" },
        key: { cells: [answer.key.text], why: answer.key.why },
        distractors: answer.distractors.map((one) => ({ ...one, cells: [one.text] })),
        evidence: evidence.spans,
        difficulty: answer.difficulty,
        check: ({ texts }) => [
          copiedProblem(answer.key.text, source.text.slice(excerpt.span.start, excerpt.span.end)),
          levelProblem(texts, excerpt, task.level),
        ],
      },
      reading,
    );
  },
});

const UNDERLINE: Problem = {
  check: "target-length",
  forModel: "Underline 3 to 14 words.",
  reason: "밑줄 칠 말이 너무 짧거나 길어요.",
};
