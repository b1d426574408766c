/**
 * Relative pronouns that exams ask of: "most of which", "for whom", "whoever".
 *
 * A quantified relative behind a comma joins two clauses; "them" would leave them unjoined (Quirk et al. 1985
 * §17.16, §15.10 on whoever; Huddleston & Pullum 2002, ch. 12 §3.5).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isFiniteVerb, mayHaveFinite } from "../../syntax/tokens.ts";

const RULE = "relative-case";
const QUANTIFIERS = wordList(
  "all both each few half many most much neither none one several some two three four",
);

/** Quantifiers that may be said of one thing. */
const UNCOUNTED = wordList("all half most much none some");

export function relativePronouns(sentence: Sentence): FoundPoint[] {
  return sentence.tokens.flatMap((token) => [
    ...quantified(sentence, token),
    ...prepositional(sentence, token),
    ...compound(sentence, token),
  ]);
}

/** ", most of which turn out to be wrong" → them. */
function quantified(sentence: Sentence, pronoun: Token): FoundPoint[] {
  const { tokens } = sentence;
  const of = tokens[pronoun.index - 1];
  const quantifier = tokens[pronoun.index - 2];
  const verb = tokens[pronoun.index + (tokens[pronoun.index + 1]?.tag === "RB" ? 2 : 1)];
  if (!/^(?:which|whom)$/u.test(pronoun.lower) || of?.lower !== "of" || !quantifier || !verb)
    return [];
  if (!QUANTIFIERS.has(quantifier.lower) || tokens[quantifier.index - 1]?.text !== ",") return [];
  if (!isFiniteVerb(verb) || !mayHaveFinite(tokens, 0, quantifier.index)) return [];
  const shown = `'${quantifier.text} of'`;
  // "neither of it" is heard as wrong at once
  const isMass = UNCOUNTED.has(quantifier.lower) && pronoun.lower === "which";
  const single = isMass && tokens[quantifier.index - 2]?.likely === "NN" ? "it" : "them";
  return pointOf(sentence, {
    rule: RULE,
    first: pronoun,
    replacement: single,
    cue: verb,
    right: `쉼표로 이어진 두 절 사이에 접속사가 없으므로 ${shown} 뒤에서 절을 이어 주는 관계대명사 '${pronoun.text}'`,
    wrong: `쉼표로 이어진 두 절 사이에 접속사가 없으므로 대명사 '${single}'은 쓸 수 없어요.`,
  });
}

/** "people for whom a dollar matters" → who. */
function prepositional(sentence: Sentence, pronoun: Token): FoundPoint[] {
  const preposition = sentence.tokens[pronoun.index - 1];
  if (pronoun.lower !== "whom" || !preposition) return [];
  if (
    !/^(?:for|with|to|from|by|about|in|on|of|without|among|between|against)$/u.test(
      preposition.lower,
    )
  )
    return [];
  if (QUANTIFIERS.has(sentence.tokens[preposition.index - 1]?.lower ?? "")) return [];
  return pointOf(sentence, {
    rule: RULE,
    first: pronoun,
    replacement: "who",
    cue: preposition,
    right: `전치사 '${preposition.text}'의 목적어 자리이므로 목적격 관계대명사 'whom'`,
    wrong: `전치사 '${preposition.text}'의 목적어 자리이므로 주격 'who'는 쓸 수 없어요.`,
  });
}

/** "whoever comes first" → whomever. */
function compound(sentence: Sentence, pronoun: Token): FoundPoint[] {
  const verb = sentence.tokens[pronoun.index + 1];
  if (pronoun.lower !== "whoever" || !verb || !isFiniteVerb(verb)) return [];
  return pointOf(sentence, {
    rule: RULE,
    first: pronoun,
    replacement: "whomever",
    cue: verb,
    right: `뒤 절의 동사 '${verb.text}'의 주어가 빠져 있으므로 주격 복합관계대명사 'whoever'`,
    wrong: `뒤 절의 동사 '${verb.text}'의 주어 자리이므로 목적격 'whomever'는 쓸 수 없어요.`,
  });
}
