/** The first tagger of Penn Treebank tags: wink-pos-tagger, a transformation-based (Brill) tagger. */
import posTagger from "wink-pos-tagger";

const tagger = posTagger();

/** Penn tags and lemmas for a sentence's tokens, or null when the tagger fails on them. */
export function brillTags(tokens: readonly string[]): { tag: string; lemma: string }[] | null {
  try {
    const tagged = tagger.tagRawTokens([...tokens]);
    if (tagged.length !== tokens.length) return null;
    return tagged.map(({ pos, lemma, value }) => ({
      tag: pos,
      lemma: (lemma ?? value).toLowerCase(),
    }));
  } catch {
    return null;
  }
}
