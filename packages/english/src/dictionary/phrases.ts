/** Detection of phrasal verbs and idioms in a sentence, in any inflection. */
import type { Sentence, Token } from "../analysis.ts";
import { lazy } from "../lexicon/data.ts";
import { lemmasOf } from "./lemmas.ts";
import { allPhrases, phraseMeanings } from "./meanings.ts";

export interface PhraseMatch {
  /** In its base form. */
  readonly phrase: string;
  /** The indices of its tokens in the sentence. */
  readonly tokens: readonly number[];
}

const POSSESSIVE = /^(?:my|your|his|her|its|our|their|one's)$/u;
const REFLEXIVE =
  /^(?:myself|yourself|himself|herself|itself|ourselves|yourselves|themselves|oneself)$/u;
/** Particles that an object may separate from their verb: "turn the light off". */
const PARTICLE = /^(?:up|off|out|on|down|away|back|over|in|aside|apart)$/u;
/** The most tokens between verb and particle. */
const MAX_GAP = 4;
/** Tags that do not occur within an object. */
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
 * The phrases of a sentence, from left to right; of two that start at the same token, the longer one.
 * @example phrasesIn(analyse("It accounted for half.").sentences[0]!)[0]?.phrase // "account for"
 */
export function phrasesIn(sentence: Sentence): readonly PhraseMatch[] {
  let found = cache.get(sentence);
  if (found === undefined) cache.set(sentence, (found = findPhrases(sentence)));
  return found;
}

/** Phrases are looked up for every word of a sentence. */
const cache = new WeakMap<Sentence, readonly PhraseMatch[]>();

function findPhrases({ tokens }: Sentence): PhraseMatch[] {
  return tokens.flatMap((token) => {
    const firsts = new Set([token.lower, ...lemmasOf(token.text).map(({ lemma }) => lemma)]);
    if (POSSESSIVE.test(token.lower)) firsts.add("one's");
    for (const first of firsts)
      for (const words of byFirst().get(first) ?? []) {
        const indices = match(tokens, token.index, words);
        if (indices) return [{ phrase: words.join(" "), tokens: indices }];
      }
    return [];
  });
}

/** The indices of a phrase's tokens from `start` on, or null where it does not match. */
function match(tokens: readonly Token[], start: number, words: readonly string[]): number[] | null {
  const first = tokens[start];
  if (!first || !fitsClass(first, words)) return null;
  const indices = [start];
  for (const word of words.slice(1)) {
    const next = (indices.at(-1) ?? start) + 1;
    if (fits(tokens[next], word)) indices.push(next);
    else {
      const later =
        words.length === 2 && PARTICLE.test(word) && first.likely?.startsWith("VB")
          ? afterObject(tokens, next, word)
          : null;
      if (later === null) return null;
      indices.push(later);
    }
  }
  return indices;
}

function fits(token: Token | undefined, word: string): boolean {
  if (!token) return false;
  if (word === "one's") return POSSESSIVE.test(token.lower) || /['’]s?$/u.test(token.lower);
  if (word === "oneself") return REFLEXIVE.test(token.lower);
  return token.lower === word || lemmasOf(token.text).some(({ lemma }) => lemma === word);
}

/** Whether the first token's tag fits the phrase: a phrase that means an action ("설명하다") starts with a verb. */
function fitsClass(first: Token, words: readonly string[]): boolean {
  const isAction = phraseMeanings(words.join(" "))?.[0]?.endsWith("다") ?? false;
  if (!isAction || !first.likely || words[0] === "be") return true;
  return first.likely.startsWith("VB");
}

/** The index of the particle after a short object: a pronoun, or a few words without a verb or preposition. */
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
