/** What a learner reads about a grammar rule. */

/** A sentence and the same with the mistake that learners make. */
export interface LessonPair {
  readonly right: string;
  /** Differs from `right` in one stretch of words. */
  readonly wrong: string;
  /** In Korean, one sentence: what in the sentence settles it. */
  readonly why: string;
}

/** In Korean, but for the sentences. The rule itself has its name and its short form. */
export interface Lesson {
  /** What the rule is: two to four sentences. */
  readonly what: string;
  /** How to see it in a text, step by step. */
  readonly seeing: readonly string[];
  readonly pairs: readonly [LessonPair, LessonPair, LessonPair];
  /** What an exam does to lead astray, and how not to be. */
  readonly trap: string;
  /** Ids of rules that are often taken for this one. */
  readonly related: readonly string[];
}
