/** What a pasted text or the text of a file holds: passages with the questions that came along, or questions alone. */
import { readQuestions, type ReadQuestion } from "@pulda/question";
import { findPassages } from "../passages/find-passages.ts";
import type { FoundPassage } from "../passages/found.ts";
import { readQuestionFile } from "../questions/question-file.ts";

/** A passage that was found; its questions are input for own questions (직접 출제). */
interface ImportedPassage extends Omit<FoundPassage, "questions"> {
  readonly questions: readonly ReadQuestion[];
}

export interface ImportedText {
  readonly passages: readonly ImportedPassage[];
  /** Those about no passage: of a file of questions, or of a listening test. */
  readonly questions: readonly ReadQuestion[];
  /** Whether the text is a file of questions that another program wrote. */
  readonly isQuestionFile: boolean;
  readonly leftOut: readonly string[];
  /** In Korean, for the user. */
  readonly warnings: readonly string[];
}

/**
 * Reads Moodle XML, GIFT and Aiken as questions, and any other text as passages.
 * @example readImport("::1:: 1+1은? {=2 ~3}").questions.length // 1
 */
export function readImport(text: string): ImportedText {
  const file = readQuestionFile(text);
  if (file !== null)
    return {
      passages: [],
      questions: file.ok ? file.questions : [],
      isQuestionFile: true,
      leftOut: [],
      warnings: file.ok ? file.warnings : [file.message],
    };
  const { passages, questions, leftOut, warnings } = findPassages(text);
  return {
    passages: passages.map((passage) => ({ ...passage, questions: inputs(passage.questions) })),
    questions: inputs(questions),
    isQuestionFile: false,
    leftOut,
    warnings,
  };
}

function inputs(questions: readonly string[]): ReadQuestion[] {
  return questions.flatMap((question) => readQuestions(question).slice(0, 1));
}
