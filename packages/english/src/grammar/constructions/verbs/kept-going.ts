/**
 * The complement of "keep" and a pronoun: "kept them waiting".
 *
 * Tested with the bare verb: a to-infinitive may be a purpose ("keep it to run errands"). Not tested: verbs whose
 * participle is the bare form ("keep it run by experts"), and nouns, which a noun may follow ("keep the water flow")
 * (Quirk et al. 1985 §16.54).
 */
import type { Sentence } from "../../../analysis.ts";
import { findVerbBase, verbForms } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { pointOf } from "../../syntax/point-of.ts";

export function keptGoing(sentence: Sentence): FoundPoint[] {
  return sentence.tokens.flatMap((verb) => {
    const object = sentence.tokens[verb.index - 1];
    const keep = sentence.tokens[verb.index - 2];
    if (verb.tag !== "VBG" || keep?.lemma !== "keep" || !object) return [];
    if (!/^(?:me|him|us|them|it)$/u.test(object.lower)) return [];
    const base = findVerbBase(verb.lower, verb.lemma);
    if (!base) return [];
    const isParticiple = verbForms(base).participle === base;
    return pointOf(sentence, {
      rule: "verb-complement",
      first: verb,
      replacement: isParticiple ? null : base,
      cue: keep,
      right: `'${keep.text}'의 목적어 ${withParticle(object.text, "이/가", `'${object.text}'`)} 계속하는 동작을 나타내는 목적격 보어 자리이므로 현재분사 '${verb.text}'`,
      wrong: `'${keep.text}'의 목적격 보어 자리이므로 동사원형 ${withParticle(base, "은/는", `'${base}'`)} 쓸 수 없어요.`,
    });
  });
}
