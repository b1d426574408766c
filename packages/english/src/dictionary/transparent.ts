/** Transparent words: whoever knows the word within knows them, too. */
import { entryOf } from "../lexicon/entries.ts";
import { levelOf } from "./level.ts";
import { hasMeaning, meaningsOf } from "./meanings.ts";

type Spelling = readonly [affix: RegExp, replacements: readonly string[]];

/** Affixes whose meaning does not depend on the word, and how to spell the word without them. */
const REGULAR: readonly Spelling[] = [
  [/^(?:un|non|mis|over|under|re|in|im|ir|il|dis|anti|co|self-)(?=[a-z]{3})/u, [""]],
  [/iness$|ily$|iless$/u, ["y"]],
  [/ness$|less$|wards?$|like$/u, ["", "e"]],
  [/ly$/u, ["", "le"]],
  [/ally$/u, [""]],
  [/ably$|ibly$/u, ["able", "ible"]],
  [/(.)\1(?:ing|er)$/u, ["$1"]],
  [/(?:ing|er|or)$/u, ["", "e"]],
];
/** Affixes that may change the meaning: what is left must share a syllable in Korean. */
const OTHER: readonly Spelling[] = [
  [/(?:ed|y|ive|age|al|ist|ous|ish|ic|ical|en)$/u, ["", "e", "y"]],
  [/(?:able|ible|ment|ful|ship|hood|dom|ity)$/u, ["", "e"]],
  [/iful$/u, ["y"]],
  [/(?:ation|ition|ion)$/u, ["", "e", "ate"]],
  [/(?:ance|ence|ancy|ency)$/u, ["", "e", "ant", "ent"]],
];
/** The shortest word that is looked for within another. */
const MIN_PART = 3;

/**
 * Whether a word is made of words of at most a level in a way that shows its meaning: by a regular affix, or so that
 * their Korean meanings share a syllable ("starlight": 별빛, 별 + 빛).
 * @example isTransparent("emptiness", 2) // true
 * @example isTransparent("shipyard", 3) // false: 조선소
 */
export function isTransparent(lemma: string, level: number): boolean {
  const isEasy = (word: string): boolean => hasMeaning(word) && levelOf(word) <= level;
  if (without(lemma, REGULAR).some(isEasy)) return true;
  const relatives = (entryOf(lemma)?.relatives ?? [])
    .map(({ word }) => word)
    .filter((word) => isWithin(word, lemma));
  const bases = [...without(lemma, OTHER), ...relatives].filter(isEasy);
  if (bases.some((base) => shareSyllable(lemma, base))) return true;
  return partsOf(lemma).some(
    ([first, second]) =>
      isEasy(first) &&
      isEasy(second) &&
      (shareSyllable(lemma, first) || shareSyllable(lemma, second)),
  );
}

/** What may be left of a word without an affix. */
function without(lemma: string, spellings: readonly Spelling[]): string[] {
  return spellings
    .filter(([affix]) => affix.test(lemma))
    .flatMap(([affix, replacements]) => replacements.map((one) => lemma.replace(affix, one)))
    .filter((base) => base.length >= MIN_PART);
}

/** Whether a related word is what the other is derived from, by length and spelling. */
function isWithin(base: string, lemma: string): boolean {
  return base.length < lemma.length && lemma.includes(base.slice(0, Math.max(3, base.length - 2)));
}

function partsOf(lemma: string): (readonly [string, string])[] {
  if (lemma.includes("-")) {
    const [first = "", ...rest] = lemma.split("-");
    return [[first, rest.join("-")]];
  }
  return Array.from(
    { length: Math.max(0, lemma.length - 2 * MIN_PART + 1) },
    (_, at) => [lemma.slice(0, at + MIN_PART), lemma.slice(at + MIN_PART)] as const,
  );
}

/** Endings of Korean meanings that say nothing: 하다, 적인, 의 … */
const ENDING =
  /(?:하다|되다|시키다|스러운|로운|적으로|적인|하게|하는|하기|있는|없는|한|된|의|은|는|인|게|히|음|함|다)$/u;

/** Whether Korean meanings of two words share a syllable of their stems. */
function shareSyllable(a: string, b: string): boolean {
  const ofB = syllablesOf(b);
  return [...syllablesOf(a)].some((one) => ofB.has(one));
}

/** The syllables of the stems of a word's Korean meanings. */
function syllablesOf(word: string): ReadonlySet<string> {
  return new Set(
    meaningsOf(word).flatMap(({ korean }) =>
      korean.flatMap((meaning) => [
        ...meaning
          .replaceAll(/\([^)]*\)/gu, "")
          .split(/[,\s]+/u)
          .map((part) => part.replace(ENDING, ""))
          .join(""),
      ]),
    ),
  );
}
