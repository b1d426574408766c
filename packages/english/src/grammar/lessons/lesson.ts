/** The lesson of a grammar rule, for learners. */

/** A sentence, and the same sentence with a typical mistake. */
export interface LessonPair {
  readonly right: string;
  /** Differs from `right` in a single span of words. */
  readonly wrong: string;
  /** In Korean, one sentence: the evidence in the sentence. */
  readonly why: string;
}

/** In Korean, except the example sentences. Name and summary belong to the rule itself. */
export interface Lesson {
  /** What the rule is: two to four sentences. */
  readonly what: string;
  /** How to recognize it in a text, step by step. */
  readonly seeing: readonly string[];
  readonly pairs: readonly [LessonPair, LessonPair, LessonPair];
  /** The trap: how exams mislead, and how to avoid it. */
  readonly trap: string;
  /** Ids of rules that are often confused with this one. */
  readonly related: readonly string[];
}
