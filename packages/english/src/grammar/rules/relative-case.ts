/**
 * 관계대명사의 격: who and whom.
 *
 * Only "who" as the subject right before its verb is edited. "The man who I met" is left alone: "who"
 * for "whom" is common there (Quirk et al. 1985 §17.15), as is "whom" before "he says is …".
 */
import { PEOPLE } from "../../words/nouns.ts";
import { substitutionRule } from "../syntax/substitution.ts";
import { isFiniteVerb } from "../syntax/tokens.ts";
import { relativePronouns } from "../constructions/clauses/relative-pronouns.ts";
import { compoundRelatives } from "../constructions/clauses/compound-relatives.ts";
import { alsoFound } from "../syntax/also-found.ts";

export const relativeCase = alsoFound(
  substitutionRule(
    {
      id: "relative-case",
      name: "관계대명사의 격",
      lesson: "뒤 절에 주어가 빠져 있으면 주격 who, 목적어가 빠져 있으면 목적격 whom을 써요.",
    },
    ({ tokens }, token) => {
      if (token.lower !== "who") return null;
      const comma = tokens[token.index - 1]?.text === ",";
      const noun = tokens[token.index - (comma ? 2 : 1)];
      const verb = tokens[token.index + (tokens[token.index + 1]?.tag === "RB" ? 2 : 1)];
      if (!noun || !verb || !isFiniteVerb(verb)) return null;
      if (!PEOPLE.has(noun.lower) && !noun.likely?.startsWith("NN")) return null;
      return {
        replacement: "whom",
        cue: verb,
        right: `뒤 절의 동사 '${verb.text}'의 주어가 빠져 있으므로 주격 관계대명사 'who'`,
        wrong: `뒤 절의 동사 '${verb.text}'의 주어 자리이므로 목적격 'whom'은 쓸 수 없어요.`,
      };
    },
  ),
  relativePronouns,
  compoundRelatives,
);
