/** Ties to an introduction: a term, an abbreviation or a full name is introduced before it is used. */
import type { Sentence, Token } from "../analysis.ts";
import { findStem, sentencesMentioning, stemOf } from "./stem.ts";
import { makeTie, type Tie } from "./tie.ts";

/** "called working memory", "known as enzymes", "(HBP)": a term must be introduced before it is used. */
export function termTies(
  sentences: readonly Sentence[],
  stems: readonly ReadonlySet<string>[],
): Tie[] {
  return sentences.flatMap((source) =>
    introducedTerms(source).flatMap((term) => {
      const stem = stemOf(term.text);
      const mentioning = sentencesMentioning(stems, stem, source.index);
      // a term that was used before is not introduced here
      if (mentioning.some((index) => index < source.index)) return [];
      return mentioning.flatMap((index) => {
        const user = sentences[index];
        const used = user && findStem(user, stem);
        return user && used ? [makeTie("term", user, used, used, [source.index], term, 2)] : [];
      });
    }),
  );
}

function introducedTerms(sentence: Sentence): Token[] {
  const { tokens } = sentence;
  return tokens.flatMap((token) => {
    const isNaming =
      (/^(?:called|named|termed)$/u.test(token.lower) && token.likely !== "VBD") ||
      (token.lower === "as" && tokens[token.index - 1]?.lower === "known");
    if (isNaming) {
      let at = token.index + 1;
      while (/^(?:["“”'‘]|a|an|the)$/u.test(tokens[at]?.lower ?? "")) at++;
      let head: Token | null = null;
      while (
        /^(?:NN|JJ|VBG|VBN)/u.test(tokens[at]?.likely ?? "NN") &&
        /^[A-Za-z]/u.test(tokens[at]?.text ?? "")
      ) {
        const word = tokens[at++];
        if (word && !/^(?:JJ|VBG|VBN)/u.test(word.likely ?? "NN")) head = word;
      }
      return head && head.text.length > 3 ? [head] : [];
    }
    const acronym =
      tokens[token.index - 1]?.text === "(" &&
      tokens[token.index + 1]?.text === ")" &&
      /^[A-Z]{2,6}s?$/u.test(token.text);
    return acronym ? [token] : [];
  });
}

/** The full name first ("Carl Sagan"), the surname later ("Sagan"). */
export function nameTies(sentences: readonly Sentence[]): Tie[] {
  return sentences.flatMap((source) =>
    source.tokens.flatMap((token) => {
      const given = source.tokens[token.index - 1];
      const isFullName =
        /^\p{Lu}\p{Ll}{2,}$/u.test(token.text) &&
        /^\p{Lu}\p{Ll}+$/u.test(given?.text ?? "") &&
        token.likely?.startsWith("NNP") &&
        given?.likely?.startsWith("NNP") &&
        !/^\p{Lu}/u.test(source.tokens[token.index + 1]?.text ?? "") &&
        ((given?.index ?? 0) > 0 || given?.tag === "NNP");
      if (!isFullName || !given) return [];
      const seenBefore = sentences
        .slice(0, source.index)
        .some((earlier) => earlier.tokens.some(({ text }) => text === token.text));
      if (seenBefore) return [];
      return sentences.slice(source.index + 1).flatMap((user) => {
        const used = user.tokens.find(
          ({ text, index }) =>
            text === token.text &&
            !/^\p{Lu}/u.test(index > 1 ? (user.tokens[index - 1]?.text ?? "") : ""),
        );
        // the full name again
        if (used && user.tokens[used.index - 1]?.text === given.text) return [];
        return used ? [makeTie("name", user, used, used, [source.index], token, 2)] : [];
      });
    }),
  );
}
