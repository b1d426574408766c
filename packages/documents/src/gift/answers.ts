/** The answers of a GIFT question. */
import type { ReadWarning } from "@pulda/question";
import { readText, type GiftFormat } from "./parts.ts";
import { indexOfSign, splitAtSigns } from "./tokens.ts";

export interface GiftAnswer {
  readonly sign: "=" | "~";
  readonly text: string;
  /** Of the points, in per cent. */
  readonly weight: number;
  readonly feedback: string;
}

const WEIGHT = /^\s*%(-?\d{1,3}(?:\.\d{0,5})?)%/u;

/**
 * The answers between the braces. A text without a sign is the only answer.
 * @example answersOf("=a#yes ~%50%b", "plain")[1]?.weight // 50
 */
export function answersOf(inner: string, format: GiftFormat): GiftAnswer[] {
  const written = splitAtSigns(inner, "=~");
  return (written.length > 0 ? written : [`=${inner}`]).map((one) => {
    const sign = one[0] === "~" ? "~" : "=";
    const weight = WEIGHT.exec(one.slice(1));
    const rest = one.slice(1 + (weight?.[0].length ?? 0));
    const hash = indexOfSign(rest, "#", 0);
    return {
      sign,
      text: readText(hash < 0 ? rest : rest.slice(0, hash), format).text,
      weight: weight ? Number(weight[1]) : sign === "=" ? 100 : 0,
      feedback: hash < 0 ? "" : readText(rest.slice(hash + 1), format).text,
    };
  });
}

/** The pairs of a matching question, "=Canada -> Ottawa"; null where an answer is no pair. */
export function pairsOf(
  inner: string,
  format: GiftFormat,
): { readonly label: string; readonly answer: string }[] | null {
  const pairs = splitAtSigns(inner, "=").map((one) => {
    const arrow = one.indexOf("->");
    return arrow < 0
      ? null
      : {
          label: readText(one.slice(1, arrow), format).text,
          answer: readText(one.slice(arrow + 2), "plain").text,
        };
  });
  return pairs.length > 1 && pairs.every((pair) => pair !== null) ? pairs : null;
}

/**
 * The numbers of a numerical question: "1822:5", "1..5" or "=3.5:0 =%50%3".
 * @example numbersOf("1822:5").accepted // ["1822"]
 */
export function numbersOf(inner: string): {
  readonly accepted: string[];
  readonly notes: ReadWarning["code"][];
} {
  const answers = answersOf(inner, "plain").filter(({ sign }) => sign === "=");
  const whole = answers.filter(({ weight }) => weight === 100);
  const read = whole.map(({ text }) => {
    const range = /^(-?[\d.]{1,30})\s?\.\.\s?(-?[\d.]{1,30})$/u.exec(text);
    if (range) return { number: `${(Number(range[1]) + Number(range[2])) / 2}`, isRange: true };
    const [number = "", tolerance = "0"] = text.split(":");
    return { number: number.trim(), isRange: Number(tolerance) !== 0 };
  });
  return {
    accepted: [...new Set(read.flatMap(({ number }) => (number === "" ? [] : [number])))],
    notes: [
      ...(read.some(({ isRange }) => isRange) ? (["number-range"] as const) : []),
      ...(answers.length > whole.length ? (["partial-answers"] as const) : []),
    ],
  };
}
