/** The word that a word of a text is said of or acts on: what it must go with. */
import type { Sentence, Token } from "../analysis.ts";
import type { PartOfSpeech } from "../lexicon/senses.ts";

/** How far its noun stands behind a word, in tokens: adjectives and determiners may stand between. */
const REACH = 5;
/** What may stand between an adjective or a verb and its noun. */
const BETWEEN = /^(?:DT|PDT|JJ[RS]?|RB[RS]?|CD|PRP\$|POS|VBN|VBG)$/u;

/**
 * The lemma of the noun that an adjective stands before, or that a verb has as its object; null for other words, where
 * no noun follows, and where a pronoun or a preposition does.
 * @example companionOf(sentence, token, "v") // "wall", of "climbed the high stone wall"
 */
export function companionOf({ tokens }: Sentence, token: Token, pos: PartOfSpeech): string | null {
  if (pos !== "a" && pos !== "v") return null;
  let noun: Token | null = null;
  for (const next of tokens.slice(token.index + 1, token.index + 1 + REACH)) {
    const tag = next.likely ?? "";
    if (/^NNS?$/u.test(tag)) noun = next;
    else if (noun || !isBetween(next, tag, pos)) break;
  }
  return noun?.lemma ?? null;
}

function isBetween({ lower }: Token, tag: string, pos: PartOfSpeech): boolean {
  // "a clear, simple rule"; a determiner begins another noun phrase
  if (pos === "a") return lower === "," || lower === "and" || /^(?:JJ[RS]?|VBN|VBG|CD)$/u.test(tag);
  return BETWEEN.test(tag);
}
