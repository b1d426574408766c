/** What a notice says, in Korean, and what it might be taken to say. */

/** A line or a sentence of a notice. */
export interface Piece {
  /** Without its bullet. */
  readonly text: string;
  /** Whether it is an item of a list. */
  readonly isItem: boolean;
  readonly start: number;
  readonly end: number;
  /** The nearest heading above: "Prizes". */
  readonly heading: string;
}

/** A particular that a piece states. */
export interface Particular {
  readonly id: string;
  readonly piece: Piece;
  /** A sentence in Korean that says it: "참가비에 점심이 포함되어 있다." */
  readonly statement: string;
  /** Sentences that are false of this notice, each of which a hasty reader believes. */
  readonly false: readonly string[];
  /** Whether it stands under a heading of nearly every notice, so that finding it takes no reading. */
  readonly isPlain: boolean;
}

/** What rules of a kind find in a notice. */
export interface Notice {
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** Whether something is sent in, and nobody has to come. */
  readonly isForEntries: boolean;
}

/** Finds particulars in a piece. */
export type Rule = (piece: Piece, notice: Notice) => readonly Omit<Particular, "piece">[];

/** A particular, before it is known which piece states it. */
export const particular = (
  id: string,
  statement: string,
  wrong: readonly string[] = [],
  isPlain = false,
): Omit<Particular, "piece"> => ({ id, statement, false: wrong, isPlain });
