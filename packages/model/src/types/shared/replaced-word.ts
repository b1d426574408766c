/** A word of the text that another is offered in place of. */
import { lemmasOf } from "@pulda/english";
import { countWords, type Span } from "@pulda/question";
import { z } from "zod";
import type { Problem } from "../../asking/outcome.ts";
import { fitProblem } from "../../checks/in-place.ts";
import { levelProblem } from "../../checks/options.ts";
import { englishProblem } from "../../checks/plain-text.ts";
import { findQuotation, findTarget, isProblem } from "../../reading/quotation.ts";
import * as parts from "./answer-parts.ts";
import type { Reading } from "./model-type.ts";

export const word = parts.quotation("one word: a verb, adjective, adverb or abstract noun");
export const replacement = z
  .string()
  .min(2)
  .max(30)
  .describe("one word in the same grammatical form");

interface FoundWord {
  readonly span: Span;
  readonly text: string;
  readonly sentence: { readonly start: number; readonly end: number; readonly text: string };
}

/** The word of the text that is quoted, or what is wrong with it. */
export function findWord(
  quoted: { sentence: string; target: string },
  { source, excerpt }: Reading,
): FoundWord | Problem {
  const found = findTarget(source, excerpt, quoted);
  if (isProblem(found)) return found;
  const text = source.text.slice(found.span.start, found.span.end);
  return countWords(text) === 1 ? { span: found.span, text, sentence: found.sentence } : ONE_WORD;
}

/** What is wrong with a word that is to stand in another's place. */
export function replacedProblems(
  { span, text, sentence }: FoundWord,
  wrong: string,
  { source, excerpt, task }: Reading,
): (Problem | null)[] {
  const place = {
    sentence: sentence.text,
    span: { start: span.start - sentence.start, end: span.end - sentence.start },
  };
  const isOneWord = countWords(wrong) === 1 && wrong.toLowerCase() !== text.toLowerCase();
  return [
    isOneWord ? null : ONE_WORD,
    englishProblem(wrong, `"${wrong}"`),
    fitProblem({ texts: [text, wrong, wrong], key: 0 }, place),
    levelProblem([wrong], excerpt, task.level),
    findQuotation(source.text, excerpt.span, text).length > 1 ? PRINTED : null,
  ];
}

/** The dictionary form of a word. */
export function lemmaOf(text: string): string {
  return lemmasOf(text.toLowerCase())[0]?.lemma ?? text.toLowerCase();
}

const ONE_WORD: Problem = {
  check: "target-length",
  forModel: "Each target and each replacement must be one word, and the two must differ.",
  reason: "바꿀 말이 한 낱말이 아니에요.",
};
const PRINTED: Problem = {
  check: "printed-elsewhere",
  forModel:
    "The right word stands elsewhere in the text, so that it can be copied: choose another.",
  reason: "바꿀 낱말이 글의 다른 곳에 그대로 나와요.",
};
export const SPREAD: Problem = {
  check: "spread",
  forModel: "The words must stand in different sentences, spread over the text.",
  reason: "물을 낱말이 글의 한곳에 몰려 있어요.",
};
