/**
 * 수량 표현: many/much, few/little, fewer/less, number/amount.
 *
 * Not tested: "less people" (common, if criticised) and "little" for a bare "few", which may be the
 * adjective ("very little visitors"; Quirk et al. 1985 §5.23–24).
 */
import type { Token } from "../../analysis.ts";
import { withParticle } from "../../korean.ts";
import { MASS } from "../../words/countability.ts";
import { substitutionRule, type Substitution } from "../syntax/substitution.ts";
import { isNoun } from "../syntax/tokens.ts";

const COUNTED = "셀 수 있는 명사의 복수형";
const UNCOUNTED = "셀 수 없는 명사";

export const quantity = substitutionRule(
  {
    id: "quantity",
    name: "수량 표현",
    lesson:
      "셀 수 있는 명사의 복수형 앞에는 many·(a) few·number of, 셀 수 없는 명사 앞에는 much·(a) little·amount of를 써요.",
  },
  ({ tokens }, token) => {
    const amount = token.lower === "amount" && tokens[token.index + 1]?.lower === "of";
    let at = token.index + (amount ? 2 : 1);
    while (tokens[at]?.tag === "JJ" && at < token.index + 4) at++;
    const noun = tokens[at];
    if (!noun || isNoun(tokens[at + 1])) return null;
    const before = tokens[token.index - 1]?.lower ?? "";
    const plural = noun.tag === "NNS" && /s$|^(?:people|children|men|women)$/u.test(noun.lower);
    const mass = noun.tag === "NN" && MASS.has(noun.lower);
    if (amount) return mass ? say(token, noun, "number", UNCOUNTED) : null;
    switch (token.lower) {
      case "many":
        return plural ? say(token, noun, "much", COUNTED) : null;
      case "few":
        return plural ? say(token, noun, before === "a" ? "little" : null, COUNTED) : null;
      case "much":
        return mass ? say(token, noun, "many", UNCOUNTED) : null;
      case "little":
        return mass && /^(?:a|very|so|too)$/u.test(before)
          ? say(token, noun, "few", UNCOUNTED)
          : null;
      case "less":
        return mass && noun.index === token.index + 1 ? say(token, noun, "fewer", UNCOUNTED) : null;
      default:
        return null;
    }
  },
);

function say(token: Token, noun: Token, replacement: string | null, kind: string): Substitution {
  const shown = withParticle(noun.text, "이/가", `'${noun.text}'`);
  return {
    replacement,
    cue: noun,
    right: `뒤의 명사 ${shown} ${kind}이므로 '${token.text}'`,
    wrong: replacement
      ? `뒤의 명사 ${shown} ${kind}이므로 ${withParticle(replacement, "은/는", `'${replacement}'`)} 쓸 수 없어요.`
      : "",
  };
}
