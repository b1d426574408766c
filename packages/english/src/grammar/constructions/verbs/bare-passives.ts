/**
 * Passives of the base form: "could be heard" → hear, "came to be regarded as" → regard, "expected the seeds to be
 * forgotten" → forget.
 *
 * Not tested: infinitives that leave a gap, in which the active finds its object ("a rule to be kept", "want it to be
 * used", "what it might be called"; Huddleston & Pullum 2002, ch. 14 §6).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { withParticle } from "../../../korean.ts";
import { STRICTLY_TRANSITIVE } from "../../../words/verbs.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { isThing } from "../../syntax/animacy.ts";
import { subjectNoun } from "../../syntax/clause-subject.ts";
import { agentOf, auxiliaryOf, type PassiveGroup } from "../../syntax/passive-group.ts";
import { BY_PERSONS, isByAgent, NEEDS_OBJECT } from "../../syntax/passive-verbs.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isDeterminer, isFiniteVerb, isNominative, isNoun, textOf } from "../../syntax/tokens.ts";

/** Verbs before "to be", which leave no gap in the infinitive. */
const CATENATIVE =
  /^(?:come|seem|appear|tend|need|deserve|happen|begin|continue|start|say|expect|believe|think|likely|unlikely)$/u;
/** Verbs with an object before "to be": "expected the seeds to be forgotten". */
const OBJECT_RAISING = /^(?:expect|allow|cause|enable|believe|assume|require|order)$/u;

/** "could be heard", "came to be regarded", "expected the seeds to be forgotten": the base form alone. */
export function barePassive(
  sentence: Sentence,
  { be, participle, base, next }: PassiveGroup,
): FoundPoint[] {
  const { tokens } = sentence;
  if (next.lower === "to") return [];
  const strict = STRICTLY_TRANSITIVE.has(base) || NEEDS_OBJECT.has(base);
  const agent = agentOf(tokens, next);
  const thing = subjectOfBare(sentence, be);
  if (thing === null) return [];
  const isCertain =
    strict || isByAgent(base, agent) || (BY_PERSONS.has(base) && thing !== "any" && isThing(thing));
  if (!isCertain) return [];
  const shown = textOf(sentence, be, participle);
  return pointOf(sentence, {
    rule: "voice",
    first: be,
    last: participle,
    replacement: base,
    cue: agent !== null || thing === "any" ? next : thing,
    right: `주어가 동작을 받는 관계이고 뒤에 목적어가 없으므로 수동태 '${shown}'`,
    wrong: `'${base}'의 목적어가 없고 주어가 동작을 받는 관계이므로 능동형 ${withParticle(base, "은/는", `'${base}'`)} 쓸 수 없어요.`,
  });
}

/** The noun that "be" has as its subject, "any" where it has one that is not a noun; null for a gap or doubt. */
function subjectOfBare(sentence: Sentence, be: Token): Token | "any" | null {
  const { tokens } = sentence;
  let at = be.index - 1;
  while (tokens[at]?.tag === "RB") at--;
  const before = tokens[at];
  if (before?.tag === "MD") return subjectOf(sentence, before);
  if (before?.lower !== "to") return null;
  const governor = tokens[at - 1];
  if (!governor) return null;
  if (CATENATIVE.test(governor.lemma)) {
    const verb = isFiniteVerb(governor) ? governor : auxiliaryOf(tokens, governor);
    return verb ? subjectOf(sentence, verb) : null;
  }
  if (!isNoun(governor)) return null;
  // "expected the seeds to be forgotten": one plain noun phrase between
  let first = governor.index;
  while (/^(?:JJ|NN|NNS)$/u.test(tokens[first - 1]?.tag ?? "")) first--;
  const verb = tokens[isDeterminer(tokens[first - 1]) ? first - 2 : first - 1];
  return verb && verb.tag?.startsWith("VB") && OBJECT_RAISING.test(verb.lemma) ? governor : null;
}

/** The subject where nothing before it could be the object that the active lacks ("the man that it might be …"). */
function subjectOf(sentence: Sentence, verb: Token): Token | "any" | null {
  const noun = subjectNoun(sentence, verb);
  if (noun) return noun;
  const { tokens } = sentence;
  let at = verb.index - 1;
  while (tokens[at]?.tag === "RB") at--;
  const pronoun = tokens[at];
  if (pronoun?.likely === "NNS") {
    at--;
    while (/^(?:JJ|DT|NN)$/u.test(tokens[at]?.tag ?? "")) at--;
    return opensClause(tokens[at]) ? "any" : null;
  }
  if (pronoun?.lower === "who")
    return isNoun(tokens[at - (tokens[at - 1]?.text === "," ? 2 : 1)]) ? "any" : null;
  return isNominative(pronoun) && opensClause(tokens[at - 1]) ? "any" : null;
}

/** Whether no relative clause can begin behind the word. */
const opensClause = (token: Token | undefined): boolean =>
  !token || /^(?:as|because|if|although|though|when|[,;])$/u.test(token.lower);
