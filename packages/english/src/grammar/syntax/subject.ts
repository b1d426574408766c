/** Subjects that are certain: a simple noun phrase at the start of a clause. */
import type { Sentence, Token } from "../../analysis.ts";
import { wordList } from "../../words/word-list.ts";
import { UNCERTAIN_NUMBER } from "../../words/nouns.ts";
import { TAKES_CLAUSE } from "../../words/verbs.ts";
import { isPostmodifier } from "./postmodifier.ts";
import { isNoun } from "./tokens.ts";

export interface Subject {
  /** The first token of the noun phrase. */
  readonly first: Token;
  /** The noun that the verb agrees with. */
  readonly head: Token;
  /** The last token before the verb, and before an adverb between. */
  readonly last: Token;
  readonly plural: boolean;
  /** Whether the noun phrase has a postmodifier. */
  readonly long: boolean;
  /** Whether the clause is the sentence's first, with at most an introductory phrase before it. */
  readonly main: boolean;
}

/** Words after which a clause with its own subject begins. */
const OPENERS = wordList("because if when although though whether while unless once");
const PREPOSITIONS = wordList(
  "of in on at from with for between among about around within under over near across by into behind beside above below against inside outside throughout",
);
const SINGULAR_DETERMINERS = wordList("a an this that each every another");
const PLURAL_DETERMINERS = wordList("these those");

/**
 * The subject of the finite verb at `verb`, or null where any doubt remains: coordination,
 * collective nouns, quantities, inversion, a subject that is split by commas.
 */
export function findSubject(sentence: Sentence, verb: Token): Subject | null {
  const { tokens } = sentence;
  let last = verb.index - 1;
  while (tokens[last]?.tag === "RB" && tokens[last]?.lower !== "not") last--;
  const start = clauseStart(sentence, last);
  if (start === null || start.index > last) return null;
  return parse(tokens, start.index, last, start.main);
}

/** The start of the clause that ends with token `last`. */
function clauseStart(sentence: Sentence, last: number): { index: number; main: boolean } | null {
  const { tokens } = sentence;
  for (let at = last; at >= 0; at--) {
    const token = tokens[at];
    if (!token) return null;
    if (OPENERS.has(token.lower) || opensContent(tokens, token))
      return { index: at + 1, main: false };
    if (token.text === ",") {
      return isIntroduction(tokens.slice(0, at)) ? { index: at + 1, main: true } : null;
    }
    if (/^[;:"“”()—–]$/u.test(token.text)) return null;
  }
  const first = tokens[0]?.tag === "CC" ? 1 : 0;
  return { index: first, main: true };
}

/** Whether "that" opens a content clause, after a verb of saying or knowing. */
function opensContent(tokens: readonly Token[], that: Token): boolean {
  const verb = tokens[that.index - 1];
  return (
    that.lower === "that" &&
    (verb?.tag?.startsWith("VB") ?? false) &&
    TAKES_CLAUSE.has(verb?.lemma ?? "")
  );
}

/** "In fact", "However", "For most plants", "When we talk": what may stand before a comma. */
function isIntroduction(before: readonly Token[]): boolean {
  const first = before[0];
  if (!first || before.some(({ text }) => /^[,;:"“”()—–]$/u.test(text))) return false;
  if (before.length === 1) return first.likely?.startsWith("RB") ?? false;
  if (OPENERS.has(first.lower)) return true;
  const prepositional = first.tag === "IN" || PREPOSITIONS.has(first.lower);
  return prepositional && !before.some(({ tag }) => /^(?:VBZ|VBP|VBD|MD)$/u.test(tag ?? ""));
}

const MODIFIER = /^(?:JJ|JJR|JJS|NN|CD|VBG|VBN|POS|PRP\$)$/u;

function parse(tokens: readonly Token[], from: number, to: number, main: boolean): Subject | null {
  const phrase = oneOf(tokens, from) ?? nounPhrase(tokens, from, to);
  if (!phrase) return null;
  const { head, plural, determiner } = phrase;
  let at = head.index + 1;
  while (at <= to && PREPOSITIONS.has(tokens[at]?.lower ?? "")) {
    const name = tokens[at + 1]?.tag === "NNP" ? tokens[at + 1] : undefined;
    const next = name ?? nounPhrase(tokens, at + 1, to)?.head;
    if (!next) return null;
    at = next.index + 1;
  }
  if (at <= to && !isPostmodifier(tokens, at, to)) return null;
  const first = tokens[from];
  const last = tokens[to];
  if (!first || !last) return null;
  if (determiner && SINGULAR_DETERMINERS.has(determiner) && plural) return null;
  if (determiner && PLURAL_DETERMINERS.has(determiner) && !plural) return null;
  return { first, head, last, plural, long: head !== last, main };
}

/** "One of the boys": singular, whatever follows "of". */
function oneOf(
  tokens: readonly Token[],
  from: number,
): { head: Token; plural: boolean; determiner: null } | null {
  const head = tokens[from];
  return head?.lower === "one" && tokens[from + 1]?.lower === "of"
    ? { head, plural: false, determiner: null }
    : null;
}

/** A noun phrase of determiner, modifiers and head noun only, which ends with the longest run of nouns. */
function nounPhrase(
  tokens: readonly Token[],
  from: number,
  to: number,
): { head: Token; plural: boolean; determiner: string | null } | null {
  let at = from;
  const opener = tokens[at];
  if (!opener) return null;
  const determined = opener.tag === "DT" || opener.tag === "PRP$";
  if (determined) at++;
  if (determined && /^(?:most|more|very)$/u.test(tokens[at]?.lower ?? "")) at++;
  let head: Token | null = null;
  for (; at <= to; at++) {
    const token = tokens[at];
    if (!token) return null;
    if (isNoun(token)) head = token;
    else if (head) break;
    else if (!MODIFIER.test(token.tag ?? "") || token.tag === "CD") return null;
  }
  if (!head || head.tag?.startsWith("NNP") || UNCERTAIN_NUMBER.has(head.lower)) return null;
  if (/(?:ics|ese|ss)$/u.test(head.lower)) return null;
  const plural = head.tag === "NNS";
  // for a plural without -s, or a singular with -s, the taggers' votes are not enough
  if (
    plural &&
    !head.lower.endsWith("s") &&
    !/^(?:men|women|children|feet|teeth|mice|geese)$/u.test(head.lower)
  )
    return null;
  if (!plural && /[^su]s$/u.test(head.lower)) return null;
  return { head, plural, determiner: determined ? opener.lower : null };
}
