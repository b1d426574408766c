/**
 * What may stand between a subject and its verb: a relative clause ("the boys who won"), a participle
 * phrase ("cells dividing fast") or an infinitive ("the ability to swim").
 */
import type { Token } from "../../analysis.ts";
import { TAKES_CLAUSE } from "../../words/verbs.ts";
import { isDeterminer, isNominative, isNoun, mayHaveFinite } from "./tokens.ts";

const FINITE = /^(?:VBZ|VBP|VBD|MD)$/u;
/** Words of coordination or of a further clause, whose verb might be the one that follows. */
const BOUNDARY =
  /^(?:[,;:()"“”—–]|and|or|but|because|if|when|although|while|than|as|what|how|why|where)$/u;

/**
 * Whether tokens `from` to `to` are one relative clause or participle phrase, so that a finite verb
 * after them belongs to the noun before them. There must be no embedded clause ("who thinks the answer"), whose
 * verb it could be.
 */
export function isPostmodifier(tokens: readonly Token[], from: number, to: number): boolean {
  const first = tokens[from];
  if (!first || from === to) return false;
  const span = tokens.slice(from, to + 1);
  if (span.some(({ lower, likely }) => likely === null || BOUNDARY.test(lower))) return false;
  if (span.some((token, at) => isNoun(token) && opensClause(span[at + 1]))) return false;
  if (span.slice(2).some(isNominative)) return false;
  const verbs = span.filter(({ likely }) => FINITE.test(likely ?? ""));
  // "who think the results are": the verb could be the inner clause's, unless the sentence has no other
  const behind = tokens.findIndex(({ likely }, at) => at > to && FINITE.test(likely ?? ""));
  const clausal = span.some(
    ({ lemma, likely }) => likely?.startsWith("VB") && TAKES_CLAUSE.has(lemma),
  );
  if (clausal && mayHaveFinite(tokens, behind + 1, tokens.length)) return false;
  if (/^(?:who|which|that)$/u.test(first.lower)) return isRelative(span, verbs);
  if (span.some(({ lower }) => /^(?:that|which|who)$/u.test(lower))) return false;
  if (first.likely === "VBD") return !clausal && verbs.length === 1 && isPhrase(span[1]);
  if (verbs.length > 0) return false;
  if (first.likely === "VBG") return true;
  if (first.lower === "to") return span[1]?.likely === "VB";
  return first.likely === "VBN" && (isPhrase(span[1]) || span[1]?.lower === "to");
}

/** Whether a phrase follows that modifies a passive participle: "soldiers wounded in the war". */
const isPhrase = (next: Token | undefined): boolean =>
  /^(?:by|in|on|at|with|from|during|for|as)$/u.test(next?.lower ?? "");

/** Whether a token right after a noun opens a contact clause (without "that"). */
function opensClause(token: Token | undefined): boolean {
  return isDeterminer(token) || isNominative(token);
}

/** Whether there is one finite verb, right after the pronoun ("who won") or its own subject ("that I have"). */
function isRelative(span: readonly Token[], verbs: readonly Token[]): boolean {
  const [, second, third] = span;
  if (!second || span.slice(1).some(({ lower }) => /^(?:that|which|who)$/u.test(lower)))
    return false;
  const [verb] = verbs;
  if (!verb || verbs.length > 1) return false;
  return (
    verb === second ||
    (second.tag === "RB" && verb === third) ||
    (isNominative(second) && verb === third)
  );
}
