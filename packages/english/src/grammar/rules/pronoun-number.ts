/**
 * 대명사의 수: its own/their own, that of/those of.
 *
 * A possessive may always speak of something named earlier ("The birds left its branches"), so only
 * two places are certain: "own", which looks to the subject of its clause, and "that/those of" behind
 * a comparison of the subject. Not tested: single persons and groups, for whom "their own" stands
 * (Quirk et al. 1985 §10.50; Huddleston & Pullum 2002, ch. 5 §17.2.4).
 */
import type { Sentence, Token } from "../../analysis.ts";
import { withParticle } from "../../korean.ts";
import { PEOPLE, UNCERTAIN_NUMBER } from "../../words/nouns.ts";
import { localSubject, type LocalSubject } from "../syntax/local-subject.ts";
import { substitutionRule, type Substitution } from "../syntax/substitution.ts";
import { isNoun } from "../syntax/tokens.ts";
import { modifiedPronouns } from "../constructions/pronouns/modified-pronouns.ts";
import { thoseAndThat } from "../constructions/pronouns/those-and-that.ts";
import { alsoFound } from "../syntax/also-found.ts";

export const pronounNumber = alsoFound(
  substitutionRule(
    {
      id: "pronoun-number",
      name: "대명사의 수",
      lesson:
        "대명사의 수는 대명사가 가리키는 명사의 수에 맞춰요. 단수는 it/its/that, 복수는 they/their/those로 받아요.",
    },
    (sentence, token) => own(sentence, token) ?? thatOf(sentence, token),
  ),
  thoseAndThat,
  modifiedPronouns,
);

/** "The robot makes its own decisions". */
function own(sentence: Sentence, token: Token): Substitution | null {
  const { tokens } = sentence;
  if (!/^(?:its|their)$/u.test(token.lower) || tokens[token.index + 1]?.lower !== "own")
    return null;
  const subject = subjectBefore(sentence, token);
  if (!subject || subject.plural !== (token.lower === "their") || !isClear(subject)) return null;
  // another noun of the other number between them could be meant
  const isAmbiguous = tokens
    .slice(subject.verb.index + 1, token.index)
    .some((noun) => isNoun(noun) && (noun.tag === "NNS") !== subject.plural);
  return isAmbiguous ? null : substitution(token, token.lower === "its" ? "their" : "its", subject);
}

/** "The population of Korea is larger than that of Japan". */
function thatOf(sentence: Sentence, token: Token): Substitution | null {
  const { tokens } = sentence;
  const before = tokens[token.index - 1];
  if (!/^(?:that|those)$/u.test(token.lower) || tokens[token.index + 1]?.lower !== "of")
    return null;
  if (!/^(?:than|from|to)$/u.test(before?.lower ?? "")) return null;
  const subject = subjectBefore(sentence, token);
  if (!subject || subject.verb.lemma !== "be" || !isNoun(subject.head)) return null;
  if (subject.plural !== (token.lower === "those")) return null;
  const between = tokens.slice(subject.verb.index + 1, token.index - 1);
  if (
    !between.every(
      ({ tag, lower }) =>
        /^(?:JJ|JJR|RB|RBR)$/u.test(tag ?? "") || /^(?:more|less|much|far)$/u.test(lower),
    )
  )
    return null;
  return substitution(token, token.lower === "that" ? "those" : "that", subject);
}

/** The subject of the nearest verb group before the token, with nothing but plain words between. */
function subjectBefore(sentence: Sentence, token: Token): LocalSubject | null {
  const { tokens } = sentence;
  for (let at = token.index - 1; at > token.index - 9; at--) {
    const { tag, text, lower } = tokens[at] ?? { tag: null, text: ",", lower: "," };
    if (tag?.startsWith("VB")) return localSubject(sentence, at);
    if (
      /^[,;:"“”()—]$/u.test(text) ||
      /^(?:and|or|but|that|which|who|to|when|if|as)$/u.test(lower)
    ) {
      if (lower !== "to" || tokens[at + 1] !== token) return null;
    }
  }
  return null;
}

const isClear = ({ head, plural }: LocalSubject): boolean =>
  head.lower !== "we" &&
  head.lower !== "he" &&
  head.lower !== "she" &&
  (plural || !(PEOPLE.has(head.lower) || UNCERTAIN_NUMBER.has(head.lower)));

function substitution(
  token: Token,
  replacement: string,
  { head, plural }: LocalSubject,
): Substitution {
  const kind = plural ? "복수" : "단수";
  return {
    replacement,
    cue: head,
    right: `${kind}인 주어 ${withParticle(head.text, "을/를", `'${head.text}'`)} 가리키므로 '${token.text}'`,
    wrong: `${kind}인 주어 ${withParticle(head.text, "을/를", `'${head.text}'`)} 가리키므로 ${withParticle(replacement, "은/는", `'${replacement}'`)} 쓸 수 없어요.`,
  };
}
