/** What follows a verb, in chunks. */
import type { Token } from "@pulda/english";
import { coordinatedAt, type NounPhrase } from "./noun-phrase.ts";
import { isPunctuation, OPENER, tagOf, type Range } from "./tags.ts";

/**
 * - `noun`: a noun phrase; `noun` is its head
 * - `phrase`: a preposition with its noun phrase
 * - `adverb`, `adjective`
 * - `open`: all the rest, from a word that opens a clause or a verbal: "to see", "that", "than", "growing"
 */
export interface Chunk extends Range {
  readonly kind: "noun" | "phrase" | "adverb" | "adjective" | "open";
  readonly noun: NounPhrase | null;
}

const PREPOSITION =
  /^(?:of|in|on|at|with|for|by|from|to|into|onto|upon|about|against|among|between|around|under|over|near|across|behind|beside|beneath|above|below|inside|outside|throughout|during|without|within|toward|towards|through|along|beyond|past|off|out|up|down|as|like|unlike|than|because|due|instead|before|after|since|until|despite|per|via|except|including)$/u;
/** Prepositions of several words. */
const LONG =
  /^(?:because of|instead of|due to|out of|away from|such as|according to|thanks to|as well as|rather than|close to|next to|up to|along with|in front of|ahead of)$/u;

/** The chunks of a range; null where a part of it is not understood. */
export function chunksOf(tokens: readonly Token[], from: number, to: number): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = from; at < to;) {
    const chunk = chunkAt(tokens, at, to);
    if (!chunk) return null;
    chunks.push(chunk);
    at = chunk.to;
  }
  return chunks;
}

function chunkAt(tokens: readonly Token[], at: number, to: number): Chunk | null {
  const token = tokens[at]!;
  const tag = tagOf(token);
  const open = (): Chunk | null =>
    tokens.slice(at, to).some(({ text }) => /^[,;:"“”()—–]$/u.test(text))
      ? null
      : { kind: "open", from: at, to, noun: null };
  if (isPunctuation(token)) return null;
  if (token.lower === "to" && /^VBP?$/u.test(tagOf(tokens[at + 1]))) return open();
  if (
    OPENER.test(token.lower) ||
    tag === "VBG" ||
    tag === "VBN" ||
    /^(?:so|than)$/u.test(token.lower)
  )
    return open();
  const length = prepositionLength(tokens, at);
  if (length > 0) {
    const noun = coordinatedAt(tokens, at + length, to);
    if (noun) return { kind: "phrase", from: at, to: noun.to, noun };
    if (/^(?:VBG|WP|WRB|WDT)$/u.test(tagOf(tokens[at + length]))) return open();
    if (
      /^RP$/u.test(tag) ||
      (at + 1 >= to &&
        /^(?:up|down|out|off|over|through|along|past|behind|inside|outside|above|below)$/u.test(
          token.lower,
        ))
    )
      return { kind: "adverb", from: at, to: at + 1, noun: null };
    if (/^(?:as|before|after|since|until|because|like)$/u.test(token.lower)) return open();
    return null;
  }
  if (
    /^(?:JJ|JJR|JJS)$/u.test(tag) ||
    (tag.startsWith("RB") && tagOf(tokens[at + 1]).startsWith("JJ"))
  ) {
    const noun = coordinatedAt(tokens, at, to);
    if (noun) return { kind: "noun", from: at, to: noun.to, noun };
    let end = at;
    while (end < to && /^(?:RB|RBR|RBS|JJ|JJR|JJS)$/u.test(tagOf(tokens[end]))) end++;
    return { kind: "adjective", from: at, to: end, noun: null };
  }
  const noun = coordinatedAt(tokens, at, to);
  if (noun) return { kind: "noun", from: at, to: noun.to, noun };
  if (/^RB|^RP$/u.test(tag)) return { kind: "adverb", from: at, to: at + 1, noun: null };
  return null;
}

/** How many tokens a preposition has; 0 where there is none. */
function prepositionLength(tokens: readonly Token[], at: number): number {
  for (const length of [3, 2])
    if (
      LONG.test(
        tokens
          .slice(at, at + length)
          .map(({ lower }) => lower)
          .join(" "),
      )
    )
      return length;
  return PREPOSITION.test(tokens[at]?.lower ?? "") &&
    !/^(?:because|due|instead|out)$/u.test(tokens[at]!.lower)
    ? 1
    : tokens[at]?.lower === "out"
      ? 1
      : 0;
}
