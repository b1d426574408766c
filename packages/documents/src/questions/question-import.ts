/** What an import of questions gives. */
import { MAX_READ_QUESTIONS, type ReadQuestion } from "@pulda/question";
import { cleanText } from "../markup/clean-text.ts";

/**
 * Questions as input for own questions (직접 출제), like those of a pasted text, and in Korean what was not taken
 * over; or why nothing was.
 */
export type QuestionImport =
  | {
      readonly ok: true;
      readonly questions: readonly ReadQuestion[];
      readonly warnings: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

export const TOO_LONG = "파일이 너무 커요.";
const NONE_FOUND = "문항을 찾지 못했어요.";

/** A question that was left out, and why. */
interface LeftOut {
  /** Its place in the file, from 1. */
  readonly number: number;
  /** In Korean: "서술형 문항은 가져올 수 없어요." */
  readonly reason: string;
}

/** The most questions that are named as left out. */
const MAX_NAMED = 10;

/**
 * Reads what a file has, one after another, at most `MAX_READ_QUESTIONS` questions.
 * @param read a question, or in Korean why there is none
 */
export function importOf<Written>(
  written: readonly Written[],
  read: (one: Written) => ReadQuestion | string,
): QuestionImport {
  const questions: ReadQuestion[] = [];
  const leftOut: LeftOut[] = [];
  let beyond = 0;
  for (const [at, one] of written.entries()) {
    if (questions.length === MAX_READ_QUESTIONS) {
      beyond = written.length - at;
      break;
    }
    const question = read(one);
    if (typeof question === "string") leftOut.push({ number: at + 1, reason: question });
    else questions.push(cleaned(question));
  }
  const named = leftOut.slice(0, MAX_NAMED).map(({ number, reason }) => `${number}번째: ${reason}`);
  const unnamed = leftOut.length - named.length;
  if (questions.length === 0)
    return { ok: false, message: [NONE_FOUND, ...named.slice(0, 1)].join(" ") };
  return {
    ok: true,
    questions,
    warnings: [
      ...named,
      ...(unnamed > 0 ? [`이 밖에 ${unnamed}문항을 가져오지 못했어요.`] : []),
      ...(beyond > 0
        ? [`한 번에 ${MAX_READ_QUESTIONS}문항까지 가져올 수 있어서 뒤의 ${beyond}문항은 뺐어요.`]
        : []),
    ],
  };
}

/** A question without characters that no file may have. */
function cleaned(question: ReadQuestion): ReadQuestion {
  const { instruction, text, options, fields, explanation } = question;
  return {
    ...question,
    instruction: cleanText(instruction),
    text: cleanText(text),
    options: options.map(cleanText),
    fields: fields.map(({ label, accepted }) => ({
      ...(label !== undefined && { label: cleanText(label) }),
      accepted: accepted.map(cleanText),
    })),
    explanation: cleanText(explanation),
  };
}
