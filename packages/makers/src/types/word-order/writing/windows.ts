/** The clauses of a sentence that could be written: where one begins, and before what it ends. */
import type { Sentence, Token } from "@pulda/english";
import type { Construction } from "./grammar.ts";
import { piecesOf, type Piece } from "./pieces.ts";

export interface Window {
  readonly sentence: Sentence;
  readonly pieces: readonly Piece[];
  /** The words before it in the sentence. */
  readonly before: readonly Token[];
  readonly start: number;
  readonly end: number;
  readonly words: number;
  /** What the clause may be there, as categories of the grammar. */
  readonly categories: readonly string[];
  /** What the author has used of what need not be looked for everywhere. */
  readonly constructions: readonly Construction[];
}

const PIECES = { least: 4, most: 8 } as const;
const WORDS = { least: 6, most: 14 } as const;
const NOUN_PHRASE = /^(?:DT|PRP|PRP\$|JJ|NNP?S?|CD)$/u;
const BOUNDARY =
  /^(?:because|when|if|while|although|though|since|before|after|until|and|but|or|so)$/u;

/** The clauses of a sentence whose words all have a class. */
export function windowsOf(sentence: Sentence): Window[] {
  const { tokens } = sentence;
  if (!sentence.readable || sentence.inQuotation || /["“”]/u.test(sentence.text)) return [];
  return tokens.flatMap((_, start) => {
    const categories = categoriesAt(tokens, start);
    if (categories.length === 0) return [];
    return stops(tokens, start).flatMap((end) => windowOf(sentence, start, end, categories) ?? []);
  });
}

function windowOf(
  sentence: Sentence,
  from: number,
  to: number,
  categories: readonly string[],
): Window | null {
  const tokens = sentence.tokens.slice(from, to);
  if (
    tokens.length < WORDS.least ||
    tokens.some((token, at) => at > 0 && !token.spaced && tagOf(token) !== "POS")
  )
    return null;
  const pieces = piecesOf(tokens);
  if (!pieces || pieces.length < PIECES.least || pieces.length > PIECES.most) return null;
  const texts = pieces.map(({ text }) => text);
  if (new Set(texts).size < texts.length) return null;
  if (pieces.some((_, at) => mayBeCompound(pieces, at))) return null;
  const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  // one space between words, so that what is written is what stood there
  const text = sentence.text.slice(start - sentence.start, end - sentence.start);
  if (/\s\s|[^\S ]/u.test(text)) return null;
  const before = sentence.tokens.slice(0, from);
  if (categories.includes("TOP") && mayBeInverted(before, tokens)) return null;
  const constructions = constructionsIn(pieces);
  return { sentence, pieces, before, start, end, words: tokens.length, categories, constructions };
}

const PLACE =
  /^(?:somewhere|here|there|ahead|above|below|behind|beyond|in|inside|on|at|under|over|beside|near|across|along|among|between|outside|from|around|through)$/u;

/** "Somewhere ahead, the voices were growing fainter", "were the voices …": behind a place a verb without object may come first. */
function mayBeInverted(before: readonly Token[], tokens: readonly Token[]): boolean {
  const isOpening =
    before.at(-1)?.text === "," && !before.some((token) => tagOf(token).startsWith("VB"));
  if (!isOpening || !PLACE.test(before[0]?.lower ?? "")) return false;
  const verb = tokens.findIndex((token) => /^VB[ZPD]$/u.test(tagOf(token)));
  return (
    verb > 0 &&
    (tokens[verb]?.lemma === "be" || !/^(?:DT|PRP\$?|JJ|NNS?)$/u.test(tagOf(tokens[verb + 1])))
  );
}

/** "asked to stay", "asked him to stay": whether an infinitive may have a noun before it. */
const mayHaveObject = ({ tag, likely, lemma }: Token): boolean =>
  (tag ?? likely ?? "").startsWith("VB") &&
  !/^(?:be|seem|appear|have|happen|tend|fail)$/u.test(lemma);

/** A clause that is opened by a word: behind a noun it is relative, or says what the noun is. */
function clauseAt(token: Token, before: Token): string[] {
  if (token.tag === "DT") return [];
  if (/^(?:when|where)$/u.test(token.lower)) return ["REL.s", "REL.p", "QUEST", "CS"];
  const isBehindNoun = /^(?:NNP?S?|PRP)$/u.test(before.tag ?? "") || before.text === ",";
  return isBehindNoun ? ["REL.s", "REL.p", "THATS"] : ["QUEST", "THATS", "OBJ"];
}

/** "accidents / causing / injury": with a hyphen "injury-causing accidents" would be right as well. */
function mayBeCompound(pieces: readonly Piece[], at: number): boolean {
  const [noun, verb, object] = pieces.slice(at, at + 3);
  return (
    noun !== undefined &&
    isNoun(noun) &&
    tagOf(verb?.tokens[0]) === "VBG" &&
    object?.tokens.length === 1 &&
    /^NNS?$/u.test(tagOf(object.tokens[0]))
  );
}

function constructionsIn(pieces: readonly Piece[]): Construction[] {
  const has = (test: (one: Piece, next: Piece) => boolean): boolean =>
    pieces.some((one, at) => {
      const next = pieces[at + 1];
      return next !== undefined && test(one, next);
    });
  const behindNoun = (test: RegExp): boolean =>
    has((one, next) => isNoun(one) && test.test(tagOf(next.tokens[0])));
  const found: Record<Construction, boolean> = {
    copula: has((one, next) => is(one, /^Be/u) && (isNoun(next) || is(next, /^NA$/u))),
    having: has((one, next) => is(one, /^Vh/u) && !is(next, /\.n$|^NOT$/u)),
    preposition: has((one, next) => isNoun(one) && is(next, /^(?:PPV|PREP)$/u)),
    gerund: pieces.some(
      (one, at) =>
        is(one, /\.g$/u) && pieces.slice(0, at).every((other) => is(other, /^(?:THAT|CONJ|W.)$/u)),
    ),
    infinitive: has((one, next) => isNoun(one) && is(next, /^TO$/u)),
    participle: behindNoun(/^VB[NG]$/u),
  };
  return (Object.keys(found) as Construction[]).filter((name) => found[name]);
}

const is = ({ readings }: Piece, category: RegExp): boolean =>
  readings.some((reading) => category.test(reading.category));
const isNoun = (piece: Piece): boolean => is(piece, /^NP/u);

/** What can begin at a word: a sentence, a clause, a verb after its subject, an infinitive, a gerund behind a preposition. */
function categoriesAt(tokens: readonly Token[], at: number): string[] {
  const token = tokens[at]!;
  const before = tokens[at - 1];
  const [tag, tagBefore] = [tagOf(token), tagOf(before)];
  if (!/^[A-Za-z]+$/u.test(token.text)) return [];
  if (!before || /^(?:and|but)$/u.test(before.lower)) return ["TOP"];
  if (
    /^(?:that|because|although|while|if|when|whether)$/u.test(before.lower) &&
    NOUN_PHRASE.test(tag)
  )
    return ["S"];
  if (!/^(?:[A-Za-z]+|,)$/u.test(before.text)) return [];
  // the preposition belongs to what is asked
  if (/^(?:which|whom)$/u.test(token.lower) && tagBefore === "IN") return [];
  if (tag === "IN" && /^(?:which|whom)$/u.test(tokens[at + 1]?.lower ?? ""))
    return tagBefore.startsWith("NN") ? ["REL.s", "REL.p"] : [];
  if (/^(?:WDT|WP|WRB)$/u.test(tag) || /^(?:that|whether)$/u.test(token.lower))
    return clauseAt(token, before);
  if (token.lower === "to")
    return tagOf(tokens[at + 1]) === "VB"
      ? ["VP.t", ...(mayHaveObject(before) ? ["OBJ.t"] : [])]
      : [];
  if (tag === "VBG" && tagBefore === "IN") return ["VP.g", "OBJ"];
  if (before.text === "," && NOUN_PHRASE.test(tag)) return ["TOP"];
  if (/^(?:VBZ|VBP|VBD|MD)$/u.test(tag) && /^(?:NNP?S?|PRP|WDT|WP)$/u.test(tagBefore))
    return ["AFTER"];
  if (
    /^(?:be|been|is|are|was|were|seem|become|became)$/u.test(before.lower) &&
    (tag === "JJR" || /^(?:as|so|too|more|less)$/u.test(token.lower))
  )
    return ["COMP"];
  // behind "nor", "only then" and the like
  return /^(?:MD|VBZ|VBP|VBD)$/u.test(tag) &&
    /^(?:DT|PRP)/u.test(tagOf(tokens[at + 1])) &&
    tagBefore !== "IN"
    ? ["INV", "AFTER"]
    : [];
}

/** Where a clause can end: before a comma or full stop, a conjunction, or a preposition. */
function stops(tokens: readonly Token[], start: number): number[] {
  const found: number[] = [];
  for (let at = start + 1; at < tokens.length && at <= start + WORDS.most; at++) {
    const token = tokens[at]!;
    if (/^[.,!?;:()—–]$/u.test(token.text)) return [...found, at];
    if (!/^[A-Za-z]+$/u.test(token.text)) break;
    if (BOUNDARY.test(token.lower) || (tagOf(token) === "IN" && token.lower !== "of"))
      found.push(at);
  }
  return found;
}

const tagOf = (token: Token | undefined): string => token?.tag ?? token?.likely ?? "";
