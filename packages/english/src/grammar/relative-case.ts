/** 관계사 who, whose, where의 자리. */
import { withParticle } from "../korean.ts";
import { PEOPLE, PLACES } from "../words/nouns.ts";
import { substitutionRule } from "./substitution.ts";
import { isDeterminer, isNominative, isNoun } from "./tokens.ts";

export const relativeCase = substitutionRule(
  {
    id: "relative-case",
    name: "관계대명사의 격과 관계부사",
    lesson:
      "뒤 절에 주어가 없으면 who, 명사 앞에서 소유를 나타내면 whose, 뒤 절이 완전하면 관계부사 where/when을 써요.",
  },
  (sentence, token) => {
    const { tokens } = sentence;
    const comma = tokens[token.index - 1]?.text === ",";
    const noun = tokens[token.index - (comma ? 2 : 1)];
    const next = tokens[token.index + 1];
    if (!noun || !next) return null;
    const finite = /^(?:VBZ|VBP|VBD|MD)$/u.test(next.tag ?? "");
    const after = tokens[token.index + 2];
    const adverbial = next.tag === "RB" && /^(?:VBZ|VBP|VBD|MD)$/u.test(after?.tag ?? "");
    if (
      token.lower === "who" &&
      (finite || adverbial) &&
      (PEOPLE.has(noun.lower) || noun.likely?.startsWith("NN"))
    ) {
      const verb = finite ? next : after!;
      return {
        replacement: "whom",
        cue: verb,
        right: `뒤 절의 동사 '${verb.text}'의 주어가 빠져 있으므로 주격 관계대명사 '${token.text}'`,
        wrong: `뒤 절의 동사 '${verb.text}'의 주어 자리이므로 목적격 'whom'은 쓸 수 없어요.`,
        worth: 2,
      };
    }
    if (token.lower === "whose" && isNoun(noun) && isNoun(next))
      return {
        replacement: "which",
        cue: next,
        right: `뒤의 명사 ${withParticle(next.text, "이/가", `'${next.text}'`)} 선행사 '${noun.text}'에 속한 것이므로 소유격 관계대명사 '${token.text}'`,
        wrong: `뒤의 명사 '${next.text}' 앞에서 소유를 나타내야 하므로 'which'는 쓸 수 없어요.`,
        worth: 3,
      };
    if (
      token.lower === "where" &&
      PLACES.has(noun.lower) &&
      (isNominative(next) || isDeterminer(next))
    ) {
      const verb = tokens
        .slice(next.index + 1, next.index + 5)
        .find(({ tag }) => /^(?:VBZ|VBP|VBD|MD)$/u.test(tag ?? ""));
      if (!verb) return null;
      const follower = tokens[verb.index + 1];
      const complete = verb.lemma === "be" && /^(?:JJ|VBN|VBG)$/u.test(follower?.tag ?? "");
      return {
        replacement: complete ? "which" : null,
        cue: noun,
        right: `장소를 나타내는 선행사 ${withParticle(noun.text, "이/가", `'${noun.text}'`)} 있고 뒤 절에 빠진 성분이 없으므로 관계부사 'where'`,
        wrong: `뒤 절에 빠진 성분이 없으므로 관계대명사 'which'가 아니라 관계부사 'where'가 와야 해요.`,
        worth: 3,
      };
    }
    return null;
  },
);
