/** The choice of the sentence to remove, and of the slots to offer. */
import { brokenTies, type Analysis, type Sentence, type Tie } from "@pulda/english";
import { cleanExcerpts, opensWell, wordCountOf } from "../../shared/excerpt.ts";
import type { MakeOrder, Source } from "../../maker.ts";
import { orderingTies, tiesWithin } from "../../shared/cohesion.ts";
import { hasDate } from "../../shared/dated.ts";
import { sharedWord } from "../../shared/content.ts";
import { mannerOf } from "../../shared/vocabulary/argument.ts";
import { isAsked } from "../../shared/order-items.ts";
import { SearchBudget } from "../../shared/search-budget.ts";

export interface Gap {
  readonly sentences: readonly Sentence[];
  readonly removed: Sentence;
  /**
   * The slots in the order of the text: indices into `sentences` before which a slot stands. The index of the
   * removed sentence is the right slot.
   */
  readonly slots: readonly number[];
  /** The number of the right slot, from 1. */
  readonly key: number;
  /** The ties that determine the position of the removed sentence. */
  readonly ties: readonly Tie[];
  /** By slot, in Korean: the rejection (empty for the right slot). */
  readonly reasons: readonly string[];
  /** By slot: the word of the given sentence that stands beside it, too, or null. */
  readonly lures: readonly (string | null)[];
}

/** The words of the text, the given sentence included. */
const WORDS = { least: 90, most: 200 } as const;
/** The words of the given sentence. */
const GIVEN_WORDS = { least: 6, most: 35 } as const;
const SLOTS = 5;
/** What belongs to a list tells its place without reading: "The other group" behind "One group". */
const MECHANICAL =
  /^(?:One (?:group|half|team|reason|way)|The (?:first|second|third|other|others|latter|former)|Another|Others|First|Second|Third|Finally|Some|(?:In )?(?:[Tt]hat|[Tt]he) (?:same |following |next )?year)\b/u;
/** Wrong slots beside which a word of the given sentence stands. */
const MIN_LURES = 2;
/** As many sentences in a row without a slot between them make the slots crowd elsewhere. */
const LONGEST_RUN = 4;
/** What a slot that tempts adds, and what each sentence of the longest run without a slot takes. */
const WORTH = { tempting: 0.8, run: 1.5 } as const;
/** More sentences have so few words each that they are none. */
const MAX_SENTENCES = 24;
/** The sets of slots of a text that are looked at. */
const MAX_TRIED = 20_000;

interface ScoredGap {
  readonly gap: Gap;
  readonly score: number;
}

/** The gaps with their keys at the possible choice numbers, the best first. */
export function rankedGaps(source: Source, order: MakeOrder): Gap[] {
  return gapsOf(source)
    .filter(
      ({ gap: { key, removed, sentences } }) =>
        // many a text has its only gap at the first place: it would be guessed, unless that number is due
        (key === 1 ? order.keyNumbers[0] === 1 : order.keyNumbers.includes(key)) &&
        !isAsked(order.existingItems, "remove", sentences) &&
        (order.at === null || removed.start === order.at),
    )
    .map(({ gap, score }) => ({
      gap,
      score: score - order.keyNumbers.indexOf(gap.key) * 0.5 + order.random.next() * 0.5,
    }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ gap }) => gap);
}

/** By analysis: a survey asks for the gaps of one text again and again. */
const cache = new WeakMap<Analysis, readonly ScoredGap[]>();

/** For each sentence that fits in one place only, and each number that its place can have, the best set of slots. */
export function gapsOf(source: Source): readonly ScoredGap[] {
  let found = cache.get(source.analysis);
  if (!found) cache.set(source.analysis, (found = [...findGaps(source)]));
  return found;
}

function* findGaps(source: Source): Generator<ScoredGap> {
  const manner = mannerOf(source.analysis);
  const ties = orderingTies(source.analysis, manner);
  const budget = new SearchBudget(MAX_TRIED);
  for (const excerpt of cleanExcerpts(source)) {
    const { sentences } = excerpt;
    if (!opensWell(source, excerpt)) continue;
    const words = sentences.reduce((sum, sentence) => sum + wordCountOf(sentence), 0);
    if (words < WORDS.least || words > WORDS.most) continue;
    if (sentences.length < SLOTS + 2 || sentences.length > MAX_SENTENCES) continue;
    if (sentences.at(-1)!.paragraph - sentences[0]!.paragraph > 1) continue;
    const found = tiesWithin(sentences, ties);
    for (let at = 1; at < sentences.length - 1; at++) {
      const removable = removableSentence(sentences, at, found);
      if (!removable || (removable.leans && manner === "addresses")) continue;
      // in a life a date tells the place
      if (manner === "tells" && hasDate(removable.sentences[at]!)) continue;
      for (let key = 1; key <= SLOTS; key++) {
        const best = bestSlots(removable, key, budget);
        if (best) yield best;
      }
    }
  }
}

/** A sentence that can be removed, with what rules out its other places. */
interface RemovableSentence {
  readonly sentences: readonly Sentence[];
  readonly at: number;
  readonly back: Tie | undefined;
  readonly forward: Tie | undefined;
  /** By slot: why it is wrong. */
  readonly reasons: ReadonlyMap<number, string>;
  /** By slot: the word that makes it tempting. */
  readonly lures: ReadonlyMap<number, string>;
  /** Whether it leans on the sentence before, and the next one on it: then a slot tempts without a word in common. */
  readonly leans: boolean;
}

/** @param found the ties within the sentences */
function removableSentence(
  sentences: readonly Sentence[],
  at: number,
  found: readonly Tie[],
): RemovableSentence | null {
  const removed = sentences[at]!;
  const words = wordCountOf(removed);
  if (words < GIVEN_WORDS.least || words > GIVEN_WORDS.most) return null;
  const [before, after] = [sentences[at - 1]!, sentences[at + 1]!];
  if (!removed.readable || !canHoldSlot(before, removed) || !canHoldSlot(removed, after))
    return null;
  if (removed.text.includes("\n") || (removed.text.match(/["“”]/gu)?.length ?? 0) % 2 === 1)
    return null;
  if (MECHANICAL.test(after.text) || MECHANICAL.test(removed.text)) return null;
  const joints = jointsOf(sentences, at, found);
  const relevant = found.filter(
    (tie) =>
      joints.includes(tie) ||
      // a noun may sum up more than one sentence: in the order of three parts that tells less than here
      (tie.kind !== "leaning" && tie.kind !== "encapsulation"),
  );
  const isTied = relevant.some(
    ({ dependent, sources }) => dependent === removed.index || sources.includes(removed.index),
  );
  if (!isTied || sentences.some((other) => other !== removed && isNearDuplicate(removed, other)))
    return null;
  const rest = sentences.filter((sentence) => sentence !== removed);
  const reasons = new Map<number, string>();
  const lures = new Map<number, string>();
  const everBroken = new Set<Tie>();
  // slot `to`: before rest[to]; none before the first sentence or after the last
  for (let to = 1; to < rest.length; to++) {
    if (to === at || !canHoldSlot(rest[to - 1]!, rest[to]!)) continue;
    const order = [...rest.slice(0, to), removed, ...rest.slice(to)].map(({ index }) => index);
    const broken = brokenTies(relevant, order).filter(({ kind }) => kind !== "sequence");
    const reason = reasonFor(broken, removed);
    if (!reason) continue;
    // beside its place a sentence often reads well, too: there an opening ("They …", "The answer …") is not enough
    const isBeside = to === at - 1 || to === at + 1;
    if (
      isBeside &&
      joints.length === 0 &&
      !broken.some(
        ({ kind, strength }) => strength === 2 && kind !== "opening" && kind !== "answer",
      )
    )
      continue;
    for (const tie of broken) everBroken.add(tie);
    const slot = to < at ? to : to + 1;
    reasons.set(slot, reason);
    const lure = sharedWord(removed, rest[to - 1]!) ?? sharedWord(removed, rest[to]!);
    if (lure) lures.set(slot, lure);
  }
  const decisive = [...everBroken].toSorted(
    (a, b) => b.strength - a.strength || Number(b.near) - Number(a.near),
  );
  const back = decisive.find((tie) => tie.dependent === removed.index);
  const forward = decisive.find((tie) => tie.sources.includes(removed.index));
  if ((!back && !forward) || (forward && isEcho(forward, after))) return null;
  return { sentences, at, back, forward, reasons, lures, leans: joints.length > 0 };
}

/**
 * What joins a sentence to the one before and the next one to it, if at least one of the two leans plainly:
 * together they hold its place; a contrast with the one before holds it alone. None of a text with spoken words, in which a
 * gesture fits in many places.
 */
function jointsOf(sentences: readonly Sentence[], at: number, found: readonly Tie[]): Tie[] {
  const [before, removed, after] = [sentences[at - 1]!, sentences[at]!, sentences[at + 1]!];
  if (sentences.some(isSpoken)) return [];
  if (echoesOpening(removed, after) || echoesOpening(before, removed)) return [];
  const joint = (dependent: Sentence, source: Sentence): Tie | undefined => {
    const ties = found.filter(
      ({ kind, dependent: index, sources }) =>
        index === dependent.index &&
        // broken wherever the two are parted
        sources.length === 1 &&
        sources[0] === source.index &&
        kind !== "sequence",
    );
    return ties.find((tie) => isPlain(tie, dependent)) ?? ties[0];
  };
  const [back, forward] = [joint(removed, before), joint(after, removed)];
  // "thus" and "therefore" draw from all that was said: judged, every second one reads as well further on
  if (back?.relation === "result") return [];
  if (back && forward && (isPlain(back, removed) || isPlain(forward, after)))
    return [back, forward];
  // a contrast is enough by itself: what it turns against is found, and what follows goes on from it
  return back?.relation === "contrast" && !AGAINST_ALL.test(back.words) ? [back] : [];
}

/** "In practice, …" turns against all that was supposed so far, and reads as well one place further on. */
const AGAINST_ALL = /^in (?:practice|reality|truth)$/iu;

/** A connective, or a word that points back from the head of its sentence. */
function isPlain({ kind, span, relation }: Tie, { start }: Sentence): boolean {
  return kind === "leaning" && (span.start === start || relation !== "reference");
}

const isSpoken = ({ inQuotation, text }: Sentence): boolean =>
  inQuotation || /[,.?!]["”]/u.test(text);

/**
 * Whether a sentence that opens with a pointing word says a word of the other's opening again: "Engineers do not ask how
 * many …" — "They ask how differently …", "This is no argument …" — "It is an argument …" are matched by their look.
 */
function echoesOpening(first: Sentence, second: Sentence): boolean {
  if (!POINTS_EARLY.test(second.text)) return false;
  const words = new Set(openingWords(first));
  return openingWords(second).some((word) => words.has(word));
}

/** "It is an argument …", "Sometimes it requires …". */
const POINTS_EARLY = /^(?:\w+,? )?(?:It|They|He|She|This|That|These|Those|Such)\b/iu;
/** How far the opening of a sentence reaches that a reader takes in at one look, in tokens. */
const OPENING = 9;

/** The lemmas of its nouns and verbs. */
function openingWords({ tokens }: Sentence): string[] {
  return tokens
    .slice(0, OPENING)
    .flatMap(({ likely, lemma }) =>
      /^(?:VB|NN)/u.test(likely ?? "") && !LIGHT.has(lemma) ? [lemma] : [],
    );
}

const LIGHT: ReadonlySet<string> = new Set(["be", "have", "do"]);

/** The best slots around a sentence whose place has the number `key`. */
function bestSlots(
  removable: RemovableSentence,
  key: number,
  budget: SearchBudget,
): ScoredGap | null {
  const { sentences, at, back, forward, reasons, lures, leans } = removable;
  // a tie back determines what precedes it, a tie forward what follows it; a strong tie to the adjacent
  // sentence determines both
  if (key > 1 && !back && !isFirm(forward) && !leans) return null;
  if (key < SLOTS && !forward && !isFirm(back) && !leans) return null;
  // before the first number little has been said: what leans there is seen to follow it
  if (leans && key === 1) return null;
  const before = [...reasons.keys()].filter((slot) => slot < at);
  const after = [...reasons.keys()].filter((slot) => slot > at);
  const tieScore =
    (back ? 1 : 0) +
    (forward ? 1 : 0) +
    (back && forward && back.kind !== forward.kind ? 1 : 0) -
    (back && isEcho(back, sentences[at]!) ? 1 : 0) -
    (forward?.kind === "answer" ? 1 : 0) -
    (sentences.at(-1)!.paragraph - sentences[0]!.paragraph);
  let best: ScoredGap | null = null;
  for (const left of choices(before, key - 1))
    for (const right of choices(after, SLOTS - key)) {
      if (!budget.spend(1)) return best;
      const slots = [...left, at, ...right];
      const tempting = slots.filter((slot) => lures.has(slot)).length;
      const run = longestRun(slots, sentences.length);
      if ((!leans && tempting < MIN_LURES) || run > LONGEST_RUN) continue;
      const isNearTempting =
        leans || [slots[key - 2], slots[key]].some((slot) => slot !== undefined && lures.has(slot));
      if (!isNearTempting) continue;
      const score = tempting * WORTH.tempting - run * WORTH.run + tieScore;
      if (best && best.score >= score) continue;
      const gap: Gap = {
        sentences,
        removed: sentences[at]!,
        slots,
        key,
        ties: [back, forward].filter((tie): tie is Tie => tie !== undefined),
        reasons: slots.map((slot) => reasons.get(slot) ?? ""),
        lures: slots.map((slot) => lures.get(slot) ?? null),
      };
      best = { gap, score };
    }
  return best;
}

/** Every choice of some of the numbers, in their order; those nearest to the end of the list first. */
function* choices(all: readonly number[], count: number): Generator<readonly number[]> {
  if (count === 0) yield [];
  else
    for (let last = all.length - 1; last >= count - 1; last--)
      for (const others of choices(all.slice(0, last), count - 1)) yield [...others, all[last]!];
}

/** The most sentences in a row without a slot between them, of the text without the removed one. */
function longestRun(slots: readonly number[], sentences: number): number {
  const edges = [0, ...slots, sentences];
  return Math.max(...edges.slice(1).map((slot, index) => slot - edges[index]!));
}

function isFirm(tie: Tie | undefined): boolean {
  return tie !== undefined && tie.near && tie.strength === 2;
}

/** "… is called the Azores." — "The Azores are …": found by its look, without reading. */
function isEcho({ kind, span }: Tie, next: Sentence): boolean {
  const distance = span.start - next.start;
  return distance >= 0 && distance < 5 && (kind === "term" || kind === "name");
}

/**
 * Whether a slot can stand between two sentences: not beside spoken words, which would make it look as if it were
 * said, too, and not where a paragraph ends.
 */
function canHoldSlot(before: Sentence, after: Sentence): boolean {
  return (
    before.paragraph === after.paragraph &&
    !after.inQuotation &&
    !/["”]$/u.test(before.text) &&
    !/^["“]/u.test(after.text)
  );
}

/** Whether two sentences are nearly the same, like refrains, so that either could replace the other. */
function isNearDuplicate(a: Sentence, b: Sentence): boolean {
  const own = wordSetOf(a);
  const other = wordSetOf(b);
  let shared = 0;
  for (const word of own) if (other.has(word)) shared++;
  return shared / Math.max(1, own.size) > 0.6;
}

const wordCache = new WeakMap<Sentence, ReadonlySet<string>>();

function wordSetOf(sentence: Sentence): ReadonlySet<string> {
  let words = wordCache.get(sentence);
  if (!words) wordCache.set(sentence, (words = new Set(sentence.tokens.map(({ lower }) => lower))));
  return words;
}

/** In Korean, the rejection of a slot: which word would lack its antecedent; null where no tie breaks. */
function reasonFor(broken: readonly Tie[], removed: Sentence): string | null {
  const strong = broken.filter(({ strength }) => strength === 2);
  const own = strong.find(({ dependent }) => dependent === removed.index);
  if (own)
    return `이 자리 앞에는 주어진 문장의 '${own.words}'에 이어질 '${own.anchorWords}'의 내용이 없거나 이어지지 않아요.`;
  const other = strong[0] ?? broken[0];
  return other
    ? `여기에 넣으면 '${other.words}'에 앞서 나와야 할 '${other.anchorWords}'의 내용과 이어지지 않아요.`
    : null;
}
