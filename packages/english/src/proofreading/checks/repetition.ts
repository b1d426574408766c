/** A word that is there twice: "the the". */
import { findingAt, named, type Check } from "../finding.ts";

/** Words that may follow themselves. */
const REPEATABLE = /^(?:that|had|very|many|long|much|really|more|again|far)$/u;
/** Short words that no one says twice, as they do "la la" and "oh oh". */
const FUNCTION_WORD =
  /^(?:the|a|an|of|to|and|for|from|with|as|at|by|or|but|be|is|are|was|were|has|it|in|on|that|its|we|you|he|she|they|can|will|not|this|these|our|their|his|her|if|into|all|no|any|so|how|who|my|me|him|us|do|did|had|may|own|one|two|new|old|out|up|off|too|now|some|than|then|when|what|which|each|every|most|such)$/u;

export const repetition: Check = function* ({ tokens }) {
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    if (!before || before.lower !== token.lower || !token.spaced) continue;
    if (!/^\p{Ll}+$/u.test(token.text)) continue;
    if (REPEATABLE.test(token.lower) && !isSlip(token.lower, tokens[at + 1]?.lower ?? "")) continue;
    if (token.text.length < 4 && !FUNCTION_WORD.test(token.lower)) continue;
    if (tokens[at + 1]?.lower === token.lower || tokens[at - 2]?.lower === token.lower) continue;
    yield findingAt(
      "repetition",
      before,
      token,
      before.text,
      `${named(before.text, "이/가")} 두 번 적혀 있어요.`,
    );
  }
};

/** "that that the", "in in the": once said, since a noun phrase follows. */
function isSlip(word: string, next: string): boolean {
  return (
    word === "that" && /^(?:the|a|an|it|they|we|he|she|there|this|these|their|our)$/u.test(next)
  );
}
