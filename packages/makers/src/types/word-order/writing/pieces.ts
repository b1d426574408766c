/** Cuts the words of a clause into pieces whose order can be proved: a noun with what belongs to it is one. */
import { findVerbBase, isLemma, type Token } from "@pulda/english";
import type { Reading } from "./orders.ts";
import { functionReadings, pronounReadings, verbReadings } from "./words.ts";

export interface Piece {
  readonly tokens: readonly Token[];
  /** An adverb right before a verb, with a space behind it; "" for any other piece. */
  readonly lead: string;
  readonly text: string;
  readonly readings: readonly Reading[];
}

/** A noun phrase of more words is too long for a piece. */
const MAX_PHRASE = 6;
/** Words that join: their use is seen by what stands around them. */
const JOINS = /^(?:that|which|who|what|how|when|where|as|than|to|if)$/u;
/** Prepositions whose phrase belongs to a verb, hardly ever to a noun before it. */
const OF_VERBS = /^(?:to|into|by|at|after|before|during|through|toward|towards|since|until)$/u;
/** Adverbs that stand right before the adjective that they modify. */
const DEGREE = /^(?:very|so|too|quite|more|most|less|far|much|rather|fairly)$/u;

/**
 * The pieces of a clause in the order of the text; null where a word's place or class is not certain.
 * @example piecesOf(tokens)?.map(({ text }) => text) // ["can", "the upper gate", "be", "opened"]
 */
export function piecesOf(tokens: readonly Token[]): Piece[] | null {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
    // where the taggers differ, the class of a word is not certain
    const token = tokens[at]!;
    if (
      token.tag === null &&
      (token.likely === null || token.likely.startsWith("VB")) &&
      !JOINS.test(token.lower)
    )
      return null;
    const piece = pieceAt(tokens, at);
    if (!piece || piece.readings.length === 0) return null;
    pieces.push(piece);
    at += piece.tokens.length;
  }
  return pieces;
}

function pieceAt(tokens: readonly Token[], at: number): Piece | null {
  const token = tokens[at]!;
  const next = tokens[at + 1];
  const tag = tagOf(token);
  const phrase = nounPhrase(tokens, at);
  if (phrase) return phrase;
  if (/^(?:VB|MD)/u.test(tag)) return verbPiece(token);
  if (tag === "RB" && token.lower.endsWith("ly")) return ledPiece(token, next);
  // "how much sleep", "how much it grew": what belongs to "how" is not certain
  if (token.lower === "how" && /^(?:much|many)$/u.test(next?.lower ?? "")) return null;
  if (tag === "PRP") return piece([token], pronounReadings(token.lower));
  if (/^(?:JJ|JJR)$/u.test(tag)) return adjectivePiece(tokens.slice(at, at + 1));
  if (DEGREE.test(token.lower) && /^JJR?$/u.test(tagOf(next)) && !nounPhrase(tokens, at + 1))
    return adjectivePiece(tokens.slice(at, at + 2));
  if (token.lower === "that")
    return isPointing(token) && !opensClause(tokens, at) ? null : piece([token], thatReadings());
  const isPreposition = (tag === "IN" || tag === "TO") && !isJoining(token);
  if (isPreposition && /^(?:which|whom)$/u.test(next?.lower ?? ""))
    return plain(tokens.slice(at, at + 2), "WO");
  const object = isPreposition ? nounPhrase(tokens, at + 1) : null;
  if (object)
    return plain(
      tokens.slice(at, at + 1 + object.tokens.length),
      OF_VERBS.test(token.lower) ? "PPV" : "PP",
    );
  if (/^(?:IN|TO|WDT|WP|WRB|RB)$/u.test(tag)) {
    const readings = functionReadings(token.lower);
    // behind "to" there is a verb, or it is a preposition
    const isInfinitive = token.lower === "to" && tagOf(next) === "VB";
    return piece(
      [token],
      token.lower === "to"
        ? readings.filter(({ category }) => category === (isInfinitive ? "TO" : "PREP"))
        : readings,
    );
  }
  return null;
}

const thatReadings = (): Reading[] =>
  functionReadings("that").filter(({ category }) => category === "THAT");
/** "that boredom is useful": a noun and its verb behind "that" make a clause. */
function opensClause(tokens: readonly Token[], at: number): boolean {
  const end = phraseEnd(tokens, at + 1);
  return end > at + 1 && /^(?:VB[ZPD]|MD)$/u.test(tagOf(tokens[end]));
}
const isPointing = ({ tag, likely }: Token): boolean => (tag ?? likely) === "DT";
const isJoining = ({ lower }: Token): boolean =>
  /^(?:that|if|because|although|though|while|since|until|unless|whether|than|as|when|where|so)$/u.test(
    lower,
  );

const FORMS_OF_BE = /^(?:is|are|was|were|be|been|being)$/u;

function verbPiece(token: Token): Piece | null {
  if (tagOf(token) === "MD") return piece([token], functionReadings(token.lower));
  const base = FORMS_OF_BE.test(token.lower) ? "be" : findVerbBase(token.lower, token.lemma);
  if (base === null) return null;
  const readings = verbReadings(base).filter(({ text }) => text === token.lower);
  return piece([token], readings);
}

/** An adverb in -ly right before a participle or an adjective. */
function ledPiece(adverb: Token, token: Token | undefined): Piece | null {
  if (!token || !/^(?:VB[NG]|JJ)$/u.test(tagOf(token))) return null;
  const led = tagOf(token) === "JJ" ? adjectivePiece([token]) : verbPiece(token);
  return led && withLead(led, adverb);
}

function withLead(led: Piece, adverb: Token): Piece {
  const lead = `${adverb.lower} `;
  return {
    tokens: [adverb, ...led.tokens],
    lead,
    text: lead + led.text,
    readings: led.readings.map(({ category, text }) => ({ category, text: lead + text })),
  };
}

function adjectivePiece(tokens: readonly Token[]): Piece {
  const last = tokens.at(-1)!;
  if (tokens.length > 1)
    return plain(
      tokens,
      tokens[0]?.lower === "more" || tokens[0]?.lower === "less" ? "ADJC" : "ADJ",
    );
  return piece(
    tokens,
    tagOf(last) === "JJR"
      ? [{ category: "ADJC", text: last.lower }]
      : [{ category: "ADJ", text: last.lower }],
  );
}

/** A noun with its determiners and adjectives, and with "of" and a noun behind it; null where there is none. */
function nounPhrase(tokens: readonly Token[], at: number): Piece | null {
  const end = phraseEnd(tokens, at);
  if (end === at) return null;
  const head = tokens[end - 1]!;
  // "the place close" is no noun with another before it
  if (end > at + 1 && isLemma(head.lower, "r")) return null;
  let close = end;
  let isSeveral = false;
  while (/^(?:of|and|or)$/u.test(tokens[close]?.lower ?? "")) {
    const next = phraseEnd(tokens, close + 1);
    if (next === close + 1) break;
    isSeveral ||= tokens[close]?.lower === "and";
    close = next;
  }
  const all = tokens.slice(at, close);
  if (all.length > MAX_PHRASE) return null;
  const number = isSeveral || /^NNP?S$/u.test(tagOf(head)) ? "p" : "s";
  // "her their wedding song": two objects
  if (all.filter((token) => /^(?:DT|PRP\$)$/u.test(tagOf(token))).length > 1 && close === end)
    return null;
  const isBare = !/^(?:DT|PRP\$|CD|NNP)/u.test(tagOf(tokens[at]));
  const isCompared = all.some(
    ({ lower, tag }) => tag === "JJR" || /^(?:more|less|fewer)$/u.test(lower),
  );
  const text = textOf(all);
  return piece(
    all,
    [
      `NP.${number}`,
      ...(isBare ? [`NB.${number}`] : []),
      ...(isCompared ? [`NPM.${number}`] : []),
    ].map((category) => ({ category, text })),
  );
}

/** Where the noun of a phrase ends; its beginning where there is no noun. */
function phraseEnd(tokens: readonly Token[], from: number): number {
  let end = from;
  let nounEnd = from;
  for (; end < tokens.length; end++) {
    const tag = tagOf(tokens[end]);
    if (/^NNP?S?$/u.test(tag)) nounEnd = end + 1;
    // "the sun 's heat"
    else if (tag === "POS" && nounEnd === end) nounEnd = from;
    else if (nounEnd > from) break;
    else if (/^VB[NG]$/u.test(tag)) {
      // "the written word"
      if (end === from || !tagOf(tokens[end + 1]).startsWith("NN")) break;
    } else if (!isModifier(tokens, end)) break;
  }
  return nounEnd;
}

function isModifier(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const tag = tagOf(token);
  if (token?.lower === "that" && (!isPointing(token) || opensClause(tokens, at))) return false;
  return (
    /^(?:DT|PRP\$|JJ|JJR|JJS|CD)$/u.test(tag) ||
    (DEGREE.test(token?.lower ?? "") && tagOf(tokens[at + 1]).startsWith("JJ"))
  );
}

const tagOf = (token: Token | undefined): string => token?.tag ?? token?.likely ?? "";
/** A name keeps its capital; any other word has none among the given words. */
const shownOf = (token: Token): string =>
  /^NNPS?$/u.test(tagOf(token)) || token.text === "I" ? token.text : token.lower;
const textOf = (tokens: readonly Token[]): string =>
  tokens.map((token, at) => (at > 0 && token.spaced ? " " : "") + shownOf(token)).join("");

const plain = (tokens: readonly Token[], category: string): Piece =>
  piece(tokens, [{ category, text: textOf(tokens) }]);

const piece = (tokens: readonly Token[], readings: readonly Reading[]): Piece => ({
  tokens,
  lead: "",
  text: textOf(tokens),
  readings,
});
