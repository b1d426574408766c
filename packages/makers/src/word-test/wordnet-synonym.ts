/** Synonyms of WordNet, for words that our own dictionary does not know. */
import {
  entryOf,
  exactSynonymsOf,
  inflect,
  mainSenses,
  similarity,
  type Headword,
  type Sense,
} from "@pulda/english";

/** The least share of a word's uses that its one sense must have. */
export const MIN_SENSE_SHARE = 0.85;
/** The least similarity of two synonyms by word vectors, so that readers agree. */
const MIN_SIMILARITY = 0.55;
/** The least frequency of a synonym that learners can be expected to know. */
const MIN_ZIPF = 3.3;

/** Words that in many texts have another sense than WordNet's first. */
const MISLEADING: ReadonlySet<string> = new Set(
  "arms authorities authorization awful blight camp cautious comforts crude desire devise dozens effort enroll equally factory finances foliage fumes household humanities husbandry incorporate jump knife locality magic magical magnate mindset molded moose narrative null oath papers patrol permit plenty praise print roar satire scores single stab supernatural talks tears telegraph total trader wasteland whatever wizard workout coach program process require shooting perspective section charge issue figure order case party subject matter state study term".split(
    " ",
  ),
);

/**
 * The most similar common synonym, or null.
 * @param present words that are excluded
 */
export function findSynonym(
  head: Headword,
  sense: Sense,
  present: ReadonlySet<string>,
): string | null {
  const { lemma, pos, tag } = head;
  if (MISLEADING.has(lemma)) return null;
  const found = [...exactSynonymsOf(lemma, pos)].filter((word) => {
    if ((entryOf(word)?.zipf ?? 0) < MIN_ZIPF || present.has(word) || MISLEADING.has(word))
      return false;
    // adjectives from participles have more meanings than the dictionary lists
    if (pos !== "v" && /(?:ing|ed)$/u.test(lemma + word)) return false;
    if (lemma.slice(0, 3) === word.slice(0, 3) || word.includes(lemma) || lemma.includes(word))
      return false;
    const near = similarity(lemma, word) ?? 0;
    return near >= MIN_SIMILARITY && mainSenses(word, pos)[0] === sense.id;
  });
  const [best] = found.toSorted(
    (a, b) => (similarity(lemma, b) ?? 0) - (similarity(lemma, a) ?? 0),
  );
  const form = best === undefined ? null : inflect(best, tag);
  return form === null || /\s/u.test(form) ? null : (best ?? null);
}
