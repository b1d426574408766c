/** Words so near to an answer that they would pass for a slip of it, and are others: "quite" of "quiet". */
import {
  comparativeOf,
  entriesFrom,
  lemmasMeaning,
  lemmasOf,
  pluralOf,
  verbForms,
  type Entry,
} from "@pulda/english";
import { isTypo, nearSyllables, type EnglishGrading } from "@pulda/question";

/** So common is a word that somebody means when he writes it. */
const MIN_ZIPF = 2.5;
/** So many letters may be slips; each of them changes two bits of a word's letters at most. */
const MAX_TYPOS = 2;

interface Forms {
  readonly texts: readonly string[];
  readonly letters: ArrayLike<number>;
}

/**
 * The words that are no slips of any word of an answer, in lower case. Another form of the same word is
 * one only where forms are asked for.
 * @example orthographicNeighbours(["hopping"], "form").includes("hoping") // true
 */
export function orthographicNeighbours(
  answers: readonly string[],
  grading: EnglishGrading,
): string[] {
  const words = new Set(answers.flatMap((answer) => answer.toLowerCase().match(/[a-z]+/gu) ?? []));
  const found = [...words].flatMap((word) => {
    // too short a word has no slips
    if (!isTypo(word, word, grading)) return [];
    return formsNear(word)
      .filter((text) => text !== word && isTypo(word, text, grading))
      .filter((text) => grading === "form" || !isSameWord(word, text));
  });
  return [...new Set(found)];
}

/** The forms that could be a slip or two away, by their length and letters. */
function formsNear(word: string): string[] {
  const { texts, letters } = forms().get(word[0] ?? "") ?? { texts: [], letters: [] };
  const own = lettersOf(word);
  return texts.filter(
    (text, at) =>
      Math.abs(text.length - word.length) <= MAX_TYPOS &&
      bits((letters[at] ?? 0) ^ own) <= 2 * MAX_TYPOS,
  );
}

function isSameWord(a: string, b: string): boolean {
  const lemmas = new Set(lemmasOf(a).map(({ lemma }) => lemma));
  return lemmasOf(b).some(({ lemma }) => lemmas.has(lemma));
}

let known: ReadonlyMap<string, Forms> | undefined;

/** The forms of common words, by their first letter. */
function forms(): ReadonlyMap<string, Forms> {
  if (known) return known;
  const all = new Set<string>();
  for (const entry of entriesFrom(MIN_ZIPF)) for (const form of formsOf(entry)) all.add(form);
  const grouped = Map.groupBy(all, (text) => text[0] ?? "");
  return (known = new Map(
    [...grouped].map(([first, texts]) => [
      first,
      { texts, letters: Int32Array.from(texts, lettersOf) },
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

/** Which letters a word has, a bit for each: what has others is told without comparing. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * The Korean meanings of other words that a letter parts from one of these.
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
