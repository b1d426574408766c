/** Distractors of word tests: words with clearly different meanings. */
import {
  areNearSynonyms,
  levelOf,
  lemmasOf,
  lemmasWithMeaning,
  meaningsOf,
  similarity,
  type PartOfSpeech,
  type WordClass,
} from "@pulda/english";
import { distractorFit } from "../shared/vocabulary/distractor-fit.ts";
import type { Random } from "../shared/random.ts";
import { isLoanword } from "../shared/vocabulary/loanword.ts";
import type { TestedWord } from "./tested-word.ts";

/** Words of the dictionary above this level are too rare to tempt anyone. */
const MAX_LEVEL = 4;
/** How far the level of a distractor may be from the tested word's. */
const MAX_LEVEL_DIFFERENCE = 1;

/** How many words of the dictionary are looked at, how many of the nearest are put in order of their kind, and drawn from. */
const LOOKED_AT = 4000;
const RANKED = 20;
const MOST = 150;
const NEAREST = 8;
/** The least similarity of a word to another of its field, by word vectors. */
const LEAST_NEAR = 0.35;

/**
 * Finds `count` words of the same part of speech and about the same level whose meanings do not overlap with the
 * tested word's or with each other's: of the list and the dictionary those that are nearest to it without meaning the
 * same, so that a learner who knows only its field cannot tell. Null where there are too few.
 * @param isStrict whether all of them must be of the word's field; otherwise any words of the list are the last resort
 */
export function findDistractorWords(
  tested: TestedWord,
  list: readonly TestedWord[],
  count: number,
  random: Random,
  isStrict = false,
): TestedWord[] | null {
  const pos = tested.pos ?? "n";
  const samePos = list.filter((word) => word.pos === pos);
  const level = Math.min(MAX_LEVEL, tested.level);
  const ofLevel = samePos.filter((word) => Math.abs(word.level - level) <= MAX_LEVEL_DIFFERENCE);
  const known = take(fromDictionary(pos, tested.level, random), LOOKED_AT);
  const ranked = nearestFirst(tested, [...ofLevel, ...known], isStrict ? LEAST_NEAR : -1);
  const chosen: TestedWord[] = [];
  // the last resort is the list's other words
  for (const candidate of [
    ...longerFirst(tested, [
      ...random.shuffled(ranked.slice(0, NEAREST)),
      ...ranked.slice(NEAREST),
    ]),
    ...(isStrict ? [] : random.shuffled(samePos)),
  ]) {
    if (chosen.length === count) break;
    // what sounds like its Korean, names among them, stands out
    if (isStrict && isLoanword(candidate)) continue;
    if ([tested, ...chosen].every((one) => areDistinct(one, candidate))) chosen.push(candidate);
  }
  return chosen.length === count ? chosen : null;
}

/** The words with one that is longer than the tested one in front: a key that is the longest option tells itself. */
function longerFirst(tested: TestedWord, words: readonly TestedWord[]): TestedWord[] {
  const ownMeaning = firstOf(tested.meaning).length;
  const isLonger = ({ text, meaning }: TestedWord): boolean =>
    text.length > tested.text.length && firstOf(meaning).length > ownMeaning;
  const longer =
    words.find(isLonger) ?? words.find(({ meaning }) => firstOf(meaning).length > ownMeaning);
  return longer ? [longer, ...words.filter((word) => word !== longer)] : [...words];
}

function firstOf(meaning: string): string {
  return meaning.split(/[;,]/u)[0]?.trim() ?? meaning;
}

/** The nearest first, without those that are too near to be surely wrong. */
function nearestFirst(
  tested: TestedWord,
  words: readonly TestedWord[],
  leastNear: number,
): TestedWord[] {
  const nearest = words
    .map((word) => ({ word, near: similarity(tested.lemma, word.lemma) ?? -1 }))
    .filter(({ near }) => near >= leastNear)
    .toSorted((a, b) => b.near - a.near)
    .map(({ word }) => word);
  return [
    ...byDistractorFit(tested, nearest.slice(0, RANKED)),
    ...byDistractorFit(tested, nearest.slice(RANKED, MOST)),
  ];
}

function byDistractorFit(tested: TestedWord, words: readonly TestedWord[]): TestedWord[] {
  return words
    .map((word) => ({ word, rank: distractorFit(tested.lemma, word.lemma, partOfSpeech(tested)) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => b.rank! - a.rank!)
    .map(({ word }) => word);
}

function partOfSpeech({ pos }: TestedWord): PartOfSpeech {
  return pos === "v" || pos === "a" || pos === "r" ? pos : "n";
}

function take<T>(from: Iterable<T>, count: number): T[] {
  const taken: T[] = [];
  for (const one of from) {
    if (taken.length === count) break;
    taken.push(one);
  }
  return taken;
}

/** Subjects that a school does not put among the options of a question. */
const UNSUITABLE =
  /^(?:abortion|abuse|alcohol|anal|anus|assault|bastard|bitch|blood|bomb|brothel|cannabis|casino|cocaine|condom|contraception|contraceptive|corpse|crap|damn|drug|ejaculation|erection|erotic|erotica|feces|fuck|genital|genitalia|genocide|heroin|hitler|homicide|incest|intercourse|kidnap|kill|killer|marijuana|massacre|masturbation|molest|murder|murderer|naked|nazi|nude|orgasm|penile|penis|porn|pornography|prostitute|pubic|rape|rapist|rectum|scrotum|semen|sex|sexual|sexuality|shit|slaughter|slut|sperm|suicide|terrorism|terrorist|testicle|torture|uterus|vagina|vaginal|virgin|vulva|whore|womb)$/u;
/** A place or a people by its Korean, which English writes with a capital. */
const PROPER =
  /(?:도시|나라|수도|국가|제국|공화국|사람의|교의|교도|어족)\)?$|\((?:.*의 )?(?:도시|지명|나라)/u;

/**
 * Whether a word of the dictionary can stand as an option: no name, nothing unsuitable, and no form of another word
 * ("keeping", "instructions"), which would stand out among base forms.
 */
function isPlainOption(lemma: string, meaning: string): boolean {
  if (UNSUITABLE.test(lemma) || PROPER.test(meaning)) return false;
  const base = lemmasOf(lemma).find((one) => one.lemma !== lemma)?.lemma;
  return !/(?:ing|ed|s)$/u.test(lemma) || base === undefined;
}

/** Dictionary words of a part of speech and about one level, visited at a random stride. */
function* fromDictionary(pos: WordClass, level: number, random: Random): Generator<TestedWord> {
  const words = wordsOfClass(pos);
  const start = random.below(Math.max(1, words.length));
  const step = 1 + 2 * random.below(200);
  for (let at = 0; at < words.length; at++) {
    const word = words[(start + at * step) % words.length];
    if (!word || word.level > MAX_LEVEL) continue;
    if (Math.abs(word.level - Math.min(MAX_LEVEL, level)) <= MAX_LEVEL_DIFFERENCE) yield word;
  }
}

let byClass: ReadonlyMap<WordClass, readonly TestedWord[]> | undefined;

/** The words of a part of speech in alphabetical order. All parts are found at once: each word is read for that. */
function wordsOfClass(pos: WordClass): readonly TestedWord[] {
  byClass ??= Map.groupBy(
    [...lemmasWithMeaning()].toSorted().flatMap(optionOf),
    (word) => word.pos,
  );
  return byClass.get(pos) ?? [];
}

/** A word of the dictionary as an option, where it can be one. */
function optionOf(lemma: string): (TestedWord & { readonly pos: WordClass })[] {
  const meanings = meaningsOf(lemma);
  // only words with a single part of speech, which are not ambiguous
  const [only] = meanings;
  if (meanings.length !== 1 || !only || lemma.length < 3) return [];
  if (!isPlainOption(lemma, only.korean.join("; "))) return [];
  // "~ 모양의" is not a complete meaning
  if (only.korean.some((meaning) => meaning.startsWith("~"))) return [];
  return [
    {
      text: lemma,
      lemma,
      pos: only.pos,
      level: levelOf(lemma),
      meaning: only.korean.slice(0, 2).join("; "),
      meanings: only.korean,
    },
  ];
}

/** Whether no meaning of one word could be confused with one of another. */
function areDistinct(a: TestedWord, b: TestedWord): boolean {
  if (a.lemma === b.lemma || a.text.toLowerCase() === b.text.toLowerCase()) return false;
  const [stemsA, stemsB] = [a.meanings.map(stemOfMeaning), b.meanings.map(stemOfMeaning)];
  if (stemsA.some((one) => stemsB.some((other) => overlap(one, other)))) return false;
  return (["n", "v", "a", "r"] as const).every((pos) => !isNearAs(a, b, pos));
}

function isNearAs(a: TestedWord, b: TestedWord, pos: PartOfSpeech): boolean {
  const asPos = ({ lemma }: TestedWord): boolean =>
    meaningsOf(lemma).some((one) => one.pos === pos);
  return asPos(a) && asPos(b) && areNearSynonyms(a.lemma, b.lemma, pos);
}

/** A Korean meaning without brackets, "~", spaces and its ending. */
function stemOfMeaning(meaning: string): string {
  return meaning
    .replace(/\([^)]*\)/gu, "")
    .replace(/~\S*/gu, "")
    .replace(/[^가-힣]/gu, "")
    .replace(
      /(?:하다|되다|시키다|하는|되는|하게|스러운|스럽게|적인|적으로|로운|롭게|한|된|히|다|의|게)$/u,
      "",
    );
}

/** Whether two stems are equal, or one contains the other or two syllables of it. */
function overlap(a: string, b: string): boolean {
  if (a === "" || b === "") return false;
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 1) return long.startsWith(short) || long.endsWith(short);
  for (let at = 0; at + 2 <= short.length; at++)
    if (long.includes(short.slice(at, at + 2))) return true;
  return false;
}
