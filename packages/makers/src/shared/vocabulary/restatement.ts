/** Evidence from restatement: the text repeats a statement about the same thing. */
import {
  exactSynonymsOf,
  isContent,
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

/** What a restatement weighs; the word itself once more is no better: who sees it printed need not read on. */
const RESTATED = 1;
/** The greatest distance between a word and the noun that it is about, in tokens. */
const MAX_TOKEN_DISTANCE = 5;

/**
 * Finds the word or a relative of it near the same noun in another sentence.
 * @param opposites the lemmas of its antonyms
 * @param synonyms lemmas that mean the same here, besides those of WordNet
 */
export function findRestatement(
  views: readonly SentenceView[],
  view: SentenceView,
  token: Token,
  head: Headword,
  opposites: ReadonlySet<string>,
  synonyms: readonly string[] = [],
): Contradiction | null {
  const relatives = new Set([...relativesOfHead(head), ...synonyms]);
  // a text that uses both the word and its opposite does not settle which one belongs here
  if (views.some(({ words }) => words.some(({ head: { lemma } }) => opposites.has(lemma))))
    return null;
  const nouns = nearbyNouns(view.sentence, token);
  for (const other of views) {
    if (other === view) continue;
    for (const repeated of other.words) {
      if (!relatives.has(repeated.head.lemma) || isNegated(other.sentence, repeated.token))
        continue;
      const around = nearbyNouns(other.sentence, repeated.token);
      const shared = [...around].find(([stem]) => nouns.has(stem))?.[1];
      if (!shared) continue;
      return {
        evidence: { start: other.sentence.start, end: other.sentence.end },
        note: `${quoted(other.sentence.text)}에서도 ${withParticle(shared.text, "과/와", `'${shared.text}'`)} 함께 ${withParticle(repeated.token.text, "이라고/라고", `'${repeated.token.text}'`)} 했으므로 '${token.text}'${particleFor(token.text)} 맞아요.`,
        strength: RESTATED,
      };
    }
  }
  return null;
}

const LIGHT_VERB = /^(?:do|make|come|go|get|have|take|give|put|be|let|set)$/u;

/** The word itself, its synonyms and derivations, as far as their meanings are similar. */
function relativesOfHead({ lemma, pos }: Headword): ReadonlySet<string> {
  const others = [...exactSynonymsOf(lemma, pos), ...relativesOf(lemma)];
  const near = others.filter(
    (word) => (similarity(lemma, word) ?? 0) > 0.4 && !LIGHT_VERB.test(word),
  );
  return new Set([lemma, ...near]);
}

/** The nouns near a token, by stem. */
function nearbyNouns(sentence: Sentence, token: Token): ReadonlyMap<string, Token> {
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
