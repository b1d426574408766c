/** The second tagger of Penn Treebank tags: en-pos, a dictionary tagger with contextual smoothing. */
import enPos from "en-pos";

/** Penn tags for a sentence's tokens, or null when the tagger fails on them. */
export function enPosTags(tokens: readonly string[]): string[] | null {
  try {
    const { tags } = new enPos.Tag([...tokens]).initial().smooth();
    return tags.length === tokens.length ? tags.map(String) : null;
  } catch {
    return null;
  }
}
