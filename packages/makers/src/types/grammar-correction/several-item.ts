/** 어법 고쳐 쓰기 with several errors: among numbered underlines, or with nothing underlined. */
import { circled, type ItemContent, type Run, type Span } from "@pulda/question";
import { pluralOf, singularOf } from "@pulda/english";
import type { Excerpt } from "../../shared/excerpt.ts";
import type { EditableCandidate, GrammarCandidate } from "../../shared/grammar/candidate.ts";
import { errorsProof } from "../../shared/grammar/errors-proof.ts";
import { explainErrors } from "../../shared/grammar/explanation.ts";
import { grammarDifficulty } from "../../shared/grammar/points.ts";
import type { SeveralErrors } from "../../shared/grammar/several-errors.ts";
import { orthographicNeighbours } from "../../shared/orthographic-neighbours.ts";
import { passageRuns } from "../../shared/runs.ts";
import type { Source } from "../../maker.ts";
import { acceptedForms } from "./accepted-forms.ts";
import { contextOf } from "./point-context.ts";

/** How much of the sentence around an error may be written with an answer, in characters. */
const MAX_AROUND = 160;

/**
 * The item.
 * @param isNumbered whether the points are underlined and numbered
 */
export function severalItem(
  source: Source,
  excerpt: Excerpt,
  set: SeveralErrors,
  isNumbered: boolean,
): ItemContent {
  const { points, edited } = set;
  const mends = edited.map((one) => acceptedForms(one.point, contextOf(source, excerpt, one)));
  const count = edited.length;
  return {
    version: 1,
    type: "grammar-correction",
    shape: "write",
    instruction: isNumbered
      ? `다음 글의 밑줄 친 부분 중, 어법상 틀린 것 ${count}개를 찾아 번호를 쓰고 바르게 고쳐 쓰시오.`
      : `다음 글에서 어법상 틀린 곳을 ${count}개 찾아, 그 부분만 바르게 고쳐 쓰시오.`,
    points: 2 * count,
    blocks: [
      {
        kind: "passage",
        runs: isNumbered
          ? numberedRuns(source.text, excerpt.span, set)
          : [{ kind: "plain", text: editedText(source.text, excerpt.span, edited) }],
      },
    ],
    fields: edited.flatMap((_, at) => [
      { label: `(${at + 1}) 틀린 것` },
      { label: `(${at + 1}) 고친 표현` },
    ]),
    grading: "form",
    pairs: edited.map((one) => {
      const { before, after } = contextOf(source, excerpt, one);
      return { before: before.slice(-MAX_AROUND), after: after.slice(0, MAX_AROUND) };
    }),
    neighbours: orthographicNeighbours(
      [...edited.map(({ point }) => point.replacement), ...mends.flat()],
      "form",
    ),
    key: {
      accepted: edited.flatMap((one, at) => {
        const other = isNumbered ? null : subjectMend(source, excerpt, one);
        return [
          isNumbered
            ? namesOf(one, points.findIndex(({ start }) => start === one.start) + 1)
            : [one.point.replacement, ...(other ? [other.wrong] : [])],
          [...(mends[at] ?? []), ...(other ? [other.right] : [])],
        ];
      }),
    },
    explanation: explainErrors(
      points.map(({ point }) => point),
      edited.map(({ point }) => point),
      isNumbered,
    ),
    proof: errorsProof(source, excerpt.span, set, isNumbered),
    difficulty: grammarDifficulty(
      edited.map(({ point }) => point),
      source.text,
    ),
  };
}

/** What names a numbered place: its number, its words, or both. */
export function namesOf({ point: { replacement } }: EditableCandidate, number: number): string[] {
  const numeral = circled(number);
  return [
    `${numeral} ${replacement}`,
    replacement,
    numeral,
    String(number),
    `${numeral}${replacement}`,
    `${number}번`,
    `${number}번 ${replacement}`,
    `(${number})`,
    `(${number}) ${replacement}`,
  ];
}

function numberedRuns(text: string, span: Span, { points, edited }: SeveralErrors): Run[] {
  const wrong = new Map<GrammarCandidate, string>(
    edited.map((one) => [one, one.point.replacement] as const),
  );
  return passageRuns(
    text,
    span,
    points.map((one, at) => ({
      span: { start: one.start, end: one.end },
      run: { kind: "underlined", text: wrong.get(one) ?? one.point.original, place: at + 1 },
    })),
  );
}

/** The excerpt with its errors. */
export function editedText(text: string, span: Span, edited: readonly EditableCandidate[]): string {
  return passageRuns(
    text,
    span,
    edited.map(({ start, end, point }) => ({
      span: { start, end },
      run: { kind: "plain", text: point.replacement },
    })),
  )
    .map((run) => ("text" in run ? run.text : ""))
    .join("");
}

const DETERMINED = /\b(?:the|its|their|his|her|our|my|your)\s+$/iu;

/**
 * "The boys plays" can be mended in its subject, too, where a determiner stands with either number.
 * @returns the subject and its other number, or null
 */
function subjectMend(
  source: Source,
  { sentences }: Excerpt,
  { point, sentence }: EditableCandidate,
): { readonly wrong: string; readonly right: string } | null {
  if (point.rule !== "subject-verb-agreement") return null;
  const noun = source.text.slice(point.cue.start, point.cue.end);
  const start = sentences.find(({ index }) => index === sentence)?.start ?? point.cue.start;
  if (!/^[a-z]+$/u.test(noun) || !DETERMINED.test(source.text.slice(start, point.cue.start)))
    return null;
  const singular = singularOf(noun);
  const right = singular === noun ? pluralOf(noun) : singular;
  return right === noun ? null : { wrong: noun, right };
}
