/**
 * 완료 시제의 과거분사.
 *
 * Not tested: "have" + participle as an adjective before a noun ("has limited use"), and verbs whose
 * -ing form is a noun that one may have ("has training in", "has meaning for").
 * See Huddleston & Pullum 2002, ch. 3.
 */
import { findVerbBase, verbForms } from "../../inflection.ts";
import { withParticle } from "../../korean.ts";
import { wordList } from "../../words/word-list.ts";
import { substitutionRule } from "../syntax/substitution.ts";

/** Verbs whose -ing form is also a common noun. */
const NOMINAL = wordList(
  "train mean build feel understand learn plan teach fund house write read paint draw meet hear begin end open set stand bear back bank breed cook clothe counsel farm fight fish grow heat hunt light market mine pack park program record run sail save school screen seat ship shoot shop sing spell spend swim test think time warn wed draw offer cross land dwell brief bless crave long",
);

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
    if (!/^VB[ND]$/u.test(participle.likely ?? "")) return null;
    const base = findVerbBase(participle.lower, participle.lemma);
    if (!base || /^(?:be|have|do|get)$/u.test(base)) return null;
    const { ing, participle: form } = verbForms(base);
    const next = sentence.tokens[participle.index + 1];
    if (form !== participle.lower || /^(?:JJ|NN)/u.test(next?.likely ?? "")) return null;
    return {
      replacement: participle.tag === "VBN" && !NOMINAL.has(base) ? ing : null,
      cue: have,
      right: `'${have.text}' 뒤에서 완료 시제를 이루는 자리이므로 과거분사 '${participle.text}'`,
      wrong: `'${have.text}' 뒤에서 완료 시제를 이루는 자리이므로 ${withParticle(ing, "은/는", `'${ing}'`)} 쓸 수 없어요.`,
    };
  },
);
