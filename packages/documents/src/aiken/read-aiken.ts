/** Reads Aiken, the plainest format of multiple choice: a question, lines "A. …", and "ANSWER: A". */
import { choiceQuestion, type ReadQuestion } from "@pulda/question";
import {
  importOf,
  TOO_LONG,
  type LeftOut,
  type QuestionImport,
} from "../questions/question-import.ts";
import { stemOf } from "../questions/stem.ts";

/** In UTF-16 units. */
const MAX_LENGTH = 4 * 1024 * 1024;

const OPTION = /^([A-Z])[.)]\s+(\S.*)$/u;
const ANSWER = /^ANSWER:\s*([A-Z])\s*$/iu;

/** A question while its lines are read. */
interface Draft {
  readonly start: number;
  readonly stem: string[];
  readonly options: string[];
  /** What stands on lines behind the options and is no option. */
  rest: number;
}

/**
 * Reads an Aiken file. A question may have several lines; its answer ends it.
 * @example readAiken("1+1은?\nA. 2\nB. 3\nANSWER: A") // { ok: true, questions: [{ options: ["2", "3"], choice: 1, … }], … }
 */
export function readAiken(file: string): QuestionImport {
  if (file.length > MAX_LENGTH) return { ok: false, message: TOO_LONG };
  const questions: ReadQuestion[] = [];
  const leftOut: LeftOut[] = [];
  let draft: Draft | null = null;
  let at = 0;
  for (const raw of file.split("\n")) {
    // a byte order mark is white space
    const line = raw.trim();
    const start = at;
    at += raw.length + 1;
    const key = ANSWER.exec(line)?.[1];
    if (key !== undefined) {
      const number = questions.length + leftOut.length + 1;
      const read = draft ? questionOf(draft, key, start + raw.length) : NO_QUESTION;
      if (typeof read === "string") leftOut.push({ number, reason: read });
      else questions.push(read);
      draft = null;
    } else if (line !== "" || draft) {
      draft ??= { start, stem: [], options: [], rest: 0 };
      addLine(draft, line);
    }
  }
  if (draft && [...draft.stem, ...draft.options].some((line) => line !== ""))
    leftOut.push({ number: questions.length + leftOut.length + 1, reason: NO_ANSWER });
  return importOf(questions, leftOut);
}

const NO_QUESTION = "정답 줄 앞에 문항이 없어요.";
const NO_ANSWER = "‘ANSWER: A’처럼 정답을 적은 줄이 없어요.";

function addLine(draft: Draft, line: string): void {
  const option = OPTION.exec(line);
  const letter = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[draft.options.length];
  if (option && option[1] === letter && draft.stem.some((one) => one !== ""))
    draft.options.push(option[2]!);
  else if (draft.options.length === 0) draft.stem.push(line);
  else if (line !== "") draft.rest++;
}

/** A question, or in Korean why there is none. */
function questionOf(draft: Draft, key: string, end: number): ReadQuestion | string {
  const stem = draft.stem.join("\n").trim();
  if (stem === "") return NO_QUESTION;
  if (draft.options.length < 2) return "‘A. …’처럼 적은 보기가 두 개 이상 있어야 해요.";
  return choiceQuestion(
    {
      span: { start: draft.start, end },
      ...stemOf(stem),
      explanation: "",
      notes: draft.rest > 0 ? ["left-out"] : [],
    },
    draft.options,
    [key.toUpperCase().charCodeAt(0) - "A".charCodeAt(0) + 1],
  );
}
