/** Options beside the key: of its kind, form and length, each of another field, none near the text. */
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

/** A wrong option, and where it comes from. */
export interface Distractor {
  readonly word: string;
  /** Whether the blank's own sentence has the word already, in another role. */
  readonly repeated: boolean;
}

/** Words so general that they may stand for the key itself ("this disease" for "ataxia"). */
const GENERAL =
  /^(?:disease|animal|plant|food|organism|substance|technique|method|material|product|device|tool|machine|activity|event|behavior|feeling|creature|object|language|skill|information|research|stud[yi]e?|theory|condition|structure|item|task|job|event|story|book|game|class|color|building|waterproof)s?$/u;

/** How near the blank a repeated word must stand, in tokens: near enough to be seen as repeated. */
const MAX_TOKEN_DISTANCE = 8;

/** The most that come from the blank's own sentence. */
const MAX_FROM_SENTENCE = 2;

/** Four words that cannot stand in the blank, or null when there are too few of them. */
export function findDistractors(
  text: string,
  place: BlankCandidate,
  random: Random,
): readonly Distractor[] | null {
  const repeated = random
    .shuffled(repeatedWords(place))
    .slice(0, MAX_FROM_SENTENCE)
    .map((word) => ({ word, repeated: true }));
  const foreign = foreignWords(text, place, random);
  const key = place.token.text;
  const needed = 4 - repeated.length;
  if (foreign.length < needed) return null;
  const picked = [
    ...repeated,
    ...foreign.slice(0, needed).map((word) => ({ word, repeated: false })),
  ];
  // the key must not be the longest option more often than chance: a longer one takes a seat
  if (picked.some(({ word }) => word.length > key.length) || random.below(5) === 0) return picked;
  const longer = foreign.slice(needed).find((word) => word.length >= key.length);
  return longer ? [...picked.slice(0, 3), { word: longer, repeated: false }] : picked;
}

/**
 * Nouns of the blank's own sentence, in the key's number: a second time in the same sentence they
 * make no sense there.
 */
function repeatedWords(place: BlankCandidate): string[] {
  if (place.classes.includes("person")) return [];
  const key = place.token;
  const words = place.sentence.tokens.flatMap((token) => {
    const noun = token.tag === "NN" || token.tag === "NNS";
    if (!noun || token === key || EMPTY_WORDS.test(token.lower) || isPerson(token.lower)) return [];
    if (GENERAL.test(token.lower) || Math.abs(token.index - key.index) > MAX_TOKEN_DISTANCE)
      return [];
    if (!/^[a-z]{4,}$/u.test(token.text) || Math.abs(token.index - key.index) < 2) return [];
    if ((token.tag === "NNS") !== place.plural || !suits(token.text, place)) return [];
    if (areNearSynonyms(singularOf(token.lower), singularOf(key.lower), "n")) return [];
    const kind = nounClass(singularOf(token.lower));
    if (kind && !place.classes.includes(kind)) return [];
    return Math.abs(token.text.length - key.text.length) <= 5 ? [token.text] : [];
  });
  return [...new Set(words)];
}

/** Where two words' vectors are this near, a reader could take one for the other. */
const MAX_SIMILARITY = 0.5;
/** So many of the words that go best with what stands around are drawn from. */
const POOL_SIZE = 9;

/**
 * Nouns of fields that the text does not touch, each of another field: those that go best with the
 * words around the blank, since an absurd option is none.
 */
function foreignWords(text: string, place: BlankCandidate, random: Random): string[] {
  const present = new Set((text.match(/[A-Za-z]+/gu) ?? []).map(stemOf));
  const free = NOUN_FIELDS.filter(({ words }) => !words.some((word) => present.has(stemOf(word))));
  const key = place.token.text;
  const lemma = singularOf(key);
  const around = contextVector(place.sentence, place.token);
  const best = free
    .filter((field) => place.classes.includes(field.class))
    .flatMap(({ words }) => {
      const fitting = words.flatMap((word) => {
        const form = place.plural ? pluralOf(word) : word;
        if (!suits(form, place) || Math.abs(form.length - key.length) > 5) return [];
        if ((similarity(word, lemma) ?? 0) > MAX_SIMILARITY || areNearSynonyms(word, lemma, "n"))
          return [];
        return [{ form, fit: contextFit(word, around) }];
      });
      return fitting.toSorted((a, b) => b.fit - a.fit).slice(0, 1);
    })
    .toSorted((a, b) => b.fit - a.fit || (a.form < b.form ? -1 : 1));
  return random.shuffled(best.slice(0, POOL_SIZE)).map(({ form }) => form);
}

function suits(word: string, { article }: BlankCandidate): boolean {
  if (article === null) return true;
  return /^[aeiou]/u.test(word) === (article === "an");
}
