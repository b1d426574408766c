/** Distractors of a blank: of the key's class, form and length, each from another semantic field than the text's. */
import {
  areNearSynonyms,
  nounClass,
  NOUN_FIELDS,
  pluralOf,
  similarity,
  singularOf,
  stemOf,
} from "@pulda/english";
import type { Random } from "../../shared/random.ts";
import { contextFit, contextVector } from "../../shared/vocabulary/context-fit.ts";
import { EMPTY_WORDS, isPerson, type BlankCandidate } from "./candidate.ts";

/** A distractor and its origin. */
export interface Distractor {
  readonly word: string;
  /** Whether the word occurs in the blank's own sentence, in another role. */
  readonly repeated: boolean;
}

/** Words so general that they could refer to the key itself ("this disease" for "ataxia"). */
const GENERAL =
  /^(?:disease|animal|plant|food|organism|substance|technique|method|material|product|device|tool|machine|activity|event|behavior|feeling|creature|object|language|skill|information|research|stud[yi]e?|theory|condition|structure|item|task|job|event|story|book|game|class|color|building|waterproof)s?$/u;

/** The greatest distance of a repeated word from the blank, in tokens, so that the repetition is noticed. */
const MAX_TOKEN_DISTANCE = 8;

/** The most distractors from the blank's own sentence. */
const MAX_FROM_SENTENCE = 2;

/** Finds four words that cannot fill the blank; null when there are too few. */
export function findDistractors(
  text: string,
  candidate: BlankCandidate,
  random: Random,
): readonly Distractor[] | null {
  const repeated = random
    .shuffled(repeatedWords(candidate))
    .slice(0, MAX_FROM_SENTENCE)
    .map((word) => ({ word, repeated: true }));
  const otherFields = wordsOfOtherFields(text, candidate, random);
  const key = candidate.token.text;
  const needed = 4 - repeated.length;
  if (otherFields.length < needed) return null;
  const picked = [
    ...repeated,
    ...otherFields.slice(0, needed).map((word) => ({ word, repeated: false })),
  ];
  // so that the key is not the longest option more often than by chance, a longer word replaces one
  if (picked.some(({ word }) => word.length > key.length) || random.below(5) === 0) return picked;
  const longer = otherFields.slice(needed).find((word) => word.length >= key.length);
  return longer ? [...picked.slice(0, 3), { word: longer, repeated: false }] : picked;
}

/**
 * Nouns of the blank's own sentence, in the key's number: repeated in the same sentence they make no sense.
 */
function repeatedWords(candidate: BlankCandidate): string[] {
  if (candidate.classes.includes("person")) return [];
  const key = candidate.token;
  const words = candidate.sentence.tokens.flatMap((token) => {
    const noun = token.tag === "NN" || token.tag === "NNS";
    if (!noun || token === key || EMPTY_WORDS.test(token.lower) || isPerson(token.lower)) return [];
    if (GENERAL.test(token.lower) || Math.abs(token.index - key.index) > MAX_TOKEN_DISTANCE)
      return [];
    if (!/^[a-z]{4,}$/u.test(token.text) || Math.abs(token.index - key.index) < 2) return [];
    if ((token.tag === "NNS") !== candidate.plural || !fitsArticle(token.text, candidate))
      return [];
    if (areNearSynonyms(singularOf(token.lower), singularOf(key.lower), "n")) return [];
    const kind = nounClass(singularOf(token.lower));
    if (kind && !candidate.classes.includes(kind)) return [];
    return Math.abs(token.text.length - key.text.length) <= 5 ? [token.text] : [];
  });
  return [...new Set(words)];
}

/** The cosine similarity above which a reader could confuse two words. */
const MAX_SIMILARITY = 0.5;
/** How many of the words that fit the context best are shuffled. */
const POOL_SIZE = 9;

/**
 * Nouns of semantic fields that the text does not touch, one for each field: those that fit the context of the
 * blank best, since an absurd option distracts nobody.
 */
function wordsOfOtherFields(text: string, candidate: BlankCandidate, random: Random): string[] {
  const present = new Set((text.match(/[A-Za-z]+/gu) ?? []).map(stemOf));
  const unusedFields = NOUN_FIELDS.filter(
    ({ words }) => !words.some((word) => present.has(stemOf(word))),
  );
  const key = candidate.token.text;
  const lemma = singularOf(key);
  const context = contextVector(candidate.sentence, candidate.token);
  const best = unusedFields
    .filter((field) => candidate.classes.includes(field.class))
    .flatMap(({ words }) => {
      const fitting = words.flatMap((word) => {
        const form = candidate.plural ? pluralOf(word) : word;
        if (!fitsArticle(form, candidate) || Math.abs(form.length - key.length) > 5) return [];
        if ((similarity(word, lemma) ?? 0) > MAX_SIMILARITY || areNearSynonyms(word, lemma, "n"))
          return [];
        return [{ form, fit: contextFit(word, context) }];
      });
      return fitting.toSorted((a, b) => b.fit - a.fit).slice(0, 1);
    })
    .toSorted((a, b) => b.fit - a.fit || (a.form < b.form ? -1 : 1));
  return random.shuffled(best.slice(0, POOL_SIZE)).map(({ form }) => form);
}

function fitsArticle(word: string, { article }: BlankCandidate): boolean {
  if (article === null) return true;
  return /^[aeiou]/u.test(word) === (article === "an");
}
