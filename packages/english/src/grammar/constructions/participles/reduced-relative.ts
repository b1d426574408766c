/**
 * A participle behind a subject, which looks like the subject's verb: "Birds flying south stop here", "Anyone
 * asking for it gets one", "a letter written by hand takes time".
 *
 * As a finite verb it would be the second of its clause. Not tested: subjects with a comma, a conjunction or another
 * clause before the verb, and passives of verbs with a clause as their object (Quirk et al. 1985 §17.28).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { findVerbBase, verbForms } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { nounPhraseAt } from "../../syntax/noun-phrase.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { TAKES_CLAUSE } from "../../../words/verbs.ts";
import { isDeterminer, isFiniteVerb, isNominative, isNoun } from "../../syntax/tokens.ts";

const RULE = "finite-verb";
const REACH = 16;
const OTHER_CLAUSE =
  /^(?:[,;:()"“”—–]|and|or|but|that|which|who|whom|whose|what|because|if|when|although|while|than|where|how|why)$/u;

const PRONOUN = /^(?:(?:any|some|every)(?:one|body)|those|others)$/u;
const PHRASE = /^(?:in|on|at|by|from|with|for|into|under|during|as)$/u;

export function reducedRelative(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((participle) => {
    const noun = tokens[participle.index - 1];
    const next = tokens[participle.index + 1];
    const isPronoun = PRONOUN.test(noun?.lower ?? "");
    const active = participle.lower.endsWith("ing");
    const kind = participle.tag ?? participle.likely ?? "";
    if (!/^VB[GN]$/u.test(kind) && !(isPronoun && active && participle.tag === null)) return [];
    if (!noun || !next || !(isPronoun || isNoun(noun)) || !opensSubject(tokens, noun)) return [];
    if (!/^(?:IN|TO|RB|DT|PRP\$|JJ|NN|NNS|VBN)$/u.test(next.likely ?? "")) return [];
    const main = mainVerb(tokens, participle.index + 1);
    const base = findVerbBase(participle.lower, participle.lemma);
    if (!main || !base || /^(?:be|have|do)$/u.test(base)) return [];
    const plural =
      noun.tag === "NNS" ||
      // at the start of a sentence a plural may be tagged as a name
      (noun.index === 0 && /[^su]s$/u.test(noun.lower)) ||
      /^(?:children|people|men|women|those|others)$/u.test(noun.lower);
    const present = plural ? base : verbForms(base).s;
    const finite = active ? present : `${auxiliary(main, plural)} ${participle.lower}`;
    // "trains run on this track by two companies" are trains that are run
    const mayBePassive = verbForms(base).participle === finite;
    const certain = active
      ? (participle.tag === "VBG" || isPronoun) && !mayBePassive
      : PHRASE.test(next.lower) &&
        (!TAKES_CLAUSE.has(base) || verbForms(base).past !== participle.lower) &&
        verbForms(base).participle === participle.lower;
    return pointOf(sentence, {
      rule: RULE,
      first: participle,
      replacement: certain && main.tag !== null ? finite : null,
      cue: main,
      right: `문장의 동사 ${withParticle(main.text, "이/가", `'${main.text}'`)} 따로 있고 앞의 명사 ${withParticle(noun.text, "을/를", `'${noun.text}'`)} 꾸미는 자리이므로 분사 '${participle.text}'`,
      wrong: `문장의 동사 ${withParticle(main.text, "이/가", `'${main.text}'`)} 따로 있으므로 정동사 ${withParticle(finite, "은/는", `'${finite}'`)} 또 쓸 수 없어요.`,
    });
  });
}

/** The form of "be" in the time of the clause's verb. */
function auxiliary(main: Token, plural: boolean): string {
  const past = main.tag === "VBD" || /^(?:could|would|might)$/u.test(main.lower);
  if (past) return plural ? "were" : "was";
  return plural ? "are" : "is";
}

/** Whether the noun ends a phrase that opens the sentence, or a clause behind "that", a comma or a conjunction. */
function opensSubject(tokens: readonly Token[], noun: Token): boolean {
  for (let from = noun.index; from >= Math.max(0, noun.index - 7); from--) {
    const opener = tokens[from - 1];
    const atStart =
      from === 0 || /^(?:that|because|although|if|when|,|and|but)$/u.test(opener?.lower ?? "");
    if (!atStart) continue;
    if (from === noun.index && PRONOUN.test(noun.lower)) return true;
    const phrase = nounPhraseAt(tokens, from);
    if (!phrase) return false;
    if (phrase.last.index === noun.index) return true;
    // "a line of people waiting"
    const of = tokens[phrase.last.index + 1];
    const second = of?.lower === "of" ? nounPhraseAt(tokens, of.index + 1) : null;
    return second?.last.index === noun.index;
  }
  return false;
}

/** The next finite verb, if nothing between could open another clause. */
function mainVerb(tokens: readonly Token[], from: number): Token | null {
  for (let at = from; at < from + REACH; at++) {
    const token = tokens[at];
    if (!token || OTHER_CLAUSE.test(token.lower) || isNominative(token)) return null;
    // "the things the man could see": a clause of its own
    if (isDeterminer(token) && isNoun(tokens[at - 1])) return null;
    if (isFiniteVerb(token) || isBareFinite(tokens, token)) return token;
    if (/^(?:VBZ|VBP|VBD|MD)$/u.test(token.likely ?? "")) return null;
  }
  return null;
}

/** A base form that neither "to" nor an auxiliary governs. */
function isBareFinite(tokens: readonly Token[], verb: Token): boolean {
  if (verb.tag !== "VB") return false;
  const before = tokens[verb.index - 1];
  return isNoun(before) || (before?.tag === "RB" && isNoun(tokens[verb.index - 2]));
}
