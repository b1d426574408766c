/** The key of a question, as people write it: "③", "3번", "B", "bees", "①, ④". */
import { numberOfCircled } from "../item/numerals.ts";

export interface ReadAnswer {
  /** The choice numbers that are named. */
  readonly choices: readonly number[];
  /** The answers in words. */
  readonly texts: readonly string[];
}

const NUMERALS = /^[①-⑨](?:\s{0,2}[,·/&와과]?\s{0,2}[①-⑨]){0,8}/u;
const NUMBER = /^\(?([1-9])\)?(?:\s?번)?(?:\s{0,2},\s{0,2}([1-9])(?:\s?번)?)?(?=$|[\s.,)\]])/u;
const LETTER = /^\(?([A-Ea-e])\)?(?=$|[\s.,)\]])/u;

/**
 * @param options the question's options; without any, a number is an answer in words
 * @example readAnswer("③번", ["a", "b", "c"]).choices // [3]
 */
export function readAnswer(value: string, options: readonly string[]): ReadAnswer {
  const text = value.trim().replace(/^[:=→-]\s{0,3}/u, "");
  const numerals = NUMERALS.exec(text)?.[0];
  if (numerals)
    return {
      choices: [...new Set(numerals.match(/[①-⑨]/gu))].map(numberOfCircled),
      texts: [],
    };
  if (options.length > 0) {
    const same = options.findIndex((option) => comparable(option) === comparable(text));
    if (same >= 0) return { choices: [same + 1], texts: [] };
    const number = NUMBER.exec(text);
    if (number)
      return { choices: number.slice(1).flatMap((one) => (one ? [Number(one)] : [])), texts: [] };
    const letter = LETTER.exec(text)?.[1];
    if (letter) return { choices: [letter.toLowerCase().charCodeAt(0) - 96], texts: [] };
  }
  const texts = text
    .split(/\s\/\s|\s또는\s|;/u)
    .map((one) => one.trim())
    .filter((one) => one !== "");
  return { choices: [], texts: [...new Set(texts)] };
}

function comparable(text: string): string {
  return text.toLowerCase().replace(/[\s."'“”‘’]/gu, "");
}

const PART = /\(([A-Ea-e1-9])\)\s{0,3}/gu;

/**
 * The labelled parts of an answer; none where it has not at least two.
 * @example labelledParts("(A) to go (B) going") // [{ label: "(A)", text: "to go" }, { label: "(B)", text: "going" }]
 */
export function labelledParts(answer: string): { label: string; text: string }[] {
  const marks = [...answer.matchAll(PART)];
  if (marks.length < 2 || marks[0]!.index !== 0) return [];
  const parts = marks.map((mark, at) => ({
    label: `(${mark[1]})`,
    text: answer
      .slice(mark.index + mark[0].length, marks[at + 1]?.index)
      .trim()
      .replace(/[,;/]$/u, "")
      .trim(),
  }));
  return parts.every(({ text }) => text !== "") ? parts : [];
}
