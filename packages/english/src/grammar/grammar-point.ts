/** What a grammar rule finds: a place where it can be tested. */
import type { Sentence } from "../analysis.ts";

/** Half-open, in UTF-16 units of the whole text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A place where the author's form follows a rule. */
export interface GrammarPoint extends Span {
  /** The id of the rule. */
  readonly rule: string;
  /** The words as the author wrote them. */
  readonly original: string;
  /** A form that is plainly wrong in this place, or null where no edit is certain to be wrong. */
  readonly replacement: string | null;
  /** The words that show what form is needed. */
  readonly cue: Span;
  /** In Korean, a clause before "…서 맞아요": why the author's form is right. */
  readonly right: string;
  /** In Korean, a full sentence: why the replacement is wrong. Empty without one. */
  readonly wrong: string;
  /** How good a test point it is, 1 (plain) to 3 (what an exam likes to ask). */
  readonly worth: number;
}

export interface GrammarRule {
  readonly id: string;
  /** In Korean, as a teacher names it. */
  readonly name: string;
  /** In Korean, what to remember, in one or two sentences. */
  readonly lesson: string;
  /** Every place in the sentence where the rule shows; pure. */
  find(sentence: Sentence): GrammarPoint[];
}
