/** 수량 표현: many/much, few/little, other/another. */
import { withParticle } from "../korean.ts";
import { UNCERTAIN_NUMBER } from "../words/nouns.ts";
import { substitutionRule } from "./substitution.ts";

export const quantity = substitutionRule(
  {
    id: "quantity",
    name: "수량 표현",
    lesson:
      "셀 수 있는 명사의 복수형 앞에는 many·few·other, 셀 수 없는 명사 앞에는 much·little, 단수 명사 앞에는 another를 써요.",
  },
  (sentence, token) => {
    const { tokens } = sentence;
    const before = tokens[token.index - 1];
    let at = token.index + 1;
    while (tokens[at]?.tag === "JJ") at++;
    const noun = tokens[at];
    if (!noun || at > token.index + 3) return null;
    const plural = noun.tag === "NNS" && /s$|^(?:people|children|men|women)$/u.test(noun.lower);
    const singular = noun.tag === "NN" && !UNCERTAIN_NUMBER.has(noun.lower);
    const shown = withParticle(noun.text, "이/가", `'${noun.text}'`);
    const say = (replacement: string, kind: string, worth: number) => ({
      replacement,
      cue: noun,
      right: `뒤의 명사 ${shown} ${kind}이므로 '${token.text}'`,
      wrong: `뒤의 명사 ${shown} ${kind}이므로 ${withParticle(replacement, "은/는", `'${replacement}'`)} 쓸 수 없어요.`,
      worth,
    });
    switch (token.lower) {
      case "many":
        return plural ? say("much", "셀 수 있는 명사의 복수형", 1) : null;
      case "few":
        return plural ? say("little", "셀 수 있는 명사의 복수형", 2) : null;
      case "other": {
        const free =
          !/^(?:DT|PRP\$|CD|POS)$/u.test(before?.tag ?? "") &&
          !/^(?:some|any|no|each|every|many|most|all|several|such)$/u.test(before?.lower ?? "");
        return plural && free && noun.index === token.index + 1
          ? say("another", "복수 명사", 1)
          : null;
      }
      case "another":
        return singular && noun.index === token.index + 1 ? say("other", "단수 명사", 1) : null;
      default:
        return null;
    }
  },
);
