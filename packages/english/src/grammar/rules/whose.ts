/**
 * 소유격 관계대명사 whose.
 *
 * Not tested: "whose" as a question word ("asked the boy whose book it was": "which book" fits) and
 * nouns before which a relative "which" stands as a determiner ("in which case").
 * See Huddleston & Pullum 2002, ch. 12.
 */
import { withParticle } from "../../korean.ts";
import { wordList } from "../../words/word-list.ts";
import { headNounAfter } from "../syntax/complete-clause.ts";
import { substitutionRule } from "../syntax/substitution.ts";
import { hasWord, isNoun } from "../syntax/tokens.ts";

const ASKERS = wordList(
  "ask asks asked asking tell tells told telling show shows showed teach taught remind reminded",
);
const DETERMINED = wordList("case event time point way reason");

export const whose = substitutionRule(
  {
    id: "whose",
    name: "소유격 관계대명사",
    lesson: "선행사와 뒤의 명사가 '~의'로 이어지면 소유격 관계대명사 whose를 써요.",
  },
  (sentence, token) => {
    if (token.lower !== "whose") return null;
    const { tokens } = sentence;
    const comma = tokens[token.index - 1]?.text === ",";
    const antecedent = tokens[token.index - (comma ? 2 : 1)];
    const next = tokens[token.index + 1];
    const sure = headNounAfter(tokens, token.index);
    const owned = sure ?? (next?.likely?.startsWith("NN") ? next : null);
    if (!antecedent || !owned || !isNoun(antecedent)) return null;
    const certain =
      sure !== null && !DETERMINED.has(owned.lower) && !hasWord(sentence, ASKERS, 0, token.index);
    return {
      replacement: certain ? "which" : null,
      cue: owned,
      right: `뒤의 명사 ${withParticle(owned.text, "이/가", `'${owned.text}'`)} 앞의 명사 '${antecedent.text}'에 속한 것이므로 소유격 관계대명사 'whose'`,
      wrong: `뒤의 명사 '${owned.text}' 앞에서 소유를 나타내야 하므로 'which'는 쓸 수 없어요.`,
    };
  },
);
