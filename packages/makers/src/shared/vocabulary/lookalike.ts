/** Words that are mistaken for another of like spelling, which makes no sense in their place. */
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

/** How much farther from the text's subject the other word must stand. */
const MIN_TOPIC_DIFFERENCE = 0.04;

/**
 * The words of some sentences that have a look-alike.
 * @param subject what the text is about, as `centre` gives it
 */
export function lookalikePoints(
  sentences: readonly Sentence[],
  subject: Float32Array | null,
): VocabularyPoint[] {
  if (!subject) return [];
  const present = new Set(
    sentences.flatMap(({ tokens }) => tokens.flatMap((token) => headwordOf(token)?.lemma ?? [])),
  );
  return sentences.flatMap((sentence) =>
    sentence.tokens.flatMap((token): VocabularyPoint[] => {
      const head = headwordOf(token);
      const other = head && LOOKALIKES[head.pos].get(head.lemma);
      if (!head || !other || token.text !== token.lower || !token.spaced) return [];
      if (present.has(other.word)) return [];
      const before = sentence.tokens[token.index - 1];
      const after = sentence.tokens[token.index + 1];
      if (!before || !after || (!after.spaced && !/^[.,;:!?]$/u.test(after.text))) return [];
      const replacement = inflect(other.word, head.tag);
      if (/^(?:a|an)$/u.test(before.lower) && articleFor(replacement) !== before.lower) return [];
      const own = similarityTo(head.lemma, subject);
      const rival = similarityTo(other.word, subject);
      if (own === null || rival === null || own < rival + MIN_TOPIC_DIFFERENCE) return [];
      return [
        {
          sentence,
          token,
          replacement,
          evidence: { start: sentence.start, end: sentence.end },
          note: `${withParticle(head.lemma, "은/는", `'${head.lemma}'`)} '${other.wordMeaning}', ${withParticle(other.word, "은/는", `'${other.word}'`)} '${other.meaning}'${withParticle(other.meaning, "이라/라", "")}는 뜻이므로 문맥상 '${token.text}'${withParticle(token.text, "이/가", "")} 맞아요.`,
          strength: 1,
        },
      ];
    }),
  );
}
