/**
 * The finite verbs of a sentence or of its part before a semicolon, each with the word that opens its clause.
 *
 * A verb without an opener is the main clause's. Where only one has none, and every opener has its verb, a
 * sentence without any one of these verbs has a clause without a verb, however it is read.
 */
import type { Token } from "../../analysis.ts";
import { TIME_NOUNS } from "../../words/nouns.ts";
import { wordList } from "../../words/word-list.ts";
import { endOfInsertion } from "./inserted-phrase.ts";
import { maybeFinite } from "./possible-verb.ts";
import { isNominative, isNoun } from "./tokens.ts";

export interface ClauseVerb {
  readonly verb: Token;
  /** The word that opens its clause; null for the main clause. */
  readonly opener: Token | null;
  /** Whether a comma stands between the opener and the verb. */
  readonly split: boolean;
}

export interface Clauses {
  readonly verbs: readonly ClauseVerb[];
  /** Where the main clause starts, behind an introductory clause. */
  readonly from: number;
}

const ALWAYS = wordList("who whom whose which what how why because although whether whereas");
const ELLIPTICAL = wordList("if when where while though unless");
const AMBIGUOUS = wordList("after before until since");
const INITIAL = wordList(
  "when if because whereas although though while since as after before once unless",
);

/**
 * The clauses of tokens `from` to `to`, exclusive, with any number of main verbs ("he came, saw and left"); null where any
 * doubt remains.
 */
export function allClausesOf(tokens: readonly Token[], from: number, to: number): Clauses | null {
  const skipped = /^(?:yet|but|and|so)$/u.test(tokens[from]?.lower ?? "") ? from + 1 : from;
  const adverb = tokens[skipped]?.tag === "RB" && tokens[skipped + 1]?.text === ",";
  const first = adverb ? skipped + 2 : skipped;
  const start = INITIAL.has(tokens[first]?.lower ?? "")
    ? behindIntroduction(tokens, first, to)
    : from;
  if (start === null) return null;
  const open: { token: Token; split: boolean }[] = [];
  const verbs: ClauseVerb[] = [];
  let inserted = -1;
  for (const token of tokens.slice(start, to)) {
    if (token.index < inserted) continue;
    if (verbs.length === 0 && open.length === 0) inserted = endOfInsertion(tokens, token, start);
    const kind = openerAt(tokens, token, start);
    if (kind === null) return null;
    if (kind) open.push({ token, split: false });
    else if (token.text === ",") for (const one of open) one.split = true;
    else if (token.index >= inserted && maybeFinite(tokens, token) && !isJoined(tokens, token)) {
      const opener = open.pop();
      verbs.push({ verb: token, opener: opener?.token ?? null, split: opener?.split ?? false });
    }
  }
  return open.length > 0 ? null : { verbs, from: start };
}

/** "those who tried and failed": joined right to another verb, and so in the same clause. */
function isJoined(tokens: readonly Token[], token: Token): boolean {
  const joint = tokens[token.index - 1];
  return joint?.likely === "CC" && /^VB[ZPDN]?$/u.test(tokens[joint.index - 1]?.tag ?? "");
}

/** The index behind "When he came,": one verb, or as many as openers. */
function behindIntroduction(tokens: readonly Token[], from: number, to: number): number | null {
  let verbs = 0;
  let openers = 1;
  let last = -2;
  for (let at = from + 1; at < to; at++) {
    const token = tokens[at];
    if (!token) return null;
    if (token.text === "," && verbs > 0) return verbs === openers ? at + 1 : null;
    const kind = openerAt(tokens, token, from + 1);
    if (kind === null) return null;
    if (kind) openers++;
    else if (maybeFinite(tokens, token)) {
      // two in a row cannot both be finite in one clause
      if (last !== at - 1 || openers > 1) verbs++;
      last = at;
    }
  }
  return null;
}

/** Whether a word certainly opens a clause; null where that is in doubt. */
function openerAt(tokens: readonly Token[], token: Token, start: number): boolean | null {
  const next = tokens[token.index + 1];
  const kind = next?.likely ?? "";
  if (!next || /^(?:to|of)$/u.test(next.lower) || /^\p{P}$/u.test(next.text)) return false;
  if (token.lower === "that") return that(tokens, token, next);
  if (ALWAYS.has(token.lower)) return true;
  if (ELLIPTICAL.has(token.lower))
    return tokens[token.index - 1]?.tag === "DT" ? false : !/^(?:VBG|VBN|IN|JJ|RB)$/u.test(kind);
  if (AMBIGUOUS.has(token.lower))
    return tokens[token.index - 1]?.text === "," && verbBeforeComma(tokens, token.index + 1);
  const isPronoun = isNominative(token) || (token.lower === "this" && next.tag === "MD");
  return isPronoun && isContact(tokens, token, start);
}

function that(tokens: readonly Token[], token: Token, next: Token): boolean | null {
  if (token.tag === "DT") return false;
  if (token.tag !== null) return true;
  if (isNominative(next) || maybeFinite(tokens, next)) return true;
  return /^(?:DT|PRP\$|RB|VBN)$/u.test(next.likely ?? "") ? true : null;
}

/** "after a piece of his was performed in Paris,": one finite verb on which the taggers agree. */
function verbBeforeComma(tokens: readonly Token[], from: number): boolean {
  let verbs = 0;
  for (const token of tokens.slice(from)) {
    if (token.text === ",") return verbs === 1;
    if (maybeFinite(tokens, token)) {
      if (token.tag === null) return false;
      verbs++;
    }
  }
  return false;
}

/** "The guilt I had carried", "the trouble this can cause": a pronoun and its verb right behind a noun with an article. */
function isContact(tokens: readonly Token[], pronoun: Token, start: number): boolean {
  const noun = tokens[pronoun.index - 1];
  if (!noun || noun.index < start + 1 || TIME_NOUNS.has(noun.lower)) return false;
  let verb = pronoun.index + 1;
  while (tokens[verb]?.tag === "RB") verb++;
  if (!/^(?:VBP|VBD|VBZ|MD)$/u.test(tokens[verb]?.tag ?? "")) return false;
  let at = noun.index;
  while (at >= start && /^(?:NNS?|JJ)$/u.test(tokens[at]?.tag ?? "")) at--;
  // right behind an article the taggers' doubt is whether it is a noun or an adjective
  if (at === noun.index && noun.tag === null) at--;
  else if (!isNoun(noun)) return false;
  if (tokens[at]?.lower === "very") at--;
  const opener = tokens[at];
  const before = tokens[at - 1];
  return (
    /^(?:the|every|all|an?|these|those)$/u.test(opener?.lower ?? "") &&
    (at === start ||
      /^(?:that|but|and|all)$/u.test(before?.lower ?? "") ||
      // "changes the thing it measures": no introductory phrase ends with the noun
      (before?.tag?.startsWith("VB") === true &&
        !/^(?:IN|WRB|TO|VB[GN])$/u.test(tokens[start]?.likely ?? "")))
  );
}
