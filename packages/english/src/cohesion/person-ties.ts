/** Ties of pronouns to the people they can mean. */
import type { Sentence, Token } from "../analysis.ts";
import { PEOPLE } from "../words/nouns.ts";
import { makeTie, type Tie } from "./tie.ts";

/** "He", "She" at the beginning: someone must have been named. */
export function personTies(sentences: readonly Sentence[]): Tie[] {
  return sentences.flatMap((sentence) => {
    const opener = sentence.tokens
      .slice(0, 6)
      .find(({ lower }) => /^(?:he|she|his|him)$/u.test(lower));
    // someone named before it in the sentence is whom it means
    if (!opener || personIn(sentence, opener.index)) return [];
    const sources = sentences
      .filter((other) => other !== sentence && personIn(other))
      .map(({ index }) => index);
    const nearest = sources.filter((index) => index < sentence.index).at(-1);
    const source = nearest === undefined ? undefined : sentences[nearest];
    const anchor = source && personIn(source);
    return anchor ? [makeTie("person", sentence, opener, opener, sources, anchor, 2)] : [];
  });
}

/** The last person named in a sentence, before token `to`. */
function personIn(sentence: Sentence, to = sentence.tokens.length): Token | null {
  return (
    sentence.tokens
      .slice(0, to)
      .findLast(
        ({ lower, likely, text, index }) =>
          (PEOPLE.has(lower) && likely === "NN") ||
          (/^\p{Lu}\p{Ll}+$/u.test(text) && likely === "NNP" && index > 0),
      ) ?? null
  );
}
