/** A line of dashes between two blank lines: where one passage ends and the next begins. */
const BREAK = /(?:\r?\n)[ \t]*\r?\n[ \t]*-{3,}[ \t]*\r?\n[ \t]*(?:\r?\n)/;

/**
 * The passages in a text. One that ends with a break is followed by an empty one, to type on in.
 * @example splitPassages("One.\n\n---\n\nTwo.") // ["One.", "Two."]
 */
export function splitPassages(text: string): string[] {
  const parts = text.split(BREAK);
  if (parts.length === 1) return parts;
  const last = parts.length - 1;
  return parts.map((part) => part.trim()).filter((part, at) => part !== "" || at === last);
}
