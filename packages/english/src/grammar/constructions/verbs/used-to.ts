/** "be used to grow": a passive with a purpose, which learners take for "be used to growing". */
import type { Sentence } from "../../../analysis.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { pointOf } from "../../syntax/point-of.ts";

export function usedToInfinitive(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((verb) => {
    const to = tokens[verb.index - 1];
    const used = tokens[verb.index - 2];
    const be = tokens[verb.index - 3];
    if (verb.tag !== "VB" || to?.lower !== "to" || used?.lower !== "used" || be?.lemma !== "be")
      return [];
    return pointOf(sentence, {
      rule: "to-gerund",
      first: verb,
      replacement: null,
      cue: used,
      right: `'~하는 데 쓰이다'라는 뜻의 수동태 '${be.text} used' 뒤에 목적의 to부정사가 이어지므로 동사원형 '${verb.text}'`,
    });
  });
}
