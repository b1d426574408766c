/** The opposite that a writer would put in the place of a word: it reads as well there and reverses the meaning. */
import {
  companionFit,
  companionOf,
  companyFit,
  contraryOf,
  entryOf,
  headwordOf,
  inflect,
  INTRANSITIVE,
  similarity,
  STRICTLY_TRANSITIVE,
  usageAt,
  usagesOf,
  type Headword,
  type Sentence,
  type Token,
  type ContextAntonym,
  type Usage,
} from "@pulda/english";
import { isClearlyOfItsClass } from "./clear-class.ts";
import { hasFreePlace } from "./free-place.ts";
import { koreanOf } from "./known-words.ts";
import { suitsArticle } from "./suits-article.ts";

export interface FluentOpposite {
  readonly head: Headword;
  /** The sense that the word has here. */
  readonly usage: Pick<Usage, "meaning" | "synonyms" | "opposites" | "contextAntonym">;
  /** The opposite's lemma, and its form in the place of the word. */
  readonly lemma: string;
  readonly replacement: string;
  /** How often a claim turns on the word in this sense: 0 never, 3 often. */
  readonly weight: 0 | ContextAntonym["weight"];
}

/** How well the company of an opposite must fit the words around, from 0 to 1, where the word has one sense or several. */
const LEAST_FIT = { certain: 0.65, several: 0.95 } as const;
/** How well it must fit the noun that an adjective stands before, and that a verb acts on: verbs are less particular. */
const LEAST_COMPANION_FIT: Readonly<Record<Headword["pos"], number>> = {
  a: 0.6,
  v: 0.45,
  n: 0,
  r: 0,
};
/** The least frequency (Zipf) of a context antonym: learners don't know "worthlessness". */
const LEAST_ZIPF = 2.8;
/** How near a context antonym's vector must be to that noun where its company says nothing of it. */
const LEAST_NEARNESS: Readonly<Record<Headword["pos"], number>> = { a: 0.3, v: 0.3, n: 0, r: 0 };
/**
 * Null where our dictionary knows no opposite of the word in this company, or it would not be grammatical.
 * @example fluentOpposite(sentence, token)?.replacement // "weakened", of "strengthened the memory"
 */
export function fluentOpposite(sentence: Sentence, token: Token): FluentOpposite | null {
  const head = headwordOf(token);
  if (!head || token.text !== token.lower || !token.spaced) return null;
  if (isBound(sentence, token, head)) return null;
  const contrary = ofContrary(sentence, token, head);
  if (contrary) return contrary;
  if (!hasFreePlace(sentence, token, head)) return null;
  // "than we possess or lack"
  if (head.pos === "n" && !isClearlyOfItsClass(sentence, token, head.pos)) return null;
  const certain = usageAt(sentence, token)?.usage;
  const companion = companionOf(sentence, token, head.pos);
  let best: (FluentOpposite & { fit: number }) | null = null;
  for (const usage of usagesOf(head.lemma, head.pos))
    for (const opposite of usage.opposites) {
      if (!/^[a-z]+$/u.test(opposite.words)) continue;
      const fit = companyFit(opposite, sentence, token);
      const replacement = inflect(opposite.words, head.tag);
      if ((best && fit <= best.fit) || !suits(sentence, token, head, opposite.words, replacement))
        continue;
      if (usage !== certain && fit < LEAST_FIT.several) continue;
      // "an unexpectedly successful birthday" was no attempt, whatever else stands near
      const isFluent = companion
        ? companionFit(opposite, companion) >= LEAST_COMPANION_FIT[head.pos]
        : fit >= LEAST_FIT.certain;
      if (!isFluent) continue;
      const weight = usage.contextAntonym?.weight ?? 0;
      best = { head, usage, lemma: opposite.words, replacement, weight, fit };
    }
  return best ?? ofContextAntonym(sentence, token, head, certain);
}

/** "Take advantage of", which has no other noun, and "feel relieved", which is no form of a verb that could be turned. */
function isBound({ tokens }: Sentence, { index, tag }: Token, { pos }: Headword): boolean {
  const before = tokens[index - 1]?.lemma ?? "";
  return (
    (pos === "n" && before === "take") || (pos === "v" && tag === "VBN" && OF_FEELING.test(before))
  );
}

/** Behind them a participle is an adjective. */
const OF_FEELING = /^(?:feel|look|seem|sound|become|grow)$/u;

/** The contrary that reads as well in nearly every sentence. */
function ofContrary(sentence: Sentence, token: Token, head: Headword): FluentOpposite | null {
  const contrary = contraryOf(head);
  if (!contrary || !hasFreePlace(sentence, token, head, "same")) return null;
  if (!isClearlyOfItsClass(sentence, token, head.pos)) return null;
  for (const lemma of contrary.words) {
    const replacement = inflect(lemma, head.tag);
    if (!suits(sentence, token, head, lemma, replacement)) continue;
    const usage = usageHere(sentence, token, head, lemma);
    return { head, usage, lemma, replacement, weight: contrary.weight };
  }
  return null;
}

/** The sense of a word where it is certain; one without a meaning where it is not. */
function usageHere(
  sentence: Sentence,
  token: Token,
  { lemma, pos }: Headword,
  contrary: string,
): FluentOpposite["usage"] {
  const usages = usagesOf(lemma, pos);
  const certain = usageAt(sentence, token)?.usage ?? (usages.length === 1 ? usages[0] : undefined);
  if (certain) return certain;
  const meaning = usages.length === 0 ? (koreanOf(lemma, pos) ?? "") : "";
  return {
    meaning,
    synonyms: [],
    opposites: [{ words: contrary, company: "any" }],
    contextAntonym: null,
  };
}

/** What reverses the certain sense of a word, or all of its senses. */
function ofContextAntonym(
  sentence: Sentence,
  token: Token,
  head: Headword,
  certain: Usage | undefined,
): FluentOpposite | null {
  if (!isClearlyOfItsClass(sentence, token, head.pos)) return null;
  const companion = companionOf(sentence, token, head.pos);
  const senses = certain ? [certain] : usagesOf(head.lemma, head.pos);
  const [usage, ...others] = senses;
  for (const lemma of usage?.contextAntonym?.words ?? []) {
    const replacement = inflect(lemma, head.tag);
    if (
      !usage?.contextAntonym ||
      !others.every(({ contextAntonym }) => contextAntonym?.words.includes(lemma))
    )
      continue;
    if (
      suits(sentence, token, head, lemma, replacement) &&
      goesWith(lemma, head.pos, companion, usage)
    )
      return { head, usage, lemma, replacement, weight: leastWeight(senses) };
  }
  return null;
}

/** A word of which the sense is not certain weighs what its lightest sense does. */
function leastWeight(senses: readonly Usage[]): FluentOpposite["weight"] {
  return senses.reduce<FluentOpposite["weight"]>((least, { contextAntonym }) => {
    const weight = contextAntonym?.weight ?? 0;
    return weight < least ? weight : least;
  }, 3);
}

/**
 * Whether a context antonym is said of a noun, or acts on it: by the company that the sense names for it or that it has itself, or
 * by its vector. Nobody obeys a worm, and a world is not talkative.
 */
function goesWith(
  lemma: string,
  pos: Headword["pos"],
  companion: string | null,
  { opposites }: Usage,
): boolean {
  if (companion === null) return true;
  const company = [
    ...opposites.filter(({ words }) => words === lemma),
    ...usagesOf(lemma, pos).flatMap((usage) => [...usage.synonyms, ...usage.opposites]),
  ].filter(({ company: nouns }) => nouns !== "any");
  return (
    company.some((one) => companionFit(one, companion) >= LEAST_COMPANION_FIT[pos]) ||
    (similarity(lemma, companion) ?? 0) >= LEAST_NEARNESS[pos]
  );
}

/** What may begin an object. */
const OPENS_OBJECT = /^(?:DT|PDT|PRP\$?|NNS?|NNPS?|JJ[RS]?|CD|VBN)$/u;

/** Verbs of two parties or of a clause, of which nothing can be the object alone: nobody is agreed. */
const WITHOUT_OBJECT = /^(?:agree|coincide|consent|cooperate|disagree)$/u;

/** Whether a verb can have the object of another: nobody dies a reduction. */
export function suitsObject({ tokens }: Sentence, token: Token, lemma: string): boolean {
  const hasObject = OPENS_OBJECT.test(tokens[token.index + 1]?.likely ?? "");
  const isPassive =
    token.tag === "VBN" && /^(?:be|being|get)$/u.test(tokens[token.index - 1]?.lemma ?? "");
  return hasObject || isPassive
    ? !INTRANSITIVE.has(lemma) && !WITHOUT_OBJECT.test(lemma)
    : !STRICTLY_TRANSITIVE.has(lemma);
}

/** Abstract nouns that are seldom counted: a danger, but hardly "a safety". */
const MASS_ENDING = /(?:ness|ty|ence|ance|ude|ism|dom|ship)$/u;

/** Whether a noun stands behind "a" or "an", and at most one word between them. */
function isOneOf({ tokens }: Sentence, { index, tag }: Token): boolean {
  return (
    tag === "NN" &&
    [tokens[index - 1], tokens[index - 2]].some((before) => /^an?$/u.test(before?.lower ?? ""))
  );
}

/** Whether a form reads as well in the place of a word. */
function suits(
  sentence: Sentence,
  token: Token,
  head: Headword,
  lemma: string,
  form: string,
): boolean {
  if (form.includes(" ") || (entryOf(lemma)?.zipf ?? 0) < LEAST_ZIPF) return false;
  const before = sentence.tokens[token.index - 1]?.lower ?? "";
  // "a few" is one word, and nothing is "exactly unequal"
  if (/^(?:few|many)$/u.test(token.lower) && before === "a") return false;
  if (/^(?:exactly|precisely|perfectly)$/u.test(before)) return false;
  if (head.pos === "v" && !suitsObject(sentence, token, lemma)) return false;
  // "the most difficult parts" are no "most easy parts"
  if (/^(?:more|most)$/u.test(before) && !inflect(lemma, "JJR").includes(" ")) return false;
  if (isOneOf(sentence, token) && MASS_ENDING.test(lemma) && !MASS_ENDING.test(head.lemma))
    return false;
  // no one writes "confidences"
  if (token.tag === "NNS" && similarity(form, form) === null) return false;
  return suitsArticle(sentence, token, form);
}
