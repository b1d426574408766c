/**
 * Relative adverbs: "shops, where they had few stairs" and "the direction in which we see it". They are edited where the
 * clause is certainly complete (Huddleston & Pullum 2002, ch. 12 §3.5).
 */
import type { Sentence } from "../../../analysis.ts";
import { withParticle } from "../../../korean.ts";
import { TIMES } from "../../../words/nouns.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { completeClause } from "../../syntax/complete-clause.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isDeterminer, isNominative, isNoun } from "../../syntax/tokens.ts";

/** "shops, where they had few stairs", "the direction in which we see it". */
export function openingWhere(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((token) => {
    const comma = tokens[token.index - 1]?.text === ",";
    const noun = tokens[token.index - (comma ? 2 : 1)];
    const next = tokens[token.index + 1];
    if (!noun || !isNoun(noun)) return [];
    const isAdverb =
      token.lower === "where" || (token.lower === "when" && !comma && TIMES.has(noun.lower));
    if (isAdverb && (isNominative(next) || isDeterminer(next)))
      return pointOf(sentence, {
        rule: "relative-adverb",
        first: token,
        replacement:
          token.lower === "where" && completeClause(sentence, next?.index ?? 0) ? "which" : null,
        cue: noun,
        wrong: `뒤 절에 빠진 성분이 없으므로 관계대명사 'which'가 아니라 관계부사 '${token.text}'가 와야 해요.`,
        right: `앞의 명사 ${withParticle(noun.text, "을/를", `'${noun.text}'`)} 꾸미고 뒤 절에 빠진 성분이 없으므로 관계부사 '${token.text}'`,
      });
    const clause = tokens[token.index + 2];
    if (next?.lower !== "which" || !clause) return [];
    if (!isNominative(clause) && !isDeterminer(clause) && clause.tag !== "NNS") return [];
    if (!/^(?:in|at|on|by|for|from|with|through|during|to|of)$/u.test(token.lower)) return [];
    return pointOf(sentence, {
      rule: "relative-adverb",
      first: token,
      last: next,
      replacement: null,
      cue: noun,
      right: `앞에 선행사 ${withParticle(noun.text, "이/가", `'${noun.text}'`)} 있고 뒤에 주어와 동사가 갖추어진 절이 이어지므로 「전치사+관계대명사」인 '${token.text} which'`,
    });
  });
}
