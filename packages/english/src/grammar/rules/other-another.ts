/**
 * other와 another.
 *
 * Not tested: "another" before a plural with a number ("another two weeks"), "another people" (a
 * nation), and "other" before nouns that may be uncounted ("other coffee").
 * See Swan, Practical English Usage, "another" and "other".
 */
import { withParticle } from "../../korean.ts";
import { COUNTED } from "../../words/countability.ts";
import { UNCERTAIN_NUMBER } from "../../words/nouns.ts";
import { substitutionRule } from "../syntax/substitution.ts";
import { isNoun } from "../syntax/tokens.ts";

export const otherAnother = substitutionRule(
  {
    id: "other-another",
    name: "other와 another",
    lesson: "복수 명사 앞에는 other, 셀 수 있는 단수 명사 앞에는 another를 써요.",
  },
  ({ tokens }, token) => {
    const before = tokens[token.index - 1];
    const noun = tokens[token.index + 1];
    if (!noun || isNoun(tokens[noun.index + 1])) return null;
    const shown = withParticle(noun.text, "이/가", `'${noun.text}'`);
    if (token.lower === "another" && noun.tag === "NN" && COUNTED.has(noun.lower))
      return {
        replacement: "other",
        cue: noun,
        right: `뒤의 명사 ${shown} 셀 수 있는 단수 명사이므로 '${token.text}'`,
        wrong: `뒤의 명사 ${shown} 셀 수 있는 단수 명사이므로 'other'를 관사 없이 쓸 수 없어요.`,
      };
    if (token.lower !== "other" || noun.tag !== "NNS" || !noun.lower.endsWith("s")) return null;
    if (UNCERTAIN_NUMBER.has(noun.lower)) return null;
    if (/^(?:DT|PRP\$|CD|POS)$/u.test(before?.tag ?? "")) return null;
    if (/^(?:some|any|no|many|most|all|several|such|every|each|few)$/u.test(before?.lower ?? ""))
      return null;
    return {
      replacement: "another",
      cue: noun,
      right: `뒤의 명사 ${shown} 복수이므로 '${token.text}'`,
      wrong: `뒤의 명사 ${shown} 복수이므로 단수 명사 앞에 쓰는 'another'는 쓸 수 없어요.`,
    };
  },
);
