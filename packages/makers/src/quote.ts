/** Places of the text as a 해설 quotes them. */

/** Longer quotations are cut. */
const LONGEST = 140;

/** @example quoted("Bees dance.") // "\"Bees dance.\"" */
export function quoted(text: string): string {
  const line = text.replace(/\s+/gu, " ");
  return `"${line.length <= LONGEST ? line : `${line.slice(0, line.lastIndexOf(" ", LONGEST - 10))} …`}"`;
}
