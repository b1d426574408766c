/** The tenses of a part of a sentence. */
import type { Sentence, Token } from "@pulda/english";
import type { Span } from "@pulda/question";

export type Tense = "현재" | "과거" | "현재완료" | "과거완료";

/**
 * The tenses of the finite verbs of a span, each once, in the order of the text; a modal has none.
 * @param span within the text that the sentence's own span counts in
 * @example tensesIn(sentence, span) // ["과거"] for "the bike that he saw"
 */
export function tensesIn({ tokens }: Sentence, span: Span): Tense[] {
  const inside = tokens.filter(({ start, end }) => start >= span.start && end <= span.end);
  return [...new Set(inside.flatMap((token, at) => tenseOf(token, inside.slice(at + 1)) ?? []))];
}

/** Adverbs may stand between "have" and its participle. */
const BETWEEN = /^RB/u;

function tenseOf({ tag, lemma }: Token, rest: readonly Token[]): Tense | null {
  if (!/^VB[ZPD]$/u.test(tag ?? "")) return null;
  const next = rest.find((token) => !BETWEEN.test(token.tag ?? ""));
  const isPerfect = lemma === "have" && next?.tag === "VBN";
  if (tag === "VBD") return isPerfect ? "과거완료" : "과거";
  return isPerfect ? "현재완료" : "현재";
}
