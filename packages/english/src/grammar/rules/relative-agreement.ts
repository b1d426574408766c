/**
 * 관계사절 동사의 수 일치: the verb after who, which or that has the number of the antecedent.
 *
 * Not tested: "one of the … who" (both numbers occur; Quirk et al. 1985 §10.43), collective nouns,
 * coordination, a comma before "which" (the antecedent may be the whole clause) and a chain of nouns
 * of both numbers, of which either might be the antecedent.
 */
import type { Sentence, Token } from "../../analysis.ts";
import { withParticle } from "../../korean.ts";
import { wordList } from "../../words/word-list.ts";
import { TIME_NOUNS, UNCERTAIN_NUMBER } from "../../words/nouns.ts";
import { isPluralForm, otherNumber } from "../syntax/verb-number.ts";
import { substitutionRule } from "../syntax/substitution.ts";
import { skipPhraseBackwards, hasWord, isNoun } from "../syntax/tokens.ts";

const DOUBT = wordList(
  "one if wish though lest ask asked tell told show showed shown inform informed remind reminded teach taught",
);
const IRREGULAR = /^(?:people|children|men|women|feet|teeth|mice|geese)$/u;

export const relativeAgreement = substitutionRule(
  {
    id: "relative-agreement",
    name: "관계사절의 수 일치",
    lesson: "주격 관계대명사 who, which, that 뒤의 동사는 선행사의 수에 맞춰요.",
  },
  (sentence, verb) => {
    if (!/^VB[ZPD]$/u.test(verb.tag ?? "")) return null;
    const { tokens } = sentence;
    const pronoun = tokens[verb.index - (tokens[verb.index - 1]?.tag === "RB" ? 2 : 1)];
    if (!pronoun || !/^(?:who|which|that)$/u.test(pronoun.lower)) return null;
    const comma = tokens[pronoun.index - 1]?.text === ",";
    if (comma && pronoun.lower !== "who") return null;
    const noun = tokens[pronoun.index - (comma ? 2 : 1)];
    const other = otherNumber(verb);
    if (!noun || !other || hasWord(sentence, DOUBT, 0, verb.index)) return null;
    const plural = numberOf(sentence, noun);
    if (plural !== isPluralForm(verb)) return null;
    const kind = plural ? "복수" : "단수";
    // in "aspects of their lives that are …" either noun may be the antecedent
    const chained = outerNoun(sentence, noun) !== null;
    const shown = chained
      ? "가 되는 앞의 명사가"
      : ` ${withParticle(noun.text, "이/가", `'${noun.text}'`)}`;
    return {
      replacement: other,
      cue: noun,
      right: `관계대명사 '${pronoun.text}'의 선행사${shown} ${kind}이므로 ${kind} 동사 '${verb.text}'`,
      wrong: `선행사${shown} ${kind}인데 ${plural ? "단수" : "복수"} 동사 ${withParticle(other, "을/를", `'${other}'`)} 써서 수가 맞지 않아요.`,
    };
  },
);

/** Whether the antecedent is plural; null when that, or the antecedent, is in doubt. */
function numberOf({ tokens }: Sentence, noun: Token): boolean | null {
  if (!/^NNS?$/u.test(noun.tag ?? "")) return null;
  const plural = noun.tag === "NNS";
  const people = noun.lower === "people";
  if (UNCERTAIN_NUMBER.has(noun.lower) && !people) return null;
  if (
    plural &&
    (TIME_NOUNS.has(noun.lower) || !(noun.lower.endsWith("s") || IRREGULAR.test(noun.lower)))
  )
    return null;
  if (!plural && /(?:[^su]s|ics)$/u.test(noun.lower)) return null;
  const before = tokens[skipPhraseBackwards(tokens, noun.index)];
  if (/^(?:and|or|nor|,|as|than|like|between)$/u.test(before?.lower ?? "")) return null;
  const article = tokens[(before?.index ?? -1) + 1]?.lower;
  if (people && /^(?:a|this|that|one|another)$/u.test(article ?? "")) return null;
  const outer = outerNoun({ tokens }, noun);
  return outer && outer.tag !== noun.tag ? null : plural;
}

/** The noun that "of …" hangs the antecedent on. */
function outerNoun({ tokens }: Pick<Sentence, "tokens">, noun: Token): Token | null {
  const before = tokens[skipPhraseBackwards(tokens, noun.index)];
  if (!before || !(before.tag === "IN" || /^(?:of|to)$/u.test(before.lower))) return null;
  const outer = tokens[before.index - 1];
  return outer && isNoun(outer) ? outer : null;
}
