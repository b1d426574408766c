/** Places where everything around speaks well, or ill, as the word does. */
import { toneOf, type Headword, type Token } from "@pulda/english";
import type { Contradiction } from "./vocabulary-point.ts";
import { particleFor, type SentenceView } from "./sentence-view.ts";

/** So many words of the same tone around, and none of the other, leave no doubt. */
const MIN_TONED_WORDS = 3;

/** Everything around speaks well, or everything ill, of what is told. */
export function sameTone(
  views: readonly SentenceView[],
  view: SentenceView,
  token: Token,
  head: Headword,
  opposite: string,
): Contradiction | null {
  const own = toneOf(token.lower, head.lemma);
  if (own === 0 || toneOf(opposite) === own) return null;
  const at = views.indexOf(view);
  const around = [view, views[at - 1], views[at + 1]].filter((one): one is SentenceView => !!one);
  if (around.some(({ sentence }) => sentence.tokens.some(({ lower }) => TURNS.test(lower))))
    return null;
  const toned = around.flatMap(({ words }) =>
    words.flatMap(({ token: word, head: { lemma } }) => {
      const tone = word === token ? 0 : toneOf(word.lower, lemma);
      return tone === 0 ? [] : [{ word, tone, inside: view.sentence.tokens.includes(word) }];
    }),
  );
  if (toned.length < MIN_TONED_WORDS || toned.some(({ tone }) => tone !== own)) return null;
  const inside = toned.filter(({ inside: here }) => here);
  const first = inside[0] ?? null;
  if (!first) return null;
  const shown = [...new Set(toned.map(({ word }) => word.text))].slice(0, 3);
  return {
    evidence: { start: first.word.start, end: first.word.end },
    note: `앞뒤에 ${shown.map((word) => `'${word}'`).join(", ")}처럼 ${own > 0 ? "긍정적인" : "부정적인"} 내용이 이어지므로 '${token.text}'${particleFor(token.text)} 맞아요.`,
    strength: 1,
  };
}

const TURNS =
  /^(?:but|however|not|n't|n’t|never|no|without|although|though|despite|yet|while|unlike|instead|reduce|prevent|avoid|stop|less|fewer|hardly|rarely)$/u;
