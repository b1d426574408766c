/** The keys and explanations that stand together at the end: "정답 1.③ 2.⑤", "1-3 ③⑤①", "1. ③ 글쓴이는 …". */
import type { Line } from "./lines.ts";

export interface ListedAnswer {
  readonly number: number;
  answer: string;
  explanation: string;
}

export interface AnswerList {
  /** Index of its first line; the number of lines where there is no list. */
  readonly at: number;
  readonly byNumber: readonly ListedAnswer[];
  /** Keys without numbers, in the order of the questions. */
  readonly inOrder: readonly string[];
}

const HEADING =
  /^[[【<(※■▶◆ ]{0,4}(?:빠른\s?)?(?:정답|답안지?|답|Answers?|Answer\s?Key)(?:\s?표)?(?:\s?(?:및|과|·|&|\/)\s?(?:해설|풀이))?\s{0,2}[\]】>) ]{0,3}:?(?:\s{1,3}(?=\S)|$)/iu;
const PAIR =
  /(?<![\d.])(\d{1,3})\s{0,2}(?:번|[.):|–-]|\s)\s{0,3}([①-⑤]|[1-5](?![\d.~-])|[A-Ea-e](?![A-Za-z]))\s{0,2}(?:번)?(?=$|[\s,;/|)\]])/gu;
const ROW =
  /(?<![\d.])(\d{1,3})\s{0,2}[-~∼–]\s{0,2}(\d{1,3})\s{0,2}번?\s{0,2}[.):\]]?\s{0,3}((?:[①-⑤][\s,/]{0,3}){2,50})/gu;
const BETWEEN = /[\s,;/|[\]()·]/gu;

/** The pairs of a line that holds nothing else; none of any other line. */
function pairsOf(line: string): ListedAnswer[] {
  const pairs: ListedAnswer[] = [];
  const add = (number: number, answer: string) => pairs.push({ number, answer, explanation: "" });
  const rest = line
    .replace(ROW, (whole, from: string, to: string, row: string) => {
      const answers = row.match(/[①-⑤]/gu) ?? [];
      if (answers.length !== Number(to) - Number(from) + 1) return whole;
      for (const [at, answer] of answers.entries()) add(Number(from) + at, answer);
      return " ";
    })
    .replace(PAIR, (_, number: string, answer: string) => {
      add(Number(number), answer);
      return " ";
    });
  return rest.replace(BETWEEN, "") === "" ? pairs : [];
}

const NUMBER_ROW =
  /^[|\s]{0,4}(?:문항|번호|문제)(?:\s?번호)?[\s|:]{1,4}(\d{1,3}(?:[\s|]{1,4}\d{1,3}){1,60})[|\s]{0,4}$/u;
const ANSWER_ROW = /^[|\s]{0,4}(?:정답|답)[\s|:]{1,4}([①-⑤](?:[\s|]{1,4}[①-⑤]){1,60})[|\s]{0,4}$/u;

/** A row of numbers with a row of keys below becomes one line of pairs. */
function withRowsAsPairs(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => {
    const numbers = NUMBER_ROW.exec(line.text)?.[1]?.match(/\d+/gu) ?? [];
    const below = lines.slice(at + 1, at + 3).find(({ text }) => text !== "");
    const answers = ANSWER_ROW.exec(below?.text ?? "")?.[1]?.match(/[①-⑤]/gu) ?? [];
    if (numbers.length > 0 && numbers.length === answers.length)
      return {
        ...line,
        text: numbers.map((number, index) => `${number} ${answers[index]}`).join(" "),
      };
    const isBelow = lines.slice(Math.max(0, at - 2), at).some(({ text }) => NUMBER_ROW.test(text));
    return isBelow && ANSWER_ROW.test(line.text) ? { ...line, text: "" } : line;
  });
}

/** Finds the list of answers at the end of a text. */
export function answerListOf(all: readonly Line[]): AnswerList {
  const lines = withRowsAsPairs(all);
  const at = beginningOf(lines);
  const list = new ListReader();
  for (const [index, { text }] of lines.slice(at).entries())
    list.add(index === 0 ? text.replace(HEADING, "").replace(TABLE_HEAD, "") : text);
  return { at, byNumber: list.answers, inOrder: list.inOrder };
}

function beginningOf(lines: readonly Line[]): number {
  for (let at = lines.length - 1; at >= 0; at--) {
    const heading = HEADING.exec(lines[at]!.text);
    if (!heading) continue;
    const rest = lines[at]!.text.slice(heading[0].length);
    if (rest === "" ? beginsList(lines, at + 1) : pairsOf(rest).length >= 2) return at;
  }
  // without a heading: lines of pairs alone, at the very end
  let first = lines.length;
  let pairs = 0;
  for (let at = lines.length - 1; at >= 0; at--) {
    const { text } = lines[at]!;
    const found = /[①-⑤]|\d\s?[.)]/u.test(text) ? pairsOf(text) : [];
    if (found.length === 0 && text !== "") break;
    if (found.length > 0) first = at;
    pairs += found.length;
  }
  if (pairs < 2) return lines.length;
  const above = lines.findLastIndex(({ text }, at) => at < first && text !== "");
  return TABLE_HEAD.test(lines[above]?.text ?? "") ? above : first;
}

const TABLE_HEAD = /^[|\s]{0,4}(?:문항|번호|문제)[^①-⑤]{0,20}답[|\s]{0,4}$/u;
const NUMBERED =
  /^(?:[[【<(]?\s{0,2}(?:문항|문제|문)?\s{0,2}(\d{1,3})\s{0,2}번?\s{0,2}[\]】>).:]|(\d{1,3})(?:번)?\s{1,3}(?=[①-⑤]))\s{0,3}/u;

function beginsList(lines: readonly Line[], from: number): boolean {
  const next = lines.slice(from, from + 4).find(({ text }) => text !== "")?.text ?? "";
  return pairsOf(next).length > 0 || NUMBERED.test(next) || circledAlone(next).length >= 2;
}

function circledAlone(line: string): string[] {
  return line.replace(BETWEEN, "").replace(/[①-⑤]/gu, "") === ""
    ? (line.match(/[①-⑤]/gu) ?? [])
    : [];
}

const KEY =
  /^(?:[[【<(]?\s{0,2}정?답\s{0,2}[\]】>)]?\s{0,2}:?\s{0,3})?([①-⑤](?:\s{0,2},\s{0,2}[①-⑤]){0,4}|[1-5](?![\d.~-])|[A-Ea-e](?![A-Za-z]))(?:\s?번)?(?=$|[\s.,)\]])[.,)\]]?\s{0,3}/u;
const KEY_LABEL = /^[[【<(]?\s{0,2}정?답\s{0,2}[\]】>)]?\s{0,2}:?\s{0,3}/u;
const NOTE_LABEL = /^[[【<(]?\s{0,2}(?:해설|풀이|설명)\s{0,2}[\]】>)]?\s{0,2}:?\s{0,3}/u;
/** A longer text after a number is an explanation. */
const MAX_WORDS = 200;

class ListReader {
  readonly answers: ListedAnswer[] = [];
  readonly inOrder: string[] = [];
  readonly #latest = new Map<number, ListedAnswer>();
  #current: ListedAnswer | null = null;

  add(line: string): void {
    if (line === "") return;
    const pairs = pairsOf(line);
    for (const pair of pairs) this.#push(pair);
    if (pairs.length > 0) return;
    const alone = circledAlone(line);
    if (alone.length > 0 && this.#current === null) {
      this.inOrder.push(...alone);
      return;
    }
    const numbered = NUMBERED.exec(line);
    if (numbered) this.#begin(Number(numbered[1] ?? numbered[2]), line.slice(numbered[0].length));
    else if (this.#current) this.#goOn(this.#current, line);
  }

  #begin(number: number, rest: string): void {
    const known = this.#latest.get(number);
    // a list of explanations after the list of keys
    if (known && known.explanation === "" && !KEY.test(rest)) {
      this.#current = known;
      this.#goOn(known, rest);
      return;
    }
    const answer = { number, answer: "", explanation: "" };
    this.#push(answer);
    this.#goOn(answer, rest);
  }

  #goOn(entry: ListedAnswer, line: string): void {
    if (entry.answer === "") {
      const key = KEY.exec(line);
      if (key) {
        entry.answer = key[1] ?? "";
        this.#explain(entry, line.slice(key[0].length));
        return;
      }
      if (KEY_LABEL.test(line) || (!NOTE_LABEL.test(line) && line.length <= MAX_WORDS)) {
        entry.answer = line.replace(KEY_LABEL, "");
        return;
      }
    }
    this.#explain(entry, line);
  }

  #explain(entry: ListedAnswer, line: string): void {
    const text = line.replace(NOTE_LABEL, "");
    if (text !== "") entry.explanation += `${entry.explanation === "" ? "" : "\n"}${text}`;
  }

  #push(entry: ListedAnswer): void {
    this.answers.push(entry);
    this.#latest.set(entry.number, entry);
    this.#current = entry;
  }
}
