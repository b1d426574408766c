/** 어형 변화: words in brackets, to be put into the form that grammar requires. */
import type { ItemContent } from "@pulda/question";
import { excerpts, type Excerpt } from "../../shared/excerpt.ts";
import { grammarCandidates } from "../../shared/grammar/points.ts";
import { type Maker, type Source } from "../../maker.ts";
import { testedSpans, overlaps } from "../../shared/target.ts";
import { orthographicNeighbours } from "../../shared/orthographic-neighbours.ts";
import { passageRuns } from "../../shared/runs.ts";
import { inflectionCandidates, rootCandidates, type FormCandidate } from "./inflections.ts";

const INSTRUCTION = "괄호 안의 단어를 알맞은 형태로 고쳐 쓰시오.";

const LABELS = ["A", "B", "C"];

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
      ].filter((candidate) => !testedBefore.some((span) => overlaps(span, candidate)));
      const first =
        order.at === null ? undefined : candidates.find(({ start }) => start === order.at);
      if (order.at !== null && !first) continue;
      const picked: FormCandidate[] = first ? [first] : [];
      for (const candidate of order.random.shuffled(candidates)) {
        if (picked.length === LABELS.length) break;
        if (first && candidate.start < first.start) continue;
        if (
          picked.every(
            ({ sentence, kind }) => sentence !== candidate.sentence && kind !== candidate.kind,
          )
        )
          picked.push(candidate);
      }
      if (picked.length > 0)
        yield write(
          source,
          excerpt,
          picked.toSorted((a, b) => a.start - b.start),
        );
    }
    return "문법으로 형태가 하나로 정해지는 낱말(분사·동명사·부사·비교급)을 찾지 못했어요.";
  },
};

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
    instruction: INSTRUCTION,
    points: single ? 2 : 3,
    blocks: [
      {
        kind: "passage",
        runs: passageRuns(
          source.text,
          span,
          candidates.map(({ start, end, hint }, at) => {
            const name = label(at);
            return {
              span: { start, end },
              run: { kind: "blank", ...(name ? { label: name } : {}), hint },
            };
          }),
        ),
      },
    ],
    fields: candidates.map(({ hint }, at) => {
      const name = label(at);
      return { ...(name ? { label: `(${name})` } : {}), hint };
    }),
    grading: "form",
    neighbours: orthographicNeighbours(
      candidates.map(({ original }) => original),
      "form",
    ),
    key: { accepted: candidates.map(({ original }) => [original]) },
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
    difficulty: candidates.some(({ rule }) => rule === "word-class") ? "middle" : "low",
  };
}
