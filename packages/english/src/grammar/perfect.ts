/** 완료 시제의 과거분사. */
import { findVerbBase, verbForms } from "../inflection.ts";
import { withParticle } from "../korean.ts";
import { substitutionRule } from "./substitution.ts";

export const perfect = substitutionRule(
  {
    id: "perfect",
    name: "완료 시제",
    lesson: "완료 시제는 「have/has/had + 과거분사」로 써요.",
  },
  (sentence, participle) => {
    let at = participle.index - 1;
    while (sentence.tokens[at]?.tag === "RB") at--;
    const have = sentence.tokens[at];
    if (!/^(?:have|has|had)$/u.test(have?.lower ?? "") || !have) return null;
    if (!/^VB[ND]$/u.test(participle.likely ?? "") || participle.lower === "been") return null;
    const base = findVerbBase(participle.lower, participle.lemma);
    if (!base || /^(?:be|have|do|get)$/u.test(base)) return null;
    const { ing, participle: form } = verbForms(base);
    if (form !== participle.lower) return null;
    return {
      replacement: participle.tag === "VBN" ? ing : null,
      cue: have,
      right: `'${have.text}' 뒤에서 완료 시제를 이루는 자리이므로 과거분사 '${participle.text}'`,
      wrong: `'${have.text}' 뒤에서 완료 시제를 이루는 자리이므로 ${withParticle(ing, "은/는", `'${ing}'`)} 쓸 수 없어요.`,
      worth: 1,
    };
  },
);
