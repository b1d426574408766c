/** Misspelt words: unknown to the dictionary, and one letter away from a common word. */
import type { Analysis, Token } from "../../analysis.ts";
import { lemmasOf } from "../../dictionary/lemmas.ts";
import { verbForms } from "../../inflection.ts";
import { entryOf, usesAs } from "../../lexicon/entries.ts";
import { similarity } from "../../lexicon/vectors.ts";
import { wordList } from "../../words/word-list.ts";
import { findingAt, inCaseOf, named, type Finding } from "../finding.ts";

/** The least Zipf value of the word that was meant. */
const MIN_ZIPF = 3.2;
/** By how much a word that ends in two other letters must be more frequent. */
const OTHER_ENDING = 2;
/** Shorter words have too many neighbours. */
const MIN_LENGTH = 4;
/** Longer ones are no words, and have thousands of neighbours. */
const MAX_LENGTH = 24;
/** How many different unknown words of a text are looked at: a text of names has many. */
const MAX_UNKNOWN = 20;

/**
 * Words that are probably misspelt. A word that recurs, or that the text also writes with a capital, is taken for a
 * term or a name.
 * Method: all words at Damerau–Levenshtein distance 1, as in Norvig, "How to Write a Spelling Corrector" (2007).
 */
export function* spelling({ sentences }: Analysis): Generator<Finding> {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const counts = new Map<string, number>();
  for (const { lower } of tokens) counts.set(lower, (counts.get(lower) ?? 0) + 1);
  const names = new Set(
    tokens.flatMap(({ text, lower }) => (/^\p{Lu}/u.test(text) ? [lower] : [])),
  );
  let unknown = 0;
  for (const [at, token] of tokens.entries()) {
    const { text, lower } = token;
    const isOpener = token.index === 0 && /^[A-Z][a-z]+ly$/u.test(text);
    if (text.length < MIN_LENGTH || text.length > MAX_LENGTH || !token.spaced) continue;
    if (!/^[a-z]+$/u.test(text) && !isOpener) continue;
    // "Castilla elastica": the second word of a name
    const before = tokens[at - 1];
    if (before && token.index > 1 && /^\p{Lu}\p{Ll}/u.test(before.text)) continue;
    if (isNamed(tokens, at) || isExplained(tokens, at)) continue;
    if ((names.has(lower) && !isOpener) || (counts.get(lower) ?? 0) > 1 || isKnown(lower)) continue;
    if (++unknown > MAX_UNKNOWN) return;
    // "media", "protestors": common in texts, though no lemma of the dictionary
    const isCommon = similarity(lower, lower) !== null;
    const meant = regularForm(lower) ?? (isCommon ? null : nearest(lower));
    // "pointy": a word of its own that the dictionary lacks
    if (meant && lower !== `${meant}y` && !isOfNoun(lower))
      yield findingAt(
        "spelling",
        token,
        token,
        inCaseOf(text, meant),
        `${named(meant, "을/를")} 잘못 적은 것 같아요.`,
      );
  }
}

/** "is still called a biro": a word that the text introduces. */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ lower }) => lower);
  return /^(?:called|named|as)$/u.test(
    (/^(?:an?|the)$/u.test(before[1] ?? "") ? before[0] : before[1]) ?? "",
  );
}

/** "sang mornas, the slow songs of the islands": a word that the text explains. */
function isExplained(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.text === "," && /^(?:an?|the)$/u.test(tokens[at + 2]?.lower ?? "");
}

/** Words of grammar, of which the dictionary has few. */
const FUNCTION_WORDS = wordList(
  "because although though through throughout their theirs there these those this that which where when while whose whom what whether would could should might must cannot without within against between among about above below behind beneath beside besides beyond during despite except inside into like near onto outside over since than toward towards under underneath until unless upon with from before after again another other others such some many much more most less least both each every either neither several enough however therefore moreover furthermore nevertheless nonetheless otherwise instead rather quite very really already always never often sometimes usually almost perhaps maybe together myself yourself himself herself itself ourselves yourselves themselves everyone everybody everything someone somebody something anyone anybody anything nobody nothing been being were have having does doing done went gone said here then them they your yours ours hers only even also just still soon later once twice whatever whoever whenever wherever whichever",
);

/** Pasts beside the regular ones, which the tables leave out. */
const SECOND_PASTS = wordList(
  "hung shone stringed learnt burnt dreamt leapt leant knelt spelt smelt spoilt",
);

const PREFIX =
  /^(?:un|re|non|pre|over|under|anti|multi|sub|co|super|inter|micro|macro|neuro|bio|geo|photo|electro|hydro|thermo|nano|mini|mid|semi|pseudo|counter|trans|ultra|extra|auto|tele|cyber|eco|immuno|out|post|mis|dis|de|up|down|fore)/u;
const SUFFIX =
  /(?:ness|ly|able|ible|like|less|er|ers|ism|ist|ists|ization|isation|ise|ised|ising|ises|yze|yse|ysed|ity|ful|ish|hood|ship|ship|wise|ward|wards|al|ic|ive|ian|ians|men|man|lings?|ies|ed|ing|s|es|our|ours|oured|re|res)$/u;

/** Whether a word is in the dictionary, or made of one that is. */
function isKnown(word: string): boolean {
  if (FUNCTION_WORDS.has(word) || lemmasOf(word).length > 0 || SECOND_PASTS.has(word)) return true;
  const agent = word.replace(/e?rs?$/u, "");
  if (agent !== word && [agent, `${agent}e`].some((base) => usesAs(base, "v").length > 0))
    return true;
  const bare = word.replace(PREFIX, "");
  // "destory" is no story: two letters of "destroy" have changed places
  if (bare !== word && isTransposed(word)) return false;
  if (bare !== word && bare.length > 2 && lemmasOf(bare).length > 0) return true;
  const stem = word.replace(SUFFIX, "");
  const bases = [stem, `${stem}e`, `${stem}y`].filter((one) => (entryOf(one)?.zipf ?? 0) > 2.5);
  const least = /lings?$/u.test(word) ? 3 : 4;
  if (stem === word || stem.length < least || bases.length === 0) return isCompound(word);
  // "straped" and "carring" are no forms of "strap" and "carry"
  if (/(?:ing|ed)$/u.test(word)) return bases.some((base) => isFormOf(base, word));
  // "similarites" is no form of "similarity"
  if (/(?:[^aeiou]|[^s]i)tes$/u.test(word) && bases.every((base) => base.endsWith("y")))
    return false;
  if (
    /i?ble$/u.test(word) &&
    word.endsWith("ible") &&
    lemmasOf(word.replace(/ible$/u, "able")).length > 0
  )
    return false;
  return true;
}

/** Whether two neighbouring letters of a common word have changed places. */
function isTransposed(word: string): boolean {
  for (let at = 1; at < word.length - 1; at++)
    if (zipfOf(word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)) > 4) return true;
  return false;
}

/** "bricked up", "peaty": made of a noun that is no verb. */
function isOfNoun(word: string): boolean {
  const [, noun = ""] = /^([a-z]{4,})(?:ed|y)$/u.exec(word) ?? [];
  return usesAs(noun, "n").length > 0 && usesAs(noun, "v").length === 0 && !noun.endsWith("y");
}

/** The right form where an ending was put on by the wrong rule: "carring" → "carrying"; else null. */
function regularForm(word: string): string | null {
  const [, stem = "", ending = ""] = /^(.{3,})(ing|ed)$/u.exec(word) ?? [];
  for (const base of [stem, `${stem}e`, `${stem}y`, stem.replace(/(.)\1$/u, "$1")]) {
    if ((entryOf(base)?.zipf ?? 0) < MIN_ZIPF || usesAs(base, "v").length === 0) continue;
    const { past, ing } = verbForms(base);
    return ending === "ing" ? ing : past;
  }
  return null;
}

function isFormOf(base: string, word: string): boolean {
  if (usesAs(base, "v").length === 0) return false;
  const { past, participle, ing } = verbForms(base);
  // British spelling doubles more: "travelled"
  return (
    [past, participle, ing].includes(word) || (base.endsWith("l") && word.startsWith(`${base}l`))
  );
}

/** Two whole words of some length: "waterwheel"; of three letters, only a common noun: "armrests". */
function isCompound(word: string): boolean {
  for (let at = 4; at <= word.length - 4; at++)
    if ((entryOf(word.slice(0, at))?.zipf ?? 0) > 3.5 && zipfOf(word.slice(at)) > 3.5) return true;
  // "sickbed"
  const [front, short] = [word.slice(0, -3), word.slice(-3)];
  if (
    front.length >= 4 &&
    (entryOf(front)?.zipf ?? 0) > 4 &&
    /^(?:bed|box|bag|cup|pot|pan|lid|tub|bow|top|way|ear|eye)$/u.test(short)
  )
    return true;
  const [head, tail] = [word.slice(0, 3), word.slice(3)];
  return (
    tail.length >= 4 &&
    (entryOf(head)?.zipf ?? 0) > 4.3 &&
    isNoun(head) &&
    isNoun(tail) &&
    zipfOf(tail) > 4
  );
}

function isNoun(word: string): boolean {
  return lemmasOf(word).some(({ lemma }) => {
    const [first] = usesAs(lemma, "n");
    return first !== undefined;
  });
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** The most frequent word at distance 1 that keeps the first letter, or null. */
function nearest(word: string): string | null {
  let best: string | null = null;
  let bestRank = -Infinity;
  const consider = (one: string): void => {
    // the first letter is hardly ever wrong, unless it has changed places with the second
    if (one[0] !== word[0] && !(one[0] === word[1] && one[1] === word[0])) return;
    // "frequenly": the ending is rarely wrong
    const zipf = zipfOf(one);
    const rank = zipf - (one.slice(-2) === word.slice(-2) ? 0 : OTHER_ENDING);
    if (zipf > MIN_ZIPF && rank > bestRank) [best, bestRank] = [one, rank];
  };
  for (let at = 0; at <= word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (tail) consider(head + tail.slice(1));
    if (tail.length > 1) consider(head + tail[1] + tail[0] + tail.slice(2));
    for (const letter of LETTERS) {
      if (tail) consider(head + letter + tail.slice(1));
      consider(head + letter + tail);
    }
  }
  return best;
}

/** The Zipf value of a word by its most frequent lemma; 0 for an unknown one. */
function zipfOf(word: string): number {
  if (FUNCTION_WORDS.has(word)) return 6;
  const own = entryOf(word)?.zipf ?? 0;
  // most candidates are no words at all: only what has an ending is worth taking apart
  if (own > 0 || !/(?:s|ed|ing|er|est)$/u.test(word)) return own;
  return Math.max(0, ...lemmasOf(word).map(({ lemma }) => entryOf(lemma)?.zipf ?? 0));
}
