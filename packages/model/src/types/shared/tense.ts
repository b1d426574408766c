/** The tenses of a part of a sentence. */
import type { Sentence, Token } from "@pulda/english";
import type { Span } from "@pulda/question";

export type Tense = "현재" | "과거" | "현재진행" | "과거진행" | "현재완료" | "과거완료";

/**
 * The tenses of the finite verbs of a span, each once, in the order of the text; a modal has none.
 * @param span within the text that the sentence's own span counts in
 * @example tensesIn(sentence, span) // ["과거"] for "the bike that he saw"
 */
export function tensesIn({ tokens }: Sentence, span: Span): Tense[] {
  const inside = tokens.filter(({ start, end }) => start >= span.start && end <= span.end);
  const found = inside.flatMap((token, at): Tense[] => {
    const before = inside.slice(0, at).findLast(isNoAdverb);
    // the participle of a perfect may be taken for a past; "to have" and "may have" have no tense
    if (isPerfect(before, token) || /^(?:TO|MD)$/u.test(before ? tagOf(before) : "")) return [];
    const next = inside.slice(at + 1).find(isNoAdverb);
    const tense = isPerfect(token, next) ? OF_HAVE[token.lower] : TENSES[tagOf(token)];
    if (tense === undefined) return [];
    if (token.lemma === "be" && next && tagOf(next) === "VBG") return [`${tense}진행`];
    return [isPerfect(token, next) ? `${tense}완료` : tense];
  });
  return [...new Set(found)];
}

const TENSES: Readonly<Record<string, "현재" | "과거">> = { VBZ: "현재", VBP: "현재", VBD: "과거" };
/** Before a participle "had" is often taken for one itself; "having" has no tense, and "have" has one but for "to". */
const OF_HAVE: Readonly<Record<string, "현재" | "과거">> = {
  has: "현재",
  have: "현재",
  had: "과거",
};

const tagOf = ({ tag, likely }: Token): string => tag ?? likely ?? "";
/** Adverbs may stand between "have" and its participle. */
const isNoAdverb = (token: Token): boolean => !tagOf(token).startsWith("RB");

function isPerfect(have: Token | undefined, participle: Token | undefined): boolean {
  return have?.lemma === "have" && participle !== undefined && /^VB[ND]$/u.test(tagOf(participle));
}
