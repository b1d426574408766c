/** 어휘 네모: three boxes, each with a word of the text and one that fails by the argument. */
import { MAKERS, threeBoxItem } from "@pulda/makers/building";
import { z } from "zod";
import type { Problem } from "../asking/outcome.ts";
import { koreanProblem } from "../checks/plain-text.ts";
import { levelOfWord, levelProblem } from "../checks/options.ts";
import { findEvidence, isProblem } from "../reading/quotation.ts";
import * as parts from "./shared/answer-parts.ts";
import { modelType, sharedWith } from "./shared/model-type.ts";
import {
  findWord,
  lemmaOf,
  replacedProblems,
  replacement,
  SPREAD,
  word,
} from "./shared/replaced-word.ts";

const Answer = z.strictObject({
  refuse: parts.refuse,
  boxes: z
    .array(
      z.strictObject({
        sentence: parts.sentence,
        target: word,
        wrong: replacement,
        evidence: parts.quotation("a sentence or clause that decides between the two"),
        why: parts.why("why the text's word is right and the other is wrong"),
        trap: parts.trap,
      }),
    )
    .length(3)
    .describe("the box that asks least first"),
  difficulty: parts.difficulty,
});

/**
 * Wrong words that are so much harder than the right ones, in sum over the boxes, are passed over: nobody takes what he
 * does not know.
 */
const FAR_ABOVE = 7;
const UNEQUAL: Problem = {
  check: "level",
  forModel: "The wrong words are much harder than the right ones: choose words of the same level.",
  reason: "틀린 낱말이 맞는 낱말보다 훨씬 어려워서 눈에 띄어요.",
};

export const wordChoice = modelType({
  ...sharedWith(MAKERS["word-choice"]),
  guide: `Three words of the text stand in boxes (A), (B), (C), each beside a wrong one, and the student chooses the three that suit the context.
- The wrong words are opposites or contraries that read well in their own clause and are ruled out by the argument elsewhere: both words of a box fit the grammar and the words beside it (not "certain whether", not "have agreed on a secret meaning"), and the sentence is good English with either, so that nobody can choose without having read on ("strengthened the kidneys" no one writes). At most one is a confusable word (look-alike) of the same field and class.
- The three stand in three different sentences, spread over the text, and carry its argument; none of the three words stands elsewhere in the text.`,
  answer: Answer,
  build(answer, reading) {
    const { source, excerpt, random } = reading;
    const boxes = [];
    const problems: Problem[] = [];
    for (const [index, box] of answer.boxes.entries()) {
      const found = findWord(box, reading);
      if (isProblem(found)) return [found];
      const evidence = findEvidence(source, excerpt, [box.evidence]);
      if (isProblem(evidence)) return [evidence];
      const all = [
        ...replacedProblems(found, box.wrong, reading),
        koreanProblem(box.why, `"why" of box ${index + 1}`, { isExplanation: true }),
        koreanProblem(box.trap, `"trap" of box ${index + 1}`, { isExplanation: true }),
      ];
      problems.push(...all.filter((problem) => problem !== null));
      boxes.push({
        ...found.span,
        original: found.text,
        distractor: box.wrong,
        rule: "context",
        worth: index,
        evidence: evidence.spans[0] ?? found.sentence,
        right: box.why,
        wrong: "",
        trap: box.trap,
        held: found.sentence.start,
      });
    }
    const harder = boxes.reduce(
      (sum, { original, distractor }) =>
        sum + Math.max(0, levelOfWord(distractor) - levelOfWord(original)),
      0,
    );
    if (harder >= FAR_ABOVE) problems.push(UNEQUAL);
    const hard = levelProblem(
      boxes.map(({ distractor }) => distractor),
      reading.excerpt,
      reading.task.level,
    );
    if (hard) problems.push(hard);
    if (problems.length > 0) return problems;
    boxes.sort((a, b) => a.start - b.start);
    if (new Set(boxes.map(({ held }) => held)).size < 3) return [SPREAD];
    const key = 1 + random.below(5);
    return threeBoxItem(
      {
        type: "word-choice",
        instruction: "(A), (B), (C)의 각 네모 안에서 문맥에 맞는 낱말로 가장 적절한 것은?",
        difficulty: answer.difficulty,
        words: boxes.map(({ start, end, original }) => ({
          text: lemmaOf(original),
          span: { start, end },
        })),
      },
      source,
      excerpt,
      boxes,
      { random, keyNumbers: [key] },
    );
  },
});
