/** 어휘: five underlined words, one of them reversed, which reads well in its sentence and fails by the argument. */
import { MAKERS, explanationOf, passageRuns, pointsFor } from "@pulda/makers/building";
import { withParticle } from "@pulda/english";
import { circled } from "@pulda/question";
import { z } from "zod";
import type { Problem } from "../asking/outcome.ts";
import { koreanProblem } from "../checks/plain-text.ts";
import { findEvidence, isProblem } from "../reading/quotation.ts";
import * as parts from "./shared/answer-parts.ts";
import { modelType, REVIEW, sharedWith } from "./shared/model-type.ts";
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
  places: z
    .array(
      z.strictObject({
        sentence: parts.sentence,
        target: word,
        why: parts.why(
          "why the text needs this word here (for the wrong one: why the new word fails and the old one is right)",
        ),
      }),
    )
    .length(5),
  wrong: z.strictObject({
    target: parts.quotation("which of the five targets is replaced"),
    replacement,
    evidence: parts.quotation("a sentence or clause elsewhere that rules the new word out"),
  }),
  trap: parts.trap,
  difficulty: parts.difficulty,
});

export const wordInContext = modelType({
  ...sharedWith(MAKERS["word-in-context"]),
  guide: `Five words of the text are underlined; one of them is replaced by a word that does not suit the context, and the student finds it.
- All five are predicates, adjectives or abstract nouns that carry the argument, each with a fluent opposite (increase/decrease, accept/resist, similar/distinct), one in each of five different sentences, spread over the text.
- The replacement turns the meaning round (an opposite or contrary, not a look-alike), reads well in its own sentence and collocates with its neighbours; only the argument elsewhere shows that it is wrong. The original word stands nowhere else in the text.
- The other four could also be suspected: the student must check the logic of each.`,
  answer: Answer,
  build(answer, reading) {
    const { source, excerpt } = reading;
    const places = [];
    for (const place of answer.places) {
      const found = findWord(place, reading);
      if (isProblem(found)) return [found];
      places.push({ ...place, ...found, held: found.sentence });
    }
    places.sort((a, b) => a.span.start - b.span.start);
    const at = places.findIndex(({ text }) => text === answer.wrong.target.trim());
    const key = places[at];
    if (!key) return [NOT_ONE_OF_FIVE];
    if (new Set(places.map(({ held }) => held.start)).size < 4) return [SPREAD];
    const evidence = findEvidence(source, excerpt, [answer.wrong.evidence]);
    if (isProblem(evidence)) return [evidence];
    const wrong = answer.wrong.replacement;
    const problems = [
      ...replacedProblems({ ...key, sentence: key.held }, wrong, reading),
      ...places.map(({ why }, index) =>
        koreanProblem(why, `"why" of place ${index + 1}`, { isExplanation: true }),
      ),
      koreanProblem(answer.trap, '"trap"', { isExplanation: true }),
    ].filter((problem) => problem !== null);
    if (problems.length > 0) return problems;
    const rejections = places.flatMap(({ why }, index) =>
      index === at ? [] : [{ choice: index + 1, reason: why }],
    );
    const mend = `그래서 ${circled(at + 1)} ${withParticle(wrong, "은/는", `'${wrong}'`)} ${withParticle(key.text, "으로/로", `'${key.text}'`)} 고쳐야 해요.`;
    return {
      version: 1,
      type: "word-in-context",
      shape: "mark",
      instruction: "다음 글의 밑줄 친 부분 중, 문맥상 낱말의 쓰임이 적절하지 않은 것은?",
      points: pointsFor(answer.difficulty),
      blocks: [
        {
          kind: "passage",
          runs: passageRuns(
            source.text,
            excerpt.span,
            places.map(({ span, text }, index) => ({
              span,
              run: { kind: "underlined", text: index === at ? wrong : text, place: index + 1 },
            })),
          ),
        },
      ],
      places: places.length,
      key: { choice: at + 1 },
      explanation: explanationOf([`${key.why} ${mend}`, answer.trap], rejections),
      proof: {
        kind: "made",
        passage: source.passage,
        source: excerpt.span,
        operation: { kind: "replace", span: key.span, original: key.text, replacement: wrong },
        rules: ["opposite"],
        words: [{ text: lemmaOf(key.text), span: key.span }],
        review: REVIEW,
        evidence: evidence.spans.map((span) => ({ span, note: key.why })),
        distractors: rejections,
      },
      difficulty: answer.difficulty,
    };
  },
});

const NOT_ONE_OF_FIVE: Problem = {
  check: "form",
  forModel: 'The target of "wrong" must be one of the five targets.',
  reason: "바꿀 낱말이 밑줄 친 다섯 낱말 가운데 없어요.",
};
