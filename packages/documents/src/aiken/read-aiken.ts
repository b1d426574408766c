/** Reads Aiken, the plainest format of multiple choice: a question, lines "A. …", and "ANSWER: A". */
import { choiceQuestion, type ReadQuestion } from "@pulda/question";
import { importOf, TOO_LONG, type QuestionImport } from "../questions/question-import.ts";
import { stemOf } from "../questions/stem.ts";

/** In UTF-16 units. */
const MAX_LENGTH = 4 * 1024 * 1024;

const OPTION = /^([A-Z])[.)]\s+(\S.*)$/u;
const ANSWER = /^ANSWER:\s*([A-Z])\s*$/iu;

/** A question as its lines are read. */
interface Draft {
  readonly start: number;
  readonly stem: string[];
  readonly options: string[];
  /** What stands on lines behind the options and is no option. */
  rest: number;
  end: number;
  /** The letter of its answer; empty where there is none. */
  key: string;
}

/**
 * Reads an Aiken file. A question may have several lines; its answer ends it.
 * @example readAiken("1+1은?\nA. 2\nB. 3\nANSWER: A") // { ok: true, questions: [{ options: ["2", "3"], choice: 1, … }], … }
 */
export function readAiken(file: string): QuestionImport {
  return file.length > MAX_LENGTH
    ? { ok: false, message: TOO_LONG }
    : importOf(draftsOf(file), questionOf);
}

function draftsOf(file: string): Draft[] {
  const drafts: Draft[] = [];
  let draft: Draft | null = null;
  let at = 0;
  for (const raw of file.split("\n")) {
    // a byte order mark is white space
    const line = raw.trim();
    if (line !== "" && !draft) {
      draft = { start: at, stem: [], options: [], rest: 0, end: at, key: "" };
      drafts.push(draft);
    }
    at += raw.length + 1;
    if (!draft) continue;
    draft.end = at - 1;
    draft.key = ANSWER.exec(line)?.[1]?.toUpperCase() ?? "";
    if (draft.key === "") addLine(draft, line);
    else draft = null;
  }
  return drafts;
}

function addLine(draft: Draft, line: string): void {
  const option = OPTION.exec(line);
  const letter = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[draft.options.length];
  if (option && option[1] === letter && draft.stem.some((one) => one !== ""))
    draft.options.push(option[2]!);
  else if (draft.options.length === 0) draft.stem.push(line);
  else if (line !== "") draft.rest++;
}

/** A question, or in Korean why there is none. */
function questionOf({ start, stem, options, rest, end, key }: Draft): ReadQuestion | string {
  const asked = stem.join("\n").trim();
  if (key === "") return "‘ANSWER: A’처럼 정답을 적은 줄이 없어요.";
  if (asked === "") return "정답 줄 앞에 문항이 없어요.";
  if (options.length < 2) return "‘A. …’처럼 적은 보기가 두 개 이상 있어야 해요.";
  return choiceQuestion(
    {
      span: { start, end },
      ...stemOf(asked),
      explanation: "",
      notes: rest > 0 ? ["left-out"] : [],
    },
    options,
    [key.charCodeAt(0) - "A".charCodeAt(0) + 1],
  );
}
