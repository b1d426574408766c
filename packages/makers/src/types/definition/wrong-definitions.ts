/** Definitions that a known word does not have here, each tempting for a reason. */
import { usagesOf, withParticle } from "@pulda/english";
import { firstOf } from "../../shared/vocabulary/word-distractors.ts";
import type { KnownWord } from "../../shared/vocabulary/known-words.ts";
import { sharesRoot } from "../../shared/vocabulary/shares-root.ts";

export interface WrongDefinition {
  readonly definition: string;
  /** In Korean, a full sentence: whose definition it is. */
  readonly reason: string;
}

/** The most tempting first: that of another sense of the word, of an opposite, of a near miss, of a word of the same field. */
export function wrongDefinitionsOf(word: KnownWord): WrongDefinition[] {
  const { head, usage, others } = word;
  const { lemma, pos } = head;
  const senses = others.map(({ definition, meaning }) => ({
    definition,
    reason: `제시된 풀이는 '${lemma}'의 다른 뜻 '${firstOf(meaning)}'의 풀이예요.`,
  }));
  const opposites = usage.opposites.map(({ words }) => ({ words, relation: "반대되는 낱말" }));
  const neighbours = [...usage.nearMisses, ...usage.confusables].map((words) => ({
    words,
    relation: "다른 낱말",
  }));
  const words = [...opposites, ...neighbours].flatMap(({ words: other, relation }) => {
    const [first] = usagesOf(other, pos);
    if (!first || sharesRoot(other, lemma)) return [];
    return {
      definition: first.definition,
      reason: `제시된 풀이는 ${relation} '${other}'(${withParticle(firstOf(first.meaning), "이라는/라는")} 뜻)의 풀이예요.`,
    };
  });
  return [...senses, ...words].filter(
    ({ definition }) => !definition.split(/[^a-z]+/u).some((one) => sharesRoot(one, lemma)),
  );
}
