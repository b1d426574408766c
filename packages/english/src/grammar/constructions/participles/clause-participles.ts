/**
 * Participles that only their own clause's verb settles: "Having grown up there, she …" → Had,
 * "Told that it was late, she …" → Telling, and behind a verb of
 * posture with an object, "two men stood facing each other" → faced.
 *
 * Not tested: postures whose participle is the base form ("sat reading"), and objects that a second verb could be
 * joined to (Quirk et al. 1985 §15.54, §16.42 note; Huddleston & Pullum 2002, ch. 14 §5.7).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { findVerbBase, verbForms } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { pointOf } from "../../syntax/point-of.ts";
import {
  isDeterminer,
  isFiniteVerb,
  isNominative,
  mayHaveFinite,
  opensObject,
} from "../../syntax/tokens.ts";

const RULE = "participial-clause";
/** Verbs that cannot be without a person as their object: "Told that …" → Telling. */
const WITH_PERSON = wordList("tell inform remind assure convince persuade notify");

export function clauseParticiples(sentence: Sentence): FoundPoint[] {
  return [
    ...having(sentence),
    ...personal(sentence),
    ...sentence.tokens.flatMap((token) => posture(sentence, token)),
  ];
}

/** "Having fallen ill, she returned". */
function having(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  const [first, perfect] = tokens;
  const comma = tokens.find(({ text }) => text === ",");
  if (first?.lower !== "having" || perfect?.tag !== "VBN" || !comma) return [];
  if (mayHaveFinite(tokens, 1, comma.index)) return [];
  const subject = tokens[comma.index + 1];
  const main = tokens.slice(comma.index + 2, comma.index + 6).find(isFiniteVerb);
  if (!main || !(isNominative(subject) || isDeterminer(subject) || subject?.tag === "NNP"))
    return [];
  return pointOf(sentence, {
    rule: RULE,
    first,
    replacement: "had",
    cue: main,
    right: `문장의 동사 ${withParticle(main.text, "이/가", `'${main.text}'`)} 따로 있고 그보다 앞선 일을 나타내는 완료 분사구문이므로 현재분사 '${first.text}'`,
    wrong: `문장의 동사 ${withParticle(main.text, "이/가", `'${main.text}'`)} 따로 있는데 주어도 접속사도 없이 동사가 또 오게 되므로 'Had'는 쓸 수 없어요.`,
  });
}

/** "stood facing each other". */
function posture(sentence: Sentence, participle: Token): FoundPoint[] {
  const { tokens } = sentence;
  const verb = tokens[participle.index - 1];
  const object = tokens[participle.index + 1];
  if (participle.tag !== "VBG" || !/^(?:stand|sit)$/u.test(verb?.lemma ?? "") || !verb) return [];
  if (!isFiniteVerb(verb) || !(opensObject(object) || object?.lower === "each")) return [];
  const base = findVerbBase(participle.lower, participle.lemma);
  const past = base ? verbForms(base).participle : null;
  if (!past || past === base) return [];
  return pointOf(sentence, {
    rule: RULE,
    first: participle,
    replacement: past,
    cue: verb,
    right: `동사 ${withParticle(verb.text, "이/가", `'${verb.text}'`)} 따로 있고 뒤에 목적어가 이어지며 '~하면서'라는 뜻을 덧붙이므로 현재분사 '${participle.text}'`,
    wrong: `뒤에 목적어가 이어지고 주어가 동작을 하는 관계이므로 ${withParticle(past, "은/는", `'${past}'`)} 쓸 수 없어요.`,
  });
}

/** "Told that it must have three parts, she …". */
function personal(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  const [participle, that] = tokens;
  if (!participle) return [];
  const base = findVerbBase(participle.lower, participle.lemma);
  if (!base || !WITH_PERSON.has(base)) return [];
  const { ing, participle: past } = verbForms(base);
  const main = tokens.findLast(isFiniteVerb);
  const comma = tokens.some(({ text }) => text === ",");
  if (that?.lower !== "that" || participle.lower !== past || !main || !comma) return [];
  return pointOf(sentence, {
    rule: RULE,
    first: participle,
    replacement: ing,
    cue: that,
    right: `분사구문에서 주어가 that절의 내용을 듣는 쪽이고 '${base}'의 목적어인 사람이 뒤에 없으므로 과거분사 '${participle.text}'`,
    wrong: `'${base}'의 목적어인 사람이 뒤에 없으므로 현재분사 ${withParticle(ing, "은/는", `'${ing}'`)} 쓸 수 없어요.`,
  });
}
