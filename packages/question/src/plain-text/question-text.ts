/** The instruction of a question and the text that belongs to it, from the lines before its options. */
import { isPoints } from "../item/points.ts";
import { endsPrompt, isPrompt } from "./prompt-words.ts";

export interface QuestionText {
  readonly instruction: string;
  readonly text: string;
  /** Null where none are printed. */
  readonly points: number | null;
}

const POINTS = /\s{0,2}[[(<]\s{0,2}(\d{1,3}(?:\.\d)?)\s?점\s{0,2}[\])>]/u;

/** @param before what stands before the options */
export function questionText(before: string): QuestionText {
  const points = Number(POINTS.exec(before)?.[1]);
  const lines = before
    .replace(POINTS, "")
    .split("\n")
    .map((line) => line.trim());
  const first = lines.findIndex((line) => line !== "");
  if (first < 0) return { instruction: "", text: "", points: isPoints(points) ? points : null };
  const titled = isTitle(lines[first] ?? "") ? nextPrompt(lines, first + 1) : -1;
  const begin = titled < 0 ? first : titled;
  const length = promptLines(lines.slice(begin));
  return {
    instruction: lines.slice(begin, begin + length).join(" "),
    text: unwrap(lines.slice(begin + length)),
    points: isPoints(points) ? points : null,
  };
}

/** The most characters of a title such as "빈칸 추론" before an instruction. */
const MAX_TITLE = 20;

function isTitle(line: string): boolean {
  return (
    line.length <= MAX_TITLE &&
    /^(?!다음|윗글|주어진)[^\n]{0,20}[가-힣]/u.test(line) &&
    !/[로을를의에가이은는와과중서]$/u.test(line) &&
    !isPrompt(line)
  );
}

/** The next line that is not empty, where it is an instruction; else -1. */
function nextPrompt(lines: readonly string[], from: number): number {
  const at = lines.findIndex((line, index) => index >= from && line !== "");
  return at >= 0 && isPrompt(lines[at] ?? "") ? at : -1;
}

/** How many lines an instruction has: a second one where the first does not end it. */
function promptLines([first = "", second = ""]: readonly string[]): number {
  const goesOn =
    /[가-힣]/u.test(first) && !endsPrompt(first) && /[가-힣]/u.test(second) && endsPrompt(second);
  return goesOn && (isPrompt(second) || isPrompt(first)) ? 2 : 1;
}

/** A shorter line ends where its writer ended it. */
const WRAPPED = 40;

/** The lines of a text, with those put together again that were broken in the midst of a sentence. */
export function unwrap(lines: readonly string[]): string {
  let text = "";
  let last = "";
  for (const line of lines) {
    const isBroken =
      last.length >= WRAPPED && /^[a-z(“"'‘]/u.test(line) && /[^.!?:"”]$/u.test(last);
    if (text !== "") text += isBroken ? " " : "\n";
    text += line;
    last = line;
  }
  return text.replace(/\n{3,}/gu, "\n\n").trim();
}
