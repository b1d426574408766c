/** 무관한 문장: one of five numbered sentences is an intruder about what the text is about, beside its argument. */
import { withParticle, type Sentence, type Tie } from "@pulda/english";
import { circled, type ItemContent, type Run } from "@pulda/question";
import { describeTie, tiesOf, tiesWithin } from "../../shared/cohesion.ts";
import { excerpts, wordCountOf } from "../../shared/excerpt.ts";
import { type Maker, type MakeOrder, type Source } from "../../maker.ts";
import { quoted } from "../../shared/quote.ts";
import { pointsFor } from "../../shared/runs.ts";
import { mannerOf } from "../../shared/vocabulary/argument.ts";
import { surroundingsOf, type Surroundings } from "./surroundings.ts";
import { intrudersBetween, type Intruder } from "./intruder.ts";

const INSTRUCTION = "다음 글에서 전체 흐름과 관계 없는 문장은?";

const NUMBERED_SENTENCES = 5;
/** The least words of a numbered sentence: exclamations and headings are too short. */
const MIN_WORDS = 5;
/** The most items that are proposed for a passage. */
const MAX_PROPOSED = 12;
/** So many items may have the same intruder: at different places, so that keys can be balanced. */
const MAX_OF_INTRUDER = 2;
const WORDS = { least: 60, most: 260 } as const;

/** By so much chance may change an order, so that the texts of an exam do not share an intruder. */
const JITTER = 0.05;
/** A candidate that promises so much less than the best is not proposed, whatever number its key has. */
const MOST_BELOW = 0.1;
/** From so much promise on, an intruder is not found by its subject alone. */
const HIDDEN = 0.65;

/** The position of the numbered sentences; the intruder is the `key`-th of five. */
interface Setting {
  readonly sentences: readonly Sentence[];
  /** Index of the first numbered sentence. */
  readonly from: number;
  readonly key: number;
}

interface Candidate {
  readonly setting: Setting;
  readonly intruder: Intruder;
  /** What holds the sentences together between which the intruder stands; null where nothing marks it. */
  readonly tie: Tie | null;
}

/** In a notice one thing stands beside another, and no sentence interrupts. */
const NO_FLOW = "편지나 안내문에는 벗어날 글의 흐름이 없어요.";

export const irrelevantSentence: Maker = {
  id: "irrelevant-sentence",
  name: "무관한 문장",
  shape: "mark",
  asks: "reading",
  review: "type",
  auto: true,
  inAuto: true,
  *propose(source, order) {
    if (mannerOf(source.analysis) === "addresses") return NO_FLOW;
    const counts = new Map<string, number>();
    let proposed = 0;
    for (const candidate of rankedCandidates(source, order)) {
      const { text } = candidate.intruder;
      const count = counts.get(text) ?? 0;
      if (count >= MAX_OF_INTRUDER || source.text.includes(text) || order.hasInserted(text))
        continue;
      if (proposed++ === MAX_PROPOSED) break;
      counts.set(text, count + 1);
      yield write(source, candidate);
    }
    return "글이 다루는 대상을 말하면서도 글의 흐름에서 벗어나는 문장을 찾지 못했거나, 설명하는 글이 아니거나, 글이 너무 짧아요.";
  },
};

/**
 * What opens a sentence that plainly goes on from the one before the intruder: after it, such words would have nothing
 * that they could mean, and the intruder would be found without reading.
 */
const POINTS_BACK =
  /^(?:\w+,? ){0,4}?(?:also|too|still|worse|similarly|likewise|second|third|next|then|this|these|those|such|they|them|their|it|its|he|him|his|she|her|both|neither|another|others|the (?:first|second|third|same|other|latter|former|effect|result|reason|answer))\b/iu;

/** Every setting with the best intruders for it, the most promising first. */
function rankedCandidates(source: Source, order: MakeOrder): Candidate[] {
  const ties = tiesOf(source.analysis);
  const candidates = excerpts(source).flatMap(({ sentences }) => {
    const surroundings = surroundingsOf(sentences);
    if (!surroundings || addressesSomebody(sentences)) return [];
    const within = tiesWithin(sentences, ties);
    const intruders = intrudersIn(surroundings, order);
    return settingsIn(sentences, order).flatMap((setting) =>
      candidatesAt(setting, within, intruders),
    );
  });
  const rankOf = ({ intruder, setting }: Candidate): number =>
    intruder.promise +
    (JITTER * order.random.below(100)) / 100 -
    0.02 * order.keyNumbers.indexOf(setting.key);
  const ranked = order.random
    .shuffled(candidates)
    .map((candidate) => ({ candidate, rank: rankOf(candidate) }))
    .toSorted((a, b) => b.rank - a.rank);
  const best = ranked[0]?.rank ?? 0;
  return ranked.filter(({ rank }) => rank >= best - MOST_BELOW).map(({ candidate }) => candidate);
}

/** How many of the intruders that fit a place are looked at. */
const MAX_AT_PLACE = 3;

/** The best intruders between two sentences; cached, since many settings share them. */
type IntrudersBetween = (before: Sentence, after: Sentence) => readonly Intruder[];

function intrudersIn(surroundings: Surroundings, order: MakeOrder): IntrudersBetween {
  const known = new Map<Sentence, readonly Intruder[]>();
  return (before, after) => {
    let found = known.get(before);
    if (!found) {
      found = intrudersBetween(before, after, surroundings, order.neighbours()).slice(
        0,
        MAX_AT_PLACE,
      );
      known.set(before, found);
    }
    return found;
  };
}

function candidatesAt(
  setting: Setting,
  ties: readonly Tie[],
  intruders: IntrudersBetween,
): Candidate[] {
  const { sentences, from, key } = setting;
  const [before, after] = [sentences[from + key - 2], sentences[from + key - 1]];
  if (!before || !after) return [];
  const tie = ties.find(
    ({ dependent, sources }) => dependent === after.index && sources.includes(before.index),
  );
  return intruders(before, after).map((intruder) => ({ setting, intruder, tie: tie ?? null }));
}

/** Who writes to somebody says so: letters and notices, in which what holds in general stands out. */
const ADDRESSES =
  /\b(?:I|me|my|please|pleased|sincerely|welcome|register|registration|participants)\b/iu;

function addressesSomebody(sentences: readonly Sentence[]): boolean {
  return sentences.some(({ text }) => ADDRESSES.test(text));
}

const PRESENT = /^(?:VBZ|VBP|MD)$/u;
const PAST = /^VBD$/u;

function countOf(sentences: readonly Sentence[], tags: RegExp): number {
  return sentences.flatMap(({ tokens }) => tokens).filter(({ likely }) => tags.test(likely ?? ""))
    .length;
}

/** Whether sentences state what holds in general, in the present: intruders do, and stand out among events. */
function isGeneral(sentences: readonly Sentence[]): boolean {
  return countOf(sentences, PRESENT) >= 2 * countOf(sentences, PAST);
}

function tellsOfThePast(sentence: Sentence): boolean {
  return countOf([sentence], PAST) > countOf([sentence], PRESENT);
}

/** Four adjacent sentences of one paragraph, with at least one before them, for each number of the key. */
function settingsIn(sentences: readonly Sentence[], order: MakeOrder): Setting[] {
  if (sentences.some(({ readable }) => !readable)) return [];
  const words = sentences.reduce((sum, sentence) => sum + wordCountOf(sentence), 0);
  if (words < WORDS.least || words > WORDS.most) return [];
  // the first numbered sentence is no place: nothing has been argued yet
  const keys = order.keyNumbers.filter((key) => key > 1);
  return keys.flatMap((key) =>
    sentences.flatMap((first, from): Setting[] => {
      const four = sentences.slice(from, from + NUMBERED_SENTENCES - 1);
      const at = sentences[from + key - 1]?.start ?? sentences.at(-1)?.end ?? 0;
      if (from === 0 || four.length < NUMBERED_SENTENCES - 1) return [];
      if (four.some((sentence) => wordCountOf(sentence) < MIN_WORDS)) return [];
      if (four.some(({ inQuotation, text }) => inQuotation || /["“”]/u.test(text))) return [];
      if (sentences[from + key - 1]?.inQuotation) return [];
      if (order.at !== null && at !== order.at) return [];
      // the intruder must not open a paragraph or end the text
      const here = sentences[from + key - 1];
      if (!here || here.paragraph !== sentences[from + key - 2]?.paragraph) return [];
      if (POINTS_BACK.test(here.text)) return [];
      if (tellsOfThePast(sentences[from + key - 2]!) || tellsOfThePast(here)) return [];
      return first.paragraph === four.at(-1)?.paragraph && isGeneral(four)
        ? [{ sentences, from, key }]
        : [];
    }),
  );
}

function write(
  source: Source,
  { setting: { sentences, from, key }, intruder: { text, hook, strange, promise }, tie }: Candidate,
): ItemContent {
  const span = { start: sentences[0]?.start ?? 0, end: sentences.at(-1)?.end ?? 0 };
  const four = sentences.slice(from, from + NUMBERED_SENTENCES - 1);
  const at = sentences[from + key - 1]?.start ?? span.end;
  const runs: Run[] = [{ kind: "plain", text: source.text.slice(span.start, four[0]?.start) }];
  const insertIntruder = (): void => {
    runs.push({ kind: "labelled", text, place: key }, { kind: "plain", text: " " });
  };
  four.forEach((sentence, index) => {
    if (index + 1 === key) insertIntruder();
    runs.push({ kind: "labelled", text: sentence.text, place: index + (index + 1 < key ? 1 : 2) });
    const next = sentences[from + index + 1]?.start ?? span.end;
    if (next > sentence.end)
      runs.push({ kind: "plain", text: source.text.slice(sentence.end, next) });
  });
  if (key === NUMBERED_SENTENCES) insertIntruder();
  const end = four.at(-1)?.end ?? span.end;
  const rest = sentences[from + four.length]?.start ?? end;
  if (rest < span.end) runs.push({ kind: "plain", text: source.text.slice(rest, span.end) });
  const other =
    strange.length === 0
      ? "이 글이 다루지 않는 다른 이야기"
      : `이 글이 다루지 않는 이야기(${strange.map((word) => quoted(word)).join(", ")})`;
  const note = `${circled(key)} 문장은 글에 나온 ${withParticle(hook, "을/를", quoted(hook))} 이어받아서 이어지는 것처럼 보이지만, ${other}를 해서 앞뒤 문장의 흐름을 끊어요.`;
  const closing = tie
    ? `${circled(key)} 문장을 빼면 앞뒤 문장이 이어져요: ${describeTie(tie)}`
    : `${circled(key)} 문장을 빼면 앞뒤 문장이 자연스럽게 이어져요.`;
  const rejections = four.map((sentence, index) => ({
    choice: index + 1 < key ? index + 1 : index + 2,
    reason: `${quoted(sentence.text)}는 글의 중심 내용을 이어 가는 문장이에요.`,
  }));
  const difficulty = promise >= HIDDEN ? "middle" : "low";
  return {
    version: 1,
    type: "irrelevant-sentence",
    shape: "mark",
    instruction: INSTRUCTION,
    points: pointsFor(difficulty),
    blocks: [{ kind: "passage", runs }],
    places: NUMBERED_SENTENCES,
    key: { choice: key },
    explanation: [note, closing].join("\n"),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: { kind: "insert", at, text, gap: " " },
      rules: ["off-topic"],
      evidence: [{ span: { start: four[0]?.start ?? 0, end }, note }],
      distractors: rejections,
    },
    difficulty,
  };
}
