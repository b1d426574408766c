/** The item with two blanks: five pairs of connectives. */
import type { ItemContent } from "@pulda/question";
import type { MakeOrder, Source } from "../../maker.ts";
import type { Excerpt } from "../../shared/excerpt.ts";
import type { Random } from "../../shared/random.ts";
import { explanationOf } from "../../shared/rejections.ts";
import { insertKeyAt, passageRuns, pointsFor } from "../../shared/runs.ts";
import { blankOf } from "./blank-of.ts";
import { noteOf, rejectionOf } from "./explain.ts";
import type { Relation } from "./relations.ts";
import { distractorRelations, connectivesOf } from "./distractors.ts";
import type { Reading } from "./support.ts";

const INSTRUCTION = "다음 글의 빈칸 (A), (B)에 들어갈 말로 가장 적절한 것은?";

const LABELS = ["A", "B"];

export type ReadingPair = readonly [Reading, Reading];

/** Pairs of connectives with different relations. */
export function pairsOf(readings: readonly Reading[]): ReadingPair[] {
  return readings.flatMap((a, at) =>
    readings
      .slice(at + 1)
      .filter((b) => a.candidate.relation !== b.candidate.relation)
      .map((b): ReadingPair => [a, b]),
  );
}

/** Two wrong connectives for each of two blanks. */
export interface PairDistractors {
  readonly first: readonly [string, string];
  readonly second: readonly [string, string];
}

/**
 * The distractors of two connectives: of the relations that are nearest, such that no option has one relation in both blanks
 * and no connective stands in both columns. Null where there are none.
 */
export function distractorsOfPair([a, b]: ReadingPair, random: Random): PairDistractors | null {
  const own = [a.candidate.relation, b.candidate.relation];
  for (const [x, y] of twoOf(distractorRelations(a)))
    for (const [z, w] of twoOf(distractorRelations(b))) {
      if (x === own[1] || z === own[0] || x === z || y === w) continue;
      const shown = (relation: Relation, { candidate }: Reading): string => {
        const words = connectivesOf(relation, candidate);
        return words[random.below(words.length)] ?? "";
      };
      const first = [shown(x, a), shown(y, a)] as const;
      const second = [shown(z, b), shown(w, b)] as const;
      const all = [a.candidate.text, b.candidate.text, ...first, ...second];
      if (new Set(all.map((word) => word.toLowerCase())).size < all.length) continue;
      return { first, second };
    }
  return null;
}

/** Every ordered choice of two, the first ones first. */
function* twoOf<T>(all: readonly T[]): Generator<readonly [T, T]> {
  for (const one of all) for (const other of all) if (one !== other) yield [one, other];
}

/** An item that asks for two connectives. */
export function pairItem(
  source: Source,
  { span }: Excerpt,
  pair: ReadingPair,
  { first: [x, y], second: [z, w] }: PairDistractors,
  { random, keyNumbers }: MakeOrder,
): ItemContent {
  const [first, second] = pair.map(({ candidate }) => candidate.text) as [string, string];
  const key = keyNumbers[0] ?? 1;
  // in each column the right word and a wrong one stand twice: counting words leaves four options
  const distractors = random.shuffled([
    [first, z],
    [x, second],
    [x, z],
    [y, w],
  ]);
  const options = insertKeyAt([first, second], distractors, key);
  const notes = pair.map((reading) => ({ reading, note: noteOf(reading) }));
  const rejections = options.flatMap((cells, at) => {
    const wrongColumn = cells.findIndex((cell, column) => cell !== pair[column]?.candidate.text);
    const reading = pair[wrongColumn];
    if (at === key - 1 || !reading) return [];
    const { reason, trap } = rejectionOf(cells[wrongColumn] ?? "", reading.candidate.relation);
    const label = `(${LABELS[wrongColumn]})`;
    return [{ choice: at + 1, reason: `${label} ${reason}`, trap: `${label} ${trap}` }];
  });
  const hasContrast = pair.some(({ candidate }) => candidate.relation === "contrast");
  const difficulty = hasContrast ? "low" : "middle";
  const blanks = pair.map(({ candidate }) => blankOf(candidate));
  return {
    version: 1,
    type: "connective",
    shape: "choose",
    instruction: INSTRUCTION,
    points: pointsFor(difficulty),
    blocks: [
      {
        kind: "passage",
        runs: passageRuns(
          source.text,
          span,
          blanks.map((blank, at) => ({
            span: blank.span,
            run: { kind: "blank", label: LABELS[at] ?? "" },
            added: blank.reworded?.added,
          })),
        ),
      },
    ],
    options: options.map((cells) => ({ cells })),
    key: { choice: key },
    explanation: explanationOf(
      notes.map(({ note }, at) => `(${LABELS[at]}) ${note}`),
      rejections.map(({ choice, trap }) => ({ choice, reason: trap })),
    ),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: { kind: "blanks", blanks },
      rules: pair.map(({ candidate }) => candidate.relation),
      evidence: notes.map(({ reading: { candidate }, note }) => ({
        span: { start: candidate.before.start, end: candidate.after.end },
        note,
      })),
      distractors: rejections,
    },
    difficulty,
  };
}
