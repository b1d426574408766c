/** 지칭 추론: five references to persons or things, of which one is to another. */
import { explanationOf, passageRuns, pointsFor } from "@pulda/makers/building";
import { countWords } from "@pulda/question";
import { z } from "zod";
import type { Problem } from "../asking/outcome.ts";
import { koreanProblem } from "../checks/plain-text.ts";
import { findTarget, isProblem } from "../reading/quotation.ts";
import * as parts from "./shared/answer-parts.ts";
import { modelType, REVIEW } from "./shared/model-type.ts";

const Answer = z.strictObject({
  refuse: parts.refuse,
  places: z
    .array(
      z.strictObject({
        sentence: parts.sentence,
        target: parts.quotation("the pronoun or short noun phrase to be underlined"),
        refersTo: z
          .string()
          .min(1)
          .max(60)
          .describe("the person or thing, named the same way each time"),
        why: parts.why("how the text shows whom this means"),
      }),
    )
    .length(5),
  trap: parts.trap,
  difficulty: parts.difficulty,
});

const MAX_WORDS = 5;
const PRONOUN = /\b(?:he|him|his|she|her|hers)\b/giu;
/** So many pronouns at least, or nothing can be confused. */
const LEAST_PRONOUNS = 5;

export const reference = modelType({
  id: "reference",
  name: "지칭 추론",
  shape: "mark",
  asks: "reading",
  guide: `Five pronouns or short noun phrases are underlined; four mean one person (or thing), one means another, and the student finds it. Only for a text with two persons (or things) for whom the same pronoun stands; otherwise refuse.
- Each reference is certain for a careful reader: who acts, who speaks, what was said before settles it; a pronoun whose clause could as well go on with the subject of the one before ("long after she had hung up", "while he held the flashlight for him") is not underlined.
- The five are spread over the text, in at least four sentences, all of the same kind where possible (five times he/him/his). The odd one stands where a hasty reader would keep the other person in mind: not in a direct quotation alone, not the first of the five, not in the clause that names its person ("a farmer who let his goats") nor right behind it ("The clerk looked up. She …"), but after the main person has acted or been named again. At least two of the four others stand where the other person has just acted or spoken, so that each of the five has to be thought about. Of three persons the odd one is the one most easily taken for the main person, not the one whom grammar alone keeps apart. Prefer "she said quietly", "he announced" behind a speech to pronouns whose person is the subject throughout.`,
  answer: Answer,
  unfit: ({ sentences }) =>
    sentences.reduce((sum, { text }) => sum + (text.match(PRONOUN)?.length ?? 0), 0) >=
    LEAST_PRONOUNS
      ? null
      : "지칭 추론은 같은 대명사로 부르는 두 인물이 나오는 글에서만 물을 수 있어요.",
  build(answer, { source, excerpt }) {
    const found = [];
    for (const place of answer.places) {
      const target = findTarget(source, excerpt, place);
      if (isProblem(target)) return [target];
      if (countWords(source.text.slice(target.span.start, target.span.end)) > MAX_WORDS)
        return [SHORT];
      found.push({ ...place, span: target.span, held: target.sentence });
    }
    const places = found.toSorted((a, b) => a.span.start - b.span.start);
    if (places.some(({ span }, at) => at > 0 && span.start < (places[at - 1]?.span.end ?? 0)))
      return [SHORT];
    const names = places.map(({ refersTo }) => refersTo.trim().toLowerCase());
    const at = names.findIndex((name) => names.filter((other) => other === name).length === 1);
    if (at < 0 || new Set(names).size !== 2) return [ONE_ODD];
    const problems = [
      ...places.map(({ why }, index) =>
        koreanProblem(why, `"why" of place ${index + 1}`, { isExplanation: true }),
      ),
      koreanProblem(answer.trap, '"trap"', { isExplanation: true }),
    ].filter((problem) => problem !== null);
    if (problems.length > 0) return problems;
    const key = places[at]!;
    const rejections = places.flatMap(({ why }, index) =>
      index === at ? [] : [{ choice: index + 1, reason: why }],
    );
    return {
      version: 1,
      type: "reference",
      shape: "mark",
      instruction: "밑줄 친 부분이 가리키는 대상이 나머지 넷과 다른 것은?",
      points: pointsFor(answer.difficulty),
      blocks: [
        {
          kind: "passage",
          runs: passageRuns(
            source.text,
            excerpt.span,
            places.map(({ span }, index) => ({
              span,
              run: {
                kind: "underlined",
                text: source.text.slice(span.start, span.end),
                place: index + 1,
              },
            })),
          ),
        },
      ],
      places: places.length,
      key: { choice: at + 1 },
      explanation: explanationOf([`${answer.trap} ${key.why}`], rejections),
      proof: {
        kind: "made",
        passage: source.passage,
        source: excerpt.span,
        operation: { kind: "keep" },
        rules: ["reference"],
        review: REVIEW,
        evidence: [{ span: { start: key.held.start, end: key.held.end }, note: key.why }],
        distractors: rejections,
      },
      difficulty: answer.difficulty,
    };
  },
});

const SHORT: Problem = {
  check: "target-length",
  forModel: "Underline five different pronouns or noun phrases of up to 4 words.",
  reason: "밑줄 칠 말이 너무 길거나 겹쳐요.",
};
const ONE_ODD: Problem = {
  check: "form",
  forModel: '"refersTo" must name one person four times and another one once.',
  reason: "가리키는 대상이 다른 것이 하나가 아니에요.",
};
