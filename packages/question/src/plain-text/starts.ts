/** Where the questions of a pasted text begin. */
import type { Line } from "./lines.ts";
import { isPrompt } from "./prompt-words.ts";

/** The beginning of a question. */
export interface Start {
  /** Index of its line. */
  readonly at: number;
  /** As it is printed; null where questions are not numbered. */
  readonly number: number | null;
  /** What stands after the number in its line. */
  readonly rest: string;
}

/** The ways to number questions, those first that mean nothing else. */
const STYLES = [
  /^(?:문항|문제|문|Question|Q|No)\s{0,2}\.?\s{0,2}(\d{1,3})\s{0,2}번?\s{0,2}[.):]?(?:\s|(?=[가-힣])|$)/iu,
  /^[[【<〈]\s{0,2}(?:문항|문제|문)?\s{0,2}(\d{1,3})\s{0,2}번?\s{0,2}[\]】>〉]\s{0,3}[.)]?/u,
  /^(\d{1,3})\s?번(?:\s{0,2}[.):]|\s|$)/u,
  /^(\d{1,3})\s?\.(?!\d)/u,
  /^(\d{1,3})\s?\)/u,
  /^\((\d{1,3})\)/u,
  /^(\d{1,3})\s(?=\s{0,3}[가-힣])/u,
  /^(\d{1,3})$/u,
] as const;

/** Questions to be answered in words are often numbered anew, behind the others. */
const WRITTEN =
  /^[[【<(]?\s{0,2}(?:서술형|서답형|단답형|주관식|논술형)\s{0,2}(\d{1,3})\s{0,2}번?\s{0,2}[\]】>)]?\s{0,2}[.:]?/u;

/** The beginnings of the questions in some lines. */
export function startsOf(lines: readonly Line[]): Start[] {
  const numbered = STYLES.map((style) => candidatesOf(lines, style));
  const scores = numbered.map((candidates) => scoreOf(lines, candidates));
  const best = scores.indexOf(Math.max(...scores));
  const prompts = lines.flatMap(({ text }, at): Start[] =>
    isPrompt(text) && !isHeading(text) && !isLabelled(text)
      ? [{ at, number: null, rest: text }]
      : [],
  );
  const written = candidatesOf(lines, WRITTEN).filter((candidate) => asks(lines, candidate));
  if (scores[best] === 0 && written.length === 0) return firstLines(lines, prompts);
  const others = scores[best]! > 0 ? numberedStarts(lines, numbered[best]!) : [];
  return [...others, ...written].toSorted((a, b) => a.at - b.at);
}

/** An instruction for several questions: "[1~3] 다음 …", "※ 다음 …". */
export interface Heading {
  readonly at: number;
  /** Null where it holds up to the next heading. */
  readonly range: readonly [from: number, to: number] | null;
  readonly rest: string;
}

const RANGE =
  /^[[【(<]?\s{0,2}(\d{1,3})\s{0,2}[-~∼–]\s{0,2}(\d{1,3})\s{0,2}번?\s{0,2}[\]】)>]?\s{0,2}[.:]?\s{0,3}(?=[^\s①-⑤\d]|$)/u;
const SIGN = /^[※◎■▶◆★☆]\s{0,3}/u;

export function headingOf({ text }: Line, at: number): Heading | null {
  const range = RANGE.exec(text);
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2])];
    const rest = text.slice(range[0].length);
    return from < to && (isPrompt(rest) || rest === "") ? { at, range: [from, to], rest } : null;
  }
  const sign = SIGN.exec(text);
  const rest = text.slice(sign?.[0].length);
  return sign && isPrompt(rest) ? { at, range: null, rest } : null;
}

function isHeading(text: string): boolean {
  return headingOf({ text, start: 0, end: 0 }, 0) !== null;
}

function isLabelled(text: string): boolean {
  return /^[[【<(]?\s{0,2}(?:정답|답|해설|풀이|설명)/u.test(text);
}

function candidatesOf(lines: readonly Line[], style: RegExp): Start[] {
  return lines.flatMap(({ text }, at): Start[] => {
    const found = isHeading(text) ? null : style.exec(text);
    return found
      ? [{ at, number: Number(found[1]), rest: text.slice(found[0].length).trim() }]
      : [];
  });
}

/** How much a way to number looks like that of the questions; 0 where it numbers something else. */
function scoreOf(lines: readonly Line[], candidates: readonly Start[]): number {
  const asking = candidates.filter((candidate) => asks(lines, candidate)).length;
  const answered = candidates.filter(({ at }, index) => {
    const next = candidates[index + 1]?.at ?? lines.length;
    return hasAnswerSigns(lines.slice(at, next));
  }).length;
  return asking * 10 + (answered * 2 >= candidates.length ? answered : 0);
}

function asks(lines: readonly Line[], { at, rest }: Start): boolean {
  return isPrompt(rest) || (rest === "" && isPrompt(lines[at + 1]?.text ?? ""));
}

/** Whether lines hold options or a key: a question does, an option does not. */
function hasAnswerSigns(lines: readonly Line[]): boolean {
  return lines.some(
    ({ text }, at) =>
      text.includes("①") ||
      /^[[【<(]?\s{0,2}정?답/u.test(text) ||
      /^(?:\(1\)|1\)|A[.)]|\(A\))\s/iu.test(at === 0 ? "" : text),
  );
}

/** Leaves out the numbers of options and of lists within passages. */
function numberedStarts(lines: readonly Line[], candidates: readonly Start[]): Start[] {
  const starts: Start[] = [];
  let last = 0;
  let list = 0;
  for (const candidate of candidates) {
    const number = candidate.number ?? 0;
    const isFirst = starts.length === 0 && (number === 1 || candidate.rest.endsWith("?"));
    if (!asks(lines, candidate) && !isFirst) {
      if (list > 0 && number === list + 1) {
        list = number;
        continue;
      }
      if (number !== last + 1) {
        if (number === 1) list = 1;
        continue;
      }
    }
    starts.push(candidate);
    last = number;
    list = 0;
  }
  return starts;
}

/** An instruction of two lines begins once. */
function firstLines(lines: readonly Line[], prompts: readonly Start[]): Start[] {
  return prompts.filter(({ at }) => at === 0 || !isPrompt(lines[at - 1]?.text ?? ""));
}
