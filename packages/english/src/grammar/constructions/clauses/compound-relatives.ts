/**
 * "the great majority of which require …" → them, "use whatever help is at hand" → however.
 *
 * Behind a finished clause and a comma, "them" would leave two clauses unjoined. Not tested: sentences with a
 * conjunction that "them" could go on with ("When they had sons, the eldest of whom …"). "However" needs an adjective,
 * an adverb or no noun behind it, and leaves the verb or preposition before it without an object (Quirk et al. 1985
 * §15.33, §17.16; Huddleston & Pullum 2002, ch. 12 §6).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { findVerbBase } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import { STRICTLY_TRANSITIVE } from "../../../words/verbs.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { pointOf } from "../../syntax/point-of.ts";
import {
  isDeterminer,
  isFiniteVerb,
  isNominative,
  isNoun,
  mayHaveFinite,
} from "../../syntax/tokens.ts";

const RULE = "relative-case";
const CONJUNCTION =
  /^(?:when|if|because|although|though|while|as|since|after|before|once|unless|until|whereas|[:;"“”—])$/u;

export function compoundRelatives(sentence: Sentence): FoundPoint[] {
  return sentence.tokens.flatMap((token) => [
    ...partOfWhich(sentence, token),
    ...whatever(sentence, token),
  ]);
}

/** ", the roots of which reach deep": a noun phrase, "of" and a relative before a finite verb. */
function partOfWhich(sentence: Sentence, pronoun: Token): FoundPoint[] {
  const { tokens } = sentence;
  const of = tokens[pronoun.index - 1];
  const noun = tokens[pronoun.index - 2];
  const verb = tokens[pronoun.index + (tokens[pronoun.index + 1]?.tag === "RB" ? 2 : 1)];
  if (!/^(?:which|whom)$/u.test(pronoun.lower) || of?.lower !== "of" || !noun || !verb) return [];
  if (!isNoun(noun) || !isFiniteVerb(verb)) return [];
  let at = noun.index - 1;
  while (/^(?:JJ|JJR|JJS|NN)$/u.test(tokens[at]?.tag ?? "")) at--;
  const comma = tokens[at - 1];
  if (!/^(?:the|a|an)$/u.test(tokens[at]?.lower ?? "") || comma?.text !== ",") return [];
  const before = tokens.slice(0, comma.index);
  if (!before.some(isFiniteVerb) || before.some(({ lower }) => CONJUNCTION.test(lower))) return [];
  // "…, the roots of them reach deep, and …" would be a list of clauses
  const isList = tokens.some(
    ({ text, index }) => index > verb.index && text === "," && tokens[index + 1]?.tag === "CC",
  );
  if (isList) return [];
  const edit = /^(?:majority|rest|half|bulk|number|percentage)$/u.test(noun.lower)
    ? verb.tag === "VBP" || verb.lower === "were"
      ? "them"
      : null
    : tokens[comma.index - 1]?.tag === "NNS"
      ? "them"
      : tokens[comma.index - 1]?.tag === "NN"
        ? "it"
        : null;
  if (edit === null || (edit === "it" && pronoun.lower === "whom")) return [];
  return pointOf(sentence, {
    rule: RULE,
    first: pronoun,
    replacement: edit,
    cue: verb,
    right: `쉼표로 이어진 두 절 사이에 접속사가 없으므로 '${noun.text} of' 뒤에서 절을 이어 주는 관계대명사 '${pronoun.text}'`,
    wrong: `쉼표로 이어진 두 절 사이에 접속사가 없으므로 대명사 ${withParticle(edit, "은/는", `'${edit}'`)} 쓸 수 없어요.`,
  });
}

/** "use whatever information they have". */
function whatever(sentence: Sentence, relative: Token): FoundPoint[] {
  const { tokens } = sentence;
  const noun = tokens[relative.index + 1];
  const next = tokens[relative.index + 2];
  const governor = tokens[relative.index - 1];
  if (!/^(?:whatever|whichever)$/u.test(relative.lower) || !noun || !governor) return [];
  if (!isNoun(noun) || !(isFiniteVerb(next) || isNominative(next) || isDeterminer(next))) return [];
  if (!mayHaveFinite(tokens, noun.index + 1, tokens.length)) return [];
  const base = /^VB[ZPDG]?$/u.test(governor.tag ?? "")
    ? findVerbBase(governor.lower, governor.lemma)
    : null;
  const governs =
    (base !== null && STRICTLY_TRANSITIVE.has(base)) ||
    /^(?:of|with|for|from|by|at|into|on)$/u.test(governor.lower);
  if (!governs) return [];
  return pointOf(sentence, {
    rule: RULE,
    first: relative,
    replacement: "however",
    cue: noun,
    right: `앞의 '${governor.text}'의 목적어가 되는 절을 이끌면서 뒤의 명사 ${withParticle(noun.text, "을/를", `'${noun.text}'`)} 꾸미는 자리이므로 복합관계형용사 '${relative.text}'`,
    wrong: `뒤의 명사 ${withParticle(noun.text, "을/를", `'${noun.text}'`)} 꾸며야 하므로 부사인 'however'는 쓸 수 없어요.`,
  });
}
