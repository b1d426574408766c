/** What binds a sentence to others: the reasons why sentences cannot change places. */
import type { Sentence, Token } from "../analysis.ts";
import type { Span } from "../grammar/grammar-point.ts";

export type TieKind =
  | "demonstrative"
  | "definite"
  | "term"
  | "name"
  | "person"
  | "sequence"
  | "opening"
  | "chain"
  | "answer";

/** A sentence that leans on another one. */
export interface Tie {
  readonly kind: TieKind;
  /** Index of the sentence that leans. */
  readonly dependent: number;
  /** The words in it that do. */
  readonly span: Span;
  readonly words: string;
  /** Sentences (indices) any of which can carry it. */
  readonly sources: readonly number[];
  /** The words of the nearest source that it takes up. */
  readonly anchor: Span;
  readonly anchorWords: string;
  /** Whether the source must be the very sentence before. */
  readonly near: boolean;
  /** 2: without a source before it the text is plainly broken; 1: it reads badly. */
  readonly strength: 1 | 2;
}

/** How badly an order of sentences (indices) breaks the ties: the sum of the strengths. */
export function brokenTieWeight(ties: readonly Tie[], order: readonly number[]): number {
  // asked for every order of every cut: an array of places is twice as fast as a map
  const place: (number | undefined)[] = [];
  for (let at = 0; at < order.length; at++) place[order[at] ?? 0] = at;
  let sum = 0;
  for (const tie of ties) {
    const at = place[tie.dependent];
    if (at !== undefined && breaks(tie, place, at)) sum += tie.strength;
  }
  return sum;
}

/** Whether a tie finds no source where its sentence stands, at `at`: before it, or right before it. */
function breaks(
  { near, sources }: Tie,
  place: readonly (number | undefined)[],
  at: number,
): boolean {
  for (const source of sources) {
    const from = place[source] ?? at;
    if (near ? from === at - 1 : from < at) return false;
  }
  return true;
}

/** A tie from the words between two tokens of a sentence to an anchor in another. */
export function makeTie(
  kind: TieKind,
  sentence: Sentence,
  first: Token,
  last: Token,
  sources: readonly number[],
  anchor: { start: number; end: number; text: string },
  strength: 1 | 2,
): Tie {
  return {
    kind,
    dependent: sentence.index,
    span: { start: first.start, end: last.end },
    words: sentence.text.slice(first.start - sentence.start, last.end - sentence.start),
    sources,
    anchor: { start: anchor.start, end: anchor.end },
    anchorWords: anchor.text,
    near: false,
    strength,
  };
}
