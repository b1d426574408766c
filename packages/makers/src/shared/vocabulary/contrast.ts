/** Evidence from contrast: the text opposes a word to its antonym. */
import { withParticle, type Sentence, type Token } from "@pulda/english";
import { quoted } from "../quote.ts";
import { isNegated } from "./word-edit.ts";
import type { Contradiction } from "./vocabulary-point.ts";
import { particleFor, type SentenceView } from "./sentence-view.ts";

const CONTRAST =
  /^(?:but|however|while|whereas|although|though|yet|unlike|instead|rather|than|despite|nevertheless|still|conversely)$/u;
/**
 * Finds an antonym of a word on the other side of a contrast.
 * @param opposites the lemmas of its antonyms
 */
export function findContrast(
  views: readonly SentenceView[],
  view: SentenceView,
  token: Token,
  opposites: ReadonlySet<string>,
): Contradiction | null {
  const at = views.indexOf(view);
  for (const otherView of [view, views[at + 1], views[at - 1]]) {
    if (!otherView) continue;
    const antonym = otherView.words.find(
      ({ token: word, head: { lemma } }) => word !== token && opposites.has(lemma),
    );
    if (!antonym || isNegated(otherView.sentence, antonym.token)) continue;
    // "twenty large ones, whereas males had nineteen large ones and a small one": both stand on the other side
    const isRepeated = otherView.words.some(
      ({ token: word, head: { lemma } }) => word !== token && lemma === token.lemma,
    );
    if (isRepeated) continue;
    const isContrast =
      otherView === view
        ? hasContrast(view.sentence, token, antonym.token)
        : opensContrast(views[Math.max(at, views.indexOf(otherView))]?.sentence);
    if (!isContrast) continue;
    const quotedAntonym = `'${antonym.token.text}'`;
    return {
      evidence: { start: otherView.sentence.start, end: otherView.sentence.end },
      note: `${quoted(otherView.sentence.text)}에서 ${withParticle(antonym.token.text, "과/와", quotedAntonym)} 대비되고 있으므로 '${token.text}'${particleFor(token.text)} 맞아요.`,
      strength: 3,
    };
  }
  return null;
}

function hasContrast({ tokens }: Sentence, a: Token, b: Token): boolean {
  const [from, to] = a.index < b.index ? [a.index, b.index] : [b.index, a.index];
  return (
    to - from > 2 &&
    (tokens.slice(from, to).some(({ lower }) => CONTRAST.test(lower)) ||
      /^(?:while|whereas|although|though|unlike|despite|instead)$/u.test(tokens[0]?.lower ?? ""))
  );
}

function opensContrast(sentence: Sentence | undefined): boolean {
  return /^(?:However|But|Yet|In contrast|On the other hand|Unlike|Conversely|By contrast|Still|Instead|Nevertheless)\b/u.test(
    sentence?.text ?? "",
  );
}
