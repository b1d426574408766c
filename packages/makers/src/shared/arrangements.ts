/** The arrangements of three things, which items with three parts or three blanks offer. */

/** What stands first, second and third, by its place in the text, from 0. */
export type Arrangement = readonly number[];

/** Every arrangement but that of the text, in the order of Korean exams: ACB, BAC, BCA, CAB, CBA. */
export const OTHER_ARRANGEMENTS: readonly Arrangement[] = [
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];
