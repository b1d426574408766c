/** The choice of the sentence to remove, and of the slots to offer. */
import { brokenTies, weightOf, type Sentence, type Tie } from "@pulda/english";
import { excerpts, wordCountOf } from "../../shared/excerpt.ts";
import type { MakeOrder, Source } from "../../maker.ts";
import { tiesOf, tiesWithin } from "../../shared/cohesion.ts";
import { canOpenExcerpt } from "../../shared/excerpt-opening.ts";

export interface Gap {
  readonly sentences: readonly Sentence[];
  readonly removed: Sentence;
  /**
   * The slots in the order of the text: indices into `sentences` before which a slot stands, or their number
   * for the end. The index of the removed sentence is the right slot.
   */
  readonly slots: readonly number[];
  /** The number of the right slot, from 1. */
  readonly key: number;
  /** The ties that determine the position of the removed sentence. */
  readonly ties: readonly Tie[];
  /** By slot, in Korean: the rejection (empty for the right slot). */
  readonly reasons: readonly string[];
}

const MIN_BREAKAGE = 2;
const SLOTS = 5;
const WORDS = { least: 70, most: 260 } as const;
/** More sentences have so few words each that they are none: stops in a row. Each slot is tried with all of them. */
const MAX_SENTENCES = 60;

/** The gaps with their keys at the possible choice numbers, the best first; none when no sentence has a single possible slot. */
export function rankedGaps(source: Source, order: MakeOrder): Gap[] {
  const ties = tiesOf(source.analysis);
  const testedStarts = new Set(order.existingItems.flatMap(removedStart));
  const found: { gap: Gap; score: number }[] = [];
  for (const { sentences } of excerpts(source)) {
    for (const window of windows(sentences, ties)) {
      const relevant = tiesWithin(window, ties);
      for (const removed of window.slice(1)) {
        if (testedStarts.has(removed.start) || wordCountOf(removed) < 5) continue;
        if (order.at !== null && removed.start !== order.at) continue;
        for (const gap of gapsOf(window, removed, relevant)) {
          const rank = order.keyNumbers.indexOf(gap.key);
          if (rank < 0) continue;
          const both = gap.ties.some((tie) => tie.dependent !== removed.index) ? 2 : 0;
          // nearly half of the passages allow only ① or ⑤, so inner slots are preferred elsewhere
          const inner = gap.key > 1 && gap.key < SLOTS ? 20 : 0;
          found.push({
            gap,
            score: both + inner - rank * 4 + window.length / 4 + order.random.next() * 2,
          });
        }
      }
    }
  }
  return found.toSorted((a, b) => b.score - a.score).map(({ gap }) => gap);
}

function removedStart(item: MakeOrder["existingItems"][number]): number[] {
  const { proof } = item;
  return proof.kind === "made" && proof.operation.kind === "remove"
    ? [proof.operation.span.start]
    : [];
}

/** The whole run of sentences, and shorter ones whose first sentence can open an excerpt. */
function windows(sentences: readonly Sentence[], ties: readonly Tie[]): (readonly Sentence[])[] {
  const found: (readonly Sentence[])[] = [];
  /** How many words stand before each sentence. */
  const before = [0];
  for (const sentence of sentences) before.push(before.at(-1)! + wordCountOf(sentence));
  for (let from = 0; from + 6 <= sentences.length; from++) {
    const opener = sentences[from];
    if (!opener || (from > 0 && !canOpenExcerpt(opener, ties))) continue;
    for (const end of [sentences.length, from + 12, from + 9]) {
      if (end > sentences.length || end - from < 6 || end - from > MAX_SENTENCES) continue;
      const words = before[end]! - before[from]!;
      if (words >= WORDS.least && words <= WORDS.most) found.push(sentences.slice(from, end));
    }
  }
  return found;
}

/**
 * The gaps of one sentence: one for each possible number of the key.
 * @param relevant the ties within the window
 */
function gapsOf(window: readonly Sentence[], removed: Sentence, relevant: readonly Tie[]): Gap[] {
  const ownIndex = window.indexOf(removed);
  // a last sentence has no sentence after it to which a tie could rule out other slots
  if (ownIndex === window.length - 1) return [];
  if (!removed.readable || removed.inQuotation || window[ownIndex + 1]?.inQuotation) return [];
  if ((removed.text.match(/["“”]/gu)?.length ?? 0) % 2 === 1) return [];
  // only a tie to or from a sentence determines its position
  const tied = relevant.some(
    ({ dependent, sources }) => dependent === removed.index || sources.includes(removed.index),
  );
  if (!tied || window.some((other) => other !== removed && isNearDuplicate(removed, other)))
    return [];
  const rest = window.filter((sentence) => sentence !== removed);
  const rejectedSlots = new Map<number, string>();
  const everBroken = new Set<Tie>();
  // slot `at`: before rest[at], or at the end
  for (let at = 1; at <= rest.length; at++) {
    if (at === ownIndex || rest[at]?.inQuotation) continue;
    const order = [...rest.slice(0, at), removed, ...rest.slice(at)].map(({ index }) => index);
    const broken = brokenTies(relevant, order);
    if (weightOf(broken) < MIN_BREAKAGE) continue;
    const reason = reasonFor(broken, removed);
    if (!reason) continue;
    for (const tie of broken) everBroken.add(tie);
    rejectedSlots.set(at < ownIndex ? at : at + 1, reason);
  }
  const before = [...rejectedSlots.keys()].filter((slot) => slot < ownIndex);
  const after = [...rejectedSlots.keys()]
    .filter((slot) => slot > ownIndex)
    .toSorted((a, b) => a - b);
  const decisiveTies = [...everBroken].toSorted(
    (a, b) => b.strength - a.strength || Number(b.near) - Number(a.near),
  );
  const back = decisiveTies.find((tie) => tie.dependent === removed.index);
  const forward = decisiveTies.find((tie) => tie.sources.includes(removed.index));
  return [1, 2, 3, 4, 5].flatMap((key) => {
    if (before.length < key - 1 || after.length < SLOTS - key) return [];
    // a tie back determines what precedes it, a tie forward what follows it; a strong tie to the adjacent
    // sentence determines both
    if (key > 1 && !back && !isFirm(forward)) return [];
    if (key < SLOTS && !forward && !isFirm(back)) return [];
    const slots = [
      ...before.toSorted((a, b) => a - b).slice(before.length - (key - 1)),
      ownIndex,
      ...after.slice(0, SLOTS - key),
    ];
    const shown = [back, forward].filter((tie): tie is Tie => tie !== undefined);
    return [
      {
        sentences: window,
        removed,
        slots,
        key,
        ties: shown,
        reasons: slots.map((slot) => rejectedSlots.get(slot) ?? ""),
      },
    ];
  });
}

function isFirm(tie: Tie | undefined): boolean {
  return tie !== undefined && tie.near && tie.strength === 2;
}

/** Whether two sentences are nearly the same, like refrains, so that either could replace the other. */
function isNearDuplicate(a: Sentence, b: Sentence): boolean {
  const ownIndex = contentStems(a);
  const other = contentStems(b);
  let shared = 0;
  for (const word of ownIndex) if (other.has(word)) shared++;
  return shared / Math.max(1, ownIndex.size) > 0.6;
}

const cache = new WeakMap<Sentence, ReadonlySet<string>>();

function contentStems(sentence: Sentence): ReadonlySet<string> {
  let words = cache.get(sentence);
  if (!words) cache.set(sentence, (words = new Set(sentence.tokens.map(({ lower }) => lower))));
  return words;
}

/** In Korean, the rejection of a slot: which word would lack its antecedent. */
function reasonFor(broken: readonly Tie[], removed: Sentence): string | null {
  const strong = broken.filter(({ strength }) => strength === 2);
  const ownIndex = strong.find(({ dependent }) => dependent === removed.index);
  if (ownIndex)
    return `이 자리 앞에는 주어진 문장의 '${ownIndex.words}'에 이어질 '${ownIndex.anchorWords}'의 내용이 없거나 이어지지 않아요.`;
  const other = strong[0] ?? broken[0];
  return other
    ? `여기에 넣으면 '${other.words}'에 앞서 나와야 할 '${other.anchorWords}'의 내용과 이어지지 않아요.`
    : null;
}
