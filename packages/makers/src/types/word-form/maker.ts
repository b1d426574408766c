/** 어형 변화: words in brackets, to be put into the form that grammar requires. */
import type { ItemContent, Span } from "@pulda/question";
import { excerpts, type Excerpt } from "../../shared/excerpt.ts";
import { grammarCandidates } from "../../shared/grammar/points.ts";
import { type Maker, type Source } from "../../maker.ts";
import { testedSpans, overlaps } from "../../shared/target.ts";
import { orthographicNeighbours } from "../../shared/orthographic-neighbours.ts";
import { passageRuns } from "../../shared/runs.ts";
import { alsoRight } from "./also-right.ts";
import { isFilledByFrame, isPrinted } from "./frame.ts";
import { inflectionCandidates, rootCandidates, type FormCandidate } from "./inflections.ts";

const INSTRUCTION = "괄호 안의 단어를 알맞은 형태로 고쳐 쓰시오.";
const LABELS = ["A", "B", "C"];
/** Numbers of words in Korean, by the number. */
const WORDS = ["", "한", "두", "세"];
/** A single blank asks too little of a whole text, and so does a second one that is basic. */
const LEAST_BLANKS = 2;
const MOST_BASIC = 1;
const REAL_WORTH = 2;
/** Of how many candidates the blanks are chosen, the best first. */
const MAX_CANDIDATES = 14;
/** How many items of one excerpt are offered. */
const MAX_SETS = 16;

export const wordForm: Maker = {
  id: "word-form",
  name: "어형 변화",
  shape: "write",
  asks: "grammar",
  review: "type",
  auto: true,
  inAuto: true,
  *propose(source, order) {
    const testedBefore = order.existingItems.flatMap(testedSpans);
    for (const excerpt of order.random.shuffled(excerpts(source))) {
      const candidates = [
        ...inflectionCandidates(grammarCandidates(excerpt.sentences)),
        ...rootCandidates(excerpt.sentences),
      ].filter(
        (candidate) =>
          candidate.worth > 0 &&
          !isPrinted(candidate, excerpt.sentences) &&
          (order.at === candidate.start || !isFilledByFrame(candidate, excerpt.sentences)) &&
          !testedBefore.some((span) => overlaps(span, candidate)),
      );
      for (const blanks of blankSets(candidates, excerpt.span, order.at))
        yield write(source, excerpt, blanks);
    }
    return "형태를 물어볼 만한 낱말(분사·동명사·파생어)을 서로 다른 것으로 두 군데 이상 찾지 못했어요.";
  },
};

/** The blanks of an item: two or three of different kinds in different sentences; the best sets first. One at `at`. */
function blankSets(
  candidates: readonly FormCandidate[],
  span: Span,
  at: number | null,
): FormCandidate[][] {
  const best = candidates
    .toSorted((a, b) => Number(b.start === at) - Number(a.start === at) || b.worth - a.worth)
    .slice(0, MAX_CANDIDATES)
    .toSorted((a, b) => a.start - b.start);
  const sets = best.flatMap((a, i) => [
    [a],
    ...best
      .slice(i + 1)
      .flatMap((b, j) =>
        apart(a, b)
          ? [
              [a, b],
              ...best
                .slice(i + j + 2)
                .flatMap((c) => (apart(a, c) && apart(b, c) ? [[a, b, c]] : [])),
            ]
          : [],
      ),
  ]);
  const isWanted = (set: readonly FormCandidate[]): boolean => {
    if (at !== null) return set[0]?.start === at;
    const basic = set.filter(({ worth }) => worth < REAL_WORTH).length;
    return (
      set.length >= LEAST_BLANKS &&
      basic <= MOST_BASIC &&
      !set.every(isGerundLike) &&
      !set.every(isPastParticiple)
    );
  };
  return sets
    .filter(isWanted)
    .map((set) => ({ set, value: averageOf(set) + set.length + spreadOf(set, span) }))
    .toSorted((x, y) => y.value - x.value)
    .slice(0, MAX_SETS)
    .map(({ set }) => set);
}

const apart = (a: FormCandidate, b: FormCandidate): boolean =>
  a.sentence !== b.sentence && a.kind !== b.kind && a.original !== b.original;

/** Whoever writes -ing into every blank must not be right. */
const isGerundLike = ({ original }: FormCandidate): boolean => original.endsWith("ing");

/** Nor whoever writes a past participle; "surprised" beside "surprising" is another question. */
const isPastParticiple = ({ rule, original }: FormCandidate): boolean =>
  /^(?:voice|participle-modifier|participial-clause|finite-verb)$/u.test(rule) &&
  !original.endsWith("ing");

const averageOf = (set: readonly FormCandidate[]): number =>
  set.reduce((sum, { worth }) => sum + worth, 0) / set.length;

/** How far apart the blanks are, from 0 to 1. */
function spreadOf(set: readonly FormCandidate[], { start, end }: Span): number {
  const from = set[0]?.start ?? start;
  const to = set.at(-1)?.start ?? start;
  return (to - from) / Math.max(1, end - start);
}

const mostWordsOf = (candidates: readonly FormCandidate[]): number =>
  Math.max(...candidates.map(({ original }) => original.split(" ").length));

/**
 * In Korean, of how many words the forms are: a longer one might come to mind. Which of several blanks has more than one
 * word is not said, or it would tell that its verb is passive.
 */
function countOf(candidates: readonly FormCandidate[]): string {
  const most = mostWordsOf(candidates);
  if (candidates.length === 1) return `(${WORDS[most]} 단어로 쓰시오.)`;
  return most === 1
    ? "(각각 한 단어로 쓰시오.)"
    : `(각각 한 단어 또는 ${WORDS[most]} 단어로 쓰시오.)`;
}

function write(
  source: Source,
  { span }: Excerpt,
  candidates: readonly FormCandidate[],
): ItemContent {
  const single = candidates.length === 1;
  const label = (at: number): string | undefined => (single ? undefined : LABELS[at]);
  return {
    version: 1,
    type: "word-form",
    shape: "write",
    instruction: `${INSTRUCTION} ${countOf(candidates)}`,
    points: single ? 2 : 3,
    blocks: [
      {
        kind: "passage",
        runs: passageRuns(
          source.text,
          span,
          candidates.map((candidate, at) => {
            const name = label(at);
            const { start, end } = candidate;
            return {
              span: { start, end },
              run: { kind: "blank", ...(name ? { label: name } : {}), hint: candidate.hint },
            };
          }),
        ),
      },
    ],
    fields: candidates.map((candidate, at) => {
      const name = label(at);
      return { ...(name ? { label: `(${name})` } : {}), hint: candidate.hint };
    }),
    grading: "form",
    neighbours: orthographicNeighbours(
      candidates.map(({ original }) => original),
      "form",
    ),
    key: {
      accepted: candidates.map((candidate) => [
        candidate.original,
        ...(candidate.spellings ?? []),
        ...alsoRight(source.text, candidate, mostWordsOf(candidates)),
      ]),
    },
    explanation: candidates
      .map(({ note }, at) => (single ? note : `(${LABELS[at]}) ${note}`))
      .join("\n"),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: {
        kind: "blanks",
        blanks: candidates.map(({ start, end, original }) => ({ span: { start, end }, original })),
      },
      rules: candidates.map(({ rule }) => rule),
      evidence: candidates.map(({ cue, note }) => ({ span: cue, note })),
      distractors: [],
    },
    difficulty: difficultyOf(candidates),
  };
}

/** Earned by what the blanks ask on average. */
function difficultyOf(candidates: readonly FormCandidate[]): "low" | "middle" | "high" {
  const average = averageOf(candidates);
  return average >= 2.5 ? "high" : average >= 1.8 ? "middle" : "low";
}
