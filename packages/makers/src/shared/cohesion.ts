/** Cohesive ties between sentences: which of them an excerpt shows, and their description in Korean. */
import {
  findTies,
  leaningTies,
  progressTies,
  withParticle,
  type Analysis,
  type LeaningRelation,
  type Sentence,
  type Tie,
} from "@pulda/english";
import type { Manner } from "./vocabulary/argument.ts";

const cache = new WeakMap<Analysis, readonly Tie[]>();

/** Every tie of a text, cached, since several types need them. */
export function tiesOf(analysis: Analysis): readonly Tie[] {
  let ties = cache.get(analysis);
  if (!ties) cache.set(analysis, (ties = findTies(analysis)));
  return ties;
}

const leaningCache = new WeakMap<Analysis, readonly Tie[]>();

/** Every tie of a text and where its sentences lean on the one before, by dependent sentence; cached. */
export function tiesAndLeanings(analysis: Analysis): readonly Tie[] {
  let ties = leaningCache.get(analysis);
  if (!ties) {
    ties = [...tiesOf(analysis), ...leaningTies(analysis)].toSorted(
      (a, b) => a.dependent - b.dependent || a.span.start - b.span.start,
    );
    leaningCache.set(analysis, ties);
  }
  return ties;
}

/**
 * The ties that hold the order of a text: those of `tiesAndLeanings`, and where a text tells what happened, those of a
 * sentence with what happens next.
 * @example orderingTies(analyse("A bell rang. He looked up."), "tells").length // 1
 */
export function orderingTies(analysis: Analysis, manner: Manner): readonly Tie[] {
  const known = tiesAndLeanings(analysis);
  if (manner !== "tells") return known;
  const leaning = new Set(
    known.flatMap(({ kind, dependent }) => (kind === "leaning" ? [dependent] : [])),
  );
  return [
    ...known,
    ...progressTies(analysis).filter(({ dependent }) => !leaning.has(dependent)),
  ].toSorted((a, b) => a.dependent - b.dependent || a.span.start - b.span.start);
}

/**
 * The ties that lie within a run of adjacent sentences: both ends are in it, in the author's order.
 * @param ties as `tiesOf` sorts them, by dependent sentence
 */
export function tiesWithin(sentences: readonly Sentence[], ties: readonly Tie[]): Tie[] {
  const first = sentences[0]?.index ?? 0;
  const last = first + sentences.length - 1;
  const start = sentences[0]?.start ?? 0;
  const found: Tie[] = [];
  for (let at = firstTieFrom(ties, first); at < ties.length; at++) {
    const tie = ties[at]!;
    const { dependent, sources, near, anchor } = tie;
    if (dependent > last) break;
    const isWithin =
      anchor.start >= start &&
      sources.some(
        (source) => source >= first && (near ? source === dependent - 1 : source < dependent),
      );
    if (isWithin) found.push(sources.length > MANY_SOURCES ? clipped(tie, first, last) : tie);
  }
  return found;
}

/** The index of the first tie of a sentence or of one after it. */
function firstTieFrom(ties: readonly Tie[], sentence: number): number {
  let [low, high] = [0, ties.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ties[middle]!.dependent < sentence) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A text that repeats itself gives a tie hundreds of sources, and each order of a run looks at all of them. */
const MANY_SOURCES = 20;

/** The tie with its sources in a run, and one for all those outside: no order of the run tells them apart. */
function clipped(tie: Tie, first: number, last: number): Tie {
  const isInside = (source: number): boolean => source >= first && source <= last;
  const outside = tie.sources.find((source) => !isInside(source));
  const inside = tie.sources.filter(isInside);
  return { ...tie, sources: outside === undefined ? inside : [outside, ...inside] };
}

/** A tie described in one Korean sentence. */
export function describeTie({ kind, words, anchorWords, relation }: Tie): string {
  const shown = `'${words}'`;
  const anchor = `'${anchorWords}'`;
  switch (kind) {
    case "demonstrative":
      return `${withParticle(words, "은/는", shown)} 앞에 나온 ${withParticle(anchorWords, "을/를", anchor)} 가리켜요.`;
    case "definite":
      return `${withParticle(words, "은/는", shown)} 앞에서 처음 소개된 ${withParticle(anchorWords, "을/를", anchor)} 다시 받은 말이에요.`;
    case "term":
      if (/^\p{Lu}\p{Ll}/u.test(anchorWords))
        return `${withParticle(words, "은/는", shown)} 앞에서 이름이 소개된 뒤에 쓸 수 있는 말이에요.`;
      return `${withParticle(words, "은/는", shown)} 앞에서 ${withParticle(anchorWords, "이라/라", anchor)}는 용어가 소개된 뒤에 쓸 수 있는 말이에요.`;
    case "name":
      return `${withParticle(words, "은/는", shown)} 앞에서 온전한 이름으로 소개된 사람(것)을 다시 부른 말이에요.`;
    // a pronoun's antecedent is not resolved: only that there must be one is certain
    case "person":
      return `대명사 ${withParticle(words, "이/가", shown)} 가리킬 사람이 앞에 먼저 나와 있어야 해요.`;
    case "sequence":
      return `${withParticle(words, "은/는", shown)} 앞에 나온 ${anchor}에 이어지는 순서예요.`;
    case "chain":
      return `${withParticle(words, "은/는", shown)} 바로 앞 문장의 ${withParticle(anchorWords, "과/와", anchor)} 같은 대상을 이어서 말하고 있어요.`;
    case "answer":
      return `${withParticle(words, "은/는", shown)} 바로 앞의 물음에 답하는 말이에요.`;
    case "encapsulation":
      return `${withParticle(words, "은/는", shown)} 바로 앞 문장의 내용을 한마디로 받은 말이에요.`;
    case "opening":
      return `${withParticle(words, "은/는", shown)} 바로 앞 문장의 내용을 이어받는 말이에요.`;
    case "leaning":
      return `${withParticle(words, "은/는", shown)} 바로 앞 문장(${anchor})${LEANINGS[relation ?? "reference"]}`;
  }
}

const LEANINGS: Readonly<Record<LeaningRelation, string>> = {
  contrast: "과 맞서는 내용을 이어 줘요.",
  result: "에서 나온 결과나 결론을 이어 줘요.",
  example: "의 예를 이어 줘요.",
  addition: "에 더하는 내용을 이어 줘요.",
  restatement: "을 다시 풀어 말하거나 뒷받침하는 내용을 이어 줘요.",
  reference: "의 내용을 가리키며 이어져요.",
  progress: "에 이어 일어난 일을 말해요.",
};
