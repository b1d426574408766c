/** Grammar points: what a grammar rule finds in a sentence. */
import type { Sentence } from "../analysis.ts";

/** Half-open, in UTF-16 units of the whole text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A span in which the author's form follows a rule, so that the rule can be tested there. */
export interface FoundPoint extends Span {
  /** The id of the rule. */
  readonly rule: string;
  /** The words as the author wrote them. */
  readonly original: string;
  /** A form that is certainly wrong here, or null where no edit is certain to be wrong. */
  readonly replacement: string | null;
  /** The words that show which form is needed. */
  readonly cue: Span;
  /** In Korean, a clause before "…서 맞아요": why the author's form is right. */
  readonly right: string;
  /** In Korean, a full sentence: why the replacement is wrong. Empty without one. */
  readonly wrong: string;
}

/** A point, and what is known of how learners fare with it. */
export interface GrammarPoint extends FoundPoint {
  /** How much it asks of a learner: 0 nothing, 1 a basic point, 2 a real one, 3 one that most miss (`knowledge/`). */
  readonly worth: number;
  /** How suspicious the author's form looks although it is right, from 0 to 3. */
  readonly lure: number;
  /** In Korean, a full sentence: why the author's form may look wrong. Empty where nothing makes it look so. */
  readonly trap: string;
}

export interface GrammarRule {
  readonly id: string;
  /** In Korean, as a teacher names it. */
  readonly name: string;
  /** In Korean, what to remember, in one or two sentences. */
  readonly lesson: string;
  /** Finds every point of the rule in a sentence; pure. */
  find(sentence: Sentence): FoundPoint[];
}
