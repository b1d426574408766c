/** Hooks: nouns of a sentence that an intruder can take up. */
import { lemmasOf, singularOf, type Sentence, type Token } from "@pulda/english";

export interface Hook {
  /** As the sentence has it. */
  readonly word: string;
  readonly lemma: string;
}

/**
 * The nouns of a sentence that are heads of their phrases and no names, each lemma once.
 * @example "The old bridge carries trains." // bridge, train
 */
export function hooksOf({ tokens }: Sentence): Hook[] {
  const found = new Map<string, Hook>();
  for (const [at, token] of tokens.entries()) {
    if (!isHead(token, tokens[at - 1], tokens[at + 1])) continue;
    const lemma = lemmaOfNoun(token);
    if (!found.has(lemma)) found.set(lemma, { word: token.text, lemma });
  }
  return [...found.values()];
}

/** A common noun. */
export function isNoun({ likely }: Token): boolean {
  return likely === "NN" || likely === "NNS";
}

/** @example lemmaOfNoun(stars) // "star" */
function lemmaOfNoun({ lower, likely }: Token): string {
  // a plural that is a word of its own, too ("words", "eyes")
  if (likely === "NNS" && singularOf(lower) !== lower) return singularOf(lower);
  return lemmasOf(lower).find(({ pos }) => pos === "n")?.lemma ?? lower;
}

function isHead(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  if (!isNoun(token)) return false;
  if (/^(?:NN|NNS|NNP|NNPS|POS)$/u.test(after?.likely ?? "") || /^[-–']/u.test(after?.text ?? ""))
    return false;
  if (token.likely === "NNS" || !before) return true;
  // "at hand": part of a phrase
  return before.likely !== "IN";
}
