/** An adjective where an adverb belongs: "was remarkable steady", "bowed polite,", "is wide known". */
import type { Sentence, Token } from "../../../analysis.ts";
import { adverbOf } from "../../../inflection.ts";
import { usesAs } from "../../../lexicon/entries.ts";
import { findingAt, named, type Finding } from "../../finding.ts";
import { nounShare } from "../../word-class.ts";

const BE = /^(?:is|are|was|were|be|been|being)$/u;
const HAVE = /^(?:has|have|had)$/u;
/** Adjectives that as adverbs say how much. */
const DEGREE =
  /^(?:remarkable|extreme|incredible|surprising|unusual|complete|perfect|relative|slight|extraordinary|exceptional|absolute|total|terrible|near|fair|reasonable|significant|increasing|considerable|notable|particular|especial|equal|entire|full|high|wide|real|clear|true|deep|strong|simple|amazing|astonishing|unbelievable|obvious|apparent|partial|mere|utter|virtual|general|usual|normal)$/u;
/** Verbs of doing, after which an adjective says nothing of the subject. */
const DOING =
  /^(?:bow|speak|talk|move|nod|act|work|behave|answer|reply|respond|listen|wait|change|increase|improve|perform|breathe|react|rise|decrease|decline|develop|learn|write|read|sing|dance|climb|swim|walk|explain|communicate|cooperate|vary|spread|happen|shout|whisper|laugh|drive|treat|function|operate|progress|adapt)(?:s|es|ed|d|ing)?$|^(?:bowed|nodded|spoke|spoken|rose|sang|swam|drove|wrote|replied|varied|swimming)$/u;

export function adjectiveForAdverb({ tokens }: Sentence, token: Token): Finding | null {
  if (!/^JJ$/u.test(token.likely ?? "") || token.text !== token.lower || !token.spaced) return null;
  const adverb = adverbOf(token.lower) ?? regularAdverb(token.lower);
  if (!adverb || adverb === token.lower || usesAs(token.lower, "r").length > 0) return null;
  const before = tokens[token.index - 1];
  const after = tokens[token.index + 1];
  if (!before || !after) return null;
  const isWanted =
    isDegree(before, token, after, tokens[token.index + 2]) ||
    isManner(tokens, before, token) ||
    isBeforeParticiple(before, after, tokens[token.index + 2]);
  if (!isWanted) return null;
  return findingAt(
    "confusion",
    token,
    token,
    adverb,
    `여기에는 형용사가 아니라 부사 ${named(adverb, "을/를")} 써요.`,
  );
}

/** The adverb by the rules of spelling, where the dictionary has it. */
function regularAdverb(adjective: string): string | null {
  const adverb = adjective.endsWith("le")
    ? adjective.replace(/e$/u, "y")
    : adjective.endsWith("ic")
      ? `${adjective}ally`
      : `${adjective.replace(/y$/u, "i")}ly`;
  return usesAs(adverb, "r").length > 0 ? adverb : null;
}

/** "was remarkable steady." */
function isDegree(before: Token, token: Token, after: Token, next: Token | undefined): boolean {
  return (
    DEGREE.test(token.lower) &&
    BE.test(before.lower) &&
    after.likely === "JJ" &&
    after.spaced &&
    nounShare(after.lower) < 0.5 &&
    /^(?:[.,;]|IN|CC|TO)$/u.test(next?.likely ?? ".")
  );
}

/** "bowed polite, and", "they speak polite to": right after a verb of doing that has its subject. */
function isManner(tokens: readonly Token[], before: Token, token: Token): boolean {
  const after = tokens[token.index + 1];
  if (!after || (after.lower === "and" && tokens[after.index + 1]?.likely === "JJ")) return false;
  if (!/^VB[ZPDG]?$/u.test(before.likely ?? "") || !DOING.test(before.lower)) return false;
  if (
    usesAs(token.lower, "n").length > 0 ||
    /^(?:true|free|clear|different|equal|regular)$/u.test(token.lower)
  )
    return false;
  // "work safe jobs": an object may follow
  if (
    !/^[.,;!]$/u.test(after.text) &&
    !/^(?:and|in|on|to|with|when|because|as|at|for|but|during)$/u.test(after.lower)
  )
    return false;
  return !/^(?:DT|JJ|PRP\$)$/u.test(tokens[before.index - 1]?.likely ?? "");
}

/** "is wide known", "has recent become", "were careful chosen". */
function isBeforeParticiple(before: Token, after: Token, next: Token | undefined): boolean {
  if (
    !(BE.test(before.lower) || HAVE.test(before.lower)) ||
    after.likely !== "VBN" ||
    !after.spaced
  )
    return false;
  if (usesAs(after.lower, "a").length > 0 && !BE.test(before.lower)) return false;
  return (
    /^(?:IN|TO|[.,;]|CC|JJ|DT|NN)$/u.test(next?.likely ?? ".") &&
    (HAVE.test(before.lower)
      ? /^(?:IN|TO|DT|JJ)$/u.test(next?.likely ?? "")
      : next?.likely?.startsWith("NN") !== true)
  );
}
