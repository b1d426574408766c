/** 비교 표현. */
import { withParticle } from "../korean.ts";
import { substitutionRule } from "./substitution.ts";

export const comparison = substitutionRule(
  {
    id: "comparison",
    name: "비교 표현",
    lesson:
      "than 앞에는 비교급, as와 as 사이에는 원급을 써요. 비교급을 강조할 때는 very가 아니라 much, far, even, still을 써요.",
  },
  (sentence, token) => {
    const { tokens } = sentence;
    const next = tokens[token.index + 1];
    if (
      /^(?:much|far|even|still)$/u.test(token.lower) &&
      next &&
      isComparative(next.lower, next.tag)
    )
      return {
        replacement: "very",
        cue: next,
        right: `비교급 ${withParticle(next.text, "을/를", `'${next.text}'`)} 강조하는 자리이므로 '${token.text}'`,
        wrong: `비교급 '${next.text}' 앞에서 강조하는 자리이므로 'very'는 쓸 수 없어요.`,
        worth: 2,
      };
    const than = tokens
      .slice(token.index + 1, token.index + 4)
      .find(({ lower }) => lower === "than");
    if (!than || !isComparative(token.lower, token.tag)) return null;
    const direct =
      than.index === token.index + 1 || (token.lower === "more" && than.index === token.index + 2);
    const superlative =
      token.lower === "more"
        ? "most"
        : token.lower === "better"
          ? "best"
          : token.lower === "worse"
            ? "worst"
            : token.lower.replace(/er$/u, "est");
    return {
      replacement:
        direct && superlative !== token.lower && tokens[token.index - 1]?.lower !== "no"
          ? superlative
          : null,
      cue: than,
      right: `뒤에 비교 대상을 나타내는 'than'이 있으므로 비교급 '${token.text}'`,
      wrong: `뒤에 'than'이 있으므로 최상급 ${withParticle(superlative, "은/는", `'${superlative}'`)} 쓸 수 없어요.`,
      worth: 1,
    };
  },
);

/** "other", "rather", "later" end in -er too: only what the taggers call a comparative counts. */
function isComparative(word: string, tag: string | null): boolean {
  if (/^(?:more|better|worse)$/u.test(word)) return true;
  return (tag === "JJR" || tag === "RBR") && word.endsWith("er");
}
