/** Ties by nouns that sum up what the sentence before has said: "this discovery", "such a rise", "the objection". */
import type { Sentence, Token } from "../analysis.ts";
import { similarity } from "../lexicon/vectors.ts";
import { TIMES } from "../words/nouns.ts";
import { wordList } from "../words/word-list.ts";
import { phrases, type Phrase } from "./noun-phrases.ts";
import { isContent, stemOf } from "./stem.ts";
import { makeTie, openingOf, type Tie } from "./tie.ts";

/** Nouns that sum up (Francis 1994, "labelling discourse"): with "the" they are as good as with "this". */
const LABELS = wordList(
  "advantage advice answer argument arrangement assumption attitude belief benefit change claim comparison complaint conclusion consequence contradiction custom danger decision difference difficulty discovery distinction effect episode error example exchange experience explanation finding findings gain habit hypothesis idea incident increase lesson loss method misunderstanding mistake objection outcome paradox pattern phenomenon policy practice prediction principle problem process proposal question reaction reason reasoning reform remark reply response result results rise risk rule shift solution strategy suggestion temptation tendency theory trend trick worry",
);
/** What says little about what it sums up. */
const EMPTY = wordList(
  "way ways kind kinds sort sorts type types case cases thing things one ones",
);
/** Further into a sentence the words may sum up its own beginning. */
const MAX_INDEX = 6;
/** No item shows sentences that are further apart, so that no farther ones are looked at. */
const MAX_APART = 40;

/**
 * The ties of a text's demonstrative and "the" phrases whose noun stands in no sentence before: it sums up the one
 * directly before, or another one that has a word as near to it in meaning.
 * See Halliday and Hasan (1976), "extended reference".
 */
export function encapsulationTies(
  sentences: readonly Sentence[],
  stems: readonly ReadonlySet<string>[],
): Tie[] {
  const firstOf = firstMentions(stems);
  return sentences.flatMap((sentence, index): Tie[] => {
    const before = sentences[index - 1];
    const found = phrases(sentence).find(
      (phrase) =>
        isPointing(phrase) &&
        isNoun(phrase.head) &&
        (firstOf.get(stemOf(phrase.head.text)) ?? index) >= index,
    );
    if (!before || !found) return [];
    const { determiner, head } = found;
    const own = nearnessOf(head, before);
    if (own === null) return [];
    const sources = sentences
      .slice(Math.max(0, index - MAX_APART), index + MAX_APART)
      .filter(
        (other) =>
          other === before || (other !== sentence && (nearnessOf(head, other) ?? 0) >= own),
      )
      .map((other) => other.index);
    const anchor = { start: before.start, end: before.end, text: openingOf(before) };
    const strength = determiner.lower === "the" ? 1 : 2;
    const tie = makeTie("encapsulation", sentence, determiner, head, sources, anchor, strength);
    return [{ ...tie, near: true }];
  });
}

/** The first sentence of each stem. */
function firstMentions(stems: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const firstOf = new Map<string, number>();
  for (const [index, set] of stems.entries())
    for (const stem of set) if (!firstOf.has(stem)) firstOf.set(stem, index);
  return firstOf;
}

/** "this discovery", "such a rise", and "The objection" at the head of a sentence. */
function isPointing({ determiner, head, hasComplement }: Phrase): boolean {
  if (determiner.index > MAX_INDEX) return false;
  if (determiner.lower === "the")
    return determiner.index === 0 && LABELS.has(head.lower) && !hasComplement;
  return !/^(?:those|such)$/u.test(determiner.lower) || !hasComplement;
}

function isNoun({ tag, likely, lower }: Token): boolean {
  return (
    tag?.startsWith("NN") === true &&
    !likely?.startsWith("NNP") &&
    !TIMES.has(lower) &&
    !EMPTY.has(lower)
  );
}

/** The greatest similarity of a noun to a content word of a sentence; null where nothing has a vector. */
function nearnessOf(noun: Token, { tokens }: Sentence): number | null {
  let most: number | null = null;
  for (const token of tokens) {
    const near = isContent(token) ? similarity(noun.lemma, token.lemma) : null;
    if (near !== null && (most === null || near > most)) most = near;
  }
  return most;
}
