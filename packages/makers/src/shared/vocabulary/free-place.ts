/** Whether another word can stand where a word stands: its place has no pattern that belongs to the word alone. */
import type { Headword, Sentence, Token } from "@pulda/english";

/** What belongs to some nouns alone, and how far behind them it may stand, in tokens. */
const BINDS_NOUN = /^(?:over|between|against)$/u;
const NOUN_REACH = 6;
/** How far behind a verb its pattern may be completed, in tokens. */
const PATTERN_REACH = 7;
/** Nouns that make set phrases of "in" and an adjective. */
const IN_PHRASE = /^(?:use|sense|way|terms?|case|cases|manner|form|practice)$/u;
/** What begins a pattern that belongs to the verb alone: "allow us to see", "keep going", "turn up". */
const PATTERN =
  /^(?:up|down|out|off|away|over|back|on|in|to|apart|together|through|around|along|against|that|how|what|why|whether|if|from|of|with|for|at|into|about|upon)$/u;

/** What makes a verb of two words. */
const PARTICLE = /^(?:up|down|out|off|away|over|back|apart|together|around|along)$/u;

/**
 * What another word has to suit: "any" word of the class, or one known to have the "same" patterns as the word, so that
 * what follows belongs to both.
 */
type Fits = "any" | "same";

/** Whether another word of its class can stand in the place of a word. */
export function hasFreePlace(
  { tokens }: Sentence,
  token: Token,
  { pos }: Headword,
  fits: Fits = "any",
): boolean {
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
      if (/^(?:VBG|TO)$/u.test(after.likely ?? "")) return false;
      if ((fits === "same" ? PARTICLE : PATTERN).test(after.lower)) return false;
      // "keep warm", but not "avoid such perfection"
      if (after.likely === "JJ" && !/^(?:NN|JJ)/u.test(tokens[after.index + 1]?.likely ?? ""))
        return false;
      const rest = tokens.slice(token.index + 1, token.index + 1 + PATTERN_REACH);
      return !rest.some(
        ({ lower }, at) =>
          (lower === "to" && rest[at + 1]?.tag === "VB") ||
          // "prevents people from becoming", "protects the soil from rain"
          (lower === "from" && fits === "any"),
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
      // "for the benefit of", "in the absence of"
      if (
        after.lower === "of" &&
        /^(?:for|in|on|with|to|at)$/u.test(tokens[token.index - 2]?.lower ?? "")
      )
        return false;
      // "more harm than good": what it is compared with is its contrary already
      if (after.lower === "than") return false;
      // "have difficulty using": nobody has ease using
      if (after.tag === "VBG" || after.tag === "TO") return false;
      // "the basics of repair": an act that is named after its noun has no contrary there
      if (before.lower === "of" && token.tag === "NN" && fits === "any") return false;
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
      if (/^years?$/u.test(before.lower)) return false;
      return fits === "same" || !/^(?:to|of|for|with|from)$/u.test(after.lower);
    case "r":
      return true;
  }
}
