/** The meanings of a lemma, ranked for a context. */
import { usesAs } from "../lexicon/entries.ts";
import { isContentClass } from "./word-form.ts";
import { meaningsOf, type WordClass } from "./meanings.ts";

export interface RankedMeaning {
  readonly pos: WordClass;
  /** Korean meanings, separated by "; "; empty where there are none. */
  readonly meaning: string;
}

/**
 * Ranked by part of speech: those of the context first, then that of the form, then by frequency.
 * @param contextClasses the possible parts of speech of the word in its context
 * @param formClass the part of speech of its form
 */
export function rankedMeanings(
  lemma: string,
  contextClasses: readonly WordClass[],
  formClass: WordClass | null,
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
    const contextRank = contextClasses.indexOf(pos);
    if (contextRank >= 0) return contextRank;
    return 10 + (pos === formClass ? 0 : 10) - Math.min(9, Math.log10(1 + useOf(lemma, pos)));
  };
  return all.toSorted((a, b) => rank(a.pos) - rank(b.pos));
}

/** The count of a lemma as a part of speech in a tagged corpus; function words come first. */
function useOf(lemma: string, pos: WordClass): number {
  if (!isContentClass(pos)) return 1e6;
  return usesAs(lemma, pos).reduce((sum, { count }) => sum + count, 0);
}
