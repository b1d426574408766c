/**
 * Pronouns whose form hangs on a noun or a modifier elsewhere: those who, that of, reflexives behind let, make and
 * prepositions (Quirk et al. 1985 §6.19, §6.23–31).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { withParticle } from "../../../korean.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isFiniteVerb, isNoun } from "../../syntax/tokens.ts";

/** "those who could pay", "those with more money", "that of the other side". */
export function modifiedPronouns(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((pronoun) => {
    const next = tokens[pronoun.index + 1];
    const before = tokens[pronoun.index - 1];
    if (!next) return [];
    if (pronoun.lower === "those") {
      const who = next.lower === "who";
      const phrase =
        /^(?:with|without|in|at|on|behind|from|above|below)$/u.test(next.lower) ||
        (next.tag === "VBG" && /^(?:IN|DT|RB)$/u.test(tokens[next.index + 1]?.tag ?? ""));
      if (!who && !phrase) return [];
      return pointOf(sentence, {
        rule: "pronoun-number",
        first: pronoun,
        replacement: null,
        cue: next,
        right: `뒤의 '${next.text} …'의 꾸밈을 받아 '~하는 사람들'이나 '~하는 것들'을 뜻하는 자리이므로 '${pronoun.text}'`,
      });
    }
    if (pronoun.lower !== "that" || next.lower !== "of" || !before) return [];
    if (
      !/^VB[ZPD]?$/u.test(before.tag ?? "") &&
      !/^(?:than|as|to|from|with|like)$/u.test(before.lower)
    )
      return [];
    return pointOf(sentence, {
      rule: "pronoun-number",
      first: pronoun,
      replacement: null,
      cue: next,
      right: `앞에 나온 단수 명사를 대신하면서 뒤의 'of …'의 꾸밈을 받는 자리이므로 '${pronoun.text}'`,
    });
  });
}

const SELF = /^(?:myself|yourself|himself|herself|itself|ourselves|yourselves|themselves)$/u;

/** "let them sort themselves", "the mountain itself". */
export function reflexives(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((token) => {
    const before = tokens[token.index - 1];
    if (!SELF.test(token.lower) || !before) return [];
    return pointOf(sentence, {
      rule: "reflexive",
      first: token,
      replacement: null,
      cue: before,
      right: isEmphatic(tokens, token, before)
        ? `바로 앞의 명사 ${withParticle(before.text, "을/를", `'${before.text}'`)} 강조하는 자리이므로 재귀대명사 '${token.text}'`
        : `동작을 하는 쪽과 그 동작을 받는 쪽이 같은 대상이므로 재귀대명사 '${token.text}'`,
    });
  });
}

function isEmphatic(tokens: readonly Token[], token: Token, before: Token): boolean {
  const next = tokens[token.index + 1];
  return isNoun(before) && (isFiniteVerb(next) || /^[.,;]$/u.test(next?.text ?? ""));
}
