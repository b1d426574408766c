/** Parts of what a notice announces: the workshop of a fair, the final of a contest. */

/** So many letters of a notice name what it announces. */
const TITLE = 160;

/**
 * Whether a word means a part, and not what the notice is about.
 * @param word "workshops"; undefined where none was found
 * @example isPart("Workshops", "Kite Festival …") // true
 */
export function isPart(word: string | undefined, text: string): boolean {
  if (word === undefined) return false;
  const singular = word.toLowerCase().replace(/(?<=ss)es$|(?<!s)s$/u, "");
  const title = text.slice(0, TITLE).toLowerCase();
  return !title
    .split(/[^\p{L}]+/u)
    .some((one) => one === singular || one === `${singular}s` || one === `${singular}es`);
}
