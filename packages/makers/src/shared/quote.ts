/** Quotations of the text in explanations. */

/** Longer quotations are truncated. */
const MAX_LENGTH = 140;

/** @example quoted("Bees dance.") // "\"Bees dance.\"" */
export function quoted(text: string): string {
  const line = text.replace(/\s+/gu, " ");
  return `"${line.length <= MAX_LENGTH ? line : `${line.slice(0, line.lastIndexOf(" ", MAX_LENGTH - 10))} …`}"`;
}
