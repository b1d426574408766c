/** The parts of one question's lines: what is asked, its key, its explanation. */
import { findOptions } from "./options.ts";

export interface QuestionParts {
  /** Instruction, passage and options, with its line breaks. */
  readonly asked: string;
  /** The key as it is written; empty where there is none. */
  readonly answer: string;
  readonly explanation: string;
}

const ANSWER =
  /^(?:[[【<(]\s{0,2}(?:정\s?답|답안?|모범\s?답안|예시\s?답안|Answer|Key)\s{0,2}[\]】>)]\s{0,2}:?|[[【<(]?\s{0,2}(?:정\s?답|답안?|모범\s?답안|예시\s?답안|Answers?|Ans|Key)\s{0,2}[:=→]|\(?정\s?답(?!\s{0,2}(?:및|과|와|·|&|\/))(?=\s|$|[①-⑤])|\(?답\s{1,2}(?=[①-⑤\d]))\s{0,3}/iu;
const EXPLANATION =
  /^(?:[[【<(]\s{0,2}(?:해\s?설|풀\s?이|설명|Explanation)\s{0,2}[\]】>)]\s{0,2}:?|(?:해\s?설|풀\s?이|설명|Explanation)\s{0,2}(?::|$)|해설\s)\s{0,3}/iu;

/** A heading of both says nothing itself. */
const BOTH =
  /^[[【<(]?\s{0,2}정답\s{0,2}(?:및|과|와|·|&|\/)\s{0,2}(?:해설|풀이)\s{0,2}[\]】>)]?:?$/u;

export function questionParts(all: readonly string[]): QuestionParts {
  const lines = all.filter((line) => !BOTH.test(line));
  const parts = { asked: [] as string[], answer: [] as string[], explanation: [] as string[] };
  let current: keyof typeof parts = "asked";
  for (const [at, line] of lines.entries()) {
    const answer = at > 0 ? ANSWER.exec(line) : null;
    const explanation = at > 0 ? EXPLANATION.exec(line) : null;
    if (answer && parts.answer.length === 0) {
      current = "answer";
      parts.answer.push(...filled(line.slice(answer[0].length)));
    } else if (explanation) {
      current = "explanation";
      parts.explanation.push(...filled(line.slice(explanation[0].length)));
    } else if (current === "answer" && parts.answer.length > 0) {
      // a key is one line; what follows are the options still to come, or why it is right
      current = comesBefore(parts.asked, lines.slice(at)) ? "asked" : "explanation";
      parts[current].push(line);
    } else if (current !== "answer" || line !== "") parts[current].push(line);
  }
  return {
    asked: parts.asked.join("\n").trim(),
    answer: parts.answer.join(" ").replace(/\)$/u, closing),
    explanation: parts.explanation.join("\n").trim(),
  };
}

/** "(정답 ③)" leaves its bracket behind. */
function closing(bracket: string, at: number, whole: string): string {
  return whole.slice(0, at).includes("(") ? bracket : "";
}

function filled(text: string): string[] {
  return text === "" ? [] : [text];
}

/** Whether a key stands before the options that it is one of. */
function comesBefore(asked: readonly string[], rest: readonly string[]): boolean {
  const end = rest.findIndex((line) => EXPLANATION.test(line));
  return (
    findOptions(asked.join("\n")) === null &&
    findOptions(rest.slice(0, end < 0 ? undefined : end).join("\n")) !== null
  );
}
