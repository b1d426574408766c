/**
 * 비교 표현.
 *
 * Not tested: "still" before a comparative (it may mean time), "no better than", and the set phrases
 * "as well as", "as far as", "as long as", "as soon as" (Quirk et al. 1985 §15.63–73).
 */
import type { Sentence, Token } from "../../analysis.ts";
import { withParticle } from "../../korean.ts";
import { substitutionRule, type Substitution } from "../syntax/substitution.ts";

export const comparison = substitutionRule(
  {
    id: "comparison",
    name: "비교 표현",
    lesson:
      "than 앞에는 비교급, as와 as 사이에는 원급을 써요. 비교급을 강조할 때는 very가 아니라 much, far, even을 써요.",
  },
  (sentence, token) => {
    const { tokens } = sentence;
    const next = tokens[token.index + 1];
    if (/^(?:much|far|even)$/u.test(token.lower) && next && isComparative(next.lower, next.tag))
      return {
        replacement: "very",
        cue: next,
        right: `비교급 ${withParticle(next.text, "을/를", `'${next.text}'`)} 강조하는 자리이므로 '${token.text}'`,
        wrong: `비교급 '${next.text}' 앞에서 강조하는 자리이므로 'very'는 쓸 수 없어요.`,
      };
    const equal = equative(sentence, token);
    if (equal) return equal;
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
      replacement: direct && tokens[token.index - 1]?.lower !== "no" ? superlative : null,
      cue: than,
      right: `뒤에 비교 대상을 나타내는 'than'이 있으므로 비교급 '${token.text}'`,
      wrong: `뒤에 'than'이 있으므로 최상급 ${withParticle(superlative, "은/는", `'${superlative}'`)} 쓸 수 없어요.`,
    };
  },
);

/** "as big as": the second "as". */
function equative({ tokens }: Sentence, token: Token): Substitution | null {
  const graded = tokens[token.index - 1];
  if (token.lower !== "as" || tokens[token.index - 2]?.lower !== "as" || !graded) return null;
  if (graded.tag !== "JJ" && graded.tag !== "RB") return null;
  if (/^(?:well|far|long|soon|good|much|many|such|late|early)$/u.test(graded.lower)) return null;
  return {
    replacement: "than",
    cue: graded,
    right: `앞의 ${withParticle(graded.text, "과/와", `'as ${graded.text}'`)} 짝을 이루는 원급 비교이므로 '${token.text}'`,
    wrong: `앞에 ${withParticle(graded.text, "이/가", `'as ${graded.text}'`)} 있는 원급 비교이므로 'than'은 쓸 수 없어요.`,
  };
}

/** "other", "rather", "later" end in -er too: only what the taggers call a comparative counts. */
function isComparative(word: string, tag: string | null): boolean {
  if (/^(?:more|better|worse)$/u.test(word)) return true;
  return (tag === "JJR" || tag === "RBR") && word.endsWith("er");
}
