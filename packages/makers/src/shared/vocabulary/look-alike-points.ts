/** Words of a text beside which a look-alike can be boxed: it fits the grammar, and nothing that is said. */
import {
  areNearSynonyms,
  companyFit,
  headwordOf,
  inflect,
  levelOf,
  lookAlikesOf,
  phrasesIn,
  similarityTo,
  usagesOf,
  type Headword,
  type Sentence,
  type Token,
} from "@pulda/english";
import { topicVector } from "../topic-vector.ts";
import { isClearlyOfItsClass } from "./clear-class.ts";
import { hasFreePlace } from "./fluent-opposite.ts";
import { koreanOf } from "./known-words.ts";
import { suitsArticle } from "./suits-article.ts";

export interface LookAlikePoint {
  readonly sentence: Sentence;
  readonly token: Token;
  /** The look-alike, inflected like the word. */
  readonly replacement: string;
  /** In Korean: what the word and its look-alike mean. */
  readonly meaning: string;
  readonly replacementMeaning: string;
}

/** The least level of a word and of its look-alike. */
const LEAST_LEVEL = 2;
/** A look-alike that goes this well with the words around it may be right, too. */
const MAX_FIT = 0.75;
/** The least similarity to the text: one of another world is seen to be wrong. */
const LEAST_NEARNESS = 0.4;

/** The points of some sentences, in the order of the text. */
export function lookAlikePoints(sentences: readonly Sentence[]): LookAlikePoint[] {
  const topic = topicVector(sentences);
  if (topic === null) return [];
  return sentences.flatMap((sentence) => {
    const inPhrases = new Set(phrasesIn(sentence).flatMap(({ tokens }) => tokens));
    return sentence.tokens.flatMap((token): LookAlikePoint[] => {
      const head = headwordOf(token);
      if (!head || token.text !== token.lower || !token.spaced || inPhrases.has(token.index))
        return [];
      if (!hasFreePlace(sentence, token, head) || !isClearlyOfItsClass(sentence, token, head.pos))
        return [];
      const meaning = koreanOf(head.lemma, head.pos);
      return lookAlikesOf(head.lemma, head.pos)
        .filter((other) => (similarityTo(other, topic) ?? 0) >= LEAST_NEARNESS)
        .filter((other) => isSurelyWrong(other, head, sentence, token))
        .flatMap((other) => {
          const replacement = inflect(other, head.tag);
          const replacementMeaning = koreanOf(other, head.pos);
          return meaning !== null &&
            replacementMeaning !== null &&
            suitsArticle(sentence, token, replacement)
            ? [{ sentence, token, replacement, meaning, replacementMeaning }]
            : [];
        })
        .slice(0, 1);
    });
  });
}

function isSurelyWrong(
  other: string,
  { lemma, pos }: Headword,
  sentence: Sentence,
  token: Token,
): boolean {
  if (levelOf(lemma) < LEAST_LEVEL || levelOf(other) < LEAST_LEVEL) return false;
  if (areNearSynonyms(lemma, other, pos)) return false;
  return usagesOf(other, pos).every(({ synonyms, opposites }) =>
    [...synonyms, ...opposites].every((one) => companyFit(one, sentence, token) < MAX_FIT),
  );
}
