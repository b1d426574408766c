/**
 * 관계부사와 관계대명사: where/when/why and which.
 *
 * Not tested: clauses that end in a preposition ("the place where they come from": "which" fits),
 * clauses whose verb may take the antecedent as its object ("the place which I visited"), and "when"
 * after a comma, which is mostly a conjunction (Quirk et al. 1985 §17.18).
 */
import { wordTable } from "../../words/word-table.ts";
import type { Sentence, Token } from "../../analysis.ts";
import { withParticle } from "../../korean.ts";
import { PLACES, TIMES } from "../../words/nouns.ts";
import { wordList } from "../../words/word-list.ts";
import { completeClause } from "../syntax/complete-clause.ts";
import type { Substitution } from "../syntax/substitution.ts";
import { substitutionRule } from "../syntax/substitution.ts";
import { isFiniteVerb, isNoun } from "../syntax/tokens.ts";
import { openingWhere } from "../constructions/clauses/relative-adverbs.ts";
import { alsoFound } from "../syntax/also-found.ts";

interface Kind {
  readonly nouns: ReadonlySet<string>;
  readonly name: string;
}
const KINDS: Readonly<Record<string, Kind>> = wordTable({
  where: { nouns: PLACES, name: "장소" },
  when: { nouns: TIMES, name: "시간" },
  why: { nouns: wordList("reason reasons"), name: "이유" },
});

export const relativeAdverb = alsoFound(
  substitutionRule(
    {
      id: "relative-adverb",
      name: "관계부사와 관계대명사",
      lesson:
        "뒤 절에 주어나 목적어가 빠져 있으면 관계대명사 which, 빠진 성분이 없으면 관계부사 where·when·why나 「전치사+which」를 써요.",
    },
    (sentence, token) =>
      adverb(sentence, token) ?? prepositional(sentence, token) ?? pronoun(sentence, token),
  ),
  openingWhere,
);

/** "the house where he lives" → which. */
function adverb(sentence: Sentence, token: Token): Substitution | null {
  const kind = KINDS[token.lower];
  const noun = antecedent(sentence, token, token.lower === "where");
  if (!kind || !noun || !kind.nouns.has(noun.lower)) return null;
  const verb = completeClause(sentence, token.index + 1);
  if (!verb) return null;
  return {
    replacement: "which",
    cue: noun,
    right: `${withParticle(kind.name, "을/를")} 나타내는 선행사 ${withParticle(noun.text, "이/가", `'${noun.text}'`)} 있고 뒤 절에 빠진 성분이 없으므로 관계부사 '${token.text}'`,
    wrong: `뒤 절에 빠진 성분이 없으므로 관계대명사 'which'가 아니라 관계부사 '${token.text}'${token.lower === "when" ? "이" : "가"} 와야 해요.`,
  };
}

/** "a system in which the people choose a king" → which. */
function prepositional(sentence: Sentence, preposition: Token): Substitution | null {
  const { tokens } = sentence;
  const which = tokens[preposition.index + 1];
  if (
    which?.lower !== "which" ||
    !/^(?:in|at|on|by|for|from|with|through|during)$/u.test(preposition.lower)
  )
    return null;
  const noun = antecedent(sentence, preposition, true);
  if (!noun || !completeClause(sentence, which.index + 1)) return null;
  const original = `${preposition.text} which`;
  return {
    replacement: "which",
    cue: noun,
    right: `앞에 선행사 ${withParticle(noun.text, "이/가", `'${noun.text}'`)} 있고 뒤 절에 빠진 성분이 없으므로 「전치사+관계대명사」인 '${original}'`,
    wrong: `뒤 절에 빠진 성분이 없으므로 관계대명사 'which'만으로는 이어질 수 없고 '${original}'가 와야 해요.`,
    span: [preposition, which],
  };
}

/** "a city which has many parks" → where. */
function pronoun(sentence: Sentence, token: Token): Substitution | null {
  if (token.lower !== "which" && token.lower !== "that") return null;
  const noun = antecedent(sentence, token, token.lower === "which");
  const verb = sentence.tokens[token.index + 1];
  if (!noun || !verb || !isFiniteVerb(verb) || !PLACES.has(noun.lower)) return null;
  // "an island where is a temple" is an old inversion
  const next = sentence.tokens[verb.index + 1];
  if (verb.lemma === "be" && !/^(?:JJ|VBN|VBG|RB)$/u.test(next?.tag ?? "")) return null;
  return {
    replacement: "where",
    cue: verb,
    right: `뒤 절의 동사 '${verb.text}'의 주어가 빠져 있으므로 주격 관계대명사 '${token.text}'`,
    wrong: `뒤 절의 동사 '${verb.text}'의 주어가 빠져 있으므로 관계부사 'where'는 쓸 수 없어요.`,
  };
}

function antecedent({ tokens }: Sentence, token: Token, comma: boolean): Token | null {
  const before = tokens[token.index - 1];
  const noun = comma && before?.text === "," ? tokens[token.index - 2] : before;
  return noun && isNoun(noun) ? noun : null;
}
