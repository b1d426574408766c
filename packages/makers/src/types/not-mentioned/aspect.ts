/** Aspects: what a text of a kind usually tells, and how to see whether it does. */

/** One thing that a text may tell, such as where somebody was born. */
export interface Aspect {
  readonly id: string;
  /** As an option names it, in Korean. */
  readonly label: string;
  /** A sentence in which it matches surely tells it. */
  readonly told: RegExp;
  /** A text in which it matches nowhere surely does not tell it. It matches whatever `told` matches. */
  readonly hint: RegExp;
  /**
   * A text in which it matches may well tell it, or tells something beside it, so that a reader may think so. It can be
   * the key in such a text alone; an aspect without it is never the key.
   */
  readonly near?: RegExp;
  /**
   * Of one that can be the key: how many texts tell it for one that could be asked for it. Keys are drawn by it, so that an
   * aspect is the key as often as it is told. Measured on 315 texts that were written for this.
   */
  readonly weight?: number;
  /** Whether it stands under a heading of nearly every text of its kind, so that finding it takes no reading. */
  readonly isPlain?: true;
  /** An aspect beside which it would not be printed, since both may be told by one thing. */
  readonly notBeside?: string;
}

/** Of an aspect that every text of its kind may well tell. */
export const ANYWHERE = /./u;

/** An aspect that a text tells, and the sentence that tells it. */
export interface Told {
  readonly aspect: Aspect;
  readonly sentence: { readonly index: number; readonly start: number; readonly end: number };
  /** Where in the text the words stand that tell it. */
  readonly at: number;
}
