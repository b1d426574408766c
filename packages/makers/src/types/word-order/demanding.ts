/** Whether putting a clause in order asks for a construction, and not only for subject, verb and object. */
import type { Token } from "@pulda/english";

const QUESTION = /^(?:who|whom|how|what|why|where|whether)$/u;
const AUXILIARY =
  /^(?:is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|may|might|must)$/u;

/**
 * A comparison, an indirect question, a relative behind a preposition, a clause in the clause, "so … that", a participle
 * behind its noun, a participle phrase, an inversion, "seems to be doing", an object with a bare verb. Plain "that" with
 * subject, verb and object, a modal with a passive, and "be" with a noun are none.
 * @param before the word before the clause
 */
export function isDemanding(tokens: readonly Token[], before: Token): boolean {
  const [first, second] = tokens;
  const isNounBefore = before.tag?.startsWith("NN") || before.text === ",";
  const has = (test: (a: Token, b: Token | undefined, c: Token | undefined) => boolean): boolean =>
    tokens.some((token, at) => test(token, tokens[at + 1], tokens[at + 2]));
  return (
    (QUESTION.test(first?.lower ?? "") && !isNounBefore) ||
    (before.tag === "IN" && /^(?:which|whom)$/u.test(first?.lower ?? "")) ||
    (AUXILIARY.test(first?.lower ?? "") &&
      /^(?:DT|PRP|PRP\$)$/u.test(second?.tag ?? "") &&
      // "have no reason to stay": a verb with its object
      has((a, b) => a.tag?.startsWith("NN") === true && /^(?:be|VB[ND])$/u.test(formOf(b)))) ||
    tokens.slice(1).some(({ lower }) => QUESTION.test(lower) || /^(?:than|as)$/u.test(lower)) ||
    tokens.slice(1).some(({ tag, likely, lower }) => isOpener(lower) && (likely ?? tag) !== "DT") ||
    has((a, b) => /^NNS?$/u.test(a.tag ?? "") && /^VB[NG]$/u.test(b?.tag ?? "")) ||
    has((a, b, c) => a.lower === "to" && b?.lower === "be" && /^VB[NG]$/u.test(c?.tag ?? "")) ||
    has((a, b, c) => /^(?:make|let|help)$/u.test(a.lemma) && b?.tag === "PRP" && c?.tag === "VB")
  );
}

/** "be", or the tag of another word. */
const formOf = (token: Token | undefined): string =>
  token?.lower === "be" ? "be" : (token?.tag ?? "");

const isOpener = (lower: string): boolean => /^(?:that|which|when)$/u.test(lower);
