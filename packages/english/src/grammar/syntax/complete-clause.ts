/** Whether a clause is complete, without a gap: this decides that/what, which/where and which/in which. */
import type { Sentence, Token } from "../../analysis.ts";
import { findVerbBase } from "../../inflection.ts";
import { TIME_NOUNS } from "../../words/nouns.ts";
import {
  INTRANSITIVE,
  STRICTLY_TRANSITIVE,
  TAKES_CLAUSE,
  TRANSITIVE_WITH_OBJECT,
  TWO_OBJECTS,
} from "../../words/verbs.ts";
import { isDeterminer, isFiniteVerb, isNominative, isNoun } from "./tokens.ts";

const PREPOSITION =
  /^(?:in|on|at|with|for|by|of|from|to|among|near|under|over|through|without|during)$/u;
/** Words that open what is no complement of the verb before them. */
const SUBORDINATOR =
  /^(?:until|till|since|because|when|while|if|unless|although|though|once|whenever)$/u;
const LINK = /^(?:in|on|at|with|for|by|of|from|among|near|under|over|and)$/u;
const LINKING = /^(?:become|seem|look|feel|remain|appear)$/u;

/**
 * The finite verb of the clause that starts at token `from`, when the clause certainly has no gap
 * that a pronoun before it could fill; null where any doubt remains.
 */
export function completeClause({ tokens }: Sentence, from: number): Token | null {
  const at = afterSubject(tokens, from);
  const finite = at === null ? undefined : tokens[at];
  if (!finite || !isFiniteVerb(finite)) return null;
  let last = finite;
  for (let next = finite.index + 1; next < tokens.length; next++) {
    const token = tokens[next];
    if ((token?.tag ?? token?.likely) === "RB") continue;
    if (!token?.tag?.startsWith("VB") || isFiniteVerb(token)) break;
    last = token;
  }
  return isFilled(tokens, last) ? finite : null;
}

/** The index after a pronoun or a simple noun phrase (with "of …" and the like). */
function afterSubject(tokens: readonly Token[], from: number): number | null {
  const first = tokens[from];
  if (isNominative(first) || first?.lower === "there") return skipAdverbs(tokens, from + 1);
  if (!first || !(isDeterminer(first) || /^(?:NN|JJ|PDT)/u.test(first.tag ?? ""))) return null;
  let at = from;
  let head: Token | null = null;
  for (; at < tokens.length; at++) {
    const token = tokens[at];
    if (token && isLikelyNoun(token)) head = token;
    else if (isDeterminer(token) && tokens[at - 1] === head) break;
    else if (tokens[at - 1] === head && LINK.test(token?.lower ?? "")) continue;
    else if (
      !isDeterminer(token) &&
      !/^(?:JJ|CD|POS|PDT)$/u.test(token?.tag ?? token?.likely ?? "")
    )
      break;
  }
  return head && tokens[at - 1] === head ? skipAdverbs(tokens, at) : null;
}

function skipAdverbs(tokens: readonly Token[], from: number): number {
  let at = from;
  while ((tokens[at]?.tag ?? tokens[at]?.likely) === "RB") at++;
  return at;
}

/** Within a phrase the likely class is enough: where the text is right, a noun has to be there. */
const isLikelyNoun = ({ tag, likely }: Token): boolean =>
  (tag ?? likely)?.startsWith("NN") ?? false;

/** Whether the verb group that ends with `last` is followed by its complements. */
function isFilled(tokens: readonly Token[], last: Token): boolean {
  const at = skipAdverbs(tokens, last.index + 1);
  const next = tokens[at];
  const following = tokens[at + 1];
  if (!next || hasInfinitive(tokens, at)) return false;
  if (last.lemma === "be") {
    // "is as old as the hills"
    const described = /^(?:as|so|too)$/u.test(next.lower) ? following : next;
    if (/^(?:JJ|JJR|CD|NNS)$/u.test(described?.tag ?? "")) return true;
    return isDeterminer(next) && headNounAfter(tokens, at) !== null;
  }
  const base = last.lower === "born" ? "bear" : findVerbBase(last.lower, last.lemma);
  if (base && LINKING.test(base)) return next.tag === "JJ";
  if (!base) return false;
  const passive = last.tag === "VBN" && auxiliary(tokens, last)?.lemma === "be";
  const closed = /^[.,;?!]$/u.test(next.text);
  const phrase =
    SUBORDINATOR.test(next.lower) ||
    (PREPOSITION.test(next.lower) &&
      (isDeterminer(following) || isNoun(following)) &&
      !isStranded(tokens, at));
  if (passive)
    return (
      !TWO_OBJECTS.has(base) &&
      !TAKES_CLAUSE.has(base) &&
      (closed || phrase || JOINS.test(next.lower))
    );
  // "stand clear"
  if (INTRANSITIVE.has(base)) return closed || phrase || next.tag === "JJ";
  if (TWO_OBJECTS.has(base)) return false;
  if (OBJECT_PRONOUN.test(next.lower)) return !TAKES_CLAUSE.has(base);
  const opens =
    isDeterminer(next) ||
    /^(?:NNS|JJ|JJR|CD)$/u.test(next.tag ?? next.likely ?? "") ||
    (STRICTLY_TRANSITIVE.has(base) && isNoun(next)) ||
    // "escape competition from trees": a bare noun that ends its phrase
    (TRANSITIVE_WITH_OBJECT.has(base) &&
      isNoun(next) &&
      /^(?:IN|CC|[.,;])$/u.test(tagOf(following)));
  const object = opens ? headNounAfter(tokens, isDeterminer(next) ? at : at - 1) : null;
  if (object === null || TIME_NOUNS.has(object.lower)) return false;
  // "know the boys eat": the object is the subject of a clause that may have the gap
  return !TAKES_CLAUSE.has(base) || /^[.,;]$|^(?:IN|CC)$/u.test(tagOf(tokens[object.index + 1]));
}

/** What goes on behind a passive: "can be created as well as found". */
const JOINS = /^(?:as|than|and|or|but)$/u;

/** Whether the noun behind a preposition may be a time, so that the preposition has none: "that he worked on every night". */
function isStranded(tokens: readonly Token[], at: number): boolean {
  const noun = headNounAfter(tokens, isDeterminer(tokens[at + 1]) ? at + 1 : at);
  return noun !== null && TIME_NOUNS.has(noun.lower);
}

/** What fills the place of an object by itself; "we tie ourselves" may be emphatic. */
const OBJECT_PRONOUN =
  /^(?:me|him|us|them|everything|nothing|something|anything|everyone|nobody|someone)$/u;

const tagOf = (token: Token | undefined): string => token?.tag ?? token?.text ?? "";

/** An infinitive further on may have the gap: "what they use the tool to eat". */
function hasInfinitive(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at++) {
    if (/^[.,;:—]$/u.test(tokens[at]?.text ?? "")) return false;
    if (tokens[at]?.lower === "to" && tokens[at + 1]?.likely === "VB") return true;
  }
  return false;
}

function auxiliary(tokens: readonly Token[], verb: Token): Token | undefined {
  let at = verb.index - 1;
  while (tokens[at]?.tag === "RB") at--;
  return tokens[at];
}

/** The head of the noun phrase that opens at `from`. */
export function headNounAfter(tokens: readonly Token[], from: number): Token | null {
  let head: Token | null = null;
  for (let at = from + 1; at < tokens.length; at++) {
    const token = tokens[at];
    // "a healthy one"
    const isOne = token?.lower === "one" && at > from + 1;
    if (token && (isLikelyNoun(token) || isOne)) head = token;
    else if (head || !/^(?:JJ|JJR|JJS|CD)$/u.test(token?.tag ?? token?.likely ?? "")) break;
  }
  return head;
}
