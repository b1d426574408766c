/** Words of an excerpt that our dictionary knows in the sense that they have there. */
import {
  entryOf,
  levelOf,
  meaningsOf,
  phrasesIn,
  usageAt,
  usagesOf,
  withParticle,
  type PartOfSpeech,
  type Sentence,
  type Token,
  type UsageHere,
} from "@pulda/english";
import type { ItemContent } from "@pulda/question";
import { isClearlyOfItsClass } from "./clear-class.ts";

export interface KnownWord extends UsageHere {
  readonly sentence: Sentence;
  readonly token: Token;
  /** 1–5. */
  readonly level: number;
}

const MIN_LENGTH = 4;
/** Plurals with a sense of their own: "savings" are no saving. */
const OWN_PLURAL =
  /^(?:arms|customs|earnings|goods|grounds|manners|means|minutes|odds|remains|savings|spirits|surroundings|terms|works)$/u;

const cache = new WeakMap<Sentence, readonly KnownWord[]>();

/**
 * The known words of a sentence whose sense and part of speech are certain; none that stands in a phrase, which has a
 * sense of its own. Cached.
 */
export function knownWordsOf(sentence: Sentence): readonly KnownWord[] {
  let words = cache.get(sentence);
  if (words === undefined) {
    const inPhrases = new Set(phrasesIn(sentence).flatMap(({ tokens }) => tokens));
    words = sentence.tokens.flatMap((token): KnownWord[] => {
      const { text, lower, spaced, index } = token;
      if (text !== lower || !spaced || text.length < MIN_LENGTH || inPhrases.has(index)) return [];
      if (OWN_PLURAL.test(lower)) return [];
      // two taggers: "performers collapse when …" is no noun
      if (token.tag?.slice(0, 2) !== token.likely?.slice(0, 2)) return [];
      const here = usageAt(sentence, token);
      return here && isClearlyOfItsClass(sentence, token, here.head.pos)
        ? [{ ...here, sentence, token, level: levelOf(here.head.lemma) }]
        : [];
    });
    cache.set(sentence, words);
  }
  return words;
}

/** The known words of some sentences, each lemma once, at its first occurrence. */
export function knownWords(sentences: readonly Sentence[]): KnownWord[] {
  const seen = new Set<string>();
  return sentences
    .filter(({ readable }) => readable)
    .flatMap(knownWordsOf)
    .filter(({ head: { lemma } }) => !seen.has(lemma) && seen.add(lemma));
}

/** The difficulty by how rare a word is. */
export function difficultyOfWord({ head }: UsageHere): ItemContent["difficulty"] {
  const zipf = entryOf(head.lemma)?.zipf ?? 0;
  return zipf < 3.6 ? "high" : zipf < 4.4 ? "middle" : "low";
}

/** The first Korean meaning of a lemma, ours where we have written of it; null where there is none. */
export function koreanOf(lemma: string, pos: PartOfSpeech): string | null {
  const ours = usagesOf(lemma, pos)[0]?.meaning;
  const meaning = ours ?? meaningsOf(lemma).find((one) => one.pos === pos)?.korean[0];
  return meaning?.split(/[;,]/u)[0]?.trim() ?? null;
}

/** @example means("ignore", "무시하다") // "'ignore'는 '무시하다'라는 뜻이에요." */
export function means(lemma: string, korean: string | null): string {
  const subject = withParticle(lemma, "은/는", `'${lemma}'`);
  return korean === null
    ? `${subject} 뜻이 다른 낱말이에요.`
    : `${subject} ${withParticle(korean, "이라는/라는", `'${korean}'`)} 뜻이에요.`;
}
