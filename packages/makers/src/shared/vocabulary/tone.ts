/** Evidence from tone: everything around a word is as positive, or as negative, as the word itself. */
import { toneOf, type Headword, type Token } from "@pulda/english";
import type { Contradiction } from "./vocabulary-point.ts";
import { particleFor, type SentenceView } from "./sentence-view.ts";

/** How many words of the same tone, with none of the other, settle the tone. */
const MIN_TONED_WORDS = 3;

/** Finds words of the same tone in the adjacent sentences. */
export function sameTone(
  views: readonly SentenceView[],
  view: SentenceView,
  token: Token,
  head: Headword,
  opposite: string,
): Contradiction | null {
  const toneOfWord = toneOf(token.lower, head.lemma);
  if (toneOfWord === 0 || toneOf(opposite) === toneOfWord) return null;
  const at = views.indexOf(view);
  const around = [view, views[at - 1], views[at + 1]].filter((one): one is SentenceView => !!one);
  if (around.some(({ sentence }) => sentence.tokens.some(({ lower }) => TONE_CHANGE.test(lower))))
    return null;
  const toned = around.flatMap(({ words }) =>
    words.flatMap(({ token: word, head: { lemma } }) => {
      const tone = word === token ? 0 : toneOf(word.lower, lemma);
      return tone === 0 ? [] : [{ word, tone, inside: view.sentence.tokens.includes(word) }];
    }),
  );
  if (toned.length < MIN_TONED_WORDS || toned.some(({ tone }) => tone !== toneOfWord)) return null;
  const inside = toned.filter(({ inside: here }) => here);
  const first = inside[0] ?? null;
  if (!first) return null;
  const shown = [...new Set(toned.map(({ word }) => word.text))].slice(0, 3);
  return {
    evidence: { start: first.word.start, end: first.word.end },
    note: `앞뒤에 ${shown.map((word) => `'${word}'`).join(", ")}처럼 ${toneOfWord > 0 ? "긍정적인" : "부정적인"} 내용이 이어지므로 '${token.text}'${particleFor(token.text)} 맞아요.`,
    strength: 1,
  };
}

const TONE_CHANGE =
  /^(?:but|however|not|n't|n’t|never|no|without|although|though|despite|yet|while|unlike|instead|reduce|prevent|avoid|stop|less|fewer|hardly|rarely)$/u;
