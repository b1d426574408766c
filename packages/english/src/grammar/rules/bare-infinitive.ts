/**
 * 사역동사와 지각동사의 목적격 보어.
 *
 * Not tested: passives ("was made to go"), objects that a purpose might be added to ("makes tools to
 * cut"; "makes it to work"), "have" ("has friends to help") and "help". After see and watch an added
 * "to" may read as a purpose ("saw the doctor to ask"), so a verb in -s is put there instead, and only
 * after an object pronoun (Quirk et al. 1985 §16.52; Huddleston & Pullum 2002, ch. 14 §5.6).
 */
import type { Token } from "../../analysis.ts";
import { findVerbBase, verbForms } from "../../inflection.ts";
import { withParticle } from "../../korean.ts";
import { PEOPLE } from "../../words/nouns.ts";
import { skipPhraseBackwards, isNoun } from "../syntax/tokens.ts";
import { eventComplements } from "../constructions/verbs/perception.ts";
import { alsoFound } from "../syntax/also-found.ts";
import { substitutionRule } from "../syntax/substitution.ts";

const PERCEPTION = /^(?:see|hear|watch|feel|notice|observe)$/u;

export const bareInfinitive = alsoFound(
  substitutionRule(
    {
      id: "bare-infinitive",
      name: "사역·지각동사의 목적격 보어",
      lesson:
        "사역동사 make, let, have와 지각동사 see, hear, watch, feel, notice는 목적어가 동작을 할 때 목적격 보어로 동사원형을 쓰고 to부정사는 쓰지 않아요.",
    },
    (sentence, verb) => {
      const { tokens } = sentence;
      if (!/^VBP?$/u.test(verb.tag ?? verb.likely ?? "")) return null;
      const object = tokens[verb.index - 1];
      if (!object || !(isNoun(object) || /^(?:me|you|him|us|them|it|her)$/u.test(object.lower)))
        return null;
      const at = isNoun(object) ? skipPhraseBackwards(tokens, object.index) : object.index - 1;
      const governor = tokens[at];
      if (!governor?.tag?.startsWith("VB") || tokens[at - 1]?.lemma === "be") return null;
      const causative = /^(?:make|let)$/u.test(governor.lemma);
      if (!causative && !PERCEPTION.test(governor.lemma)) return null;
      const replacement =
        verb.tag === null && governor.lemma !== "let"
          ? null
          : replacementFor(governor, object, verb);
      const kind = causative ? "사역동사" : "지각동사";
      const form = replacement?.startsWith("to ") ? "to부정사" : "동사의 현재형";
      return {
        replacement,
        cue: governor,
        right: `${kind} '${governor.text}'의 목적어 '${object.text}' 뒤이므로 동사원형 '${verb.text}'`,
        wrong: replacement
          ? `${kind} '${governor.text}'의 목적격 보어 자리이므로 ${form} ${withParticle(replacement, "은/는", `'${replacement}'`)} 쓸 수 없어요.`
          : "",
      };
    },
  ),
  eventComplements,
);

function replacementFor(governor: Token, object: Token, verb: Token): string | null {
  const infinitive = `to ${verb.text}`;
  if (governor.lemma === "let" || governor.lemma === "hear") return infinitive;
  if (governor.lemma === "make")
    return PEOPLE.has(object.lower) || /^(?:me|you|him|us|them|her)$/u.test(object.lower)
      ? infinitive
      : null;
  const base = findVerbBase(verb.lower, verb.lemma);
  if (!base || base === "be" || !/^(?:me|him|us|them)$/u.test(object.lower)) return null;
  return verbForms(base).s;
}
