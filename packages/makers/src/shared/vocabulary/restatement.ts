/** Places where the text says the same of the same thing once more. */
import {
  exactSynonymsOf,
  isContent,
  oppositesOf,
  relativesOf,
  similarity,
  stemOf,
  withParticle,
  type Headword,
  type Sentence,
  type Token,
} from "@pulda/english";
import { quoted } from "../quote.ts";
import { isNegated } from "./word-edit.ts";
import type { Contradiction } from "./vocabulary-point.ts";
import { particleFor, type SentenceView } from "./sentence-view.ts";

/** How far from the word the thing may stand of which it is said, in tokens. */
const MAX_TOKEN_DISTANCE = 5;

/** The same is said again elsewhere, of the same thing. */
export function findRestatement(
  views: readonly SentenceView[],
  view: SentenceView,
  token: Token,
  head: Headword,
): Contradiction | null {
  const kin = kinOf(head);
  const against = oppositesOf(head.lemma, head.pos);
  // a text that speaks of both sides does not say which one is meant here
  if (views.some(({ words }) => words.some(({ head: { lemma } }) => against.has(lemma))))
    return null;
  const things = nearby(view.sentence, token);
  let best: Contradiction | null = null;
  for (const other of views) {
    if (other === view) continue;
    for (const again of other.words) {
      if (!kin.has(again.head.lemma) || isNegated(other.sentence, again.token)) continue;
      const around = nearby(other.sentence, again.token);
      const shared = [...around].find(([stem]) => things.has(stem))?.[1];
      if (!shared) continue;
      const strength = again.head.lemma === head.lemma ? 2 : 1;
      if (best && best.strength >= strength) continue;
      best = {
        evidence: { start: other.sentence.start, end: other.sentence.end },
        note: `${quoted(other.sentence.text)}에서도 ${withParticle(shared.text, "과/와", `'${shared.text}'`)} 함께 ${withParticle(again.token.text, "이라고/라고", `'${again.token.text}'`)} 했으므로 '${token.text}'${particleFor(token.text)} 맞아요.`,
        strength,
      };
    }
  }
  return best;
}

const EMPTY = /^(?:do|make|come|go|get|have|take|give|put|be|let|set)$/u;

/** The word itself, its doubles and what is built on its root, as far as they mean nearly the same. */
function kinOf({ lemma, pos }: Headword): ReadonlySet<string> {
  const others = [...exactSynonymsOf(lemma, pos), ...relativesOf(lemma)];
  const near = others.filter((word) => (similarity(lemma, word) ?? 0) > 0.4 && !EMPTY.test(word));
  return new Set([lemma, ...near]);
}

/** The content words close to a token, by stem. */
function nearby(sentence: Sentence, token: Token): ReadonlyMap<string, Token> {
  const around = sentence.tokens.slice(
    Math.max(0, token.index - MAX_TOKEN_DISTANCE),
    token.index + MAX_TOKEN_DISTANCE + 1,
  );
  return new Map(
    around
      .filter((other) => other !== token && isContent(other) && other.likely?.startsWith("NN"))
      .filter((other) => stemOf(other.text) !== stemOf(token.text))
      .map((other) => [stemOf(other.text), other]),
  );
}
