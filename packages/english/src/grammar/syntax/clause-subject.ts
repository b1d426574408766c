/** The noun that a finite verb has as its subject, also across a relative pronoun or "and". */
import type { Sentence, Token } from "../../analysis.ts";
import { MASS } from "../../words/countability.ts";
import { findSubject } from "./subject.ts";
import { isFiniteVerb, isNoun, mayHaveFinite } from "./tokens.ts";

/**
 * The head of the subject: of a plain noun phrase, of the antecedent right before "which" or "that", or of a first verb
 * that "and" joins to this one. Null where any doubt remains.
 */
export function subjectNoun(sentence: Sentence, finite: Token): Token | null {
  const { tokens } = sentence;
  const plain = findSubject(sentence, finite);
  const head = plain?.head ?? massNoun(tokens, finite);
  if (head) return head;
  let at = finite.index - 1;
  while (tokens[at]?.tag === "RB") at--;
  const joint = tokens[at];
  if (!joint) return null;
  if (/^(?:which|that)$/u.test(joint.lower)) return antecedent(tokens, joint.index - 1);
  if (!/^(?:and|but)$/u.test(joint.lower)) return null;
  const first = tokens.find(isFiniteVerb);
  if (!first || first.index >= joint.index) return null;
  if (mayHaveFinite(tokens, first.index + 1, joint.index)) return null;
  if (
    tokens.slice(0, joint.index).some(({ tag, lower }) => tag?.startsWith("W") || lower === "that")
  )
    return null;
  return findSubject(sentence, first)?.head ?? massNoun(tokens, first);
}

/** "Work will begin …": a mass noun that opens the sentence and so may be tagged as a name. */
function massNoun(tokens: readonly Token[], verb: Token): Token | null {
  const [noun] = tokens;
  return noun && verb.index === 1 && (MASS.has(noun.lower) || noun.lower === "work") ? noun : null;
}

/** The noun before the pronoun, where no "of" or "in" before it leaves another noun to be meant. */
function antecedent(tokens: readonly Token[], last: number): Token | null {
  const noun = tokens[last]?.text === "," ? tokens[last - 1] : tokens[last];
  if (!noun || !isNoun(noun)) return null;
  let at = noun.index - 1;
  while (/^(?:DT|JJ|JJR|JJS|NN|NNS|CD|PRP\$|VBG|VBN)$/u.test(tokens[at]?.tag ?? "")) at--;
  return /^(?:of|in|on|with|for|from|between|and|or)$/u.test(tokens[at]?.lower ?? "") ? null : noun;
}
