/** Quotas: how much of each kind of work one user may ask for in a minute (`docs/quotas.md`). */

/**
 * Units a minute. A call is one unit unless its route says what it costs: a survey is a unit for each started
 * 5,000 characters, words are added one unit each.
 */
export const QUOTAS = {
  /** Exams, forms, word tests, rule reviews, and items made again. */
  make: 60,
  /** Surveys of passages, while their author is typing. */
  survey: 600,
  /** Words looked up in the dictionary. */
  lookUp: 300,
  /** Words added to the list. */
  words: 12_000,
  /** Pages of an exam's words. */
  examWords: 120,
  /** Items written or edited by hand. */
  edit: 300,
  /** Whole lists in one answer. */
  export: 30,
  /** Own data as a file. */
  ownData: 5,
  /** Attempts that are begun. */
  start: 120,
  /** Hundreds of items that a call reads or copies; ordinary exams have fewer and cost nothing. */
  items: 600,
} as const;
export type Quota = keyof typeof QUOTAS;
