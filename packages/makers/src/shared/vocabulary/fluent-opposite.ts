/** The opposite that a writer would put in the place of a word: it reads as well there and reverses the meaning. */
import {
  companionFit,
  companionOf,
  companyFit,
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
import { commonOpposite, weightOfCommon } from "./common-opposites.ts";
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
/** What belongs to some nouns alone, and how far behind them it may stand, in tokens. */
const BINDS_NOUN = /^(?:over|between|against)$/u;
const NOUN_REACH = 6;
/** The least frequency (Zipf) of a context antonym: learners don't know "worthlessness". */
const LEAST_ZIPF = 2.8;
/** How far behind a verb its pattern may be completed, in tokens. */
const PATTERN_REACH = 7;
/** How near a context antonym's vector must be to that noun where its company says nothing of it. */
const LEAST_NEARNESS: Readonly<Record<Headword["pos"], number>> = { a: 0.3, v: 0.3, n: 0, r: 0 };
/** A claim may turn on which of two things is larger, though hardly ever on whether one is large. */
const COMPARED = 2;
/** Nouns that make set phrases of "in" and an adjective. */
const IN_PHRASE = /^(?:use|sense|way|terms?|case|cases|manner|form|practice)$/u;
/** What begins a pattern that belongs to the verb alone: "allow us to see", "keep going", "turn up". */
const PATTERN =
  /^(?:up|down|out|off|away|over|back|on|in|to|apart|together|through|around|along|against|that|how|what|why|whether|if|from|of|with|for|at|into|about|upon)$/u;

/**
 * Null where our dictionary knows no opposite of the word in this company, or it would not be grammatical.
 * @example fluentOpposite(sentence, token)?.replacement // "weakened", of "strengthened the memory"
 */
export function fluentOpposite(sentence: Sentence, token: Token): FluentOpposite | null {
  const head = headwordOf(token);
  if (!head || token.text !== token.lower || !token.spaced) return null;
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
  return (
    best ?? ofContextAntonym(sentence, token, head, certain) ?? ofCommonWord(sentence, token, head)
  );
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

/** The opposite of a word that everyone knows, and of which our dictionary says nothing. */
function ofCommonWord(sentence: Sentence, token: Token, head: Headword): FluentOpposite | null {
  const isCompared = /^(?:JJR|JJS)$/u.test(head.tag);
  const lemma = commonOpposite(head.lemma, head.pos, isCompared);
  const meaning = koreanOf(head.lemma, head.pos);
  if (
    lemma === null ||
    meaning === null ||
    (!isCompared && usagesOf(head.lemma, head.pos).length > 0)
  )
    return null;
  // "more money" is no opposite of "fewer money"
  if (isCompared && head.lemma === "many" && !isPlural(sentence, token)) return null;
  const weight = isCompared ? COMPARED : weightOfCommon(head.lemma);
  if (!isClearlyOfItsClass(sentence, token, head.pos)) return null;
  const replacement = inflect(lemma, head.tag);
  if (!suits(sentence, token, head, lemma, replacement)) return null;
  const usage = {
    meaning,
    synonyms: [],
    opposites: [{ words: lemma, company: "any" }],
    contextAntonym: null,
  };
  return { head, usage, lemma, replacement, weight };
}

const isPlural = ({ tokens }: Sentence, { index, lower }: Token): boolean =>
  lower === "more" && tokens[index + 1]?.tag === "NNS";

/** Whether another word of its class can stand in the place of a word. */
function hasFreePlace({ tokens }: Sentence, token: Token, { pos }: Headword): boolean {
  const before = tokens[token.index - 1];
  const after = tokens[token.index + 1];
  if (!before || !after || (!after.spaced && !/^[.,;:!?]$/u.test(after.text))) return false;
  if (/["“”‘’(-]/u.test(before.text)) return false;
  switch (pos) {
    case "v": {
      // "when there is blame": a noun; "more than we have"; "from which every shop has been removed"
      if (before.lemma === "be" && !/^VB[NG]$/u.test(token.tag ?? "")) return false;
      if (tokens[token.index - 2]?.lower === "than") return false;
      const earlier = tokens.slice(Math.max(0, token.index - PATTERN_REACH - 2), token.index);
      if (earlier.some(({ lower }, at) => lower === "from" && earlier[at + 1]?.lower === "which"))
        return false;
      if (PATTERN.test(after.lower) || /^(?:VBG|TO)$/u.test(after.likely ?? "")) return false;
      // "keep warm", but not "avoid such perfection"
      if (after.likely === "JJ" && !/^(?:NN|JJ)/u.test(tokens[after.index + 1]?.likely ?? ""))
        return false;
      const rest = tokens.slice(token.index + 1, token.index + 1 + PATTERN_REACH);
      return !rest.some(
        ({ lower }, at) =>
          (lower === "to" && rest[at + 1]?.tag === "VB") ||
          // "prevents people from becoming", "protects the soil from rain"
          lower === "from",
      );
    }
    case "n":
      // "the triumph of evidence over ignorance"
      if (
        tokens
          .slice(token.index + 1, token.index + NOUN_REACH)
          .some(({ lower }) => BINDS_NOUN.test(lower))
      )
        return false;
      // "have difficulty using": nobody has ease using
      if (after.tag === "VBG") return false;
      // "the basics of repair": an act that is named after its noun has no contrary there
      if (before.lower === "of" && token.tag === "NN") return false;
      // a word within a compound has no meaning of its own
      return !after.likely?.startsWith("NN") && !before.likely?.startsWith("NN");
    case "a":
      // "in general use", "in the relevant sense"
      if (
        IN_PHRASE.test(after.lower) &&
        [before, tokens[token.index - 2]].some((one) => one?.lower === "in")
      )
        return false;
      // "in general", "in common"
      if (before.likely === "IN" && !/^(?:NN|JJ|VBG|VBN|CD)/u.test(after.likely ?? ""))
        return false;
      return !/^(?:to|of|for|with|from)$/u.test(after.lower) && !/^years?$/u.test(before.lower);
    case "r":
      return true;
  }
}

/** What may begin an object. */
const OPENS_OBJECT = /^(?:DT|PDT|PRP\$?|NNS?|NNPS?|JJ[RS]?|CD|VBN)$/u;

/** Whether a verb can have the object of another: nobody dies a reduction. */
export function suitsObject({ tokens }: Sentence, token: Token, lemma: string): boolean {
  const hasObject = OPENS_OBJECT.test(tokens[token.index + 1]?.likely ?? "");
  const isPassive =
    token.tag === "VBN" && /^(?:be|get)$/u.test(tokens[token.index - 1]?.lemma ?? "");
  return hasObject || isPassive ? !INTRANSITIVE.has(lemma) : !STRICTLY_TRANSITIVE.has(lemma);
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
  // no one writes "confidences"
  if (token.tag === "NNS" && similarity(form, form) === null) return false;
  return suitsArticle(sentence, token, form);
}
