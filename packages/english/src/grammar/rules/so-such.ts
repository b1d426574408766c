/**
 * so와 such.
 *
 * Not tested: "so" as a conjunction or a pro-form (", so small shops closed", "they do so quickly"),
 * "so that", "such as", and the formal "so big a dog" (Huddleston & Pullum 2002, ch. 5 §12.3).
 */
import { withParticle } from "../../korean.ts";
import { wordList } from "../../words/word-list.ts";
import { headNounAfter } from "../syntax/complete-clause.ts";
import { substitutionRule } from "../syntax/substitution.ts";
import { isNoun } from "../syntax/tokens.ts";

/** "so far", "so long as", "so called" are of another kind. */
const SET = wordList("far long called forth on to as and that just even only not");

export const soSuch = substitutionRule(
  {
    id: "so-such",
    name: "so와 such",
    lesson: "so 뒤에는 형용사나 부사가, such 뒤에는 「(a/an)+(형용사)+명사」가 와요.",
  },
  ({ tokens }, token) => {
    const before = tokens[token.index - 1];
    const next = tokens[token.index + 1];
    const third = tokens[token.index + 2];
    if (!before || !next) return null;
    const shown = `'${next.text}'`;
    if (token.lower === "so") {
      const many = /^(?:many|much|few)$/u.test(next.lower);
      const graded = !many && /^(?:JJ|RB)$/u.test(next.tag ?? "") && !SET.has(next.lower);
      if (!graded && !many) return null;
      if (graded && (isNoun(third) || third?.tag === "JJ" || third?.lower === "a")) return null;
      if (!before.tag?.startsWith("VB") && before.tag !== "RB" && !isNoun(before)) return null;
      if (/^(?:do|think|say|hope|believe|suppose)$/u.test(before.lemma)) return null;
      if (isNoun(before) && next.tag !== "RB") return null;
      const kind = many ? "수량을 나타내는" : next.tag === "JJ" ? "형용사" : "부사";
      return {
        replacement: "such",
        cue: next,
        right: `뒤의 ${kind} ${withParticle(next.text, "을/를", shown)} 강조하는 자리이므로 'so'`,
        wrong: `뒤의 ${kind} ${withParticle(next.text, "을/를", shown)} 강조하는 자리이므로 명사 앞에 쓰는 'such'는 쓸 수 없어요.`,
      };
    }
    if (
      token.lower !== "such" ||
      next.lower === "as" ||
      /^(?:no|any|some|other|all|many|one)$/u.test(before.lower)
    )
      return null;
    const article = /^an?$/u.test(next.lower);
    const noun = headNounAfter(tokens, article ? next.index : token.index);
    if (!noun || (!article && !isNoun(next) && next.tag !== "JJ")) return null;
    // "and so a machine …", "so people …" begin a clause of result; only an adjective makes "so" surely wrong
    const graded = tokens[(article ? next.index : token.index) + 1]?.tag === "JJ";
    const mayBeginClause = /^(?:[,;:]|and|but|or)$/u.test(before.lower);
    const isSure = graded && !mayBeginClause && (article || noun.tag === "NNS");
    return {
      replacement: isSure ? "so" : null,
      cue: noun,
      right: `뒤에 명사 ${withParticle(noun.text, "을/를", `'${noun.text}'`)} 포함한 명사구가 이어지므로 '${token.text}'`,
      wrong: `뒤에 명사 ${withParticle(noun.text, "을/를", `'${noun.text}'`)} 포함한 명사구가 이어지므로 'so'는 쓸 수 없어요.`,
    };
  },
);
