/** Words that can be replaced by their fluent opposite, with the place of the text that the opposite contradicts. */
import {
  centroid,
  contraryOf,
  isContent,
  oppositesOf,
  STRICTLY_TRANSITIVE,
  toneOf,
  vectorSimilarity,
  withParticle,
  type Sentence,
  type Token,
} from "@pulda/english";
import { quoted } from "../quote.ts";
import { clashesHere, isForeign } from "./local-clash.ts";
import { findContrast } from "./contrast.ts";
import { fluentOpposite, type FluentOpposite } from "./fluent-opposite.ts";
import { findRestatement } from "./restatement.ts";
import { particleFor, sentenceView, type SentenceView } from "./sentence-view.ts";
import { sharesRoot } from "./shares-root.ts";
import { isLeftOpen } from "./left-open.ts";
import { isSoft } from "./soft-opposites.ts";
import { sameTone } from "./tone.ts";
import { MAX_CLAIM_WEIGHT, type Contradiction, type VocabularyPoint } from "./vocabulary-point.ts";
import { isNegated } from "./word-edit.ts";

/** The least similarity of another sentence that goes on about the same thing. */
const LEAST_NEARNESS = 0.45;
/** How often a claim must turn on a word, of 3: whether a coat was wet or dry no one asks. */
const LEAST_CLAIM_WEIGHT = { a: 2, n: 2, r: 3, v: 2 } as const;
/** What a link adds to the strength of such a sentence. */
const LINKED = 0.6;
/** What ties a clause to the rest of its sentence, so that its reverse would not follow. */
const WITHIN =
  /^(?:because|although|though|unless|whereas|while|so|yet|but|therefore|thus|despite|since|rather|instead)$/u;
/** What ties a sentence to the one before it. */
const OPENS_LINKED =
  /^(?:However|But|Yet|So|Thus|Therefore|As a result|Consequently|Hence|For this reason|Because of|In this way|This|These|Such|In other words|In contrast|By contrast|On the other hand|On the contrary|Instead|Nevertheless|Still|Otherwise|For example|For instance|Indeed|In fact)\b/u;

/** By the first sentence of an excerpt and their number: a passage and a part of it may begin alike. */
const cache = new WeakMap<Sentence, Map<number, readonly VocabularyPoint[]>>();

/**
 * The points of an excerpt, in the order of the text. Their strength is 3 for a contrast with the opposite, 1 for the
 * same said again and for the tone, and less than 1 where another sentence only goes on about the same thing, unless
 * a connective ties the word's clause to it. Cached.
 */
export function antonymPoints(sentences: readonly Sentence[]): readonly VocabularyPoint[] {
  const readable = sentences.filter((sentence) => sentence.readable);
  const [first] = readable;
  if (!first) return [];
  let ofFirst = cache.get(first);
  if (!ofFirst) cache.set(first, (ofFirst = new Map()));
  let points = ofFirst.get(readable.length);
  if (points === undefined) {
    const views = readable.map(sentenceView);
    points = views.flatMap((view) =>
      view.sentence.tokens.flatMap((token): VocabularyPoint[] => {
        const found = fluentOpposite(view.sentence, token);
        if (!found || isSoft(found.head) || isNegated(view.sentence, token)) return [];
        // "greased, inspected and damaged" is seen to be wrong without the text
        if (isListed(view.sentence, token)) return [];
        if (isAttribute(view.sentence, token)) return [];
        if (isInFormula(view.sentence, token) || isShell(view.sentence, token)) return [];
        if (NOTHING_ELSE.test(token.lower)) return [];
        // "how many": how few or how short it is no one asks
        if (view.sentence.tokens[token.index - 1]?.lower === "how") return [];
        const { head, usage, lemma, replacement, weight } = found;
        if (lacksObject(view.sentence, token, lemma)) return [];
        // what was not read for every sentence must be a word on which claims often turn
        const least = contraryOf(head) ? LEAST_CLAIM_WEIGHT[head.pos] : MAX_CLAIM_WEIGHT;
        if (weight < least) return [];
        if (isToldByItsSentence(view, token, head.lemma, lemma)) return [];
        if (isRepeatedBeside(views, view, head.lemma)) return [];
        // "repairs" are no "damages"
        if (token.tag === "NNS" && contraryOf(head) === null) return [];
        if (isLeftOpen(view.sentence, token)) return [];
        if (clashesHere(view.sentence, token, head.lemma, lemma)) return [];
        if (isForeign(view.sentence, token, replacement)) return [];
        if (isWished(view.sentence, token) && isJudgement(head.lemma, lemma)) return [];
        const opposites = new Set([
          ...oppositesOf(head.lemma, head.pos),
          ...usage.opposites.map(({ words }) => words),
          ...(usage.contextAntonym?.words ?? []),
        ]);
        const synonyms = usage.synonyms.map(({ words }) => words);
        const evidence =
          findContrast(views, view, token, opposites) ??
          findRestatement(views, view, token, head, opposites, synonyms) ??
          sameTone(views, view, token, head, lemma) ??
          findContinuation(views, view, found);
        return evidence
          ? [{ sentence: view.sentence, token, replacement, claimWeight: weight, ...evidence }]
          : [];
      }),
    );
    ofFirst.set(readable.length, points);
  }
  return points;
}

/**
 * Whether a word of a sentence tells without the text that the opposite is wrong: "its presence is noticed more than its
 * presence", "what feels like the love of loss is that fear of loss".
 */
function isToldByItsSentence(
  { words }: SentenceView,
  token: Token,
  lemma: string,
  opposite: string,
): boolean {
  return words.some(
    ({ token: other, head }) =>
      other !== token &&
      (head.lemma === opposite || head.lemma === lemma || sharesRoot(lemma, head.lemma)),
  );
}

/** Whether a neighbouring sentence prints the word itself: who sees "praised" one line above need not read on. */
function isRepeatedBeside(
  views: readonly SentenceView[],
  view: SentenceView,
  lemma: string,
): boolean {
  const at = views.indexOf(view);
  return [views[at - 1], views[at + 1]].some((beside) =>
    beside?.words.some(({ head }) => head.lemma === lemma),
  );
}

/** What is wished for, or feared, is good or bad without the text: "customers like to be protected". */
const WISHES = /^(?:like|love|want|hope|wish|prefer|enjoy|fear|dread|hate|worry|afraid)$/u;
const WISH_REACH = 4;

function isWished({ tokens }: Sentence, { index }: Token): boolean {
  return tokens
    .slice(Math.max(0, index - WISH_REACH), index)
    .some(({ lemma }) => WISHES.test(lemma));
}

/** "The results indicate", "the result is": what was found, of no cause, or what one comes from the other. */
const NOTHING_ELSE = /^results?$/u;

/** "More likely than not" has no other form. */
function isInFormula({ tokens }: Sentence, { index, lemma }: Token): boolean {
  return lemma === "likely" && tokens[index + 1]?.lower === "than";
}

/** "The danger is that …" has a name for what follows; "the safety is that …" is none. */
function isShell({ tokens }: Sentence, { index, likely }: Token): boolean {
  const [verb, that] = [tokens[index + 1], tokens[index + 2]];
  return (likely?.startsWith("NN") ?? false) && verb?.lemma === "be" && that?.lower === "that";
}

/** "An education in noticing": a contrary that needs an object ("missing") cannot stand there. */
function lacksObject({ tokens }: Sentence, { index, tag }: Token, lemma: string): boolean {
  if (!tag?.startsWith("VB") || tag === "VBN" || !needsObject(lemma)) return false;
  const next = tokens[index + 1];
  return !next || /^(?:[.,;:!?]|IN|CC|TO)$/u.test(next.tag ?? next.text);
}

const needsObject = (lemma: string): boolean => lemma === "miss" || STRICTLY_TRANSITIVE.has(lemma);

/** Participles that the tagger takes for adjectives. */
const PARTICIPLE = /^(?:fallen|risen|lost|won)$/u;
/** Behind these a participle belongs to a verb, and a form in -ing has an object of its own ("by solving problems"). */
const OF_VERB = /^(?:be|have|get|keep|start|stop|begin)$/u;
const BEFORE_GERUND = /^(?:IN|TO|MD|RB|NNS?|NNP|PRP)$/u;

/** "Fallen trunks": the opposite of a participle before its noun is hardly ever said of it. */
function isAttribute({ tokens }: Sentence, { index, tag, lower }: Token): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  const isParticiple = /^VB[NG]$/u.test(tag ?? "") || PARTICIPLE.test(lower);
  const isGerund = lower.endsWith("ing") && BEFORE_GERUND.test(before?.tag ?? "");
  return (
    isParticiple &&
    !isGerund &&
    !OF_VERB.test(before?.lemma ?? "") &&
    (after?.likely?.startsWith("NN") ?? false)
  );
}

/** Whether a word stands in a list of words of its class: they tell what it must be like. */
function isListed({ tokens }: Sentence, { index, likely }: Token): boolean {
  const isOfClass = (at: number): boolean =>
    likely !== null && tokens[at]?.likely?.slice(0, 2) === likely?.slice(0, 2);
  const joins = (at: number): boolean => /^(?:and|or|,)$/u.test(tokens[at]?.text ?? "");
  return (joins(index - 1) && isOfClass(index - 2)) || (joins(index + 1) && isOfClass(index + 2));
}

/** The sentence nearest in meaning to a word's own: what it says of the same thing would no longer follow. */
function findContinuation(
  views: readonly SentenceView[],
  view: SentenceView,
  { head, lemma, usage, weight }: FluentOpposite,
): Contradiction | null {
  // of how many a thing is true, another sentence does not tell
  if (/^(?:many|few)$/u.test(head.lemma)) return null;
  // a text that uses both the word and its opposite may mean either here
  if (views.some(({ words }) => words.some((one) => one.head.lemma === lemma))) return null;
  const own = topicOf(view);
  let best: { sentence: Sentence; nearness: number } | null = null;
  for (const other of views) {
    if (other === view) continue;
    const topic = topicOf(other);
    const nearness = own && topic ? vectorSimilarity(own, topic) : 0;
    if (nearness >= LEAST_NEARNESS && nearness > (best?.nearness ?? 0))
      best = { sentence: other.sentence, nearness };
  }
  if (!best) return null;
  const { sentence, nearness } = best;
  const [meaning = ""] = usage.meaning.split(",");
  const meant = meaning === "" ? "" : `'${meaning}'의 뜻인 `;
  return {
    evidence: { start: sentence.start, end: sentence.end },
    note: `${quoted(sentence.text)}라는 내용과 이어지려면 ${meant}'${head.lemma}'${particleFor(head.lemma)} 어울리고, 반대되는 ${withParticle(lemma, "은/는", `'${lemma}'`)} 어긋나요.`,
    strength: nearness + (isLinked(views, view, sentence) ? LINKED : 0),
    // how something is done, or how it is shaped, no other sentence says: judges found "slowly" and "curved" as right
    isDoubtful: head.pos === "r" || (weight < MAX_CLAIM_WEIGHT && !isJudgement(head.lemma, lemma)),
  };
}

/** Whether one of two opposites is good and the other bad, or at least one is either. */
function isJudgement(lemma: string, opposite: string): boolean {
  return toneOf(lemma) !== toneOf(opposite);
}

/** Whether a connective ties a sentence to its neighbour that tells against the opposite, or one clause to another. */
function isLinked(views: readonly SentenceView[], view: SentenceView, evidence: Sentence): boolean {
  const at = views.indexOf(view);
  const next = views[at + 1]?.sentence;
  return (
    view.sentence.tokens.some(({ lower }) => WITHIN.test(lower)) ||
    (next === evidence && OPENS_LINKED.test(evidence.text)) ||
    (views[at - 1]?.sentence === evidence && OPENS_LINKED.test(view.sentence.text))
  );
}

function topicOf({ sentence }: SentenceView): Float32Array | null {
  return centroid(sentence.tokens.filter(isContent).map(({ lower }) => lower));
}
