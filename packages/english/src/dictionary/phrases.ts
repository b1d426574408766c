/** Phrasal verbs and idioms, found in a sentence whatever the form of their words. */
import type { Sentence, Token } from "../analysis.ts";
import { lazy } from "../lexicon/data.ts";
import { lemmasOf } from "./lemmas.ts";
import { allPhrases, phraseMeanings } from "./meanings.ts";

export interface PhraseMatch {
  /** In its dictionary form. */
  readonly phrase: string;
  /** The places of its words in the sentence. */
  readonly tokens: readonly number[];
}

const POSSESSIVE = /^(?:my|your|his|her|its|our|their|one's)$/u;
const REFLEXIVE =
  /^(?:myself|yourself|himself|herself|itself|ourselves|yourselves|themselves|oneself)$/u;
/** Particles that an object may part from their verb: "turn the light off". */
const PARTICLE = /^(?:up|off|out|on|down|away|back|over|in|aside|apart)$/u;
/** So many words may stand between. */
const MAX_GAP = 4;
/** What no object has in it. */
const NO_OBJECT = /^(?:IN|TO|MD|VB[DPZ]?|W.*|CC)$/u;

/** Phrases by their first word, the longest first. */
const byFirst = lazy(() => {
  const index = new Map<string, string[][]>();
  for (const phrase of allPhrases()) {
    const words = phrase.split(" ");
    const first = words[0] ?? "";
    index.set(first, [...(index.get(first) ?? []), words]);
  }
  for (const list of index.values()) list.sort((a, b) => b.length - a.length);
  return index;
});

/**
 * The phrases of a sentence, from left to right; where two begin in one place, the longer one.
 * @example phrasesIn(analyse("It accounted for half.").sentences[0]!)[0]?.phrase // "account for"
 */
export function phrasesIn(sentence: Sentence): readonly PhraseMatch[] {
  let found = known.get(sentence);
  if (found === undefined) known.set(sentence, (found = findPhrases(sentence)));
  return found;
}

/** Every word of a sentence asks for the sentence's phrases. */
const known = new WeakMap<Sentence, readonly PhraseMatch[]>();

function findPhrases({ tokens }: Sentence): PhraseMatch[] {
  return tokens.flatMap((token) => {
    const firsts = new Set([token.lower, ...lemmasOf(token.text).map(({ lemma }) => lemma)]);
    if (POSSESSIVE.test(token.lower)) firsts.add("one's");
    for (const first of firsts)
      for (const words of byFirst().get(first) ?? []) {
        const places = match(tokens, token.index, words);
        if (places) return [{ phrase: words.join(" "), tokens: places }];
      }
    return [];
  });
}

/** The places of a phrase's words from `start` on, or null. */
function match(tokens: readonly Token[], start: number, words: readonly string[]): number[] | null {
  const first = tokens[start];
  if (!first || !fitsClass(first, words)) return null;
  const places = [start];
  for (const word of words.slice(1)) {
    const next = (places.at(-1) ?? start) + 1;
    if (fits(tokens[next], word)) places.push(next);
    else {
      const later =
        words.length === 2 && PARTICLE.test(word) && first.likely?.startsWith("VB")
          ? afterObject(tokens, next, word)
          : null;
      if (later === null) return null;
      places.push(later);
    }
  }
  return places;
}

function fits(token: Token | undefined, word: string): boolean {
  if (!token) return false;
  if (word === "one's") return POSSESSIVE.test(token.lower) || /['’]s?$/u.test(token.lower);
  if (word === "oneself") return REFLEXIVE.test(token.lower);
  return token.lower === word || lemmasOf(token.text).some(({ lemma }) => lemma === word);
}

/** A phrase that means an act ("설명하다") begins with a verb. */
function fitsClass(first: Token, words: readonly string[]): boolean {
  const acts = phraseMeanings(words.join(" "))?.[0]?.endsWith("다") ?? false;
  if (!acts || !first.likely || words[0] === "be") return true;
  return first.likely.startsWith("VB");
}

/** The particle behind a short object: a pronoun, or a few words without a verb or preposition. */
function afterObject(tokens: readonly Token[], from: number, particle: string): number | null {
  for (let at = from; at < from + MAX_GAP; at++) {
    const token = tokens[at];
    if (!token || /^\p{P}/u.test(token.text)) return null;
    if (at > from && token.lower === particle) {
      const before = tokens[at - 1];
      return before && /^(?:NN|PRP$|CD)/u.test(before.likely ?? "") ? at : null;
    }
    if (NO_OBJECT.test(token.likely ?? "")) return null;
  }
  return null;
}
