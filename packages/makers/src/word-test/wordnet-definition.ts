/** Definitions of WordNet, for words that our own dictionary does not know. */
import {
  centroid,
  getSense,
  hypernymsOf,
  similarityTo,
  stemOf,
  usesAs,
  type Headword,
  type Sense,
} from "@pulda/english";
import { sharesRoot } from "../shared/vocabulary/shares-root.ts";

/** The least share of a word's uses that its one sense must have. */
export const MIN_SENSE_SHARE = 0.92;
/** The least similarity of a definition to its word, by word vectors. */
const MIN_SENSE_FIT = 0.37;
const GLOSS_WORDS = { least: 4, most: 20 } as const;

/** Whether a sense's definition describes a word well enough, without containing it. */
export function definesWell(lemma: string, { gloss }: Sense): boolean {
  const words = gloss.split(/\s+/u);
  if (words.length < GLOSS_WORDS.least || words.length > GLOSS_WORDS.most) return false;
  if (/[A-Z;`]|\bor\b.*\bor\b/u.test(gloss) || gloss.startsWith("(")) return false;
  // a sense unlike the word's typical use is not the one that readers think of
  const definition = centroid(words.filter((word) => word.length > 3));
  if (!definition || (similarityTo(lemma, definition) ?? 0) < MIN_SENSE_FIT) return false;
  return !words.some((word) => sharesRoot(word, lemma));
}

/**
 * Whether a definition could also define another word: it is that of a hypernym, or the two definitions overlap.
 */
export function glossesOverlap(
  { id, gloss }: Sense,
  { lemma, pos }: Pick<Headword, "lemma" | "pos">,
): boolean {
  const stems = new Set(contentStems(gloss));
  const uses = usesAs(lemma, pos);
  if (uses.some(({ sense }) => hypernymsOf(sense).includes(id))) return true;
  return uses
    .slice(0, 4)
    .some(
      ({ sense }) =>
        contentStems(getSense(sense).gloss).filter((stem) => stems.has(stem)).length >= 2,
    );
}

function contentStems(text: string): string[] {
  return (text.match(/[a-z]{4,}/gu) ?? []).map(stemOf);
}
