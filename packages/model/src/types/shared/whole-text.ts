/** What the types share that ask about the whole text with five options: topic, title, gist, claim, purpose. */
import { passageRuns } from "@pulda/makers/building";
import type { Excerpt } from "@pulda/makers/building";
import { z } from "zod";
import {
  capitalProblem,
  copiedProblem,
  exchangedProblem,
  koreanEndingProblem,
  levelProblem,
  nounPhraseProblem,
} from "../../checks/options.ts";
import { findEvidence, isProblem } from "../../reading/quotation.ts";
import { isLetter, isStory } from "../../reading/text-kind.ts";
import * as parts from "./answer-parts.ts";
import { modelType, type ModelType } from "./model-type.ts";
import { optionItem } from "./option-item.ts";

interface WholeText {
  readonly id: string;
  readonly name: string;
  readonly instruction: string;
  readonly guide: string;
  readonly language: "en" | "ko";
  /** What an option is, for the model. */
  readonly option: string;
  /** Whether options begin with a capital; left out where they may do either. */
  readonly isCapital?: boolean;
  unfit?(excerpt: Excerpt): string | null;
}

/** A type whose options say in one language what the whole text is. */
export function wholeTextType(type: WholeText): ModelType {
  return modelType({
    id: type.id,
    name: type.name,
    shape: "choose",
    asks: "reading",
    guide: type.guide,
    answer: answerOf(type.option),
    ...(type.unfit && { unfit: (excerpt: Excerpt) => type.unfit?.(excerpt) ?? null }),
    build(answer, reading) {
      const { source, excerpt, task } = reading;
      const evidence = findEvidence(source, excerpt, answer.key.evidence);
      if (isProblem(evidence)) return [evidence];
      const text = source.text.slice(excerpt.span.start, excerpt.span.end);
      return optionItem(
        {
          type: type.id,
          instruction: type.instruction,
          language: type.language,
          blocks: [{ kind: "passage", runs: passageRuns(source.text, excerpt.span, []) }],
          operation: { kind: "keep" },
          key: { cells: [answer.key.text], why: answer.key.why },
          distractors: answer.distractors.map((one) => ({ ...one, cells: [one.text] })),
          evidence: evidence.spans,
          difficulty: answer.difficulty,
          check: (options) =>
            type.language === "ko"
              ? [koreanEndingProblem(options)]
              : [
                  copiedProblem(answer.key.text, text),
                  exchangedProblem(options),
                  ...(type.isCapital === undefined
                    ? []
                    : [capitalProblem(options, type.isCapital, text)]),
                  type.id === "topic" ? nounPhraseProblem(options) : null,
                  // in a title every word has a capital, and none of them is a name for that
                  levelProblem(
                    type.isCapital ? options.texts.map(lowered) : options.texts,
                    excerpt,
                    task.level,
                  ),
                ],
        },
        reading,
      );
    },
  });
}

/** Letters are asked for their purpose, stories for their mood: neither makes a point that options could name. */
export function withoutPoint(what: string): (excerpt: Excerpt) => string | null {
  return (excerpt) => {
    if (isLetter(excerpt)) return `편지에서는 ${what} 물을 수 없어요. 글의 목적으로 물어보세요.`;
    return isStory(excerpt)
      ? `이야기에서는 ${what} 물을 수 없어요. 심경 변화나 제목으로 물어보세요.`
      : null;
  };
}

function lowered(text: string): string {
  return text.toLowerCase();
}

function answerOf(option: string) {
  const text = parts.optionText(option);
  return z.strictObject({
    refuse: parts.refuse,
    key: z.strictObject({ text, why: parts.why(), evidence: parts.evidence }),
    distractors: parts.distractors(text),
    difficulty: parts.difficulty,
  });
}
