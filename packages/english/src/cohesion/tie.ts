/** Cohesive ties (Halliday and Hasan 1976): dependencies between sentences that determine their order. */
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
  | "answer"
  | "encapsulation"
  | "leaning";

/** What joins a sentence to the one on which it leans. */
export type LeaningRelation =
  | "contrast"
  | "result"
  | "example"
  | "addition"
  | "restatement"
  | "reference"
  | "progress";

/** A dependency of a sentence on another one. */
export interface Tie {
  readonly kind: TieKind;
  /** Index of the dependent sentence. */
  readonly dependent: number;
  /** The words in it that depend on the source. */
  readonly span: Span;
  readonly words: string;
  /** Indices of the sentences that satisfy the tie: any of them is enough. */
  readonly sources: readonly number[];
  /** The antecedent: the words of the nearest source. */
  readonly anchor: Span;
  readonly anchorWords: string;
  /** Whether the source must be directly before the dependent sentence. */
  readonly near: boolean;
  /** 2: without a source before it the text is incoherent; 1: it reads badly. */
  readonly strength: 1 | 2;
  /** Of a leaning sentence: what joins it to the one before. */
  readonly relation?: LeaningRelation;
}

/** The first words of a sentence, to be shown in an explanation. */
export function openingOf({ text }: Pick<Sentence, "text">): string {
  const words = text.split(/\s+/u);
  return words.length <= SHOWN_WORDS ? text : `${words.slice(0, SHOWN_WORDS).join(" ")} …`;
}

const SHOWN_WORDS = 6;

/** The total strength of the ties that an order of sentences (indices) breaks. */
export function brokenTieWeight(ties: readonly Tie[], order: readonly number[]): number {
  return weightOf(brokenTies(ties, order));
}

/** The total strength of ties. */
export function weightOf(ties: readonly Tie[]): number {
  let sum = 0;
  for (const { strength } of ties) sum += strength;
  return sum;
}

/** The ties that an order of sentences (indices) breaks. */
export function brokenTies(ties: readonly Tie[], order: readonly number[]): Tie[] {
  // called for every order of every division: an array is twice as fast as a map
  const position: (number | undefined)[] = [];
  for (let at = 0; at < order.length; at++) position[order[at] ?? 0] = at;
  return ties.filter((tie) => {
    const at = position[tie.dependent];
    return at !== undefined && breaks(tie, position, at);
  });
}

/** Whether a tie has no source before position `at` of its sentence (directly before it, if `near`). */
function breaks(
  { near, sources }: Tie,
  position: readonly (number | undefined)[],
  at: number,
): boolean {
  for (const source of sources) {
    const from = position[source] ?? at;
    if (near ? from === at - 1 : from < at) return false;
  }
  return true;
}

/** Makes a tie from the words between two tokens of a sentence to an anchor in another. */
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
