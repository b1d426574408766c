/** Words whose part of speech is determined by their position, to be derived from the base of their family. */
import {
  entryOf,
  familyOf,
  headwordOf,
  type Headword,
  type PartOfSpeech,
  type Sentence,
  type Token,
} from "@pulda/english";
import type { Span } from "@pulda/question";

export interface DerivationCandidate extends Span {
  readonly original: string;
  /** Other spellings of it that are as right. */
  readonly spellings: readonly string[];
  readonly hint: string;
  readonly sentence: number;
  /** The word that shows what part of speech is needed. */
  readonly cue: Token;
  readonly pos: "n" | "a" | "v";
}

/** What may follow a noun phrase; no noun, with which it would make a compound. */
const CLOSES_NOUN = /^(?:IN|TO|CC|MD|VB[DPZ]|WDT|WP|RB)$/u;
/** Verbs behind which an adjective stands that says what something is like. */
const LINKING = /^(?:be|become|seem|remain|appear|feel|look|sound|grow|prove|stay)$/u;
/** A base less frequent than this (Zipf) is no help. */
const LEAST_BASE = 3;
/** By so much (Zipf) another word of the family is rarer that nobody thinks of it. */
const MUCH_RARER = 1;

/** "the (decide) of the group" → "decision"; only where the family has one such word. */
export function derivationCandidates(sentences: readonly Sentence[]): DerivationCandidate[] {
  return sentences.flatMap((sentence) =>
    sentence.tokens.flatMap((token): DerivationCandidate[] => {
      const candidate = derivedAt(sentence, token);
      return candidate ? [candidate] : [];
    }),
  );
}

function derivedAt(sentence: Sentence, token: Token): DerivationCandidate | null {
  const head = headwordOf(token);
  if (!head || token.text !== token.lower || !token.spaced || head.lemma !== token.lower)
    return null;
  const { pos } = head;
  const family = familyOf(head.lemma);
  if (pos === "r" || !family || family.pos === pos) return null;
  // "an (add) meaning" may be added as well as additional
  if (pos === "a" && family.pos === "v") return null;
  const cue = cueOf(sentence, token, head, family.pos);
  if (!cue) return null;
  const [usual, ...others] = family.derived[pos] ?? [];
  if (!usual?.includes(head.lemma) || others.some(([word]) => competes(word, head.lemma)))
    return null;
  const base = entryOf(family.base);
  // "the (abuse) of power": the base itself is right
  if (!base || base.zipf < LEAST_BASE || base.uses.some((use) => use.pos === pos)) return null;
  const { start, end, text: original } = token;
  return {
    start,
    end,
    original,
    spellings: usual.filter((one) => one !== original),
    hint: family.base,
    sentence: sentence.index,
    cue,
    pos,
  };
}

/** Whether another word of the family comes to mind as soon. */
function competes(other: string, word: string): boolean {
  return (entryOf(other)?.zipf ?? 0) > (entryOf(word)?.zipf ?? 0) - MUCH_RARER;
}

/** The word beside which only a word of this class can stand; null where another could. */
function cueOf(
  { tokens }: Sentence,
  { index }: Token,
  { pos, tag }: Headword,
  base: PartOfSpeech,
): Token | null {
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (!before || !after || (!after.spaced && !/^[.,;:]$/u.test(after.text))) return null;
  switch (pos) {
    case "n": {
      // after a determiner or an adjective, and not followed by a noun that would make a compound
      const opens =
        /^(?:DT|PRP\$|JJ|POS)$/u.test(before.tag ?? "") ||
        // "in (silent)", where no gerund of a verb could stand
        (before.tag === "IN" && base === "a");
      const closes = CLOSES_NOUN.test(after.tag ?? "") || /^[.,;:]$/u.test(after.text);
      return opens && closes ? before : null;
    }
    case "a": {
      if (/^NNS?$/u.test(after.tag ?? "")) return after;
      const verb = before.tag === "RB" ? tokens[index - 2] : before;
      const isPredicate =
        LINKING.test(verb?.lemma ?? "") && !/^(?:NN|JJ|VB)/u.test(after.likely ?? "");
      return isPredicate && (before.tag === "RB" || verb?.lemma !== "be") ? (verb ?? null) : null;
    }
    case "v":
      return tag === "VB" && /^(?:TO|MD)$/u.test(before.tag ?? "") ? before : null;
    case "r":
      return null;
  }
}
