/** The subject before a verb, read from the verb to the left, whatever the verb's own number. */
import type { Token } from "../analysis.ts";
import { singularOf } from "../inflection.ts";
import { usesAs } from "../lexicon/entries.ts";
import { MASS } from "../words/countability.ts";
import { UNCERTAIN_NUMBER } from "../words/nouns.ts";
import { hasPluralForm, isMostlyNoun, isSingularCountable, nounShare } from "./word-class.ts";

export interface SubjectBefore {
  readonly head: Token;
  readonly first: Token;
  readonly plural: boolean;
}

const SINGULAR_DETERMINER = /^(?:a|an|this|that|each|every|another)$/u;
export const PLURAL_DETERMINER =
  /^(?:these|those|many|several|both|few|various|numerous|two|three|four|five|six|seven|eight|nine|ten)$/u;
const MODIFIER = /^(?:JJ|JJR|JJS|RBS|RBR|NN|NNS|VBN|VBG|CD|POS)$/u;
const DETERMINER = /^(?:DT|PRP\$)$/u;
export const PREPOSITION =
  /^(?:of|in|on|for|with|between|from|about|at|behind|near|under|inside|among|against|across|by|to|into|through|during|within|without|until|throughout|around|over|toward|towards|beyond|along|after|before|outside|beside|above|below|per)$/u;
const OPENER =
  /^(?:that|because|when|if|although|though|while|since|whether|whereas|unless|until|once|how|where|why|what|and|but|so|or)$/u;

/**
 * The noun phrase, with prepositional phrases after its head, that ends before token `verb` and begins its clause; null
 * where its head or its number is in doubt: coordination, names, collective nouns, a clause between.
 */
export function subjectBefore(tokens: readonly Token[], verb: number): SubjectBefore | null {
  let end = verb - 1;
  while (tokens[end]?.likely === "RB" && tokens[end]?.lower !== "not") end--;
  end = beforeInsertion(tokens, end);
  for (let phrases = 0; phrases < 4; phrases++) {
    const phrase = phraseEndingAt(tokens, end);
    if (!phrase) return null;
    if (
      tokens[end]?.likely === "NNP" &&
      end !== 0 &&
      !PREPOSITION.test(tokens[phrase.start - 1]?.lower ?? "")
    )
      return null;
    const before = tokens[phrase.start - 1];
    if (before && PREPOSITION.test(before.lower)) {
      // "In the past, the elderly were": what stands before the verb of the sentence is no part of its subject
      if (before.index === 0 && !/^(?:before|after|until)$/u.test(before.lower)) return null;
      if (before.index > 0) {
        end = phrase.start - 2;
        continue;
      }
    } else if (
      before?.lower === "and" &&
      isPluralWord(tokens[end]) &&
      isPluralWord(tokens[phrase.start - 2])
    ) {
      // "doctors and nurses": plural, whatever stands before
      end = phrase.start - 2;
      continue;
    }
    const first = tokens[phrase.start];
    const head = tokens[end];
    if (hasReducedClause(tokens, phrase.start, end)) return null;
    // "playing board games": a clause is the subject
    if (first?.likely === "VBG" || (first?.index === 0 && first.lower.endsWith("ing"))) return null;
    if (!first || !head || !opensClause(tokens, phrase.start)) return null;
    const plural = isPluralHead(first, head, phrase.isDetermined);
    return plural === null ? null : { head, first, plural };
  }
  return null;
}

/**
 * The index before a bracket, or before a phrase between two commas after the first phrase of the sentence: "An instructor,
 * like a coach, leads".
 */
function beforeInsertion(tokens: readonly Token[], end: number): number {
  if (tokens[end]?.text === ")") {
    const open = tokens.findLastIndex(({ text, index }) => text === "(" && index < end);
    return open > 0 ? open - 1 : end;
  }
  if (tokens[end]?.text !== ",") return end;
  const commas = tokens.slice(0, end).filter(({ text }) => text === ",");
  const [first] = commas;
  if (commas.length !== 1 || !first || end - first.index > 12) return end;
  const inserted = tokens[first.index + 1];
  return inserted && /^(?:like|the|a|an|such|including|especially)$/u.test(inserted.lower)
    ? first.index - 1
    : end;
}

function phraseEndingAt(
  tokens: readonly Token[],
  end: number,
): { start: number; isDetermined: boolean } | null {
  const head = tokens[end];
  if (!head || !isNounToken(head)) return null;
  let at = end - 1;
  while (
    at >= 0 &&
    isModifier(tokens[at]) &&
    (!isDeterminer(tokens[at]) || isSuperlative(tokens, at))
  )
    at--;
  // the capital of the first word hides what it is
  if (at === 0 && tokens[0]?.likely === "NNP" && end > 0 && !tokens[0].lower.endsWith("ing"))
    return { start: 0, isDetermined: false };
  const isDetermined = isDeterminer(tokens[at]);
  return { start: isDetermined ? at : at + 1, isDetermined };
}

function isPluralWord(token: Token | undefined): boolean {
  return token?.likely === "NNS" && hasPluralForm(token.lower);
}

/** "sociologists studying poverty", "species found today": a participle that has a plural before it. */
function hasReducedClause(tokens: readonly Token[], start: number, end: number): boolean {
  for (let at = start + 1; at < end; at++)
    if (
      /^VB[GN]$/u.test(tokens[at]?.likely ?? "") &&
      /^NNPS?$|^NNS?$/u.test(tokens[at - 1]?.likely ?? "")
    )
      return true;
  return false;
}

/** "the second most important". */
function isSuperlative(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.lower === "most" &&
    /^(?:the|second|third|single|world['’]s)$/u.test(tokens[at - 1]?.lower ?? "")
  );
}

/** An adjective, noun or participle; "whole-grain", on which the taggers differ, is one, too. */
function isModifier(token: Token | undefined): boolean {
  return MODIFIER.test(token?.likely ?? "") || (token?.likely === null && token.text.includes("-"));
}

function isDeterminer(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (DETERMINER.test(token.likely ?? "") ||
      PLURAL_DETERMINER.test(token.lower) ||
      /^(?:most|some|all)$/u.test(token.lower))
  );
}

/** A noun by its tag; at the start of a sentence also by the dictionary, since its capital says nothing. */
export function isNounToken({ likely, lower, index, text }: Token): boolean {
  if (likely === "NN" || likely === "NNS") return /^[a-z-]+$/iu.test(text);
  if (likely === "NNP" && index > 0) return true;
  if (likely === null && /^[a-z]{3,}$/u.test(text) && nounShare(lower) >= 0.9) return true;
  if (index === 0 && likely === "NNP" && (isSingularCountable(lower) || MASS.has(lower)))
    return true;
  return (
    index === 0 &&
    likely === "NNP" &&
    lower.endsWith("s") &&
    usesAs(singularOf(lower), "n").length > 0
  );
}

/** Whether a clause begins at the token: at the start, after a conjunction, or after an introduction. */
function opensClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before || (before.lower === "not" && at === 1)) return true;
  if (/^(?:almost|nearly|just|even|perhaps)$/u.test(before.lower))
    return opensClause(tokens, at - 1);
  if (before.lower === "not" && tokens[at - 2]?.lower === "that") return true;
  if (OPENER.test(before.lower)) {
    // "and" may join nouns: only where a whole clause came before, after a comma
    if (/^(?:and|but|so|or)$/u.test(before.lower))
      return at === 1 || (tokens[at - 2]?.text === "," && isClauseBefore(tokens, at - 2));
    // "the idea that", "values that": a relative pronoun is no conjunction
    if (before.lower !== "that") return true;
    const governor = tokens[at - 2];
    return (
      /^(?:VB|JJ)/u.test(governor?.likely ?? "") || REPORT.test(governor?.lower ?? "") || at === 1
    );
  }
  if (before.lower === "as")
    return at === 1 || /^(?:long|soon|far|much)$/u.test(tokens[at - 2]?.lower ?? "");
  if (/^(?:before|after|until)$/iu.test(before.lower)) return before.index === 0;
  if (before.text !== ",") return false;
  return isIntroduction(tokens.slice(0, at - 1));
}

/** Nouns whose "that" says what they are about. */
const REPORT =
  /^(?:idea|fact|belief|view|claim|argument|evidence|hope|fear|sense|feeling|notion|theory|assumption|conclusion|possibility|news|doubt|proof|suggestion|thought|concern)$/u;

/** Whether the part before a comma, back to the comma before it, has a finite verb: it is no item of a list. */
function isClauseBefore(tokens: readonly Token[], comma: number): boolean {
  for (let at = comma - 1; at >= 0 && tokens[at]?.text !== ","; at--)
    if (
      /^(?:VBZ|VBP|MD)$/u.test(tokens[at]?.likely ?? "") ||
      /^(?:is|are|was|were|has|have|had|does|do|did)$/u.test(tokens[at]?.lower ?? "")
    )
      return true;
  return false;
}

/** "However", "In modern times", "When we sleep": what stands before the comma before a subject. */
function isIntroduction(before: readonly Token[]): boolean {
  const first = before[0];
  if (!first || before.some(({ text }) => /^[,;:"“”()—–]$/u.test(text))) return false;
  if (before.length === 1)
    return first.likely === "RB" || first.likely === "IN" || first.likely === "CC";
  return /^(?:just|in|on|at|for|from|with|by|after|before|during|since|when|if|while|although|though|because|once|as|unlike|like|despite|over|under|until|even)$/u.test(
    first.lower,
  );
}

const ALSO_PLURAL =
  /^(?:bison|elk|moose|salmon|trout|cod|shrimp|squid|swine|dozen|hundred|thousand|million|billion|half|third|quarter|percentage|proportion|fraction|share|segment|circle|businesspeople|proletariat|bourgeoisie|herd|flock|pack|list)$/u;

/** Whether the head is plural; null where its form or its determiner leaves that open. */
export function isPluralHead(first: Token, head: Token, isDetermined: boolean): boolean | null {
  const { lower } = head;
  const byDeterminer =
    SINGULAR_DETERMINER.test(first.lower) && first !== head
      ? false
      : PLURAL_DETERMINER.test(first.lower) && first !== head
        ? true
        : null;
  // "USAS", "the elderly", "the bison"
  if (/^[A-Z]{2,}s?$/u.test(head.text) || ALSO_PLURAL.test(lower)) return null;
  // "stimuli", "strata"
  if (/(?:[^u]i|ta|ra|ae)$/u.test(lower) && singularOf(lower) !== lower) return null;
  if (
    first.lower === "the" &&
    head.index === first.index + 1 &&
    usesAs(lower, "a").length > 0 &&
    nounShare(lower) < 0.2
  )
    if (!/^(?:NNS)$/u.test(head.likely ?? "")) return null;
  if (lower === "people" && byDeterminer === null && first === head) return true;
  // "the first one"
  if (lower === "one" && first !== head && byDeterminer !== true)
    return isDetermined ? false : null;
  if (UNCERTAIN_NUMBER.has(lower))
    return byDeterminer === true && lower === "bacteria" ? true : null;
  if (
    /^(?:lot|lots|number|percent|rest|majority|most|some|all|none)$/u.test(first.lower) &&
    first === head
  )
    return null;
  const singular = singularOf(lower);
  const isPlural =
    /^(?:men|[a-z]*women|children|people|feet|teeth|mice|(?:gentle|fisher|crafts|sales|police|fire|business|country|noble|work|horse|towns|lay|milk|boat|sea)men)$/u.test(
      lower,
    ) ||
    (/[^su]s$/u.test(lower) &&
      singular !== lower &&
      (head.likely === "NNS" || usesAs(lower, "n").length === 0));
  if (isPlural) return byDeterminer === false ? null : true;
  if (!/^(?:NN)$/u.test(head.likely ?? "NN") && head.index > 0) return null;
  if (/(?:[^s]s|ics)$/u.test(lower) || byDeterminer === true) return null;
  if (/^(?:most|some|all)$/u.test(first.lower)) return null;
  // without a determiner only what cannot be counted is certainly a whole phrase
  return isDetermined ||
    MASS.has(lower) ||
    isBareSubject(first, head) ||
    /(?:tion|ment|ness|ity|ance|ence|ism)$/u.test(lower)
    ? false
    : null;
}

/** "Gray matter", "Pain": a bare noun that is nothing else, at the start of a sentence. */
function isBareSubject(first: Token, head: Token): boolean {
  return first.index === 0 && isMostlyNoun(head.lower) && /^NNP?$/u.test(head.likely ?? "");
}
