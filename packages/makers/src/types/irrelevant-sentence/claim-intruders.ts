/** Intruders that claim of the text's topic what the text does not speak of. */
import {
  claimFieldsOf,
  distinctiveVector,
  inflectClaim,
  isContent,
  pluralOf,
  vectorSimilarity,
  type Analysis,
  type Claim,
  type ClaimSubject,
  type Sentence,
} from "@pulda/english";
import { countWords } from "@pulda/question";
import { contentOfClaim } from "../../shared/claims/claim-content.ts";
import { isSupported } from "../../shared/claims/supported.ts";
import { themeIn } from "../../shared/claims/text-themes.ts";
import type { Hook } from "./hook.ts";

/** A sentence about a noun of the text. */
export interface ClaimIntruder {
  readonly text: string;
  /** The theme of its claim. */
  readonly theme: string;
  /** How near it is to the text and to the noun in what sets them apart from others, −2 to 2. */
  readonly nearness: number;
}

/**
 * How near a claim must be to the text, to the noun, and to both together: many claims hold of some nouns of their field
 * only, and those are nearer.
 */
const LEAST = { toText: 0.2, toNoun: 0.14, together: 0.5 } as const;
/** What is nearer to the text may say what it says. */
const MOST_TO_TEXT = 0.5;
/** Nouns of which nearly anything can be claimed. */
const ANYBODY = /^(?:person|people|thing|one|man|woman|way|time|day|year|life|world)$/u;

/** Of a theme that has so much support, the text speaks itself. */
const SPOKEN_OF = 0.9;
/** Shorter sentences look like headings among those of a text. */
const LEAST_WORDS = 9;
/** Clauses with "we" stand out where no other sentence has it. */
const ADDRESSES = /\b(?:we|us|our|ourselves|you|your)\b/iu;

/**
 * What the bank claims of a noun, as sentences that add to what was said ("… also …"): of themes of which the text does
 * not speak. Cost: linear in the claims of the noun's fields.
 * @param hook a noun that the text is about
 */
export function claimIntruders(
  hook: Hook,
  analysis: Analysis,
  sentences: readonly Sentence[],
): ClaimIntruder[] {
  const text = distinctiveVector(
    sentences.flatMap(({ tokens }) => tokens.filter(isContent).map(({ lower }) => lower)),
  );
  const noun = distinctiveVector([hook.lemma]);
  const subject = ANYBODY.test(hook.lemma) ? null : subjectOf(hook, sentences);
  if (!text || !noun || !subject) return [];
  const hasWe = sentences.filter(({ text: one }) => ADDRESSES.test(one)).length > 1;
  return claimFieldsOf(hook.lemma).flatMap(({ claims }) =>
    claims.flatMap((claim): ClaimIntruder[] => {
      const { words, vector } = contentOfClaim(claim);
      if (!vector) return [];
      const [toText, toNoun] = [vectorSimilarity(vector, text), vectorSimilarity(vector, noun)];
      const nearness = toText + toNoun;
      if (
        toText > MOST_TO_TEXT ||
        toText < LEAST.toText ||
        toNoun < LEAST.toNoun ||
        nearness < LEAST.together
      )
        return [];
      if (themeIn(analysis, claim.theme).support >= SPOKEN_OF) return [];
      const sentence = sentenceOf(claim, subject);
      if (sentence === null || (!hasWe && ADDRESSES.test(sentence))) return [];
      // last, because it compares the claim with every word of the text
      if (isSupported(words, sentences)) return [];
      return [{ text: sentence, theme: claim.theme, nearness }];
    }),
  );
}

interface Subject {
  readonly words: string;
  readonly as: ClaimSubject;
}

/**
 * The noun as what holds in general is said of it: in the plural, or bare where the text uses it so; null where the text
 * does not show which.
 */
function subjectOf({ lemma }: Hook, sentences: readonly Sentence[]): Subject | null {
  let bare = 0;
  let counted = 0;
  for (const { tokens } of sentences)
    for (const [at, token] of tokens.entries()) {
      const before = tokens[at - 1];
      if (token.lower === lemma && token.likely === "NN" && isBare(before?.likely)) bare++;
      if (token.lower === lemma && /^an?$/u.test(before?.lower ?? "")) counted++;
      if (token.likely === "NNS" && token.lower === pluralOf(lemma)) counted++;
    }
  if (bare === counted) return null;
  const words = bare > counted ? lemma : pluralOf(lemma);
  return {
    words: words.charAt(0).toUpperCase() + words.slice(1),
    as: bare > counted ? "it" : "they",
  };
}

function isBare(before: string | null | undefined): boolean {
  return before === undefined || before === null || /^(?:IN|CC|,|VB[DPZG]?|TO|\.)$/u.test(before);
}

/**
 * How a sentence goes on from what was said. Which one a claim has is settled by its letters, so that no word marks
 * intruders, and the same claim always reads alike.
 */
const OPENINGS = ["", "In many cases, ", "", "Of course, ", "At the same time, ", ""] as const;
const ADDED = ["also", "often", "can also", "often"] as const;

/** "Maps also become outdated …", "Of course, maps are often read …"; null where a predicate cannot be formed, or is too short. */
function sentenceOf(claim: Claim, { words, as }: Subject): string | null {
  const letters = claim.phrase.length;
  const opening = OPENINGS[letters % OPENINGS.length]!;
  const added = opening === "" ? ADDED[(letters * 7) % ADDED.length]! : "";
  const predicate = inflectClaim(claim, added === "can also" ? "bare" : "present", as);
  if (predicate === null) return null;
  const [verb = "", ...rest] = predicate.split(" ");
  const isBe = /^(?:is|are)$/u.test(verb);
  const start = isBe ? [verb, added] : [added, verb];
  const own = [words, ...start.filter((word) => word !== ""), ...rest].join(" ");
  const sentence = opening === "" ? own : `${opening}${own.charAt(0).toLowerCase()}${own.slice(1)}`;
  return countWords(sentence) < LEAST_WORDS ? null : `${sentence}.`;
}
