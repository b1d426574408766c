/**
 * The subject of a clause, read from its start to the right: a noun phrase, the phrases and clauses that describe it,
 * and the place where its verb must stand.
 */
import type { Token } from "../analysis.ts";
import { usesAs } from "../lexicon/entries.ts";
import { isNounToken, isPluralHead, PLURAL_DETERMINER, PREPOSITION } from "./subject-before.ts";
import { hasPluralForm } from "./word-class.ts";

export interface ClauseSubject {
  readonly head: Token;
  readonly first: Token;
  readonly plural: boolean;
  /** The index of the token where the verb is expected, past adverbs. */
  readonly verb: number;
  /** Whether the verb stands right after the phrase, with nothing between that describes the head. */
  readonly isDirect: boolean;
}

interface Phrase {
  readonly first: Token;
  readonly head: Token;
  readonly isDetermined: boolean;
  /** The index of the token after it. */
  readonly end: number;
}

/** More words than this before a verb leave open what belongs together. */
const MAX_LENGTH = 28;

/** The subject that begins at a token, or null where its head, its number or its end is in doubt. */
export function subjectFrom(tokens: readonly Token[], start: number): ClauseSubject | null {
  const phrase = nounPhraseAt(tokens, start);
  if (!phrase) return null;
  const verb = skipDescription(tokens, phrase.end, start);
  if (verb === null || verb - start > MAX_LENGTH) return null;
  const plural = isPluralHead(phrase.first, phrase.head, phrase.isDetermined);
  if (plural === null) return null;
  return {
    head: phrase.head,
    first: phrase.first,
    plural,
    verb,
    isDirect: skipAdverbs(tokens, phrase.end) === verb,
  };
}

/** A noun phrase without coordination: determiner, modifiers, head; the head is the last noun of its run. */
function nounPhraseAt(tokens: readonly Token[], start: number): Phrase | null {
  const opener = tokens[start];
  if (!opener) return null;
  let at = start;
  let first = opener;
  let isDetermined = isDeterminer(opener);
  if (isDetermined) at++;
  let head: Token | null = null;
  for (; at < start + 8; at++) {
    const token = tokens[at];
    if (!token?.spaced && token?.likely !== "POS") break;
    if (!token) break;
    if (token.likely === "POS" && head) {
      [first, isDetermined, head] = [token, true, null];
      continue;
    }
    // "the first one"
    if (token.lower === "one" && isDetermined && !head && at > start) {
      head = token;
      break;
    }
    if (isNounToken(token)) {
      // "the arms race", "the things trouble": the second word may be the verb
      if (head && hasPluralForm(head.lower)) break;
      head = token;
      continue;
    }
    const isModifier =
      /^(?:JJ|JJR|JJS|RBS|CD)$/u.test(token.likely ?? "") ||
      (/^VB[NG]$/u.test(token.likely ?? "") && isDetermined && !head) ||
      (token.likely === "RB" && tokens[at + 1]?.likely === "JJ" && !head) ||
      (token.likely === "NNP" && isDetermined && !head);
    if (!isModifier || head) break;
  }
  if (!head || (head.likely === "NNP" && head.index > 0)) return null;
  return { first, head, isDetermined, end: head.index + 1 };
}

function isDeterminer({ likely, lower }: Token): boolean {
  return (
    /^(?:DT|PRP\$|PDT|CD)$/u.test(likely ?? "") ||
    PLURAL_DETERMINER.test(lower) ||
    /^(?:most|some|all|no|each|every|its|their|our|my|his|her|your)$/u.test(lower)
  );
}

/** The index of the verb after prepositional phrases, clauses and insertions that describe a head; null where unclear. */
function skipDescription(tokens: readonly Token[], from: number, start: number): number | null {
  let at: number | null = from;
  for (let parts = 0; parts < 5 && at !== null; parts++) {
    const token: Token | undefined = tokens[at];
    if (!token || at - start > MAX_LENGTH) return null;
    let next: number | null = at;
    if (token.text === ",") {
      next = pastInsertion(tokens, at, start);
      if (next === null) return null;
      return skipAdverbs(tokens, next);
    }
    if (isPreposition(token)) next = pastPreposition(tokens, at);
    else if (/^(?:that|which|who)$/u.test(token.lower)) next = pastRelative(tokens, at + 1);
    else if (/^(?:we|they|he|she|i|you)$/u.test(token.lower)) next = pastRelative(tokens, at);
    else if (token.likely === "VBG" || (token.likely === "VBN" && isPreposition(tokens[at + 1])))
      next = pastParticiple(tokens, at);
    else return skipAdverbs(tokens, at);
    at = next;
  }
  return at;
}

function isPreposition(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    PREPOSITION.test(token.lower) &&
    !/^(?:to|before|after|until)$/u.test(token.lower) &&
    token.likely !== "RP"
  );
}

function skipAdverbs(tokens: readonly Token[], from: number): number {
  let at = from;
  while (tokens[at]?.likely === "RB" && !/^(?:not|n['’]t)$/u.test(tokens[at]?.lower ?? "")) at++;
  return at;
}

/** Past "of its wing cases", "of selecting and rephrasing ideas", "between these two figures". */
function pastPreposition(tokens: readonly Token[], preposition: number): number | null {
  let at = preposition + 1;
  const word = tokens[preposition]?.lower;
  if (tokens[at]?.likely === "VBG") {
    at++;
    if (/^(?:and|or)$/u.test(tokens[at]?.lower ?? "") && tokens[at + 1]?.likely === "VBG") at += 2;
    if (isPreposition(tokens[at])) return pastPreposition(tokens, at);
  }
  if (/^(?:them|us|it|him|you|me|this|that|these|those|one|each)$/u.test(tokens[at]?.lower ?? "")) {
    const isPronoun =
      !isNounToken(tokens[at + 1] ?? ({} as Token)) &&
      !/^(?:JJ|CD|JJS|VBN)$/u.test(tokens[at + 1]?.likely ?? "");
    if (isPronoun) return at + 1;
  }
  const end = objectAt(tokens, at);
  if (end === null) return null;
  // "between a room with plants and one without": only a plain pair is clear
  if (/^(?:and|or)$/u.test(tokens[end]?.lower ?? "")) {
    const second =
      word === "between" || word === "of" || word === "for" || word === "with"
        ? objectAt(tokens, end + 1)
        : null;
    const isPlainPair = second !== null && end === at + 1 && second === end + 2;
    return word === "between" || isPlainPair ? second : null;
  }
  return end;
}

/** The end of a noun phrase that is an object, names included; null where there is none. */
function objectAt(tokens: readonly Token[], start: number): number | null {
  let at = start;
  if (tokens[at] && isDeterminer(tokens[at] as Token)) at++;
  let end: number | null = null;
  for (; at < start + 7; at++) {
    const token = tokens[at];
    if (!token || (!token.spaced && token.likely !== "POS")) break;
    if (token.likely === "POS") {
      end = null;
      continue;
    }
    if (token.likely?.startsWith("NN") || isNounToken(token)) {
      // "in cities time": a plural ends its phrase
      if (end !== null && hasPluralForm(tokens[end - 1]?.lower ?? "")) return end;
      end = at + 1;
      continue;
    }
    if (end !== null || !/^(?:JJ|JJR|JJS|RBS|CD|VBN|VBG|RB)$/u.test(token.likely ?? "")) break;
  }
  return end;
}

/** Past the verb of a relative clause and what follows it: "that trouble them most", "we make every day". */
function pastRelative(tokens: readonly Token[], start: number): number | null {
  let at = skipAdverbs(tokens, start);
  const subject = tokens[at];
  if (subject && /^(?:we|they|he|she|i|you|it|people)$/u.test(subject.lower))
    at = skipAdverbs(tokens, at + 1);
  else if (subject && isDeterminer(subject)) {
    const end = objectAt(tokens, at);
    if (end === null) return null;
    at = skipAdverbs(tokens, end);
  }
  let verbs = 0;
  while (verbs < 4 && isVerbal(tokens[at], tokens[at - 1])) {
    at = skipAdverbs(tokens, at + 1);
    verbs++;
  }
  if (verbs === 0) return null;
  // its object and adverbs
  for (let parts = 0; parts < 3; parts++) {
    const token = tokens[at];
    if (
      !token ||
      /^[,;:()—–]$/u.test(token.text) ||
      /^(?:and|or|that|what|how|to)$/u.test(token.lower)
    )
      return null;
    if (/^(?:them|us|it|him|me|you)$/u.test(token.lower)) at = skipAdverbs(tokens, at + 1);
    else if (isPreposition(token)) {
      const end = pastPreposition(tokens, at);
      if (end === null) return null;
      at = skipAdverbs(tokens, end);
    } else if (isFinite(token)) return at;
    else {
      const end = objectAt(tokens, at);
      if (end === null)
        return /^(?:RBS|RBR|RB|RP|JJ|JJS)$/u.test(token.likely ?? "")
          ? skipAdverbs(tokens, at + 1)
          : at;
      at = skipAdverbs(tokens, end);
    }
  }
  return at;
}

function isVerbal(token: Token | undefined, before: Token | undefined): boolean {
  if (!token) return false;
  if (/^(?:VB[ZPDNG]?|MD)$/u.test(token.likely ?? "") || /^(?:not|n['’]t)$/u.test(token.lower))
    return true;
  // "things that trouble them": right after the pronoun, whatever the tag
  return (
    /^(?:that|who|which|we|they)$/u.test(before?.lower ?? "") &&
    /^(?:NN|NNS)$/u.test(token.likely ?? "") &&
    usesAs(token.lemma, "v").length > 0
  );
}

function isFinite(token: Token): boolean {
  return (
    /^(?:VBZ|VBP|VBD|MD)$/u.test(token.likely ?? "") ||
    /^(?:is|are|was|were|has|have|had|does|do|did)$/u.test(token.lower)
  );
}

/** Past "living in the city", "used by farmers", "carrying the load". */
function pastParticiple(tokens: readonly Token[], participle: number): number | null {
  const at = participle + 1;
  if (isPreposition(tokens[at])) return pastPreposition(tokens, at);
  return tokens[participle]?.likely === "VBG" ? objectAt(tokens, at) : null;
}

/** Past ", on the other hand," and ", like a coach,": an insertion without a verb, right after the first phrase. */
function pastInsertion(tokens: readonly Token[], comma: number, start: number): number | null {
  if (comma - start > 6) return null;
  const opener = tokens[comma + 1];
  if (
    !opener ||
    !/^(?:on|in|like|unlike|for|however|therefore|of|by|too|moreover|with|as|at|after|along|such|especially|including)$/u.test(
      opener.lower,
    )
  )
    return null;
  for (let at = comma + 2; at < comma + 12; at++) {
    const token = tokens[at];
    if (!token || isFinite(token) || /^(?:and|or|that|who|which)$/u.test(token.lower)) return null;
    if (token.text === ",") return at + 1;
  }
  return null;
}
