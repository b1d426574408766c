/** Which sense of our own dictionary a word of a text has, by the company in which it stands. */
import type { Sentence, Token } from "../analysis.ts";
import { isContent } from "../cohesion/stem.ts";
import { usesAs } from "../lexicon/entries.ts";
import { headwordOf, type Headword } from "../lexicon/lemma.ts";
import type { PartOfSpeech } from "../lexicon/senses.ts";
import { centroid, similarity, vectorSimilarity } from "../lexicon/vectors.ts";
import { usagesOf, type Substitute, type Usage } from "./usage.ts";

/** A word of a text in one of its senses. */
export interface UsageHere {
  readonly head: Headword;
  readonly usage: Usage;
  /** Its other senses in our dictionary, which it does not have here. */
  readonly others: readonly Usage[];
}

/** How far before and after a word its company stands, in tokens. */
const REACH = { before: 5, after: 6 } as const;
/** The least fit of a word's only sense; a text about something else uses it in a sense that we don't list. */
const LEAST_FIT = 0.3;
/** How many senses are many, the share of one that is by far the most frequent, and what one counts that was never seen. */
const MANY_SENSES = 3;
const DOMINANT = 0.7;
const UNSEEN = 0.5;
/** How much better the most frequent of several senses must fit than any other. */
const MARGIN = 0.05;

/**
 * The sense of a word in its sentence; null where it is not in our dictionary, or the sense is not certain: several fit
 * nearly as well, or the only one fits badly.
 * @example usageAt(sentence, token)?.usage.definition // "to stop doing or having something before it is finished"
 */
export function usageAt(sentence: Sentence, token: Token): UsageHere | null {
  const head = headwordOf(token);
  if (!head) return null;
  const usages = usagesOf(head.lemma, head.pos);
  const [first, ...rarer] = usages.map((usage) => fitOf(usage, sentence, token, head));
  if (!first) return null;
  const at = rarer.length === 0 ? onlyOf(first, head) : certainOf(first, rarer);
  const usage = usages[at];
  return usage ? { head, usage, others: usages.filter((one) => one !== usage) } : null;
}

/**
 * 0 where a word has its only sense for certain, or −1. One that has several others by WordNet, which we don't list, must
 * stand in its own company: "gripping the rail" is no rail of trains.
 */
function onlyOf({ fit, met }: Fit, { lemma, pos }: Headword): number {
  return fit < LEAST_FIT || (!met && isAmbiguous(lemma, pos)) ? -1 : 0;
}

/** Whether a lemma has many senses by WordNet, none of which is by far the most frequent. */
function isAmbiguous(lemma: string, pos: PartOfSpeech): boolean {
  const counts = usesAs(lemma, pos).map(({ count }) => count + UNSEEN);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.length >= MANY_SENSES && (counts[0] ?? 0) < DOMINANT * total;
}

/**
 * 0 where the most frequent of several senses is certain, or −1: a word of its own company stands there, it fits better than
 * any other, and the sentence is about its subject more than about theirs. Rarer senses are never certain: of 800 words
 * marked by hand the frequent sense was right in 29 of 32 that this leaves, a rarer one in 4 of 7.
 */
function certainOf(first: Fit, rarer: readonly Fit[]): number {
  const isBest = rarer.every(({ fit, topic }) => first.fit - fit >= MARGIN && first.topic > topic);
  return first.met && isBest ? 0 : -1;
}

/**
 * How well a substitute's company fits the words around a token, from 0 to 1: 1 where a word of the company itself
 * stands there.
 */
export function companyFit({ company }: Substitute, sentence: Sentence, token: Token): number {
  if (company === "any") return 1;
  return nearestOf(companyWords(company), around(sentence, token));
}

/**
 * How well a substitute's company fits one word, from 0 to 1.
 * @example companionFit({ words: "weaken", company: "memory, link" }, "memory") // 1
 */
export function companionFit({ company }: Substitute, lemma: string): number {
  return company === "any" ? 1 : nearestOf(companyWords(company), [lemma]);
}

interface Fit {
  /** 0–1. */
  readonly fit: number;
  /** Whether a word of its company stands near. */
  readonly met: boolean;
  /** How near the sentence is to what the sense is about, 0–1. */
  readonly topic: number;
}

/** From 0 to 1: half by the words that go with this sense, half by what its definition and sentence are about. */
function fitOf(usage: Usage, sentence: Sentence, token: Token, { lemma }: Headword): Fit {
  const words = around(sentence, token);
  const company = [...usage.synonyms, ...usage.opposites].flatMap((one) =>
    companyWords(one.company),
  );
  const collocates = usage.collocations
    .flatMap(contentWords)
    .filter((word) => word.slice(0, 4) !== lemma.slice(0, 4));
  const ofUsage = centroid(contentWords(`${usage.definition} ${usage.sentence}`));
  const here = centroid(
    sentence.tokens
      .filter((other) => other !== token && isContent(other))
      .map(({ lower }) => lower),
  );
  const topic = ofUsage && here ? Math.max(0, vectorSimilarity(ofUsage, here)) : 0;
  const own = [...company, ...collocates];
  const near = nearestOf(own, words);
  return { fit: (near + topic) / 2, met: near === 1, topic };
}

/** The greatest similarity of one word to another, 0–1. */
function nearestOf(company: readonly string[], words: readonly string[]): number {
  let best = 0;
  for (const one of company)
    for (const word of words) {
      const near = one === word ? 1 : (similarity(one, word) ?? 0);
      if (near > best) best = near;
    }
  return best;
}

/** The lemmas of the content words near a token. */
function around({ tokens }: Sentence, token: Token): string[] {
  return tokens
    .slice(Math.max(0, token.index - REACH.before), token.index + REACH.after + 1)
    .filter((other) => other !== token && isContent(other))
    .map(({ lemma }) => lemma);
}

/** The words of "of light, to learn, S: shop". */
function companyWords(company: string): string[] {
  return company.split(", ").map((one) => one.replace(/^(?:S: ?|of (?:an? |the )?|to )/u, ""));
}

function contentWords(text: string): string[] {
  return (text.match(/[a-z]{4,}/gu) ?? []).filter((word) => !EMPTY.test(word));
}

/** Words that stand in any definition. */
const EMPTY =
  /^(?:something|someone|somebody|that|this|with|from|have|having|make|made|very|when|which|what|where|about|than|more|most|other|their|them|they|into|only|does|doing|been|being|because|part|parts|kind|sort|quality|state|fact|people|person|thing|things|place)$/u;
