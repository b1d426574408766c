/**
 * 재귀대명사.
 *
 * A reflexive agrees with the subject of its own clause (Quirk et al. 1985 §6.23–28; Huddleston &
 * Pullum 2002, ch. 17 §3). The edit breaks that agreement. A plain "them" for "themselves" is not
 * offered: it may speak of others, and "took it with them" wants no reflexive at all. Not tested:
 * subjects that may be of both numbers, "each", "themself", "everyone … themselves".
 */
import { wordTable } from "../../words/word-table.ts";
import type { Sentence, Token } from "../../analysis.ts";
import { withParticle } from "../../korean.ts";
import { PEOPLE } from "../../words/nouns.ts";
import { localSubject } from "../syntax/local-subject.ts";
import { substitutionRule, type Substitution } from "../syntax/substitution.ts";
import { isFiniteVerb, isNoun } from "../syntax/tokens.ts";
import { firstPersonReflexives } from "../constructions/pronouns/first-person-reflexives.ts";
import { reflexives } from "../constructions/pronouns/modified-pronouns.ts";
import { alsoFound } from "../syntax/also-found.ts";

const OTHER: Readonly<Record<string, string>> = wordTable({
  themselves: "itself",
  itself: "themselves",
});
const OBJECTIVE: Readonly<Record<string, string>> = wordTable({
  themselves: "them",
  himself: "him",
  herself: "her",
});

export const reflexive = alsoFound(
  substitutionRule(
    {
      id: "reflexive",
      name: "재귀대명사",
      lesson:
        "목적어가 주어와 같은 대상이면 주어의 수와 인칭에 맞는 재귀대명사(-self/-selves)를 써요.",
    },
    (sentence, token) => emphatic(sentence, token) ?? bound(sentence, token),
  ),
  firstPersonReflexives,
  reflexives,
);

/** "The teachers themselves decided": beside its noun, and so no object. */
function emphatic({ tokens }: Sentence, token: Token): Substitution | null {
  const objective = OBJECTIVE[token.lower];
  const noun = tokens[token.index - 1];
  if (!objective || !noun || !isNoun(noun) || !isFiniteVerb(tokens[token.index + 1])) return null;
  return {
    replacement: objective,
    cue: noun,
    right: `바로 앞의 명사 ${withParticle(noun.text, "을/를", `'${noun.text}'`)} 강조하는 자리이므로 재귀대명사 '${token.text}'`,
    wrong: `명사 ${withParticle(noun.text, "을/를", `'${noun.text}'`)} 강조하는 자리이므로 목적격 ${withParticle(objective, "은/는", `'${objective}'`)} 쓸 수 없어요.`,
  };
}

/** "Cells renew themselves", "the door opened by itself". */
function bound(sentence: Sentence, token: Token): Substitution | null {
  const other = OTHER[token.lower];
  const before = sentence.tokens[token.index - 1];
  if (!other || !before) return null;
  const subject = localSubject(sentence, before.lower === "by" ? before.index - 1 : before.index);
  if (!subject || subject.plural !== (token.lower === "themselves")) return null;
  if (subject.head.lower === "we" || (!subject.plural && !isThing(subject.head))) return null;
  const head = `'${subject.head.text}'`;
  const kind = subject.plural ? "복수" : "단수";
  return {
    replacement: other,
    cue: subject.head,
    right: `주어 ${withParticle(subject.head.text, "과/와", head)} 같은 대상을 가리키고 주어가 ${kind}이므로 '${token.text}'`,
    wrong: `가리키는 대상인 주어 ${withParticle(subject.head.text, "이/가", head)} ${kind}이므로 ${withParticle(other, "은/는", `'${other}'`)} 쓸 수 없어요.`,
  };
}

/** Of a person "they" and "themselves" may be said in the singular. */
const isThing = ({ lower }: Token): boolean =>
  !(PEOPLE.has(lower) || /^(?:he|she|we|they)$/u.test(lower));
