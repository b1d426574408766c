/** 사역동사의 목적격 보어. */
import { withParticle } from "../korean.ts";
import { isNoun } from "./tokens.ts";
import { substitutionRule } from "./substitution.ts";

export const bareInfinitive = substitutionRule(
  {
    id: "bare-infinitive",
    name: "사역동사의 목적격 보어",
    lesson: "make, let 뒤에서 목적어가 동작을 하면 목적격 보어로 동사원형을 써요.",
  },
  (sentence, verb) => {
    const { tokens } = sentence;
    if (verb.tag !== "VB" && verb.tag !== "VBP") return null;
    const object = tokens[verb.index - 1];
    if (!object || !(isNoun(object) || /^(?:me|you|him|us|them|it|her)$/u.test(object.lower)))
      return null;
    let at = object.index;
    while (at >= 0 && /^(?:DT|JJ|NN|NNS|NNP|PRP|PRP\$)$/u.test(tokens[at]?.tag ?? "")) at--;
    const causative = tokens[at];
    if (!causative || !/^(?:make|let)$/u.test(causative.lemma) || !causative.tag?.startsWith("VB"))
      return null;
    if (tokens[at - 1]?.lemma === "be") return null;
    return {
      replacement: `to ${verb.text}`,
      cue: causative,
      right: `사역동사 '${causative.text}'의 목적어 '${object.text}' 뒤이므로 동사원형 '${verb.text}'`,
      wrong: `사역동사 '${causative.text}'의 목적격 보어 자리이므로 to부정사 ${withParticle(verb.text, "은/는", `'to ${verb.text}'`)} 쓸 수 없어요.`,
      worth: 2,
    };
  },
);
