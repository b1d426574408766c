/**
 * 조동사와 do 뒤의 동사원형.
 *
 * Not tested: be, have and do after a modal, and "do" as a full verb ("They do the work").
 * See Quirk et al. 1985, ch. 3.
 */
import { findVerbBase, verbForms } from "../../inflection.ts";
import { withParticle } from "../../korean.ts";
import { substitutionRule } from "../syntax/substitution.ts";

export const baseForm = substitutionRule(
  {
    id: "base-form",
    name: "조동사 뒤의 동사원형",
    lesson:
      "can, will, must 같은 조동사와 do, does, did 뒤에는 주어나 시제와 상관없이 동사원형을 써요.",
  },
  (sentence, verb) => {
    if (verb.tag !== "VB") return null;
    let at = verb.index - 1;
    while (sentence.tokens[at]?.tag === "RB") at--;
    const auxiliary = sentence.tokens[at];
    const negated = at < verb.index - 1;
    const done = /^(?:do|does|did)$/u.test(auxiliary?.lower ?? "") && negated;
    if (!auxiliary || !(auxiliary.tag === "MD" || done)) return null;
    const base = findVerbBase(verb.lower, verb.lemma);
    if (!base || base !== verb.lower || /^(?:be|have|do)$/u.test(base)) return null;
    const { past, s } = verbForms(base);
    const next = sentence.tokens[at + 1];
    const name =
      auxiliary.text + (next && !next.spaced && next.index < verb.index ? next.text : "");
    const replacement = auxiliary.lower === "did" && past !== base ? past : s;
    return {
      replacement,
      cue: auxiliary,
      right: `${withParticle(name, "은/는", `'${name}'`)} 뒤에 동사원형을 쓰므로 '${verb.text}'`,
      wrong: `'${name}' 뒤에는 동사원형이 와야 하므로 ${withParticle(replacement, "은/는", `'${replacement}'`)} 쓸 수 없어요.`,
    };
  },
);
