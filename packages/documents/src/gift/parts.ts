/** A GIFT question in parts: stem, answers, explanation. */
import type { FoundQuestion, ReadWarning, Span } from "@pulda/question";
import { htmlText } from "../markup/html-text.ts";
import { stemOf } from "../questions/stem.ts";
import { unescapeGift } from "./escape.ts";
import { indexOfSign } from "./tokens.ts";

/** How a text is written: "html" is markup, all others are taken as text. */
export type GiftFormat = "html" | "markdown" | "plain" | "moodle";

export interface GiftParts extends FoundQuestion {
  readonly notes: readonly ReadWarning["code"][];
  readonly format: GiftFormat;
  /** What stands between the braces, without the explanation. */
  readonly answers: string;
}

const FORMAT = /^\s*\[(html|markdown|plain|moodle)\]/u;
const TAG = /<\/?(?:p|br|b|i|u|em|strong|div|span|img|sub|sup)\b[^<>]{0,500}>/iu;

/** The parts of a question, or in Korean why it is none. */
export function partsOf(entry: string, span: Span): GiftParts | string {
  const named = entry.startsWith("::") ? entry.indexOf("::", 2) : -1;
  const body = named < 0 ? entry : entry.slice(named + 2).trim();
  const open = indexOfSign(body, "{", 0);
  const close = open < 0 ? -1 : indexOfSign(body, "}", open + 1);
  if (open < 0) return "답이 없는 글이라 가져오지 않았어요.";
  if (close < 0) return "답을 닫는 괄호 }가 없어요.";
  const inner = body.slice(open + 1, close).trim();
  const feedbackAt = feedbackIn(inner);
  const answers = (feedbackAt < 0 ? inner : inner.slice(0, feedbackAt)).trim();
  if (answers === "") return "서술형 문항은 가져올 수 없어요.";
  const after = body.slice(close + 1).trim();
  const stem = readText(`${body.slice(0, open)}${after === "" ? "" : `_____ ${after}`}`, "moodle");
  const feedback =
    feedbackAt < 0 ? null : readText(inner.slice(feedbackAt + "####".length), stem.format);
  return {
    span,
    ...stemOf(stem.text),
    explanation: feedback?.text ?? "",
    notes: stem.hasMedia || feedback?.hasMedia ? ["no-media"] : [],
    format: stem.format,
    answers,
  };
}

/** Where "####" stands that is not escaped, or -1. */
function feedbackIn(inner: string): number {
  let at = indexOfSign(inner, "#", 0);
  while (at >= 0 && !inner.startsWith("####", at)) at = indexOfSign(inner, "#", at + 1);
  return at;
}

/** A text with its format, "[html]" and so on, or in that of its question. */
export function readText(
  written: string,
  inherited: GiftFormat,
): { readonly text: string; readonly format: GiftFormat; readonly hasMedia: boolean } {
  const match = FORMAT.exec(written);
  const format = (match?.[1] as GiftFormat | undefined) ?? inherited;
  const text = unescapeGift(match ? written.slice(match[0].length) : written).trim();
  return format === "html" || (format === "moodle" && TAG.test(text))
    ? { ...htmlText(text), format }
    : { text, format, hasMedia: false };
}
