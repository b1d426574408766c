/** Past participles that a tagger takes for adjectives. */
import { findVerbBase, verbForms, type Token } from "@pulda/english";

const AUXILIARY = /^(?:be|have|get)$/u;
/** Words that may stand between an auxiliary and its participle. */
const BETWEEN = /^(?:RB|MD$)/u;

/**
 * Whether a word is a past participle behind a form of "be", "have" or "get".
 * @example isParticipleBehindAuxiliary(tokens, 3) // true for "beaten" in "who had beaten him"
 */
export function isParticipleBehindAuxiliary(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || token.lower.endsWith("ing")) return false;
  if (participleBase(token) === null && !isItsOwnParticiple(token)) return false;
  const before = tokens
    .slice(0, at)
    .findLast(({ tag, likely }) => !BETWEEN.test(tag ?? likely ?? ""));
  return before !== undefined && AUXILIARY.test(before.lemma);
}

/** "Put", "set", "cut": the base is the participle, too. */
function isItsOwnParticiple({ lower }: Token): boolean {
  const { past, participle } = verbForms(lower);
  return past === lower && participle === lower;
}

/** The verb of a word that ends like a participle; null for any other. */
export function participleBase({ lower }: Pick<Token, "lower">): string | null {
  if (!/(?:ed|en|t|d|n|ing)$/u.test(lower)) return null;
  const base = findVerbBase(lower, lower);
  return base === null || base === lower ? null : base;
}
