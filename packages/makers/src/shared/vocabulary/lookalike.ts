/** Lookalikes: words confused with another of similar spelling, which makes no sense in their place. */
import {
  articleFor,
  headwordOf,
  inflect,
  LOOKALIKES,
  similarityTo,
  withParticle,
  type Sentence,
} from "@pulda/english";
import type { VocabularyPoint } from "./vocabulary-point.ts";

/** How much less similar to the topic vector the lookalike must be. */
const MIN_TOPIC_DIFFERENCE = 0.04;

/**
 * The words of some sentences that have a lookalike.
 * @param topic the topic vector of the text
 */
export function lookalikePoints(
  sentences: readonly Sentence[],
  topic: Float32Array | null,
): VocabularyPoint[] {
  if (!topic) return [];
  const present = new Set(
    sentences.flatMap(({ tokens }) => tokens.flatMap((token) => headwordOf(token)?.lemma ?? [])),
  );
  return sentences.flatMap((sentence) =>
    sentence.tokens.flatMap((token): VocabularyPoint[] => {
      const head = headwordOf(token);
      const lookalike = head && LOOKALIKES[head.pos].get(head.lemma);
      if (!head || !lookalike || token.text !== token.lower || !token.spaced) return [];
      if (present.has(lookalike.word)) return [];
      const before = sentence.tokens[token.index - 1];
      const after = sentence.tokens[token.index + 1];
      if (!before || !after || (!after.spaced && !/^[.,;:!?]$/u.test(after.text))) return [];
      const replacement = inflect(lookalike.word, head.tag);
      if (/^(?:a|an)$/u.test(before.lower) && articleFor(replacement) !== before.lower) return [];
      const similarityOfWord = similarityTo(head.lemma, topic);
      const similarityOfLookalike = similarityTo(lookalike.word, topic);
      if (
        similarityOfWord === null ||
        similarityOfLookalike === null ||
        similarityOfWord < similarityOfLookalike + MIN_TOPIC_DIFFERENCE
      )
        return [];
      return [
        {
          sentence,
          token,
          replacement,
          evidence: { start: sentence.start, end: sentence.end },
          note: `${withParticle(head.lemma, "은/는", `'${head.lemma}'`)} '${lookalike.wordMeaning}', ${withParticle(lookalike.word, "은/는", `'${lookalike.word}'`)} '${lookalike.meaning}'${withParticle(lookalike.meaning, "이라/라", "")}는 뜻이므로 문맥상 '${token.text}'${withParticle(token.text, "이/가", "")} 맞아요.`,
          strength: 1,
        },
      ];
    }),
  );
}
