/** 연결어: two blanks for connectives, each settled by the relation of what stands before and after. */
import { MAKERS, passageRuns } from "@pulda/makers/building";
import { countWords } from "@pulda/question";
import { z } from "zod";
import type { Problem } from "../asking/outcome.ts";
import { commaProblem, crossingProblem } from "../checks/giveaways.ts";
import { findTarget, isProblem, type Target } from "../reading/quotation.ts";
import * as parts from "./shared/answer-parts.ts";
import { modelType, sharedWith } from "./shared/model-type.ts";
import { optionItem } from "./shared/option-item.ts";

const word = z
  .string()
  .min(2)
  .max(30)
  .describe("a connective, with a capital where the target has one");
const pair = z.strictObject({ A: word, B: word });
const blank = z.strictObject({
  sentence: parts.sentence,
  target: parts.quotation("the connective that opens or joins the sentence, without its comma"),
  why: parts.why("which relation joins what stands before and after, so that this one fits"),
});

const Answer = z.strictObject({
  refuse: parts.refuse,
  A: blank,
  B: blank,
  distractors: parts.distractors(pair),
  difficulty: parts.difficulty,
});

const MAX_WORDS = 4;

export const connective = modelType({
  ...sharedWith(MAKERS.connective),
  guide: `Two connectives of the text become blanks (A) and (B), and the student chooses the pair. Only for a text that has two sentence connectives (However, For example, In other words, Therefore, Instead, Similarly …) of different relations; otherwise refuse.
- The first of the two in the text is A. Each is settled by its two sentences together, and at first sight a neighbouring relation looks possible.
- Distractors use connectives of other relations that could open such a sentence; each half of the key stands in at least one distractor, and so does at least one wrong connective of each column twice, so that counting decides nothing.`,
  answer: Answer,
  build(answer, reading) {
    const { source, excerpt } = reading;
    const blanks = [answer.A, answer.B].map((one) => ({
      ...one,
      found: findTarget(source, excerpt, one),
    }));
    const spans: Target[] = [];
    for (const { found } of blanks) {
      if (isProblem(found)) return [found];
      spans.push(found);
    }
    const [first, second] = spans;
    if (!first || !second || first.span.end >= second.span.start) return [ORDER];
    const originals = spans.map(({ span }) => source.text.slice(span.start, span.end));
    if (originals.some((text) => countWords(text) > MAX_WORDS)) return [ORDER];
    return optionItem(
      {
        type: "connective",
        instruction: "다음 글의 빈칸 (A), (B)에 들어갈 말로 가장 적절한 것은?",
        language: "en",
        blocks: [
          {
            kind: "passage",
            runs: passageRuns(
              source.text,
              excerpt.span,
              spans.map(({ span }, at) => ({
                span,
                run: { kind: "blank", label: "AB"[at] ?? "" },
              })),
            ),
          },
        ],
        operation: {
          kind: "blanks",
          blanks: spans.map(({ span }, at) => ({ span, original: originals[at] ?? "" })),
        },
        rules: ["connective", "connective"],
        key: { cells: originals, why: `${answer.A.why} ${answer.B.why}` },
        distractors: answer.distractors.map((one) => ({ ...one, cells: [one.text.A, one.text.B] })),
        evidence: spans.map(({ sentence }) => ({ start: sentence.start, end: sentence.end })),
        difficulty: answer.difficulty,
        check: () => [
          crossingProblem(
            [originals, ...answer.distractors.map(({ text }) => [text.A, text.B])].map(
              ([a = "", b = ""]) => [`(A) ${a}`, `(B) ${b}`],
            ),
          ),
          ...(["A", "B"] as const).map((name, at) => {
            const column = answer.distractors.map(({ text }) => text[name]);
            const sameCase = column.every(
              (one) => /^\p{Lu}/u.test(one) === /^\p{Lu}/u.test(originals[at] ?? ""),
            );
            if (!column.includes(originals[at] ?? "") || !sameCase) return COLUMN;
            const hasComma = source.text[spans[at]?.span.end ?? 0] === ",";
            return commaProblem([...column, originals[at] ?? ""], hasComma, name);
          }),
        ],
      },
      reading,
    );
  },
});

const ORDER: Problem = {
  check: "form",
  forModel: "A and B must be two short connectives, A before B in the text.",
  reason: "연결어 두 개가 글의 순서대로 있지 않아요.",
};
const COLUMN: Problem = {
  check: "tempting",
  forModel:
    "Each connective of the key must stand in at least one distractor of its own column, and all connectives of a column must begin alike, with a capital or without.",
  reason: "한쪽 연결어만 보아도 답을 고를 수 있어요.",
};
