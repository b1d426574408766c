/** Worst-case answers of two thousand characters, for each part of grading. */
export const LONG_ANSWERS = [
  "a".repeat(2000),
  `${"a".repeat(1999)}b`,
  "ab".repeat(1000),
  "organis".repeat(285),
  "it's ".repeat(400),
  "don't you ".repeat(200),
  "word ".repeat(400),
  `${" ".repeat(1999)}a`,
  `${".".repeat(1999)}a`,
  "-".repeat(2000),
  "'".repeat(2000),
  "(".repeat(2000),
  "~ ".repeat(1000),
  "가".repeat(2000),
  `${"가".repeat(1999)}각`,
  "가각".repeat(1000),
  "😀".repeat(1000),
  // NFKC makes eighteen letters of this one
  "ﷺ".repeat(2000),
];
