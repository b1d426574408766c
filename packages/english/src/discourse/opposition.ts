/** What in two sentences is opposed: a word and its opposite, yes and no, good and bad. */
import type { Token } from "../analysis.ts";
import { isContent } from "../cohesion/stem.ts";
import { oppositeOf, oppositesOf } from "../lexicon/relations.ts";
import type { PartOfSpeech } from "../lexicon/senses.ts";
import { toneOf } from "../lexicon/tone.ts";

export interface Opposition {
  /** A word of the first sentence and its opposite in the second, verbatim; null where there is none. */
  readonly opposites: readonly [before: string, after: string] | null;
  /** The negative word of the one sentence that is negated, where just one is; null otherwise. */
  readonly negation: { readonly isBefore: boolean; readonly word: string } | null;
  /** A word of the first and a word of the second sentence, of which one is good and one bad; null otherwise. */
  readonly tones: readonly [before: string, after: string] | null;
}

const NEGATIVE =
  /^(?:not|n't|n’t|cannot|no|never|nothing|nobody|none|nor|neither|hardly|barely|rarely|seldom|without)$/u;
/** Words whose opposites are found in any two sentences: "many … a few". */
const QUANTIFIER =
  /^(?:many|much|few|little|more|less|most|some|all|large|small|big|first|last|old|new|other|same)$/u;
/** Words whose tone says nothing of what a sentence judges. */
const NEUTRAL =
  /^(?:like|want|no|stop|share|matter|allow|help|reach|big|number|please|thank|dear|important|great)$/u;

function classOf({ likely }: Token): PartOfSpeech | null {
  if (likely?.startsWith("JJ")) return "a";
  if (likely?.startsWith("VB")) return "v";
  if (likely?.startsWith("NN") && !likely.startsWith("NNP")) return "n";
  return likely?.startsWith("RB") ? "r" : null;
}

/**
 * What is opposed in two sentences, given as their tokens. Pure; their lengths are bounded by the analysis.
 * @example oppositionOf(first.tokens, second.tokens).opposites // ["hot", "cold"]
 */
export function oppositionOf(before: readonly Token[], after: readonly Token[]): Opposition {
  return {
    opposites: oppositesIn(before, after),
    negation: negationIn(before, after),
    tones: tonesIn(before, after),
  };
}

function oppositesIn(before: readonly Token[], after: readonly Token[]): Opposition["opposites"] {
  const later = new Map(after.map((token) => [token.lemma, token]));
  for (const token of before) {
    const pos = classOf(token);
    if (!pos || later.has(token.lemma) || QUANTIFIER.test(token.lower)) continue;
    // WordNet's opposed nouns are pairs such as "child" and "parent"
    const own = oppositeOf(token.lemma, pos);
    for (const opposite of pos === "n" ? (own ? [own] : []) : oppositesOf(token.lemma, pos)) {
      const found = later.get(opposite);
      if (found && classOf(found) === pos) return [token.text, found.text];
    }
  }
  return null;
}

function negationIn(before: readonly Token[], after: readonly Token[]): Opposition["negation"] {
  const [first, second] = [before, after].map((tokens) =>
    tokens.find(({ lower }) => NEGATIVE.test(lower)),
  );
  if (first && !second) return { isBefore: true, word: first.text };
  return second && !first ? { isBefore: false, word: second.text } : null;
}

function tonesIn(before: readonly Token[], after: readonly Token[]): Opposition["tones"] {
  const [first, second] = [before, after].map((tokens) => {
    const toned = tokens.flatMap((token) => {
      const tone =
        isContent(token) && !NEUTRAL.test(token.lemma) ? toneOf(token.lower, token.lemma) : 0;
      return tone === 0 ? [] : [{ tone, word: token.text }];
    });
    const [found] = toned;
    return found && toned.every(({ tone }) => tone === found.tone) ? found : null;
  });
  return first && second && first.tone !== second.tone ? [first.word, second.word] : null;
}
