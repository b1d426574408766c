/** Quotations: what a model copies from the passage, found there character for character. */
import type { Excerpt, Source } from "@pulda/makers/building";
import type { Sentence } from "@pulda/english";
import type { Span } from "@pulda/question";
import type { Problem } from "../asking/outcome.ts";

/** Signs that models write for each other; each stands for one character, so that offsets stay. */
const ALIKE: Readonly<Record<string, string>> = {
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "\u00a0": " ",
  "\n": " ",
  "\t": " ",
};

function comparable(text: string): string {
  return text.replace(/[‘’“”–—\u00a0\n\t]/gu, (sign) => ALIKE[sign] ?? sign);
}

const LETTER = /[\p{L}\p{N}]/u;

/**
 * Where a quotation stands in a span of a text, as whole words; each place once.
 * @example findQuotation("A cat. A dog.", { start: 0, end: 13 }, "A") // two spans
 */
export function findQuotation(text: string, { start, end }: Span, quotation: string): Span[] {
  const wanted = comparable(quotation.trim());
  if (wanted === "") return [];
  const shown = comparable(text.slice(start, end));
  const found: Span[] = [];
  for (let at = shown.indexOf(wanted); at >= 0; at = shown.indexOf(wanted, at + wanted.length)) {
    const isWhole =
      !(LETTER.test(shown[at - 1] ?? "") && LETTER.test(wanted[0] ?? "")) &&
      !(LETTER.test(shown[at + wanted.length] ?? "") && LETTER.test(wanted.at(-1) ?? ""));
    if (isWhole) found.push({ start: start + at, end: start + at + wanted.length });
  }
  return found;
}

/** A place in the text, and the sentence that holds it. */
export interface Target {
  readonly span: Span;
  readonly sentence: Sentence;
}

/** The one place of some words within the sentence that is quoted with them, or what is wrong with the quotation. */
export function findTarget(
  source: Source,
  excerpt: Excerpt,
  { sentence, target }: { readonly sentence: string; readonly target: string },
): Target | Problem {
  const [first] = findQuotation(source.text, excerpt.span, sentence);
  const holder =
    first && excerpt.sentences.find((one) => first.start >= one.start && first.start < one.end);
  if (!holder) return notQuoted(sentence);
  const [span, ...more] = findQuotation(source.text, holder, target);
  if (!span) return notQuoted(target, "in that sentence");
  if (more.length === 0) return { span, sentence: holder };
  // the words stand twice in the sentence: the quotation of a part of it says where
  const [inside, ...others] = findQuotation(source.text, first, target);
  if (inside && others.length === 0) return { span: inside, sentence: holder };
  return {
    check: "target-once",
    forModel: `"${shorten(target)}" stands more than once in its sentence; choose a longer target, or another.`,
    reason: "모델이 고른 말이 한 문장에 두 번 나와요.",
  };
}

/** The first place of each quotation of evidence, or what is wrong. */
export function findEvidence(
  source: Source,
  excerpt: Excerpt,
  quotations: readonly string[],
): { readonly spans: readonly Span[] } | Problem {
  const spans: Span[] = [];
  for (const quotation of quotations) {
    const [span] = findQuotation(source.text, excerpt.span, quotation);
    if (!span || span.end - span.start < MIN_EVIDENCE) return notQuoted(quotation);
    spans.push(span);
  }
  return { spans };
}

/** The least characters of a quotation that is evidence. */
const MIN_EVIDENCE = 12;

function notQuoted(quotation: string, where = "in the passage"): Problem {
  return {
    check: "evidence-quoted",
    forModel: `"${shorten(quotation)}" does not stand ${where} word for word; copy it exactly, without "…".`,
    reason: "모델이 지문에 없는 말을 근거로 들었어요.",
  };
}

function shorten(text: string): string {
  return text.length <= 120 ? text : `${text.slice(0, 117)}...`;
}

/** @example isProblem(findTarget(source, excerpt, quoted)) */
export function isProblem(found: object): found is Problem {
  return "check" in found;
}
