/** Noun phrases with a determiner that points to something. */
import type { Sentence, Token } from "../analysis.ts";

/** A noun phrase: its determiner and its head noun. */
export interface Phrase {
  readonly determiner: Token;
  readonly head: Token;
  /** Whether a complement follows ("of", a relative clause …), which may identify the referent by itself. */
  readonly hasComplement: boolean;
}

/** The phrases of a sentence that open with "the", "this", "that" and the like, in order. */
export function phrases(sentence: Sentence): Phrase[] {
  const { tokens } = sentence;
  return tokens.flatMap((determiner) => {
    if (!/^(?:the|this|these|such|those)$/u.test(determiner.lower)) return [];
    const isSuch = determiner.lower === "such";
    // "There was such confusion that": it points forward
    if (isSuch && tokens[determiner.index - 1]?.lemma === "be") return [];
    const isSuchA = isSuch && determiner.index === 0 && /^an?$/u.test(tokens[1]?.lower ?? "");
    let head: Token | null = null;
    let at = determiner.index + (isSuchA ? 2 : 1);
    for (; at <= determiner.index + 5; at++) {
      const token = tokens[at];
      const tag = token?.likely ?? "NN";
      if (!token || !/^[A-Za-z]/u.test(token.text)) break;
      if (tag.startsWith("NN")) head = token;
      else if (head || !/^(?:JJ|CD|VBN|VBG|RB)/u.test(tag)) break;
    }
    const next = tokens[at];
    const hasComplement =
      /^(?:of|that|which|who|whose|where|when|to|for|between|in|on|from|with|by|'s|’s)$/u.test(
        next?.lower ?? "",
      ) ||
      next?.tag === "VBN" ||
      next?.tag === "VBG" ||
      next?.tag === "PRP";
    return head ? [{ determiner, head, hasComplement }] : [];
  });
}
