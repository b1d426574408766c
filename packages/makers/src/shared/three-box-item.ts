/** Items with three boxed pairs (A), (B), (C), whose options are combinations. */
import { circled, type ItemContent, type Span, type WordSpan } from "@pulda/question";
import type { Excerpt } from "./excerpt.ts";
import type { MakeOrder, Source } from "../maker.ts";
import { passageRuns, pointsFor, insertKeyAt } from "./runs.ts";

/** One boxed pair. */
export interface Box extends Span {
  readonly original: string;
  readonly distractor: string;
  /** The id of the rule that settles it. */
  readonly rule: string;
  /** The evidence that settles it. */
  readonly evidence: Span;
  /** In Korean, full sentences: why the author's word is right, and why the distractor is wrong. */
  readonly right: string;
  readonly wrong: string;
  /** In Korean, a full sentence: why the author's word may look wrong. */
  readonly trap?: string;
  /** How much it asks, beside the other two; the same for all where left out. */
  readonly worth?: number;
}

const LABELS = ["A", "B", "C"];

/**
 * Which of three boxes each distractor gets right. With the key the boxes are right in 3, 2 and 3 of the five options, so
 * that whoever counts ends at a distractor. No box tells the key by itself: beside the second, either of the others has to
 * be known, and beside the others the second.
 */
const RIGHT_BOXES = [
  [false, true, false],
  [true, false, true],
  [true, false, false],
  [false, false, true],
] as const;
/** The box of the pattern that has to be known. */
const DECISIVE = 1;

/** The box of the pattern for each box of the item: the decisive one for one that asks most, the others by chance. */
function placesOf(boxes: readonly Box[], random: MakeOrder["random"]): number[] {
  const places = random.shuffled([0, 1, 2]);
  const worths = boxes.map(({ worth = 0 }) => worth);
  const decisive = places.indexOf(DECISIVE);
  const most = Math.max(...worths);
  const at = worths[decisive] === most ? decisive : worths.indexOf(most);
  return places.map((place, box) =>
    box === at ? DECISIVE : box === decisive ? (places[at] ?? DECISIVE) : place,
  );
}

/** An item with three boxes, given the texts of its type. */
export function threeBoxItem(
  about: Pick<ItemContent, "type" | "instruction" | "difficulty"> & {
    readonly lesson?: string;
    /** The tested words, where the boxes offer words. */
    readonly words?: WordSpan[];
  },
  source: Source,
  { span }: Excerpt,
  boxes: readonly Box[],
  { random, keyNumbers }: Pick<MakeOrder, "random" | "keyNumbers">,
): ItemContent {
  const { type, instruction, difficulty, lesson, words } = about;
  const places = placesOf(boxes, random);
  const distractors = random
    .shuffled(RIGHT_BOXES)
    .map((right) => places.map((place) => right[place] ?? false));
  const key = keyNumbers[0] ?? 1;
  const rights = insertKeyAt<readonly boolean[]>([true, true, true], distractors, key);
  const shown = boxes.map(({ original, distractor }) =>
    random.below(2) === 0 ? [original, distractor] : [distractor, original],
  );
  return {
    version: 1,
    type,
    shape: "choose",
    instruction,
    points: pointsFor(difficulty),
    blocks: [
      {
        kind: "passage",
        runs: passageRuns(
          source.text,
          span,
          boxes.map(({ start, end }, at) => ({
            span: { start, end },
            run: { kind: "choice", label: LABELS[at] ?? "", options: shown[at] ?? [] },
          })),
        ),
      },
    ],
    options: rights.map((right) => ({
      cells: boxes.map(({ original, distractor }, at) => (right[at] ? original : distractor)),
    })),
    key: { choice: key },
    explanation: [
      ...boxes.map(
        ({ right, wrong: why, trap }, at) =>
          `(${LABELS[at]}) ${[right, why, trap].filter(Boolean).join(" ")}`,
      ),
      `그래서 정답은 ${circled(key)}이에요.`.replace(/([②④⑤])이에요/u, "$1예요"),
      ...(lesson ? [lesson] : []),
    ].join("\n"),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation: {
        kind: "boxes",
        boxes: boxes.map(({ start, end, original, distractor }) => ({
          span: { start, end },
          original,
          distractor,
        })),
      },
      rules: boxes.map(({ rule }) => rule),
      ...(words && { words }),
      evidence: boxes.map(({ evidence, right }) => ({ span: evidence, note: right })),
      distractors: rights.flatMap((right, at) => {
        const wrongBox = right.findIndex((isRight) => !isRight);
        const box = boxes[wrongBox];
        return at === key - 1 || !box
          ? []
          : [
              {
                choice: at + 1,
                reason: `(${LABELS[wrongBox]}) ${box.wrong || box.right}`,
                ...(box.trap ? { trap: box.trap } : {}),
              },
            ];
      }),
    },
    difficulty,
  };
}

/** How often a random selection of three boxes is tried. */
const MAX_TRIES = 20;

/**
 * Selects three candidates of different kinds and in different sentences, in the order of the text; or null.
 * With `at`, the first of them must start there.
 * @param areAlike whether two candidates would ask the same
 */
export function chooseThreeBoxes<
  T extends Span & { readonly sentence: number; readonly kind: string },
>(
  from: readonly T[],
  sorted: (list: readonly T[]) => T[],
  at: number | null,
  areAlike: (a: T, b: T) => boolean,
): readonly T[] | null {
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const picked: T[] = [];
    const candidates = sorted(from).filter(({ start }) => at === null || start >= at);
    const first = candidates.find(({ start }) => start === at);
    for (const one of first ? [first, ...candidates] : candidates) {
      if (picked.length === 3) break;
      const isApart = picked.every(
        (other) =>
          other.sentence !== one.sentence && other.kind !== one.kind && !areAlike(other, one),
      );
      if (isApart) picked.push(one);
    }
    const inOrder = picked.toSorted((a, b) => a.start - b.start);
    if (picked.length === 3 && (at === null || inOrder[0]?.start === at)) return inOrder;
  }
  return null;
}
