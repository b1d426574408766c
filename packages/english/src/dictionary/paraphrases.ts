/** Paraphrases: wordings that may stand for another one, with what they go. Written by us. */
import { lazy, listData, readLines } from "../lexicon/data.ts";

/**
 * What is replaced: a verb with an object (`vt`) or without (`vi`), a predicative adjective, an adverb, a noun, a
 * preposition, a conjunction; or a whole predicate, told from the other participant's side (`conv`) or by its
 * complement (`neg`).
 */
export type ParaphraseKind = "vt" | "vi" | "adj" | "adv" | "np" | "prep" | "conj" | "conv" | "neg";

export interface Paraphrase {
  readonly kind: ParaphraseKind;
  /** In base form, without object: "cope with"; of `conv` with its participants: "A teach B". */
  readonly source: string;
  /** Lemmas, in lower case, of the objects (`vt`), subjects (`vi`, `adj`) or neighbours (`np`) for which it is right; null for any. */
  readonly company: ReadonlySet<string> | null;
  /** In base form; "_" where an object stands in the middle: "put _ off". */
  readonly words: string;
}

/** By kind and first word of the source. */
const paraphrases = lazy(() => {
  const found = new Map<string, Paraphrase[]>();
  for (const file of listData("paraphrases"))
    for (const line of readLines(file)) {
      const [kind = "", source = "", company = "", words = ""] = line.split(" | ");
      if (words === "") continue;
      const key = `${kind} ${firstWord(source)}`;
      const entry: Paraphrase = {
        kind: kind as ParaphraseKind,
        source,
        company: company === "*" ? null : new Set(company.toLowerCase().split(", ")),
        words,
      };
      found.set(key, [...(found.get(key) ?? []), entry]);
    }
  return found;
});

/** The word by which a wording is found; the participants of a converse are no words. */
function firstWord(source: string): string {
  return source.replace(/^A /u, "").split(" ", 1)[0] ?? "";
}

/**
 * The paraphrases of a kind whose source begins with a word.
 * @param word a lemma, lower case
 * @example paraphrasesOf("vt", "build")[0]?.words // "construct"
 */
export function paraphrasesOf(kind: ParaphraseKind, word: string): readonly Paraphrase[] {
  return paraphrases().get(`${kind} ${word}`) ?? [];
}

/** Whether a paraphrase is right in the company of a word. */
export function goesWith({ company }: Paraphrase, lemma: string | null): boolean {
  return company === null || (lemma !== null && company.has(lemma));
}
