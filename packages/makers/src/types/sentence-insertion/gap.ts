/** Which sentence can be taken out, and which places to offer. */
import { brokenTieWeight, type Sentence, type Tie } from "@pulda/english";
import { excerpts, lengthOf } from "../../shared/excerpt.ts";
import type { MakeOrder, Source } from "../../maker.ts";
import { tiesOf, tiesWithin } from "../../shared/cohesion.ts";
import { canOpenExcerpt } from "../../shared/excerpt-opening.ts";

export interface Gap {
  readonly sentences: readonly Sentence[];
  readonly taken: Sentence;
  /**
   * Places in the order of the text: indices into `sentences` before which a slot stands, or their
   * number for the end. The taken sentence's own index is its place.
   */
  readonly slots: readonly number[];
  /** The number of the right slot, from 1. */
  readonly key: number;
  /** The ties that hold the taken sentence there. */
  readonly ties: readonly Tie[];
  /** By slot, in Korean: why the sentence does not fit there (empty for the right one). */
  readonly reasons: readonly string[];
}

const MIN_BREAKAGE = 2;
const SLOTS = 5;
const WORDS = { least: 70, most: 260 } as const;

/** The best gap with its key where the set would like it, or null when no sentence has one place only. */
export function findGap(source: Source, order: MakeOrder): Gap | null {
  const ties = tiesOf(source.analysis);
  const asked = new Set(order.taken.flatMap(takenStart));
  const found: { gap: Gap; score: number }[] = [];
  for (const { sentences } of excerpts(source)) {
    for (const window of windows(sentences, ties))
      for (const taken of window.slice(1)) {
        if (asked.has(taken.start) || lengthOf(taken) < 5) continue;
        if (order.at !== null && taken.start !== order.at) continue;
        for (const gap of gapsOf(window, taken, ties)) {
          const rank = order.keyNumbers.indexOf(gap.key);
          if (rank < 0) continue;
          const both = gap.ties.some((tie) => tie.dependent !== taken.index) ? 2 : 0;
          // near half of the passages allow ① or ⑤ only: the others make up for it
          const inner = gap.key > 1 && gap.key < SLOTS ? 20 : 0;
          found.push({
            gap,
            score: both + inner - rank * 4 + window.length / 4 + order.random.next() * 2,
          });
        }
      }
  }
  found.sort((a, b) => b.score - a.score);
  return found[0]?.gap ?? null;
}

function takenStart(item: MakeOrder["taken"][number]): number[] {
  const { proof } = item;
  return proof.kind === "made" && proof.operation.kind === "remove"
    ? [proof.operation.span.start]
    : [];
}

/** The whole run of sentences, and shorter ones with a free opening. */
function windows(sentences: readonly Sentence[], ties: readonly Tie[]): (readonly Sentence[])[] {
  const found: (readonly Sentence[])[] = [];
  for (let from = 0; from + 6 <= sentences.length; from++) {
    const opener = sentences[from];
    if (!opener || (from > 0 && !canOpenExcerpt(opener, ties))) continue;
    for (const end of [sentences.length, from + 12, from + 9]) {
      const window = sentences.slice(from, end);
      const words = window.reduce((sum, sentence) => sum + lengthOf(sentence), 0);
      if (end > sentences.length || window.length < 6) continue;
      if (words >= WORDS.least && words <= WORDS.most) found.push(window);
    }
  }
  return found;
}

/** For one sentence: the choices of five places, the key at each number that can be had. */
function gapsOf(window: readonly Sentence[], taken: Sentence, ties: readonly Tie[]): Gap[] {
  const own = window.indexOf(taken);
  // a closing sentence has nothing behind it that could say where it does not belong
  if (own === window.length - 1) return [];
  if (!taken.readable || taken.inQuotation || window[own + 1]?.inQuotation) return [];
  if ((taken.text.match(/["“”]/gu)?.length ?? 0) % 2 === 1) return [];
  const relevant = tiesWithin(window, ties);
  // only a tie to or from it says where a sentence belongs
  const tied = relevant.some(
    ({ dependent, sources }) => dependent === taken.index || sources.includes(taken.index),
  );
  if (!tied || window.some((other) => other !== taken && echoes(taken, other))) return [];
  const rest = window.filter((sentence) => sentence !== taken);
  const closed = new Map<number, string>();
  const holding = new Set<Tie>();
  // slot `at`: before rest[at], or at the end
  for (let at = 1; at <= rest.length; at++) {
    if (at === own || rest[at]?.inQuotation) continue;
    const order = [...rest.slice(0, at), taken, ...rest.slice(at)].map(({ index }) => index);
    if (brokenTieWeight(relevant, order) < MIN_BREAKAGE) continue;
    const broken = relevant.filter((tie) => brokenTieWeight([tie], order) > 0);
    const reason = reasonFor(broken, taken);
    if (!reason) continue;
    for (const tie of broken) holding.add(tie);
    closed.set(at < own ? at : at + 1, reason);
  }
  const before = [...closed.keys()].filter((slot) => slot < own);
  const after = [...closed.keys()].filter((slot) => slot > own).toSorted((a, b) => a - b);
  const held = [...holding].toSorted(
    (a, b) => b.strength - a.strength || Number(b.near) - Number(a.near),
  );
  const back = held.find((tie) => tie.dependent === taken.index);
  const forward = held.find((tie) => tie.sources.includes(taken.index));
  return [1, 2, 3, 4, 5].flatMap((key) => {
    if (before.length < key - 1 || after.length < SLOTS - key) return [];
    // a tie back says what goes before it, one forward what comes after; a firm tie to the very
    // neighbour says both
    if (key > 1 && !back && !isFirm(forward)) return [];
    if (key < SLOTS && !forward && !isFirm(back)) return [];
    const slots = [
      ...before.toSorted((a, b) => a - b).slice(before.length - (key - 1)),
      own,
      ...after.slice(0, SLOTS - key),
    ];
    const shown = [back, forward].filter((tie): tie is Tie => tie !== undefined);
    return [
      {
        sentences: window,
        taken,
        slots,
        key,
        ties: shown,
        reasons: slots.map((slot) => closed.get(slot) ?? ""),
      },
    ];
  });
}

function isFirm(tie: Tie | undefined): boolean {
  return tie !== undefined && tie.near && tie.strength === 2;
}

/** Whether two sentences say nearly the same, as refrains do: then either could stand for the other. */
function echoes(a: Sentence, b: Sentence): boolean {
  const own = contentStems(a);
  const other = contentStems(b);
  let shared = 0;
  for (const word of own) if (other.has(word)) shared++;
  return shared / Math.max(1, own.size) > 0.6;
}

const known = new WeakMap<Sentence, ReadonlySet<string>>();

function contentStems(sentence: Sentence): ReadonlySet<string> {
  let words = known.get(sentence);
  if (!words) known.set(sentence, (words = new Set(sentence.tokens.map(({ lower }) => lower))));
  return words;
}

/** In Korean, why the place fails: what the sentence, or one after it, would then lean on in vain. */
function reasonFor(broken: readonly Tie[], taken: Sentence): string | null {
  const strong = broken.filter(({ strength }) => strength === 2);
  const own = strong.find(({ dependent }) => dependent === taken.index);
  if (own)
    return `이 자리 앞에는 주어진 문장의 '${own.words}'에 이어질 '${own.anchorWords}'의 내용이 없거나 이어지지 않아요.`;
  const other = strong[0] ?? broken[0];
  return other
    ? `여기에 넣으면 '${other.words}'에 앞서 나와야 할 '${other.anchorWords}'의 내용과 이어지지 않아요.`
    : null;
}
