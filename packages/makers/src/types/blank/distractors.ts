/** Four claims as distractors for a blank: near the text, each of another theme, none of which the text supports. */
import {
  claimsWith,
  distinctiveVector,
  isContent,
  stemOf,
  vectorSimilarity,
  type Analysis,
  type Sentence,
  type Token,
} from "@pulda/english";
import type { Random } from "../../shared/random.ts";
import type { BlankPoint } from "./point.ts";
import { claimCandidates, type ClaimCandidate } from "./claim-candidates.ts";
import { isSupported, sameRoot } from "../../shared/claims/supported.ts";
import { restatesKey } from "./restates-key.ts";
import { contentOf, contentOfClaim } from "../../shared/claims/claim-content.ts";
import { themeIn } from "../../shared/claims/text-themes.ts";

/** A claim that is offered beside the key. */
export interface ClaimDistractor {
  readonly text: string;
  readonly theme: string;
  /** A word of the text that it has, too, or null. */
  readonly lure: Token | null;
  /** Where the text speaks against it, or null where it does not speak of it at all. */
  readonly denied: Token | null;
  readonly fit: number;
}

/** How many words longer or shorter than the key. */
const MOST_LENGTH_DIFFERENCE = 4;
/** From so much support a text may be said to hold what a theme claims. */
const SUPPORTED = 1.4;
/** A word of more claims than this tempts nobody. */
const MOST_CLAIMS = 60;
/** The least mean fit of four distractors: less is another world. Few claims are complements, but these fit most subjects. */
const LEAST_FIT = { complement: -0.25, anybody: 0.5, other: 0 } as const;

/** What is said of "us" or "those who …" fits everywhere, so more is asked of it. */
function leastFitAt({ form, subject }: BlankPoint): number {
  if (subject.nouns[0] === "person") return LEAST_FIT.anybody;
  return form === "complement" ? LEAST_FIT.complement : LEAST_FIT.other;
}

/** The least nearness of each distractor. */
const LEAST = { toText: 0.12, together: 0.3 } as const;

/** What it counts that a distractor has a telling word of the text. */
const LURE = 0.2;
/** What a character more or less than the key's costs a distractor. */
const LENGTH_WEIGHT = 0.004;
/** The shortest distractor may be longer than the key by so many characters. */
const MOST_LONGER = 14;
/** How many of the best are looked at. */
const MAX_CANDIDATES = 40;

/**
 * Four distractors, in random order; null where the bank has no four that are surely wrong.
 */
export function claimDistractors(
  analysis: Analysis,
  sentences: readonly Sentence[],
  point: BlankPoint,
  random: Random,
): readonly ClaimDistractor[] | null {
  const around = surroundingsOf(sentences, point);
  if (!around) return null;
  const candidates = claimCandidates(point, sentences)
    .flatMap((candidate) => judged(candidate, analysis, sentences, point, around) ?? [])
    .toSorted((a, b) => b.fit - a.fit || (a.text < b.text ? -1 : 1))
    .slice(0, MAX_CANDIDATES);
  const distractors = choose(candidates, point, random);
  if (!distractors) return null;
  return totalFit(distractors) / distractors.length >= leastFitAt(point) ? distractors : null;
}

/** What a blank is compared to: vectors of its text, of its surroundings, of its key. */
interface Surroundings {
  /** Of the nouns of the blank's subject; null where none has a vector. */
  readonly subject: Float32Array | null;
  readonly text: Float32Array;
  readonly near: Float32Array;
  readonly key: Float32Array;
}

function contentWordsOf(tokens: readonly Token[]): string[] {
  return tokens.filter(isContent).map(({ lower }) => lower);
}

function surroundingsOf(sentences: readonly Sentence[], point: BlankPoint): Surroundings | null {
  const at = point.sentence.index;
  const text = distinctiveVector(sentences.flatMap(({ tokens }) => contentWordsOf(tokens)));
  const near = distinctiveVector(
    sentences
      .filter(({ index }) => Math.abs(index - at) <= 1)
      .flatMap(({ tokens }) => contentWordsOf(tokens)),
  );
  const key = distinctiveVector(contentWordsOf(point.tokens));
  const subject = distinctiveVector(point.subject.nouns);
  return text && near && key ? { subject, text, near, key } : null;
}

/**
 * Whether a claim belongs to the world of the text, and to its subject: many claims hold of some things of their field
 * only. Judges strike what does not on sight.
 */
function isNear(vector: Float32Array, { subject, text }: Surroundings): boolean {
  const toText = vectorSimilarity(vector, text);
  const toSubject = subject ? vectorSimilarity(vector, subject) : 0;
  return toText >= LEAST.toText && toText + toSubject >= LEAST.together;
}

function judged(
  { claim, text }: ClaimCandidate,
  analysis: Analysis,
  sentences: readonly Sentence[],
  point: BlankPoint,
  around: Surroundings,
): ClaimDistractor | null {
  const { theme } = claim;
  const count = text.split(" ").length;
  if (Math.abs(count - point.tokens.length) > MOST_LENGTH_DIFFERENCE) return null;
  const inText = themeIn(analysis, theme);
  if (inText.support >= SUPPORTED) return null;
  const { words, vector } = contentOfClaim(claim);
  if (!vector || restatesKey(theme, words, vector, point, around.key)) return null;
  const own = point.sentence.tokens.filter((token) => isContent(token));
  if (words.some((word) => own.some((token) => sameRoot(word, token.lower)))) return null;
  if (isSupported(words, sentences)) return null;
  if (!isNear(vector, around)) return null;
  const lure = lureIn(words, sentences);
  const fit =
    vectorSimilarity(vector, around.text) +
    vectorSimilarity(vector, around.near) +
    (lure ? LURE : 0) +
    (inText.denied ? 0.1 : 0) -
    inText.support * 0.05 -
    Math.abs(text.length - lengthOf(point)) * LENGTH_WEIGHT;
  return { text, theme, lure, denied: inText.denied, fit };
}

/** A telling word of the text that a phrase has, too. */
function lureIn(words: readonly string[], sentences: readonly Sentence[]): Token | null {
  for (const { tokens } of sentences)
    for (const token of tokens)
      if (
        isContent(token) &&
        token.text.length > 4 &&
        claimsWith(token.lower) < MOST_CLAIMS &&
        words.some((word) => sameRoot(word, token.lower))
      )
        return token;
  return null;
}

function lengthOf({ tokens }: BlankPoint): number {
  return tokens.at(-1)!.end - tokens[0]!.start;
}

/** Four that differ in theme, beginning and meaning; as many of them longer than the key as chance wants. */
function choose(
  candidates: readonly ClaimDistractor[],
  { tokens }: BlankPoint,
  random: Random,
): ClaimDistractor[] | null {
  const key = tokens.map(({ lower }) => lower).join(" ");
  // the key is the longest or among the shorter ones as it comes, and the shortest only where there is no other way:
  // of two numbers of longer distractors the one with the better distractors
  const byLength = random
    .shuffled([0, 1, 2, 3])
    .flatMap((longer) => {
      const four = pick(candidates, key, longer);
      return four ? [four] : [];
    })
    .slice(0, 2)
    .toSorted((a, b) => totalFit(b) - totalFit(a));
  const chosen = byLength[0] ?? pick(candidates, key, null);
  if (!chosen) return null;
  const shortest = Math.min(...chosen.map(({ text }) => text.length));
  return shortest > key.length + MOST_LONGER ? null : random.shuffled(chosen);
}

function totalFit(distractors: readonly ClaimDistractor[]): number {
  return distractors.reduce((sum, { fit }) => sum + fit, 0);
}

/** @param longer how many are to be longer than the key; null for any number */
function pick(
  candidates: readonly ClaimDistractor[],
  key: string,
  longer: number | null,
): ClaimDistractor[] | null {
  const chosen: ClaimDistractor[] = [];
  for (const one of candidates) {
    if (chosen.some((other) => other.theme === one.theme || beginsAlike(other.text, one.text)))
      continue;
    if (beginsAlike(key, one.text) || chosen.some((other) => overlap(other.text, one.text)))
      continue;
    const isLonger = one.text.length > key.length;
    const before = chosen.filter(({ text }) => text.length > key.length).length;
    if (longer !== null && (isLonger ? before >= longer : chosen.length - before >= 4 - longer))
      continue;
    chosen.push(one);
    if (chosen.length === 4) return chosen;
  }
  return null;
}

function beginsAlike(a: string, b: string): boolean {
  const [one = "", other = ""] = [a.split(" ", 1)[0], b.split(" ", 1)[0]];
  return one === other && !/^(?:a|an|the)$/u.test(one);
}

function overlap(a: string, b: string): boolean {
  const words = new Set(contentOf(a).map(stemOf));
  return contentOf(b).some((word) => words.has(stemOf(word)));
}
