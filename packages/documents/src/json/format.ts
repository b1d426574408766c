/** What a file of Pulda JSON says of itself, and how much of it is read. */

export const FORMAT = "pulda-exam";
/** Changes when an older Pulda could not read the file. */
export const VERSION = 1;

export const LIMITS = {
  /** In UTF-16 units: a thousand passages of the greatest length are some 13 million. */
  length: 16 * 1024 * 1024,
  /** How deep values stand in each other; an item needs eleven. */
  depth: 24,
  passages: 1000,
  items: 1000,
  title: 100,
  passageLength: 50_000,
  /** Of one item, as JSON. */
  itemLength: 200_000,
  /** What a response can have. */
  fields: 20,
  pieces: 100,
  /** Accepted answers of an item, in characters as they are graded; accepted orders. */
  answers: 20_000,
  orders: 100,
} as const;
