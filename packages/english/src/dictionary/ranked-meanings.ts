/** The meanings of a lemma in the order in which a reader needs them. */
import { usesAs } from "../lexicon/entries.ts";
import { isContentClass } from "./word-form.ts";
import { meaningsOf, type WordClass } from "./meanings.ts";

export interface RankedMeaning {
  readonly pos: WordClass;
  /** Korean meanings, "; " between them; empty where we have written none. */
  readonly meaning: string;
}

/**
 * By part of speech: those of the sentence first, then that of the form, then the most used.
 * @param wanted the parts of speech that the word has in its sentence
 * @param ofForm the one that its form belongs to
 */
export function rankedMeanings(
  lemma: string,
  wanted: readonly WordClass[],
  ofForm: WordClass | null,
): RankedMeaning[] {
  const meanings = meaningsOf(lemma);
  const unexplained = (["n", "v", "a", "r"] as const).filter(
    (pos) => meanings.length === 0 && usesAs(lemma, pos).length > 0,
  );
  const all = [
    ...meanings.map(({ pos, korean }) => ({ pos, meaning: korean.join("; ") })),
    ...unexplained.map((pos) => ({ pos, meaning: "" })),
  ];
  const rank = (pos: WordClass): number => {
    const place = wanted.indexOf(pos);
    if (place >= 0) return place;
    return 10 + (pos === ofForm ? 0 : 10) - Math.min(9, Math.log10(1 + useOf(lemma, pos)));
  };
  return all.toSorted((a, b) => rank(a.pos) - rank(b.pos));
}

/** How often a tagged corpus has the lemma so; a function word's own class comes first. */
function useOf(lemma: string, pos: WordClass): number {
  if (!isContentClass(pos)) return 1e6;
  return usesAs(lemma, pos).reduce((sum, { count }) => sum + count, 0);
}
