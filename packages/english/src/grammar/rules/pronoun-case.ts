/**
 * 대명사의 격: their/them, its/it, his/him after a preposition.
 *
 * Not tested: "than he/him", "it is I/me", coordinated pronouns ("with him and I") and prepositions
 * that are also conjunctions, where both cases occur (Quirk et al. 1985 §6.4–5).
 */
import { wordTable } from "../../words/word-table.ts";
import { withParticle } from "../../korean.ts";
import { substitutionRule } from "../syntax/substitution.ts";

/** Prepositions that cannot be conjunctions: after "as", "it costs" would do as well as "its costs". */
const PREPOSITION =
  /^(?:of|in|on|at|by|with|from|to|into|about|through|during|within|between|under|over|among|against|without|around|across)$/u;
const OBJECTIVE: Readonly<Record<string, string>> = wordTable({
  their: "them",
  its: "it",
  his: "him",
});
const SUBJECTIVE: Readonly<Record<string, string>> = wordTable({ them: "they", him: "he" });

export const pronounCase = substitutionRule(
  {
    id: "pronoun-case",
    name: "대명사의 격",
    lesson:
      "명사 앞에서 '~의'라는 뜻이면 소유격(their, its, his)을, 전치사의 목적어이면 목적격(them, it, him)을 써요.",
  },
  ({ tokens }, token) => {
    const before = tokens[token.index - 1];
    const next = tokens[token.index + 1];
    if (!before || !next || before.index === 0 || !PREPOSITION.test(before.lower)) return null;
    const objective = OBJECTIVE[token.lower];
    if (objective) {
      let at = token.index + 1;
      while (tokens[at]?.tag === "JJ") at++;
      const noun = tokens[at];
      if (!noun || !/^NNS?$/u.test(noun.tag ?? "")) return null;
      const shown = `'${noun.text}'`;
      return {
        replacement: objective,
        cue: noun,
        right: `명사 ${withParticle(noun.text, "을/를", shown)} 꾸며 소유를 나타내는 자리이므로 소유격 '${token.text}'`,
        wrong: `명사 ${withParticle(noun.text, "을/를", shown)} 꾸며 소유를 나타내는 자리이므로 목적격 ${withParticle(objective, "은/는", `'${objective}'`)} 쓸 수 없어요.`,
      };
    }
    const subjective = SUBJECTIVE[token.lower];
    if (!subjective || !/^[.,;!?]$/u.test(next.text)) return null;
    return {
      replacement: subjective,
      cue: before,
      right: `전치사 '${before.text}'의 목적어 자리이므로 목적격 '${token.text}'`,
      wrong: `전치사 '${before.text}'의 목적어 자리이므로 주격 ${withParticle(subjective, "은/는", `'${subjective}'`)} 쓸 수 없어요.`,
    };
  },
);
