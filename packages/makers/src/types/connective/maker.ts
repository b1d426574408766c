/** 연결어: two blanks for sentence connectives; the distractors express other relations. */
import { withParticle } from "@pulda/english";
import type { ItemContent } from "@pulda/question";
import { excerpts, type Excerpt } from "../../shared/excerpt.ts";
import { type Maker, type MakeOrder, type Source } from "../../maker.ts";
import { testedSpans, overlaps } from "../../shared/target.ts";
import { quoted } from "../../shared/quote.ts";
import type { Random } from "../../shared/random.ts";
import { explanationOf } from "../../shared/rejections.ts";
import { passageRuns, pointsFor, insertKeyAt } from "../../shared/runs.ts";
import { connectiveCandidates, type ConnectiveCandidate } from "./candidates.ts";
import { EXCLUDED, MEANING, NAME, RELATION_OF, SHOWN, TRAP, type Relation } from "./relations.ts";

const INSTRUCTION = "다음 글의 빈칸 (A), (B)에 들어갈 말로 가장 적절한 것은?";

const LABELS = ["A", "B"];

/** The most items that are proposed for an excerpt. */
const MAX_PROPOSED = 6;

export const connective: Maker = {
  id: "connective",
  name: "연결어",
  shape: "choose",
  asks: "reading",
  review: "type",
  auto: true,
  inAuto: true,
  *propose(source, order) {
    const testedBefore = order.existingItems.flatMap(testedSpans);
    let maxFound = 0;
    for (const excerpt of order.random.shuffled(excerpts(source))) {
      const candidates = connectiveCandidates(excerpt.sentences);
      maxFound = Math.max(maxFound, candidates.length);
      const pairs = pairsOf(candidates).filter(
        ([a, b]) =>
          (order.at === null || a.start === order.at) &&
          !(
            testedBefore.some((span) => overlaps(span, a)) &&
            testedBefore.some((span) => overlaps(span, b))
          ),
      );
      for (const pair of order.random.shuffled(pairs).slice(0, MAX_PROPOSED)) {
        const rivals = rivalsOf(pair, order.random);
        if (rivals) yield write(source, excerpt, pair, rivals, order);
      }
    }
    return `관계가 분명한 연결어(However, For example 등)로 시작하는 문장이 두 개 있어야 해요. (찾은 문장 ${maxFound}개)`;
  },
};

/** Pairs of connectives with different relations. */
function pairsOf(
  candidates: readonly ConnectiveCandidate[],
): [ConnectiveCandidate, ConnectiveCandidate][] {
  return candidates.flatMap((a, at) =>
    candidates
      .slice(at + 1)
      .filter((b) => a.relation !== b.relation)
      .map((b): [ConnectiveCandidate, ConnectiveCandidate] => [a, b]),
  );
}

/** Two wrong connectives for each of two blanks. */
interface Rivals {
  readonly first: readonly [string, string];
  readonly second: readonly [string, string];
}

/**
 * The rivals of two connectives: of the relations that are nearest, and such that no option has one relation in both
 * blanks. Null where there are none.
 */
function rivalsOf(
  [a, b]: readonly [ConnectiveCandidate, ConnectiveCandidate],
  random: Random,
): Rivals | null {
  for (const [x, y] of twoOf(EXCLUDED[a.relation]))
    for (const [z, w] of twoOf(EXCLUDED[b.relation])) {
      if (x === b.relation || z === a.relation || x === z || y === w) continue;
      const shown = (relation: Relation, { opens, text }: ConnectiveCandidate): string => {
        const free = SHOWN[relation].filter((other) => other !== a.text && other !== b.text);
        const word = free[random.below(free.length)] ?? "";
        return opens && /^\p{Lu}/u.test(text) ? word : word.toLowerCase();
      };
      return { first: [shown(x, a), shown(y, a)], second: [shown(z, b), shown(w, b)] };
    }
  return null;
}

/** Every ordered choice of two, the first ones first. */
function* twoOf<T>(all: readonly T[]): Generator<readonly [T, T]> {
  for (const one of all) for (const other of all) if (one !== other) yield [one, other];
}

function write(
  source: Source,
  { span }: Excerpt,
  pair: readonly [ConnectiveCandidate, ConnectiveCandidate],
  { first: [x, y], second: [z, w] }: Rivals,
  { random, keyNumbers }: MakeOrder,
): ItemContent {
  const [first, second] = pair;
  const key = keyNumbers[0] ?? 1;
  // in each column the right word and a wrong one stand twice: counting words leaves four options
  const distractors = random.shuffled([
    [first.text, z],
    [x, second.text],
    [x, z],
    [y, w],
  ]);
  const options = insertKeyAt([first.text, second.text], distractors, key);
  const notes = pair.map((candidate) => ({ candidate, note: noteOf(candidate) }));
  const rejections = options.flatMap((cells, at) => {
    const wrongColumn = cells.findIndex((cell, column) => cell !== pair[column]?.text);
    const candidate = pair[wrongColumn];
    return at === key - 1 || !candidate
      ? []
      : [
          {
            choice: at + 1,
            reason: `(${LABELS[wrongColumn]}) ${whyWrong(cells[wrongColumn] ?? "", candidate)}`,
            ...trapOf(cells[wrongColumn] ?? "", candidate),
          },
        ];
  });
  const difficulty = pair.some(({ relation }) => relation === "contrast") ? "low" : "middle";
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
          pair.map(({ start, end }, at) => ({
            span: { start, end },
            run: { kind: "blank", label: LABELS[at] ?? "" },
          })),
        ),
      },
    ],
    options: options.map((cells) => ({ cells })),
    key: { choice: key },
    explanation: explanationOf(
      notes.map(({ note }, at) => `(${LABELS[at]}) ${note}`),
      rejections,
    ),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: {
        kind: "blanks",
        blanks: pair.map(({ start, end, text }) => ({ span: { start, end }, original: text })),
      },
      rules: pair.map(({ relation }) => relation),
      evidence: notes.map(({ candidate: { before, sentence }, note }) => ({
        span: { start: before.start, end: sentence.end },
        note,
      })),
      distractors: rejections,
    },
    difficulty,
  };
}

function noteOf({ before, text, relation }: ConnectiveCandidate): string {
  return `${quoted(before.text)} 뒤에 ${MEANING[relation]}므로 ${NAME[relation]}의 연결어 ${withParticle(text, "이/가", `'${text}'`)} 알맞아요.`;
}

function trapOf(word: string, { relation }: ConnectiveCandidate): { trap?: string } {
  const other = RELATION_OF.get(word.toLowerCase());
  const trap = other && TRAP[relation]?.[other];
  return trap ? { trap } : {};
}

function whyWrong(word: string, { relation }: ConnectiveCandidate): string {
  const other = RELATION_OF.get(word.toLowerCase());
  const name = other ? `${NAME[other]}의 연결어` : "연결어";
  return `${withParticle(word, "은/는", `'${word}'`)} ${name}라서 ${MEANING[relation]}는 흐름에 맞지 않아요.`;
}
