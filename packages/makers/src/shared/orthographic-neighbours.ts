/** Orthographic neighbours: other words so near to an answer that they would pass for a typo ("quite" for "quiet"). */
import {
  comparativeOf,
  entriesFrom,
  lemmasMeaning,
  lemmasOf,
  pluralOf,
  verbForms,
  type Entry,
} from "@pulda/english";
import { isTypo, nearSyllables, toAmerican, type EnglishGrading } from "@pulda/question";

/** The least word frequency: a word as common as this was meant when it was written. */
const MIN_ZIPF = 2.5;
/** The most typos in a word; each changes at most two bits of its letter mask. */
const MAX_TYPOS = 2;

interface Forms {
  readonly texts: readonly string[];
  readonly masks: ArrayLike<number>;
}

/**
 * The orthographic neighbours of every word of an answer, in lower case. Another form of the same word counts
 * as one only where forms are graded.
 * @example orthographicNeighbours(["hopping"], "form").includes("hoping") // true
 */
export function orthographicNeighbours(
  answers: readonly string[],
  grading: EnglishGrading,
): string[] {
  const words = new Set(answers.flatMap((answer) => answer.toLowerCase().match(/[a-z]+/gu) ?? []));
  const found = [...words].flatMap((word) => {
    // too short for typos
    if (!isTypo(word, word, grading)) return [];
    return (
      formsNear(word)
        // "harbour" is "harbor" itself
        .filter((text) => toAmerican(text) !== toAmerican(word) && isTypo(word, text, grading))
        .filter((text) => grading === "form" || !isSameWord(word, text))
    );
  });
  return [...new Set(found)];
}

/** The forms that may be within the typo distance, by length and letters: a cheap prefilter. */
function formsNear(word: string): string[] {
  const { texts, masks } = forms().get(word[0] ?? "") ?? { texts: [], masks: [] };
  const own = letterMask(word);
  return texts.filter(
    (text, at) =>
      Math.abs(text.length - word.length) <= MAX_TYPOS &&
      countBits((masks[at] ?? 0) ^ own) <= 2 * MAX_TYPOS,
  );
}

function isSameWord(a: string, b: string): boolean {
  const lemmas = new Set(lemmasOf(a).map(({ lemma }) => lemma));
  return lemmasOf(b).some(({ lemma }) => lemmas.has(lemma));
}

let cache: ReadonlyMap<string, Forms> | undefined;

/** The forms of common words, by their first letter. */
function forms(): ReadonlyMap<string, Forms> {
  if (cache) return cache;
  const all = new Set<string>();
  for (const entry of entriesFrom(MIN_ZIPF)) for (const form of formsOf(entry)) all.add(form);
  const grouped = Map.groupBy(all, (text) => text[0] ?? "");
  return (cache = new Map(
    [...grouped].map(([first, texts]) => [
      first,
      { texts, masks: Int32Array.from(texts, letterMask) },
    ]),
  ));
}

function formsOf({ lemma, uses }: Entry): string[] {
  return [
    lemma,
    ...uses.flatMap(({ pos }) =>
      pos === "n"
        ? [pluralOf(lemma)]
        : pos === "v"
          ? Object.values<string>({ ...verbForms(lemma) })
          : pos === "a"
            ? [comparativeOf(lemma)]
            : [],
    ),
  ];
}

/** A bit mask of a word's letters, to skip most comparisons. */
function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) % 32);
  return mask;
}

function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * The Korean meanings of other words at a distance of one letter from one of these.
 * @example meaningNeighbours(["감소"]).includes("감사") // true
 */
export function meaningNeighbours(meanings: readonly string[]): string[] {
  const found = meanings.flatMap((meaning) => {
    const own = new Set(lemmasMeaning(meaning));
    return [...meaning]
      .flatMap((syllable, at) =>
        nearSyllables(syllable).map((near) => meaning.slice(0, at) + near + meaning.slice(at + 1)),
      )
      .filter((near) => {
        const lemmas = lemmasMeaning(near);
        return lemmas.length > 0 && !lemmas.some((lemma) => own.has(lemma));
      });
  });
  return [...new Set(found)];
}
