/** The votes of the three taggers for each token of a sentence. */
import type { TokenSpan } from "../text/tokens.ts";
import { brillTags } from "./brill.ts";
import { enPosTags } from "./en-pos.ts";
import type { TaggerVotes } from "./vote.ts";
import { universalTags } from "./wink-nlp.ts";

/**
 * The tagger votes of each token, in order.
 * @param offset where `sentence` starts in the text that the tokens' offsets count in
 * @example tagSentence("Bees dance.", 0, tokenise("Bees dance.", 0))[0]?.enPos // "NNS"
 */
export function tagSentence(
  sentence: string,
  offset: number,
  spans: readonly TokenSpan[],
): (TaggerVotes & { readonly lemma: string | null })[] {
  const words = spans.map(({ text }) => text.replace("’", "'"));
  const brill = brillTags(words);
  const penn = enPosTags(words);
  const universal = universalTags(sentence, offset, spans);
  return words.map((word, at) => ({
    lower: word.toLowerCase(),
    brill: brill?.[at]?.tag ?? null,
    lemma: brill?.[at]?.lemma ?? null,
    enPos: penn?.[at] ?? null,
    universal: universal[at] ?? null,
  }));
}
