/**
 * 접속사와 전치사: because/because of, although/despite, while/during.
 *
 * Not tested: "as though", "even though", "though" at the end, and reduced clauses ("while young",
 * "although tired"), where a conjunction stands without a finite verb (Quirk et al. 1985 §14.8).
 */
import { wordTable } from "../../words/word-table.ts";
import { withParticle } from "../../korean.ts";
import { substitutionRule } from "../syntax/substitution.ts";
import { isDeterminer, isNominative } from "../syntax/tokens.ts";

const PREPOSITION: Readonly<Record<string, string>> = wordTable({
  because: "because of",
  although: "despite",
  though: "despite",
  while: "during",
});
const CONJUNCTION: Readonly<Record<string, string>> = wordTable({
  despite: "although",
  during: "while",
});

export const conjunctionPreposition = substitutionRule(
  {
    id: "conjunction-preposition",
    name: "접속사와 전치사",
    lesson:
      "뒤에 「주어+동사」가 오면 접속사(because, although, while), 명사(구)만 오면 전치사(because of, despite, during)를 써요.",
  },
  (sentence, token) => {
    const next = sentence.tokens[token.index + 1];
    const verb = sentence.tokens
      .slice(token.index + 2, token.index + 9)
      .find(({ likely }) => /^(?:VBZ|VBP|VBD|MD)$/u.test(likely ?? ""));
    const preposition = PREPOSITION[token.lower];
    if (
      preposition &&
      verb &&
      !/^(?:even|as)$/u.test(sentence.tokens[token.index - 1]?.lower ?? "")
    ) {
      if (!isNominative(next) && !isDeterminer(next)) return null;
      return {
        replacement: preposition,
        cue: verb,
        right: `뒤에 동사 '${verb.text}'의 절이 이어지므로 접속사 '${token.text}'`,
        wrong: `뒤에 「주어+동사」의 절이 이어지므로 전치사 ${withParticle(preposition, "은/는", `'${preposition}'`)} 쓸 수 없어요.`,
      };
    }
    const conjunction = CONJUNCTION[token.lower];
    if (!conjunction || !next) return null;
    const phrase = sentence.tokens.slice(next.index, next.index + 4);
    if (
      phrase.some(({ tag }) => tag?.startsWith("VB")) ||
      !/^(?:DT|PRP\$|NN|JJ)/u.test(next.tag ?? "")
    )
      return null;
    const verbs = sentence.tokens
      .slice(next.index)
      .some(({ likely }) => /^VB[ZPD]$|^MD$/u.test(likely ?? ""));
    return {
      replacement: verbs ? null : conjunction,
      cue: next,
      right: `뒤에 절이 아니라 명사구가 이어지므로 전치사 '${token.text}'`,
      wrong: `뒤에 「주어+동사」가 없고 명사구만 이어지므로 접속사 ${withParticle(conjunction, "은/는", `'${conjunction}'`)} 쓸 수 없어요.`,
    };
  },
);
