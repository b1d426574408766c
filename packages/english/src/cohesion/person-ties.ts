/** Ties from personal pronouns to their possible antecedents. */
import type { Sentence, Token } from "../analysis.ts";
import { PEOPLE } from "../words/nouns.ts";
import { makeTie, type Tie } from "./tie.ts";

/** "He" or "She" at the start of a sentence: a person must have been mentioned before. */
export function personTies(sentences: readonly Sentence[]): Tie[] {
  const persons = sentences.map((sentence) => personIn(sentence));
  const mentioning = sentences.flatMap(({ index }) => (persons[index] ? [index] : []));
  return sentences.flatMap((sentence) => {
    const opener = sentence.tokens
      .slice(0, 6)
      .find(({ lower }) => /^(?:he|she|his|him)$/u.test(lower));
    // a person mentioned earlier in the same sentence is the antecedent
    if (!opener || personIn(sentence, opener.index)) return [];
    const sources = mentioning.filter((index) => index !== sentence.index);
    const nearest = sources.findLast((index) => index < sentence.index);
    const anchor = nearest === undefined ? null : persons[nearest];
    return anchor ? [makeTie("person", sentence, opener, opener, sources, anchor, 2)] : [];
  });
}

/** The last person mentioned in a sentence before token `end`. */
function personIn(sentence: Sentence, end = sentence.tokens.length): Token | null {
  return (
    sentence.tokens
      .slice(0, end)
      .findLast(
        ({ lower, likely, text }) =>
          (PEOPLE.has(lower) && likely === "NN") ||
          (/^\p{Lu}\p{Ll}+$/u.test(text) && likely === "NNP"),
      ) ?? null
  );
}
