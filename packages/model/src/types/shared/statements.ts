/** What the two types of 내용 일치 share: five statements about the text in its order, of which one is unlike the others in being true or false. */
import { explanationOf, passageRuns, pointsFor } from "@pulda/makers/building";
import type { Span } from "@pulda/question";
import { z } from "zod";
import type { Problem } from "../../asking/outcome.ts";
import {
  copiedProblem,
  differentProblem,
  koreanEndingProblem,
  lengthProblem,
  levelProblem,
  outwardFormProblem,
} from "../../checks/options.ts";
import { englishProblem, koreanProblem } from "../../checks/plain-text.ts";
import { findEvidence, isProblem } from "../../reading/quotation.ts";
import * as parts from "./answer-parts.ts";
import { modelType, REVIEW } from "./model-type.ts";
import { noteProblems } from "./option-item.ts";

interface StatementKind {
  readonly id: string;
  readonly name: string;
  readonly language: "en" | "ko";
  readonly statement: string;
  readonly guide: string;
}

const STATEMENTS = 5;

export function statementType({ id, name, language, statement, guide }: StatementKind) {
  const Answer = z.strictObject({
    refuse: parts.refuse,
    statements: z
      .array(
        z.strictObject({
          text: parts.optionText(statement),
          isTrue: z.boolean().describe("whether the text says so"),
          evidence: parts.quotation("the sentence or clause that it rests on"),
          why: parts.why("what the text says, so that it is true or false"),
          trap: parts.trap,
        }),
      )
      .length(STATEMENTS),
    difficulty: parts.difficulty,
  });
  return modelType({
    id,
    name,
    shape: "choose",
    asks: "reading",
    guide,
    answer: Answer,
    build({ statements, difficulty }, reading) {
      const { source, excerpt, task } = reading;
      const evidence = findEvidence(
        source,
        excerpt,
        statements.map((one) => one.evidence),
      );
      if (isProblem(evidence)) return [evidence];
      const inOrder = statements
        .map((one, at) => ({ ...one, span: evidence.spans[at] as Span }))
        .toSorted((a, b) => a.span.start - b.span.start);
      const truths = inOrder.filter(({ isTrue }) => isTrue).length;
      if (truths !== 1 && truths !== STATEMENTS - 1) return [ONE_ODD];
      const asksTrue = truths === 1;
      const at = inOrder.findIndex(({ isTrue }) => isTrue === asksTrue);
      const key = inOrder[at]!;
      const set = { texts: inOrder.map(({ text }) => text), key: at };
      const text = source.text.slice(excerpt.span.start, excerpt.span.end);
      const problems: (Problem | null)[] = [
        ...inOrder.map((one) =>
          language === "en"
            ? (englishProblem(one.text, `"${one.text}"`) ??
              copiedProblem(one.text, text, MAX_COPIED))
            : koreanProblem(one.text, `"${one.text}"`, { mayHoldEnglish: true }),
        ),
        ...noteProblems(key.why, inOrder),
        differentProblem(set),
        lengthProblem(set),
        outwardFormProblem(set),
        language === "en" ? levelProblem(set.texts, excerpt, task.level) : koreanEndingProblem(set),
        ...inOrder.map((one) => (one.isTrue || language === "ko" ? null : bareNot(one))),
        new Set(inOrder.map(({ span }) => span.start)).size < LEAST_PLACES ? SAME_PLACE : null,
        set.texts.filter((one) => NUMBER.test(one)).length >= MANY_NUMBERS ? ONLY_NUMBERS : null,
      ];
      const found = problems.filter((problem) => problem !== null);
      if (found.length > 0) return found;
      const rejections = inOrder.flatMap((one, index) =>
        index === at ? [] : [{ choice: index + 1, reason: one.why, trap: one.trap }],
      );
      return {
        version: 1,
        type: id,
        shape: "choose",
        instruction: asksTrue
          ? "다음 글의 내용과 일치하는 것은?"
          : "다음 글의 내용과 일치하지 않는 것은?",
        points: pointsFor(difficulty),
        blocks: [{ kind: "passage", runs: passageRuns(source.text, excerpt.span, []) }],
        options: inOrder.map((one) => ({ cells: [one.text] })),
        key: { choice: at + 1 },
        explanation: explanationOf(
          [`${key.trap} ${key.why}`],
          rejections.map(({ choice, reason, trap }) => ({ choice, reason: `${trap} ${reason}` })),
        ),
        proof: {
          kind: "made",
          passage: source.passage,
          source: excerpt.span,
          operation: { kind: "keep" },
          rules: ["statement"],
          review: REVIEW,
          evidence: [key, ...inOrder.filter((one) => one !== key)].map(({ span, why }) => ({
            span,
            note: why,
          })),
          distractors: rejections,
        },
        difficulty,
      };
    },
  });
}

/** The longest run of words that a statement may share with the text. */
const MAX_COPIED = 6;
/** The statements rest on so many places at least. */
const LEAST_PLACES = 4;
const NOT = /\b(?:not|never|cannot)\b|n't\b/iu;

/** A false statement that is only the text with a "not" in it. */
function bareNot({ text, evidence }: { text: string; evidence: string }): Problem | null {
  return NOT.test(text) && !NOT.test(evidence)
    ? {
        check: "tempting",
        forModel: `The false statement "${text}" only denies the text: change a relation (who, why, before or after, more or less, condition) in the text's own words instead.`,
        reason: "틀린 보기가 부정어만 넣은 문장이에요.",
      }
    : null;
}

const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)\b/iu;
/** Of five statements so many with a number ask for nothing else. */
const MANY_NUMBERS = 4;
const ONLY_NUMBERS: Problem = {
  check: "worth-asking",
  forModel:
    "Nearly every statement asks for a number: ask what is done, why, by whom and under which condition; a number in one or two of them at most.",
  reason: "보기가 거의 모두 숫자만 물어요.",
};

const ONE_ODD: Problem = {
  check: "form",
  forModel: "Exactly one of the five statements must be false (or exactly one true).",
  reason: "일치하지 않는 보기가 하나가 아니에요.",
};
const SAME_PLACE: Problem = {
  check: "spread",
  forModel: "The statements rest on the same sentences: spread them over the text.",
  reason: "보기가 글의 한곳에 몰려 있어요.",
};

export const GUIDE = `Five statements about the text in its order; one is false (or, for a hard text, one is true) and the student finds it.
- Each is self-contained (no pronoun without its noun) and paraphrases one sentence of another part of the text: voice changed, clauses joined or reduced, words replaced. None repeats six words of the text in a row.
- A false statement changes a relation: who does what to whom, cause and effect, before and after, more and less, the condition, whose view it is. It uses this text's words and sounds as plausible as the rest. Never by a bare "not", an opposite adjective alone or another number alone.
- For a true statement, "trap" says why a student may doubt it; for the false one, why he may believe it.`;
