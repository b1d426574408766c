/** How wide texts and columns are, in em of the text: enough to say what fits into a line. */
import type { PaperLayout } from "./paper.ts";

/** How wide a column is, in em of its text. */
const COLUMN_EMS = { A4: { 1: 52, 2: 24.5 }, B4: { 1: 62, 2: 29.5 } } as const;

/** How wide a column of a layout is, in em of its text. */
export function columnEms({ size, columns }: PaperLayout): number {
  return COLUMN_EMS[size][columns];
}

/** About how wide a text is set, in em: a Korean character is square, a Latin letter about half of it. */
export function emsOf(text: string): number {
  let sum = 0;
  for (const char of text) sum += /[\p{Script=Hangul}\p{Script=Han}①-⑳]/u.test(char) ? 0.95 : 0.5;
  return sum;
}
