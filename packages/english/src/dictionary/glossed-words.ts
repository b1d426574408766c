/** The words of a text that a gloss explains: hard, of a certain sense, and not clear without it. */
import type { Sentence, Token } from "../analysis.ts";
import { usesAs } from "../lexicon/entries.ts";
import { isContentWord } from "./coverage.ts";
import { isExplained } from "./explained-words.ts";
import type { WordLevel } from "./level.ts";
import { meaningAt, type MeaningAt } from "./meaning-at.ts";
import { meaningsOf, type WordClass } from "./meanings.ts";
import { phrasesIn } from "./phrases.ts";
import { nearestFirst, topicAround } from "./sense-nearness.ts";
import { soleMeaning } from "./sole-meaning.ts";
import { isTransparent } from "./transparent.ts";
import { isContentClass } from "./word-form.ts";
import { printedGloss } from "./words-to-learn.ts";

export interface GlossedWord {
  /** As a teacher prints it: the base form. */
  readonly lemma: string;
  /** Its sense in this text, in Korean. */
  readonly meaning: string;
  readonly level: WordLevel;
  /** The first occurrence with this sense: offsets into the whole text. */
  readonly start: number;
  readonly end: number;
}

/**
 * The words above a level whose sense in the text is certain, each once, in the order of the text: the word was read by
 * hand as one that always means the same and is worth a gloss, the taggers agree on its part of speech, and no other
 * meaning is clearly nearer to the text. Left out are names, words of a phrase, words that the text explains and words
 * that are transparent at the level.
 * @param above 1–5
 * @example glossedWords(analyse("Acorns fell.").sentences, 3)[0]?.meaning // "도토리"
 */
export function glossedWords(sentences: readonly Sentence[], above: number): GlossedWord[] {
  const found = new Map<string, GlossedWord>();
  const leftOut = new Set<string>();
  for (const sentence of sentences) {
    const inPhrases = new Set(phrasesIn(sentence).flatMap(({ tokens }) => tokens));
    for (const token of sentence.tokens) {
      const entry = isContentWord(token) ? meaningAt(token) : null;
      if (!entry || entry.level <= above) continue;
      const { lemma, pos, level } = entry;
      const gloss = isContentClass(pos) ? printedGloss(lemma, pos) : null;
      if (gloss === null) continue;
      if (isExplained(sentence, token)) leftOut.add(lemma);
      if (found.has(lemma) || inPhrases.has(token.index)) continue;
      if (certainMeaning(sentence, token, entry) === null || isTransparent(lemma, above)) continue;
      found.set(lemma, { lemma, meaning: gloss, level, start: token.start, end: token.end });
    }
  }
  return [...found.values()].filter(({ lemma }) => !leftOut.has(lemma));
}

/**
 * The Korean meaning of a token where its sense is certain; null where taggers differ, the word has several senses,
 * or it belongs to a phrase.
 * @param entry what the dictionary has on the token
 */
export function certainMeaning(sentence: Sentence, token: Token, entry: MeaningAt): string | null {
  const { lemma, pos, isOfToken } = entry;
  if (!isOfToken || !isCertainForm(sentence, token, entry)) return null;
  const meaning = soleMeaning(lemma, pos);
  if (meaning === null) return null;
  const korean = meaningsOf(lemma).find((one) => one.pos === pos)?.korean ?? [];
  const [nearest] = nearestFirst(lemma, pos, korean, topicAround([sentence], lemma));
  return nearest === meaning ? meaning : null;
}

/** Whether the token is certainly a form of the lemma as its part of speech. */
function isCertainForm({ tokens }: Sentence, token: Token, { lemma, pos }: MeaningAt): boolean {
  if (token.tag === null || !isContentClass(pos)) return false;
  // "water-based" is not a base
  if (token.text.includes("-") && lemma !== token.lower) return false;
  // "bats" is no adjective, where "bat" has a plural
  if (
    pos !== "n" &&
    pos !== "v" &&
    token.lower.endsWith("s") &&
    usesAs(token.lower.slice(0, -1), "n").length > 0
  )
    return false;
  const before = tokens[token.index - 1];
  const next = tokens[token.index + 1];
  // a participle with an entry of its own may be that adjective or noun: "stifling", "deprived", "suffering"
  const hasOwnEntry =
    /^VB[DGN]$/u.test(token.tag) && meaningsOf(token.lower).some((one) => /^[an]$/u.test(one.pos));
  if (hasOwnEntry && !isVerb(token, before, next)) return false;
  // "strolling players": a participle before its noun may be no longer that verb
  if (
    /^VB[GN]$/u.test(token.tag) &&
    /^NNS?$/u.test(next?.likely ?? "") &&
    !isVerb(token, before, next)
  )
    return false;
  const isAlso = (other: WordClass): boolean => meaningsOf(lemma).some((one) => one.pos === other);
  // "his grandfather's grave": taggers take nouns for adjectives where no noun follows
  if (pos === "a" && isAlso("n")) {
    const isAttribute = /^(?:NN|JJ|CC)/u.test(next?.likely ?? "");
    const isPredicate = /^(?:VB|RB)/u.test(before?.likely ?? "");
    if (!isAttribute && !isPredicate) return false;
  }
  if (pos === "n") {
    // "that estimate the size": taggers take verbs for nouns
    if (isAlso("v") && /^(?:DT|PDT|PRP\$?)$/u.test(next?.likely ?? "")) return false;
    // "these beasts lumber through the moss"
    if (isAlso("v") && !/^(?:DT|PRP\$|POS|JJ|CD|IN|VB|CC)/u.test(before?.likely ?? ""))
      return false;
    // in a compound, a noun may have another sense: "stem cell", "petroleum jelly"
    if (/^NNS?$/u.test(next?.likely ?? "")) return false;
    const isBehindNoun = /^NNS?$/u.test(before?.likely ?? "");
    if (isBehindNoun && (isAlso("v") || isAlso("a") || usesAs(lemma, "n").length > 1)) return false;
  }
  return true;
}

/** Whether a past form is certainly a verb: "they starved", "had possessed", "possessed a house". */
function isVerb(token: Token, before: Token | undefined, next: Token | undefined): boolean {
  return (
    /^(?:DT|PRP\$?|CD)$/u.test(next?.likely ?? "") ||
    /^(?:have|has|had)$/u.test(before?.lower ?? "") ||
    (token.tag === "VBD" && before?.likely === "PRP")
  );
}
