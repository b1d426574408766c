/** The work on one item that a model is to propose. */

/** One item to be proposed: plain data, so that it can be sent to a worker thread. */
export interface ModelTask {
  /** The id of a model type (`MODEL_TYPES`). */
  readonly type: string;
  /** Index into the exam's passages. */
  readonly passage: number;
  /** The text of the passage. */
  readonly text: string;
  /** 1–5: how hard the item may be. */
  readonly level: number;
  readonly seed: number;
  /** The words that other items of the passage ask about already: quotations of the passage. */
  readonly avoid: readonly string[];
  /**
   * Which of the items of this type and passage it is, from 1 (where left out): a second one is asked for in other
   * words, so that what came of the first is not answered again.
   */
  readonly ordinal?: number;
}
